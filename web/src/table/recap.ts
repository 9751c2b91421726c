/** What happened since this player last looked, kept in the browser by campaign and seat. */

import type { TablePage } from "../lib/types";
import type { LogEntry } from "../lib/types";

export interface Glance {
  /** The newest entry seen. */
  n: number;
  /** When, in milliseconds. */
  at: number;
}

const AWHILE = 10 * 60 * 1000;
const ENOUGH = 3; // fewer entries need no recap

export function glanceKey(page: TablePage): string {
  return `gonfalon-seen-${page.campaign.id}-${page.me.seat}`;
}

export function lastGlance(page: TablePage): Glance | null {
  try {
    return JSON.parse(localStorage.getItem(glanceKey(page)) ?? "null") as Glance | null;
  } catch {
    return null;
  }
}

export function glance(page: TablePage, now: number): void {
  localStorage.setItem(glanceKey(page), JSON.stringify({ n: page.log.at(-1)?.n ?? -1, at: now }));
}

/** What is new to somebody who was away for a while; nothing for who was here just now. */
export function missed(page: TablePage, last: Glance | null, now: number): LogEntry[] {
  if (!last || now - last.at < AWHILE) return [];
  const fresh = page.log.filter((entry) => entry.n > last.n && entry.tone !== "quiet");
  return fresh.length < ENOUGH ? [] : fresh;
}
