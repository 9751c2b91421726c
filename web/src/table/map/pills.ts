/** Where the pills of lit tiles lie, so that none covers another: above or below its tile, and shrunk if need be. */

import type { Point } from "./view";

export interface Pill {
  place: string;
  /** The one option it stands for, where a tile has a pill for each. */
  answer?: string;
  at: Point;
  letters: string;
  text: string;
  /** What stays of the text where room is scarce. */
  brief: string;
  below: boolean;
}
export interface Laid extends Pill {
  x: number;
  y: number;
  wide: number;
}

export const HIGH = 28; // points of the screen
const LETTER = 26; // the round letter
const SIGN = 7.3; // an average sign of the text
const GAP = 3;

/** The room of the letters at its left end. */
export function head(pill: Pill): number {
  return pill.letters ? LETTER + Math.max(0, pill.letters.length - 1) * 9 : 8;
}

function width(pill: Pill): number {
  return pill.text ? head(pill) + pill.text.length * SIGN + 16 : head(pill) + 2;
}

function meets(a: Laid, b: Laid, k: number): boolean {
  return (
    Math.abs(a.x - b.x) * k < (a.wide + b.wide) / 2 + GAP && Math.abs(a.y - b.y) * k < HIGH + GAP
  );
}

/** Lays pills at the scale k over tiles whose side is `size`: all with their words if there is room for all. */
export function lay(pills: readonly Pill[], size: number, k: number): Laid[] {
  const bare = pills.map((pill) => ({ ...pill, text: "" }));
  const brief = pills.map((pill) => ({ ...pill, text: pill.brief }));
  return fitting(pills, size, k) ?? fitting(brief, size, k) ?? fitting(bare, size, k) ?? bare.map((pill) => stood(pill, 0));
}

/** Each pill above or below its tile where it covers no other, or nothing if one finds no room. */
function fitting(pills: readonly Pill[], size: number, k: number): Laid[] | null {
  const laid: Laid[] = [];
  const rise = size - 6;
  for (const pill of [...pills].sort((a, b) => a.at.y - b.at.y || a.at.x - b.at.x)) {
    const sides = pill.answer ? [0] : pill.below ? [rise, 0, -rise] : [-rise, 0, rise];
    const room = sides.map((dy) => stood(pill, dy)).find((one) => !laid.some((other) => meets(one, other, k)));
    if (!room) return null;
    laid.push(room);
  }
  return laid;
}

function stood(pill: Pill, dy: number): Laid {
  return { ...pill, x: pill.at.x, y: pill.at.y + dy, wide: width(pill) };
}
