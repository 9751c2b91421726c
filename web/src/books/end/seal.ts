/** The seal on a campaign's dice, reckoned here and now: SHA-256 of the secret. */

import { fromHex, toHex } from "../hex";

export async function sealOf(secret: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", fromHex(secret))));
}
