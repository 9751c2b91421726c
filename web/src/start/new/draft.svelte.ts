/** A campaign that is being thought up: who sits where, on which land, by which rules. */

import type { NewCampaign, NewSeat, PlayerInfo, RulesetInfo, SettingInfo, SettingValue, Settings } from "../../lib/types";

export type MapKind = "generated" | "hand" | "tiled";
const BY_HAND = "lay_by_hand"; // the setting
const RIVAL = "captain";

export class Draft {
  name = $state("");
  seats = $state<NewSeat[]>([]);
  settings = $state<Settings>({});
  dice = $state<"sealed" | "table">("sealed");
  role = $state<"ruler" | "umpire">("ruler");
  map = $state<MapKind>("generated");
  seed = $state("");
  mapId = $state("");

  constructor(
    readonly info: RulesetInfo,
    readonly players: PlayerInfo[],
    readonly group: boolean,
  ) {
    this.seats = Array.from({ length: info.seats.usual }, (_, k) => this.#seat(k));
  }

  get people(): number {
    return this.seats.filter((seat) => seat.holder === "human").length;
  }

  get mayAdd(): boolean {
    return this.seats.length < Math.min(this.info.seats.most, this.info.seats.colours.length);
  }

  get mayRemove(): boolean {
    return this.seats.length > this.info.seats.least;
  }

  add(): void {
    if (this.mayAdd) this.seats.push(this.#seat(this.seats.length));
  }

  remove(index: number): void {
    if (this.mayRemove) this.seats.splice(index, 1);
  }

  value(setting: SettingInfo): SettingValue {
    return this.settings[setting.key] ?? setting.default;
  }

  /** Only what differs from the rule book's own default is kept. */
  set(setting: SettingInfo, value: SettingValue): void {
    if (value === setting.default) delete this.settings[setting.key];
    else this.settings[setting.key] = value;
  }

  /** The settings of a preset and nothing else. */
  preset(key: string): void {
    this.settings = { ...this.info.presets.find((preset) => preset.key === key)?.settings };
  }

  /** The preset that is chosen as it stands, or "". */
  get chosen(): string {
    const mine = canonical(this.settings);
    return this.info.presets.find((preset) => canonical(preset.settings) === mine)?.key ?? "";
  }

  /** Whether the rules let players lay the land themselves. */
  get byHand(): boolean {
    return this.info.settings.some((setting) => setting.key === BY_HAND);
  }

  /** Why it cannot begin yet, as a key of the page's words; "" if it can. */
  get lacking(): string {
    if (!this.name.trim()) return "new-lacks-name";
    if (this.map === "tiled" && !this.mapId) return "new-lacks-map";
    return "";
  }

  get wish(): NewCampaign {
    return {
      ruleset: this.info.name,
      name: this.name.trim(),
      seats: this.seats.map((seat) => ({ ...seat, name: seat.name.trim() })),
      settings: { ...this.settings },
      dice: this.dice,
      ...(this.map === "generated" && this.seed ? { seed: this.seed } : {}),
      ...(this.map === "tiled" ? { map_id: this.mapId } : {}),
      ...(this.map === "hand" ? { lay_by_hand: true } : {}),
      ...(this.group ? { role: this.role } : {}),
    };
  }

  #seat(index: number): NewSeat {
    const rival = this.players.find((player) => player.name === RIVAL) ?? this.players[0];
    return { holder: index === 0 || this.group ? "human" : (rival?.name ?? "human"), name: "", race: "" };
  }
}

function canonical(settings: Settings): string {
  return JSON.stringify(Object.entries(settings).sort(([a], [b]) => a.localeCompare(b)));
}

/** The settings under their headings, in the order in which the headings first appear; how the land is laid is asked with the map. */
export function grouped(settings: SettingInfo[]): [string, SettingInfo[]][] {
  const groups = new Map<string, SettingInfo[]>();
  for (const setting of settings.filter((one) => one.key !== BY_HAND)) groups.set(setting.group, [...(groups.get(setting.group) ?? []), setting]);
  return [...groups];
}
