/** Who has said "it is I" at this screen. Kept in memory alone: a reload, a new tab or the back button asks again. */

import { forgetPlans } from "../winter/plans.svelte";

class Veil {
  #here = $state.raw<{ campaign: string; seat: string } | null>(null);

  isOpen(campaign: string, seat: string): boolean {
    return this.#here?.campaign === campaign && this.#here.seat === seat;
  }

  open(campaign: string, seat: string): void {
    this.#here = { campaign, seat };
  }

  /** Nobody sits here now: what the last player had in mind is forgotten with his page. */
  close(): void {
    this.#here = null;
    forgetPlans();
  }
}

export const veil = new Veil();
