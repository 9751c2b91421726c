/** Up to where a ruler has read each conversation, kept in the browser. */

function key(campaign: string, seat: string, other: string): string {
  return `gonfalon-letters-${campaign}-${seat}-${other}`;
}

/** The time of the last letter that was read; empty if none was. */
export function letterSeen(campaign: string, seat: string, other: string): string {
  return localStorage.getItem(key(campaign, seat, other)) ?? "";
}

export function seeLetter(campaign: string, seat: string, other: string, at: string): void {
  if (at > letterSeen(campaign, seat, other)) localStorage.setItem(key(campaign, seat, other), at);
}
