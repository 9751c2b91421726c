/** To which phase of the winter a sum belongs, by the chapter of its clause: "ME-REC-01" is recruitment's. */

import type { Sum } from "../../lib/types";
import type { Purpose } from "./plan";

const CHAPTERS: Record<string, Purpose> = {
  DIP: "diplomacy",
  REV: "diplomacy", // a gift to another ruler
  REC: "recruitment",
  RCV: "recovery",
  CON: "construction",
  SIE: "construction",
  BAG: "baggage",
  ESP: "espionage",
};

export function purposeOf(rule: string): Purpose | null {
  return CHAPTERS[rule.split("-")[1] ?? ""] ?? null;
}

export function spentOn(spendings: readonly Sum[], purpose: Purpose): Sum[] {
  return spendings.filter((spending) => purposeOf(spending.rule) === purpose);
}

export function total(sums: readonly Sum[]): number {
  return sums.reduce((sum, one) => sum + one.crowns, 0);
}
