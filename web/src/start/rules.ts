/** Small things of the rule reference. */

const BY_LETTERS: Record<string, string> = { ME: "mighty", DBX: "dbx", BRI: "briternia", VAL: "valhalla" };

/** The rule set of a clause, from the letters before its first dash. */
export function rulesetOf(clause: string): string {
  return BY_LETTERS[clause.split("-")[0] ?? ""] ?? "mighty";
}

/** A text in pieces, each with whether it is what the reader looks for. */
export function marked(text: string, query: string): [string, boolean][] {
  const words = query.trim().split(/\s+/).filter((word) => word.length > 1);
  if (!words.length) return [[text, false]];
  const pattern = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`, "gi");
  return text.split(pattern).map((piece, k) => [piece, k % 2 === 1]);
}
