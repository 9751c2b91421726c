/** The token of an invitation, from its link or from itself; empty when it can be neither. */
export function tokenOf(pasted: string): string {
  const words = pasted.trim();
  const found = /\/join\/([^/?#\s]+)/.exec(words)?.[1] ?? words;
  return /^[\w.~-]+$/.test(found) ? found : "";
}
