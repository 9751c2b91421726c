/** A player's code for the curtain: kept in this browser as a salted fingerprint, never as it was typed. */

import { fromHex, toHex } from "../hex";

const ROUNDS = 150_000;
const SALT = 16;

export interface Kept {
  salt: string;
  print: string;
}

function key(campaign: string, seat: string): string {
  return `gonfalon-code-${campaign}-${seat}`;
}

export function hasCode(campaign: string, seat: string): boolean {
  return localStorage.getItem(key(campaign, seat)) !== null;
}

/** Sets the code; an empty one takes it away. */
export async function setCode(campaign: string, seat: string, code: string): Promise<void> {
  if (!code) return localStorage.removeItem(key(campaign, seat));
  const salt = crypto.getRandomValues(new Uint8Array(SALT));
  const kept: Kept = { salt: toHex(salt), print: await fingerprint(code, salt) };
  localStorage.setItem(key(campaign, seat), JSON.stringify(kept));
}

export async function opens(campaign: string, seat: string, code: string): Promise<boolean> {
  const found = localStorage.getItem(key(campaign, seat));
  if (found === null) return true;
  const { salt, print } = JSON.parse(found) as Kept;
  return (await fingerprint(code, fromHex(salt))) === print;
}

async function fingerprint(code: string, salt: Uint8Array<ArrayBuffer>): Promise<string> {
  const typed = await crypto.subtle.importKey("raw", new TextEncoder().encode(code), "PBKDF2", false, ["deriveBits"]);
  const made = { name: "PBKDF2", hash: "SHA-256", salt, iterations: ROUNDS };
  return toHex(new Uint8Array(await crypto.subtle.deriveBits(made, typed, 256)));
}
