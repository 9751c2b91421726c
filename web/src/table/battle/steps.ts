/** A battle on its stage, as the server describes it. */

import type { Battle, LogEntry } from "../../lib/types";

/** A number with its sign, as it is added: +2, −1, 0. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
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
  const steps = battle.steps.map((step) => ({ ...step, state: "done" as const }));
  const ended = { ...battle, steps, over: true, odds: null };
  if (battle.result) return ended;
  const heard = lines.filter((line) => line.tone !== "quiet" && (line.tone === "battle" || line.places.includes(battle.place)));
  const known = battle.over ? battle.lines : heard;
  return known.length ? { ...ended, lines: [...known] } : null;
}
