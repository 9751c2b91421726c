/** What is written on and read out from lit tiles. */

import type { Option } from "../../lib/types";
import { figure, t } from "../../lib/words";
import { chance, promise } from "../dock/odds";
import type { Lettered } from "../dock/options";

const LONGEST = 22; // signs that a pill takes

/** "Battle, win 57 %" where there are odds; else the short word for what is done there. */
export function pillText(options: readonly Option[]): string {
  const [first] = options;
  if (!first || options.length > 1) return "";
  const good = chance(first.odds);
  if (first.odds && good !== null) return t("table-pill-odds", { promise: promise(first.odds), percent: figure(good) });
  return clipped(first.note);
}

/** The figure alone. */
export function pillFigure(options: readonly Option[]): string {
  const good = options.length === 1 ? chance(options[0]?.odds ?? null) : null;
  return good === null ? "" : t("table-percent", { percent: figure(good) });
}

function clipped(text: string): string {
  return text.length > LONGEST ? "" : text;
}

export function targetLabel(place: string, options: readonly Lettered[]): string {
  const said = options.map(({ option, letter }) => [letter, option.label, oddsSaid(option)].filter(Boolean).join(", "));
  return [place, ...said].join(": ");
}

/** All bars in words, for those who hear the page. */
export function oddsSaid(option: Option): string {
  return option.odds?.bars.map((bar) => t("table-bar-said", { label: bar.label, percent: bar.percent })).join(", ") ?? "";
}
