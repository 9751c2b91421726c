/** Orders that differ in a number only ("recruit for 3", "recruit for 4") become one thing with a counter. */

import type { Asked, Option } from "../../lib/types";

export interface Step {
  amount: number;
  option: Option;
}
/** Orders that are alike but for a number. */
export interface Counter {
  stem: string;
  kind: string;
  /** The numbers that may be chosen, rising, each with its order. */
  steps: Step[];
}
/** Counters of one kind, such as the mercenaries of each race. */
export interface Family {
  kind: string;
  counters: Counter[];
}
export interface Ways {
  families: Family[];
  /** Orders that stand alone. */
  singles: Option[];
}

const NUMBERED = /^(.*?\s)(\d{1,6})(\s.*)?$/;

/** The ways a question can be answered, sorted for a board with counters. */
export function waysOf(asked: Asked): Ways {
  const counters = new Map<string, Counter>();
  const singles: Option[] = [];
  for (const option of asked.options) {
    const [, before, digits, after = ""] = NUMBERED.exec(option.answer) ?? [];
    if (before === undefined) {
      singles.push(option);
      continue;
    }
    const stem = `${before}#${after}`;
    const counter = counters.get(stem) ?? { stem, kind: option.kind, steps: [] };
    counter.steps.push({ amount: Number(digits), option });
    counters.set(stem, counter);
  }
  for (const counter of counters.values()) counter.steps.sort((a, b) => a.amount - b.amount);
  return { families: families([...counters.values()]), singles };
}

function families(counters: readonly Counter[]): Family[] {
  const found = new Map<string, Counter[]>();
  for (const counter of counters) found.set(counter.kind, [...(found.get(counter.kind) ?? []), counter]);
  return [...found].map(([kind, members]) => ({ kind, counters: members }));
}

/** Whether a counter is of one thing among others ("hire men for #"), so that its words must say which. */
export function isParticular(counter: Counter): boolean {
  return counter.stem.split(/\s+/).length > "recruit for #".split(" ").length;
}

/** What tells the counters of a family apart: the words of each that not all of them have. */
export function namesOf(family: Family): Map<string, string> {
  const words = family.counters.map(({ steps }) => (steps[0]?.option.label ?? "").replace(/[(),]/g, "").split(/\s+/));
  const shared = (word: string): boolean => words.every((label) => label.includes(word));
  return new Map(
    family.counters.map(({ stem }, k) => {
      const label = words[k] ?? [];
      return [stem, label.filter((word) => !shared(word) && !/\d/.test(word)).join(" ") || label.join(" ")];
    }),
  );
}

/** The order for a number: the nearest that may be chosen. */
export function orderFor(counter: Counter, amount: number): Step | null {
  const near = counter.steps.map((step) => ({ step, off: Math.abs(step.amount - amount) }));
  return near.sort((a, b) => a.off - b.off)[0]?.step ?? null;
}

/** Where a counter stands: at the order that is chosen, else at nought. */
export function standsAt(counter: Counter, chosen: Option | null): number {
  return counter.steps.find((step) => step.option.answer === chosen?.answer)?.amount ?? 0;
}

/** The order one step up or down from where the counter stands; null is none at all. */
export function stepped(counter: Counter, chosen: Option | null, by: 1 | -1): Option | null {
  const at = counter.steps.findIndex((step) => step.option.answer === chosen?.answer);
  if (by === 1) return counter.steps[Math.min(at + 1, counter.steps.length - 1)]?.option ?? null;
  return counter.steps[at - 1]?.option ?? null;
}
