/** Whose turn it is to sit at the one laptop. */

import { realmOf } from "../../lib/realms";
import type { Realm, TablePage } from "../../lib/types";

/** Several people share this screen: then nobody's page is shown before he says that he is there. */
export function isShared(page: TablePage): boolean {
  return humans(page).length > 1;
}

/** The people at this screen, each as the realm he plays for in a seat of his own. */
export function humans(page: TablePage): Realm[] {
  return page.me.seats.flatMap((seat) => {
    const realm = realmOf(page.realms, seat);
    if (!realm || (realm.seat === seat && realm.holder !== "human")) return [];
    return [realm.seat === seat ? realm : { ...realm, seat, ruler: seat }];
  });
}

/** Who is wanted next: nothing is asked of me any more, and somebody else at this screen is waited for. */
export function nextToSit(page: TablePage): Realm | null {
  const { seat } = page.me;
  if (page.questions.length || page.roll?.who === seat || page.campaign.over) return null;
  const here = humans(page).sort((one, other) => place(page, one) - place(page, other));
  const at = here.findIndex((one) => one.seat === seat);
  const round = [...here.slice(at + 1), ...here.slice(0, Math.max(0, at))];
  return round.find((one) => one.seat !== seat && isWanted(page, one)) ?? null;
}

/** Where his realm stands in the order of play. */
function place(page: TablePage, one: Realm): number {
  return page.realms.findIndex((realm) => realm.seat === one.seat || realm.seats.includes(one.seat));
}

/** The table waits for him openly, or for somebody in private who can only be one of those here. */
function isWanted(page: TablePage, realm: Realm): boolean {
  return page.waiting.includes(realm.seat) || realm.waiting;
}

/** What to call a player: by his own name, else by his realm's. */
export function called(realm: Realm): string {
  return realm.ruler || realm.name;
}
