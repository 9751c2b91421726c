/** The arithmetic of a book whose text flows in columns, two to a spread. */

import type { Replay } from "../../lib/types";

export interface Measure {
  /** The width of what is seen: one spread. */
  wide: number;
  /** Between two columns, and so between two spreads. */
  gap: number;
  /** The width of all columns together. */
  whole: number;
}

export function spreads({ wide, gap, whole }: Measure): number {
  return Math.max(1, Math.round((whole + gap) / (wide + gap)));
}

/** The spread on which something lies that begins so far from the left. */
export function spreadAt(left: number, { wide, gap }: Measure): number {
  return Math.max(0, Math.floor((left + 1) / (wide + gap)));
}

export function leftOf(spread: number, { wide, gap }: Measure): number {
  return spread * (wide + gap);
}

/** The month of the replay that shows how things stood when an entry had happened: the next one after it. */
export function frameFor(frames: Replay["frames"], year: number, month: number): number | null {
  const later = frames.find((frame) => frame.year > year || (frame.year === year && frame.month > month));
  return (later ?? frames.at(-1))?.n ?? null;
}
