/** Options of a question, made ready to be shown: narrowed to what is picked, lettered, grouped. No rules in here. */

import type { Asked, Option } from "../../lib/types";

export interface Lettered {
  option: Option;
  letter: string;
}
export interface Group {
  kind: string;
  options: Lettered[];
}
/** An order is for exactly these pieces, and perhaps for this tile. */
export interface Wanted {
  pieces: readonly string[];
  place?: string;
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTVWXYZ"; // without U, which takes the last answer back

const ACTIONS = ["done", "rest"]; // that is enough of it, here or altogether

/** A to Z, then none: what has no letter is still clicked, searched and lit. */
export function letter(index: number): string {
  return LETTERS[index] ?? "";
}

/** Digits for few and equal choices, such as cards: 1 to 9. */
export function digit(index: number): string {
  return index < 9 ? String(index + 1) : "";
}

export function lettered(options: readonly Option[], sign: (index: number) => string = letter): Lettered[] {
  return options.map((option, index) => ({ option, letter: sign(index) }));
}

/** Options that end a phase, or are about nothing on the map in a question that has some: buttons beside the cards. */
export function isAction(asked: Asked, option: Option): boolean {
  if (option.answer === asked.done || ACTIONS.includes(option.kind)) return true;
  return asked.options.some(onMap) && !onMap(option) && !option.odds && !option.crowns;
}

function onMap(option: Option): boolean {
  return option.place !== "" || option.pieces.length > 0;
}

/** The options for exactly the pieces picked; if there are none, those that the picked may still grow into. */
export function narrowed(options: readonly Option[], wanted: Wanted): Option[] {
  const fits = options.filter((option) => !wanted.place || option.place === wanted.place);
  if (!wanted.pieces.length) return fits;
  const exact = fits.filter((option) => same(option.pieces, wanted.pieces));
  if (exact.length) return exact;
  return fits.filter((option) => wanted.pieces.every((piece) => option.pieces.includes(piece)));
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item) => b.includes(item));
}

/** The pieces that some option is about, in the order of the options. */
export function movable(options: readonly Option[]): string[] {
  return [...new Set(options.flatMap((option) => option.pieces))];
}

/** Whether picking a piece would tell options apart. */
export function needsPick(options: readonly Option[]): boolean {
  const sets = new Set(options.filter(onMap).map((option) => [...option.pieces].sort().join(" ")));
  return sets.size > 1 && movable(options).length > 0;
}

/** The pictures among the options: the ways in which a tile that is to be laid may be turned. */
export function pictures(options: readonly Option[]): string[] {
  return [...new Set(options.map((option) => option.picture).filter(Boolean))];
}

/** The options lit on each tile. */
export function byPlace(options: readonly Lettered[]): Map<string, Lettered[]> {
  const lit = new Map<string, Lettered[]>();
  for (const one of options) {
    const { place } = one.option;
    if (place) lit.set(place, [...(lit.get(place) ?? []), one]);
  }
  return lit;
}

/** Whether the tile's name alone tells the options apart: one kind of order, each to a tile of its own. */
export function headedByTile(options: readonly Lettered[]): boolean {
  const places = options.map(({ option }) => option.place);
  const kinds = new Set(options.map(({ option }) => option.kind));
  return kinds.size === 1 && places.every(Boolean) && new Set(places).size === places.length;
}

/** By kind, in the order in which the kinds first appear. */
export function grouped(options: readonly Lettered[]): Group[] {
  const groups = new Map<string, Lettered[]>();
  for (const one of options) groups.set(one.option.kind, [...(groups.get(one.option.kind) ?? []), one]);
  return [...groups].map(([kind, members]) => ({ kind, options: members }));
}

/** The options whose words hold every word searched for. */
export function found(options: readonly Lettered[], search: string, words: (option: Option) => string): Lettered[] {
  const wanted = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (!wanted.length) return [...options];
  return options.filter(({ option }) => {
    const text = words(option).toLocaleLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** Pieces after a click on one: alone, or with Shift added or taken away. */
export function repicked(picked: readonly string[], piece: string, together: boolean): string[] {
  if (together) return picked.includes(piece) ? picked.filter((one) => one !== piece) : [...picked, piece];
  return picked.length === 1 && picked[0] === piece ? [] : [piece];
}

/** How the kernel writes a choice of several: in the order offered, or the word for nothing. */
export function writeSeveral(asked: Asked, chosen: ReadonlySet<string>): string {
  const answers = asked.options.map((option) => option.answer).filter((answer) => chosen.has(answer));
  return answers.join(", ") || "none";
}

export function readSeveral(answer: string): Set<string> {
  return new Set(answer === "none" || !answer ? [] : answer.split(", "));
}
