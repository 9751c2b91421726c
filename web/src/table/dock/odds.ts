/** Odds as figures: the share that is good, and the bars in the order bad, even, good. */

import type { Odds } from "../../lib/types";

export type Bar = Odds["bars"][number];

const ORDER = { bad: 0, even: 1, good: 2 } as const;

export function share(odds: Odds, tone: Bar["tone"]): number {
  return odds.bars.filter((bar) => bar.tone === tone).reduce((sum, bar) => sum + bar.percent, 0);
}

/** What may go well, in percent. */
export function chance(odds: Odds | null): number | null {
  return odds?.bars.length ? share(odds, "good") : null;
}

/** From worst to best; bars of one tone keep their order. */
export function ordered(odds: Odds): Bar[] {
  return [...odds.bars].sort((a, b) => ORDER[a.tone] - ORDER[b.tone]);
}

/** The word on the best bar: what a pill on the map promises. */
export function promise(odds: Odds): string {
  return odds.bars.find((bar) => bar.tone === "good")?.label ?? "";
}
