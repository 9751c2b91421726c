/** Where the pills of lit tiles lie, so that none covers another: above its tile, below it, or shrunk to its letter. */

import type { Point } from "./view";

export interface Pill {
  place: string;
  at: Point;
  letters: string;
  text: string;
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

function width(pill: Pill): number {
  const head = pill.letters ? LETTER + Math.max(0, pill.letters.length - 1) * 9 : 8;
  return pill.text ? head + pill.text.length * SIGN + 16 : head + 2;
}

function meets(a: Laid, b: Laid, k: number): boolean {
  return (
    Math.abs(a.x - b.x) * k < (a.wide + b.wide) / 2 + GAP && Math.abs(a.y - b.y) * k < HIGH + GAP
  );
}

/** Lays pills at the scale k over tiles whose side is `size`: whole where there is room, else shrunk. */
export function lay(pills: readonly Pill[], size: number, k: number): Laid[] {
  const laid: Laid[] = [];
  const rise = size - 6;
  for (const pill of [...pills].sort((a, b) => a.at.y - b.at.y || a.at.x - b.at.x)) {
    const sides = pill.below ? [rise, -rise, 0] : [-rise, rise, 0];
    const whole = sides.map((dy): Laid => ({ ...pill, x: pill.at.x, y: pill.at.y + dy, wide: width(pill) }));
    const bare = { ...pill, text: "" };
    const shrunk = sides.map((dy): Laid => ({ ...bare, x: pill.at.x, y: pill.at.y + dy, wide: width(bare) }));
    const room = [...whole, ...shrunk].find((one) => !laid.some((other) => meets(one, other, k)));
    const [first] = shrunk;
    const chosen = room ?? first;
    if (chosen) laid.push(chosen);
  }
  return laid;
}
