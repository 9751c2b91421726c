/** Which seat a person takes when an address does not say. */

import type { CampaignCard } from "../lib/types";

/** The seat of his that is waited for, else his first; "" for who only looks on. */
export function ownSeat(card: CampaignCard | undefined): string {
  if (!card) return "";
  const asked = card.waiting.find((one) => card.seats.includes(one.seat));
  return asked?.seat ?? card.seats[0] ?? (card.role === "umpire" ? "umpire" : "");
}
