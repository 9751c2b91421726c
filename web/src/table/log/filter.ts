/** The log as it is read: filtered, newest first, under headings of month and phase. */

import type { LogEntry } from "../../lib/types";

export const SHOWN = ["all", "battles", "mine", "dice"] as const;
export type Show = (typeof SHOWN)[number];

export interface Chapter {
  key: string;
  when: string;
  phase: string;
  entries: LogEntry[];
}

export function wanted(entry: LogEntry, show: Show, seat: string): boolean {
  if (show === "battles") return entry.tone === "battle";
  if (show === "mine") return entry.who === seat;
  if (show === "dice") return entry.dice.length > 0;
  return true;
}

/** The newest on top, chapters and entries alike. */
export function chapters(log: readonly LogEntry[], show: Show, seat: string): Chapter[] {
  const made: Chapter[] = [];
  for (const entry of log) {
    if (!wanted(entry, show, seat)) continue;
    const last = made.at(-1);
    if (last?.when === entry.when && last.phase === entry.phase) last.entries.push(entry);
    else made.push({ key: String(entry.n), when: entry.when, phase: entry.phase, entries: [entry] });
  }
  for (const chapter of made) chapter.entries.reverse();
  return made.reverse();
}

/** Older entries before newer ones, each once. */
export function joined(older: readonly LogEntry[], newer: readonly LogEntry[]): LogEntry[] {
  const all = new Map([...older, ...newer].map((entry) => [entry.n, entry]));
  return [...all.values()].sort((a, b) => a.n - b.n);
}
