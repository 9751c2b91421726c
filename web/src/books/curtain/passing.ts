/** Whose turn it is to sit at the one laptop. */

import type { Realm, TablePage } from "../../lib/types";

/** Several people share this screen: then nobody's page is shown before he says that he is there. */
export function isShared(page: TablePage): boolean {
  return humans(page).length > 1;
}

/** Realms that people at this screen play and that are still in the war. */
export function humans(page: TablePage): Realm[] {
  return page.realms.filter((realm) => page.me.seats.includes(realm.seat) && realm.holder === "human");
}

/** Who is wanted next: nothing is asked of me any more, and somebody else at this screen is waited for. */
export function nextToSit(page: TablePage): Realm | null {
  const { seat } = page.me;
  if (page.questions.length || page.roll?.who === seat || page.campaign.over) return null;
  const at = page.realms.findIndex((realm) => realm.seat === seat);
  const round = [...page.realms.slice(at + 1), ...page.realms.slice(0, Math.max(0, at))];
  const here = humans(page);
  return round.find((realm) => here.includes(realm) && realm.seat !== seat && isWanted(page, realm)) ?? null;
}

/** The table waits for him openly, or for somebody in private who can only be one of those here. */
function isWanted(page: TablePage, realm: Realm): boolean {
  return page.waiting.includes(realm.seat) || realm.waiting;
}

/** What to call a player: by his own name, else by his realm's. */
export function called(realm: Realm): string {
  return realm.ruler || realm.name;
}
