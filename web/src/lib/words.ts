/** The page's own words: the same Fluent files as the server's, `words/{en,nl}/page*.ftl`. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const LOCALES = { en: "en-GB", nl: "nl-NL" } as const;
export const LANGUAGES = { en: "English", nl: "Nederlands" } as const;
export type Language = keyof typeof LANGUAGES;

const files = import.meta.glob<string>("../../../src/gonfalon/words/*/page*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const bundles = new Map<Language, FluentBundle>();

function bundle(language: Language): FluentBundle {
  let found = bundles.get(language);
  if (!found) {
    found = new FluentBundle(language, { useIsolating: false });
    for (const [path, text] of Object.entries(files)) {
      if (path.includes(`/${language}/`)) found.addResource(new FluentResource(text));
    }
    bundles.set(language, found);
  }
  return found;
}

/** The reader's language: the cookie `lang`, else the browser's wish, else English. */
export function language(): Language {
  const kept = /(?:^|;\s*)lang=(\w+)/.exec(document.cookie)?.[1];
  const wishes = [kept, ...navigator.languages.map((wish) => wish.slice(0, 2))];
  return wishes.find((wish): wish is Language => wish !== undefined && wish in LANGUAGES) ?? "en";
}

/** How dates and figures are written. */
const locale = (): string => LOCALES[language()];

/** Keeps the choice and loads the page anew, because most of its words come from the server. */
export function speak(wanted: Language): void {
  document.cookie = `lang=${wanted}; path=/; max-age=31536000; samesite=lax`;
  location.reload();
}

/** The page's words for a key. An unknown key is our own mistake: it is shown, and a test finds it first. */
export function t(key: string, args: Record<string, FluentVariable> = {}, wanted: Language = language()): string {
  const pattern = bundle(wanted).getMessage(key)?.value;
  return pattern ? bundle(wanted).formatPattern(pattern, args) : key;
}

type Unit = "second" | "minute" | "hour" | "day" | "week";
const STEPS: [number, Unit][] = [
  [60, "second"],
  [60, "minute"],
  [24, "hour"],
  [7, "day"],
  [Infinity, "week"],
];

/** How long ago that was, as in "20 minutes" or "3 days"; nothing for a moment that is none. */
export function span(iso: string, now: number = Date.now()): string {
  const [amount, unit] = since(iso, now);
  const format = new Intl.NumberFormat(locale(), { style: "unit", unit, unitDisplay: "long" });
  return Number.isNaN(amount) ? "" : format.format(amount);
}

/** When that was, as in "20 minutes ago" or "yesterday". */
export function ago(iso: string, now: number = Date.now()): string {
  const [amount, unit] = since(iso, now);
  const format = new Intl.RelativeTimeFormat(locale(), { numeric: "auto" });
  return Number.isNaN(amount) ? "" : format.format(-amount, unit);
}

/** The time since then in the largest unit of which there is a whole one. */
function since(iso: string, now: number): [number, Unit] {
  let amount = Math.max(0, now - Date.parse(iso)) / 1000;
  for (const [most, unit] of STEPS) {
    if (amount < most) return [Math.floor(amount), unit];
    amount /= most;
  }
  return [NaN, "second"];
}

/** A moment, as in "16 Nov, 14:05". */
export function moment(iso: string): string {
  const format = { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" } as const;
  return Number.isNaN(Date.parse(iso)) ? "" : new Intl.DateTimeFormat(locale(), format).format(new Date(iso));
}

/** A number as the language writes it: 1,250 or 1.250. */
export function figure(value: number): string {
  return new Intl.NumberFormat(locale()).format(value);
}
