/** Where the picture of a tile is, for the theme that is shown. */

import { address } from "../../lib/api";
import { look } from "../../lib/theme.svelte";

/** `tile` is a design and a turn, as in `H03/2`. */
export function picture(tile: string): string {
  return address(`/api/tiles/${tile}`, { theme: look.shown });
}
