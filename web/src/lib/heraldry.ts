/** The devices of the realms and which of them a colour bears, as the server draws them (`python web/build.py types`). */

import arms from "../api/arms.json";

/** Each is one path round the origin, drawn with `fill-rule="evenodd"`. */
export const DEVICES: Record<string, string> = arms.devices;
const BORNE: Record<string, string> = arms.borne;

/** The device of a colour; without one, that of the independents. */
export function deviceOf(colour: string): string {
  return BORNE[colour] ?? arms.borne.orange;
}
