/** Who may do what at a campaign, as far as the page offers it; the server decides. */

import type { Session, TablePage } from "../lib/types";

/** Umpires judge; whoever sits at a table at home may too. */
export function mayJudge(me: TablePage["me"], session: Session | null): boolean {
  return me.role === "umpire" || session?.mode === "local";
}
