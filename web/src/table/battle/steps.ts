/** The course of a battle as steps, and the sum that decides it. */

import type { Battle, LogEntry } from "../../lib/types";

export const STEPS = ["totals", "cards", "dice", "losses", "retreat", "pursuit"] as const;
export type Step = (typeof STEPS)[number];

export function stateOf(step: Step, now: string): "past" | "now" | "later" {
  const at = (STEPS as readonly string[]).indexOf(now);
  const mine = STEPS.indexOf(step);
  if (at < 0) return now === "over" ? "past" : "later";
  return mine < at ? "past" : mine === at ? "now" : "later";
}

/** A number with its sign, as it is added: +2, −1, 0. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}

export interface Sum {
  /** What is added before and after the dice. */
  parts: { label: string; value: number }[];
  /** The dice that fell, or none yet. */
  dice: number[];
  total: number | null;
}

/** The score taken apart: its numbers, the dice among them as dice, and the total once there is one. */
export function sum(battle: Battle): Sum {
  const numbers = battle.score;
  const added = (upTo: number): number => numbers.slice(0, upTo).reduce((all, one) => all + one.value, 0);
  const last = numbers.length - 1;
  const total = last > 1 && numbers[last]?.value === added(last) ? (numbers[last]?.value ?? null) : null;
  const parts = total === null ? numbers : numbers.slice(0, last);
  const rolls = battle.lines.flatMap((line) => line.dice.map((thrown) => thrown.faces));
  const dice = rolls.find((faces) => parts.slice(1).some((one) => one.value === pips(faces))) ?? [];
  const at = parts.findLastIndex((one, k) => k > 0 && dice.length > 0 && one.value === pips(dice));
  return { parts: parts.filter((_, k) => k !== at), dice, total };
}

function pips(faces: readonly number[]): number {
  return faces.reduce((all, face) => all + face, 0);
}

/** How long a banner's bar is, in percent of the strongest one in the battle. */
export function part(points: number | null, battle: Battle): number {
  const all = [...battle.attacker.pieces, ...battle.defender.pieces].map((piece) => piece.points ?? 0);
  return points === null ? 0 : Math.round((100 * points) / Math.max(1, ...all));
}

/** Only those who fight are shown the battle as a moment; the others read of it. */
export function concerns(battle: Battle, seat: string): boolean {
  return battle.attacker.seat === seat || battle.defender.seat === seat;
}

/** Tells one battle from the next, so that a result is shown once. */
export function signature(battle: Battle): string {
  return `${battle.place} ${battle.lines[0]?.n ?? ""} ${battle.result}`;
}

/** A battle that the page no longer holds: what was told last is how it ended, once there is something to tell. */
export function told(battle: Battle, lines: readonly LogEntry[]): Battle | null {
  if (battle.result) return { ...battle, step: "over", odds: null };
  const heard = lines.filter((line) => line.tone !== "quiet" && (line.tone === "battle" || line.places.includes(battle.place)));
  const known = battle.step === "over" ? battle.lines : heard;
  return known.length ? { ...battle, step: "over", odds: null, lines: [...known] } : null;
}
