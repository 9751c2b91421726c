/** Places at the end: the best first, and who has the same score has the same place. */

export interface Placed {
  seat: string;
  score: number;
  place: number;
}

export function ranked(scores: readonly { seat: string; score: number }[]): Placed[] {
  const sorted = [...scores].sort((a, b) => b.score - a.score);
  return sorted.map((one) => ({ ...one, place: sorted.findIndex((other) => other.score === one.score) + 1 }));
}
