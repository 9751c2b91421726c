/** Orders that differ in a number only ("for 3", "for 4") are one thing with a counter: the server says which. */

import type { Asked, Counter as Described, Option } from "../../lib/types";

/** Orders that are alike but for a number, which rises from one to the next. */
export interface Counter extends Described {
  steps: Option[];
}
/** Counters for the same thing, such as the mercenaries of each race. */
export interface Family {
  title: string;
  counters: Counter[];
}
export interface Ways {
  families: Family[];
  /** Orders that stand alone. */
  singles: Option[];
}

/** The ways a question can be answered, sorted for a board with counters. */
export function waysOf(asked: Asked): Ways {
  const counters = asked.counters.map((one): Counter => {
    const steps = asked.options.filter((option) => option.counter === one.key);
    return { ...one, steps: steps.sort((a, b) => a.amount - b.amount) };
  });
  return { families: families(counters), singles: asked.options.filter((option) => !option.counter) };
}

function families(counters: readonly Counter[]): Family[] {
  const found = new Map<string, Counter[]>();
  for (const counter of counters) found.set(counter.title, [...(found.get(counter.title) ?? []), counter]);
  return [...found].map(([title, members]) => ({ title, counters: members }));
}

/** Where a counter stands: at the order that is chosen, else at nought. */
export function standsAt(counter: Counter, chosen: Option | null): number {
  return counter.steps.find((step) => step.answer === chosen?.answer)?.amount ?? 0;
}

/** The order one step up or down from where the counter stands; null is none at all. */
export function stepped(counter: Counter, chosen: Option | null, by: 1 | -1): Option | null {
  const at = counter.steps.findIndex((step) => step.answer === chosen?.answer);
  if (by === 1) return counter.steps[Math.min(at + 1, counter.steps.length - 1)] ?? null;
  return counter.steps[at - 1] ?? null;
}
