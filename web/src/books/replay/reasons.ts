/** Why computer players did what they did, gathered into turns for reading. */

import { campaign, get } from "../../lib/api";
import type { Deed } from "../../lib/types";

/** What one realm did in a row before another did something. */
export interface Turn {
  seat: string;
  deeds: Deed[];
}

export function turns(deeds: readonly Deed[]): Turn[] {
  const found: Turn[] = [];
  for (const deed of deeds) {
    const last = found.at(-1);
    if (last?.seat === deed.seat) last.deeds.push(deed);
    else found.push({ seat: deed.seat, deeds: [deed] });
  }
  return found;
}

/** The reasons of one month of the replay that this reader may know. */
export function monthly(id: string, seat: string, n: number): Promise<Deed[]> {
  return get<Deed[]>(campaign(id, "replay", n, "reasons"), { seat });
}

/** What a computer player did lately in this reader's own seat. */
export function lately(id: string, seat: string): Promise<Deed[]> {
  return get<Deed[]>(campaign(id, "reasons"), { seat });
}
