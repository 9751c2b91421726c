/** The realms as they play this month: the highest die first; without dice, as they sit. */

import type { Realm } from "../../lib/types";

export function inOrder(realms: readonly Realm[]): Realm[] {
  const sum = (realm: Realm): number => realm.die?.reduce((total, face) => total + face, 0) ?? -1;
  return realms.every((realm) => realm.die === null || realm.out)
    ? [...realms]
    : [...realms].sort((a, b) => sum(b) - sum(a));
}
