/** What an umpire puts right: forms that the server describes, filled in; what stays as it is is not sent. */

import type { CorrectionField, CorrectionForm, Corrections, Correctable, LogEntry } from "../../lib/types";

type Value = string | number | boolean;
/** As the rules take it: the thing, and what of it is otherwise. */
export type Change = Record<string, Value | Record<string, Value[]>>;
/** The fields of a thing as they are typed, in their order. */
export type Wish = readonly string[];

export function wishOf(thing: Correctable): string[] {
  return thing.fields.map((field) => field.value);
}

/** What the fields say of the thing; null where nothing would change, or a number is none or beyond its limits. */
export function changeOf(form: CorrectionForm, thing: Correctable, wish: Wish): Change | null {
  const given = thing.fields.map((field, k) => ({ field, typed: (wish[k] ?? "").trim() }));
  const sent = given.filter(({ field, typed }) => form.whole || touched(field, typed));
  if (!sent.length || !sent.every(({ field, typed }) => fits(field, typed))) return null;
  const change: Change = { [form.thing]: thing.id };
  for (const { field, typed } of sent) put(change, field, read(field, typed));
  return change;
}

/** Whether it is to be otherwise; a number that was wiped out stays as it is. */
function touched({ kind, value }: CorrectionField, typed: string): boolean {
  return typed !== value && (kind !== "number" || typed !== "");
}

function fits({ kind, least, most }: CorrectionField, typed: string): boolean {
  return kind !== "number" || (/^\d{1,9}$/.test(typed) && Number(typed) >= least && Number(typed) <= most);
}

function read({ kind }: CorrectionField, typed: string): Value {
  return kind === "number" ? Number(typed) : kind === "flag" ? typed === "true" : typed;
}

function put(change: Change, field: CorrectionField, value: Value): void {
  if (!field.of) {
    change[field.name] = value;
    return;
  }
  const all = (change[field.name] ?? {}) as Record<string, Value[]>;
  const parts = (all[field.of] ??= []);
  parts[field.part] = value;
  change[field.name] = all;
}

export interface Difference {
  label: string;
  before: string;
  after: string;
}

/** What would be otherwise, in people's words. */
export function differences(thing: Correctable, wish: Wish, lists: Corrections["lists"]): Difference[] {
  return thing.fields.flatMap((field, k) => {
    const typed = (wish[k] ?? "").trim();
    const said = (value: string): string => lists[field.among]?.find((one) => one.value === value)?.label ?? value;
    return touched(field, typed) ? [{ label: field.label, before: said(field.value), after: said(typed) }] : [];
  });
}

/** The things under their groups, in the order in which the groups first appear. */
export function grouped(things: readonly Correctable[]): [string, Correctable[]][] {
  const groups = new Map<string, Correctable[]>();
  for (const thing of things) groups.set(thing.group, [...(groups.get(thing.group) ?? []), thing]);
  return [...groups];
}

/** Kinds of entries in the log that are always an umpire's doing. */
const JUDGED = ["corrected", "rerolled", "stood-in", "paused", "went-on"];
const UMPIRE = "umpire";

/** What umpires have done, newest first. A seat that changes is theirs if their reason stands right before it. */
export function judged(log: readonly LogEntry[]): LogEntry[] {
  const theirs = (entry: LogEntry, k: number): boolean => {
    if (entry.kind === "undone") return entry.who === UMPIRE;
    return JUDGED.includes(entry.kind) || (entry.kind === "seat" && log[k - 1]?.kind === "stood-in");
  };
  return log.filter(theirs).reverse();
}
