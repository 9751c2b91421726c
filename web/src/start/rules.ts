/** Small things of the rule reference. */

import type { RuleBook } from "../lib/types";

/** The book in which a clause stands, by the letters before its first dash. */
export function bookOf(clause: string, books: readonly RuleBook[]): RuleBook | undefined {
  return books.find((book) => book.prefix === clause.split("-")[0]);
}

/** A text in pieces, each with whether it is what the reader looks for. */
export function marked(text: string, query: string): [string, boolean][] {
  const words = query.trim().split(/\s+/).filter((word) => word.length > 1);
  if (!words.length) return [[text, false]];
  const pattern = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`, "gi");
  return text.split(pattern).map((piece, k) => [piece, k % 2 === 1]);
}
