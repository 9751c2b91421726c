/** Sharing a number out: steps within limits, what is left, and the kernel's way of writing it. */

import type { Asked } from "../../lib/types";

export type Parts = NonNullable<Asked["split"]>;

/** The shares a player begins with: the suggestion, else each part's least with the rest dealt from the front. */
export function firstShares(split: Parts, suggestion: string): number[] {
  const suggested = suggestion.split(/[\s,]+/).filter(Boolean).map(Number);
  if (suggested.length === split.parts.length && suggested.every(Number.isFinite)) return suggested;
  let left = split.total - split.parts.reduce((sum, part) => sum + low(split, part.least), 0);
  return split.parts.map((part) => {
    const least = low(split, part.least);
    const more = Math.max(0, Math.min(left, high(split, part.most) - least));
    left -= more;
    return least + more;
  });
}

function low(split: Parts, least: number): number {
  return Math.ceil(least / split.step) * split.step;
}

function high(split: Parts, most: number): number {
  return Math.floor(most / split.step) * split.step;
}

export function shared(shares: readonly number[]): number {
  return shares.reduce((sum, share) => sum + share, 0);
}

/** What is still to be given out; below nothing if too much was. */
export function left(split: Parts, shares: readonly number[]): number {
  return split.total - shared(shares);
}

/** One part moved by so many steps, within its limits; the others stay. */
export function stepped(split: Parts, shares: readonly number[], index: number, steps: number): number[] {
  return given(split, shares, index, (shares[index] ?? 0) + steps * split.step);
}

/** One part set to a number, brought within its limits and onto a step. */
export function given(split: Parts, shares: readonly number[], index: number, wanted: number): number[] {
  const part = split.parts[index];
  if (!part || !Number.isFinite(wanted)) return [...shares];
  const even = Math.round(wanted / split.step) * split.step;
  const share = Math.min(high(split, part.most), Math.max(low(split, part.least), even));
  return shares.map((old, at) => (at === index ? share : old));
}

/** All that is left into one part, as far as it takes it. */
export function poured(split: Parts, shares: readonly number[], index: number): number[] {
  return given(split, shares, index, (shares[index] ?? 0) + left(split, shares));
}

export function complete(split: Parts, shares: readonly number[]): boolean {
  return left(split, shares) === 0;
}

export function writeSplit(shares: readonly number[]): string {
  return shares.join(" ");
}
