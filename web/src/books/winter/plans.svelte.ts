/** Plans for the winter, in this tab's memory: they bind nobody and go nowhere. */

import { setAside, type Plan } from "./plan";

let plans = $state.raw<Readonly<Record<string, Plan>>>({});

export function planOf(key: string): Plan {
  return plans[key] ?? {};
}

export function plan(key: string, chapter: string, crowns: number, most: number): void {
  plans = { ...plans, [key]: setAside(planOf(key), chapter, crowns, most) };
}

export function forgetPlans(): void {
  plans = {};
}
