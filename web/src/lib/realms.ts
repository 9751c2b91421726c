/** Realms and the seats that play in their names: in a team campaign a realm has several. */

import type { Realm } from "./types";

/** The realm in whose name this seat plays. */
export function realmOf(realms: readonly Realm[], seat: string): Realm | undefined {
  return realms.find((realm) => realm.seat === seat) ?? realms.find((realm) => realm.seats.includes(seat));
}
