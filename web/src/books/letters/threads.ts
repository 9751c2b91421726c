/** Letters sorted into conversations: one with each ruler, the newest first among the conversations. */

import type { Letter, LogEntry } from "../../lib/types";

export interface Thread {
  seat: string;
  /** Oldest first, as one reads them. */
  letters: Letter[];
  last: string;
}

/** A thread with every other ruler, also where nothing was written yet. */
export function threads(letters: readonly Letter[], mine: string, others: readonly string[]): Thread[] {
  const all = others.map((seat): Thread => {
    const between = letters.filter((letter) => (letter.from === mine ? letter.to : letter.from) === seat);
    const sorted = between.sort((a, b) => a.at.localeCompare(b.at));
    return { seat, letters: sorted, last: sorted.at(-1)?.at ?? "" };
  });
  return all.sort((a, b) => b.last.localeCompare(a.last));
}

/** How many letters have come since the reader last looked. */
export function unread(thread: Thread, mine: string, seen: string): number {
  return thread.letters.filter((letter) => letter.from !== mine && letter.at > seen).length;
}

/** What was said of pacts, newest first. */
export function pactLines(log: readonly LogEntry[]): LogEntry[] {
  return log.filter((entry) => entry.pact).reverse();
}
