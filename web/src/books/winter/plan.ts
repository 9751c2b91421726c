/** The winter's money as a bar: what is spent, what is being spent now, what is planned, and what is left to lose. */

import type { Calendar, TablePage, Treasury } from "../../lib/types";

/** Phases in which crowns can be laid out, by the key of the phase. */
export const SPENDING = ["diplomacy", "recruitment", "recovery", "construction", "baggage", "espionage"] as const;
export type Purpose = (typeof SPENDING)[number];
/** Crowns set aside for phases to come; it binds nobody. */
export type Plan = Readonly<Partial<Record<Purpose, number>>>;
export type State = "done" | "now" | "later";
export interface Stretch {
  key: string;
  label: string;
  crowns: number;
  look: "spent" | "now" | "planned" | "left";
}
export interface Column {
  purpose: Purpose;
  number: number;
  label: string;
  state: State;
}

/** The columns of the board: phases that cost crowns, with their place in the winter. */
export function columns(calendar: Calendar): Column[] {
  return calendar.phases.flatMap((phase, index) =>
    isPurpose(phase.key) ? [{ purpose: phase.key, number: index + 1, label: phase.label, state: phase.state }] : [],
  );
}

/** Whether the winter board serves better than the map: it is winter, and the phase that is on costs crowns. */
export function isBoardTime(page: TablePage): boolean {
  const now = page.calendar.phases.find((phase) => phase.state === "now");
  return page.calendar.season === "winter" && page.treasury !== null && now !== undefined && isPurpose(now.key);
}

export function isPurpose(key: string): key is Purpose {
  return (SPENDING as readonly string[]).includes(key);
}

/** Crowns planned for phases that are still to come. */
export function planned(plan: Plan, board: readonly Column[]): number {
  return board.reduce((sum, column) => sum + (column.state === "later" ? (plan[column.purpose] ?? 0) : 0), 0);
}

export function spent(treasury: Treasury): number {
  return treasury.spendings.reduce((sum, spending) => sum + spending.crowns, 0);
}

/** What no order and no plan claims: lost in spring if it stays so. Below nothing: the plan is too large. */
export function unclaimed(treasury: Treasury, plan: Plan, board: readonly Column[], now = 0): number {
  return treasury.left - planned(plan, board) - now;
}

/** Sets a plan for a phase, within what is there: a plan never promises more than the purse holds. */
export function setAside(plan: Plan, purpose: Purpose, crowns: number, most: number): Plan {
  return { ...plan, [purpose]: Math.max(0, Math.min(crowns, (plan[purpose] ?? 0) + most)) };
}

/** A way to spend without its price, which follows a comma: there is little room on the bar. */
function short(label: string): string {
  return label.split(",", 1)[0] ?? label;
}

/** The bar from left to right; stretches without crowns are left out. */
export function stretches(
  treasury: Treasury,
  plan: Plan,
  board: readonly Column[],
  now: { label: string; crowns: number },
  words: { left: string; lost: string },
): Stretch[] {
  const laid = treasury.spendings.map(
    ({ label, crowns }, k): Stretch => ({ key: `spent-${k}`, label: short(label), crowns, look: "spent" }),
  );
  const later = board
    .filter((column) => column.state === "later")
    .map(({ purpose, label }): Stretch => ({ key: purpose, label, crowns: plan[purpose] ?? 0, look: "planned" }));
  const rest = unclaimed(treasury, plan, board, now.crowns);
  const all: Stretch[] = [
    ...laid,
    { key: "now", label: now.label, crowns: now.crowns, look: "now" },
    ...later,
    { key: "left", label: words.left, crowns: rest, look: "left" },
    { key: "lost", label: words.lost, crowns: treasury.lost, look: "left" },
  ];
  return all.filter((stretch) => stretch.crowns > 0);
}
