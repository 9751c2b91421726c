/** The money as a bar: what is spent, what is being spent now, what is planned, and what is left to lose. */

import type { MoneyChapter, TablePage, Treasury } from "../../lib/types";

/** Crowns set aside for chapters to come, by their keys; it binds nobody. */
export type Plan = Readonly<Record<string, number>>;
export interface Stretch {
  key: string;
  label: string;
  crowns: number;
  look: "spent" | "now" | "planned" | "left";
}
export interface Column extends MoneyChapter {
  /** Its place among all chapters. */
  number: number;
}

/** The columns of the board: chapters in which crowns are spent. */
export function columns(treasury: Treasury): Column[] {
  return treasury.chapters.map((chapter, index) => ({ ...chapter, number: index + 1 })).filter((column) => column.spends);
}

/** Whether the board serves better than the map: the chapter that is on costs crowns. */
export function isBoardTime(page: TablePage): boolean {
  return page.treasury?.chapters.some((chapter) => chapter.state === "now" && chapter.spends) ?? false;
}

/** Crowns planned for chapters that are still to come. */
export function planned(plan: Plan, board: readonly Column[]): number {
  return board.reduce((sum, column) => sum + (column.state === "later" ? (plan[column.key] ?? 0) : 0), 0);
}

/** What was spent in a chapter. */
export function spentIn(chapter: MoneyChapter): number {
  return chapter.ways.reduce((sum, way) => sum + way.crowns, 0);
}

export function spent(treasury: Treasury): number {
  return treasury.chapters.reduce((sum, chapter) => sum + spentIn(chapter), 0);
}

/** What no order and no plan claims: lost at the end if it stays so. Below nothing: the plan is too large. */
export function unclaimed(treasury: Treasury, plan: Plan, board: readonly Column[], now = 0): number {
  return treasury.left - planned(plan, board) - now;
}

/** Sets a plan for a chapter, within what is there: a plan never promises more than the purse holds. */
export function setAside(plan: Plan, chapter: string, crowns: number, most: number): Plan {
  return { ...plan, [chapter]: Math.max(0, Math.min(crowns, (plan[chapter] ?? 0) + most)) };
}

/** The bar from left to right; stretches without crowns are left out. */
export function stretches(
  treasury: Treasury,
  plan: Plan,
  board: readonly Column[],
  now: { label: string; crowns: number },
  left: string,
): Stretch[] {
  const laid = treasury.chapters
    .flatMap((chapter) => chapter.ways)
    .map(({ label, crowns }, k): Stretch => ({ key: `spent-${k}`, label, crowns, look: "spent" }));
  const later = board
    .filter((column) => column.state === "later")
    .map(({ key, title }): Stretch => ({ key, label: title, crowns: plan[key] ?? 0, look: "planned" }));
  const rest = unclaimed(treasury, plan, board, now.crowns);
  const all: Stretch[] = [
    ...laid,
    { key: "now", label: now.label, crowns: now.crowns, look: "now" },
    ...later,
    { key: "left", label: left, crowns: rest, look: "left" },
    { key: "lost", label: treasury.loss.label, crowns: treasury.loss.crowns, look: "left" },
  ];
  return all.filter((stretch) => stretch.crowns > 0);
}
