import { describe, expect, it } from "vitest";
import { Draft, grouped } from "../src/start/new/draft.svelte";
import { tokenOf } from "../src/start/invitations";
import { marked } from "../src/start/rules";
import { ownSeat } from "../src/start/seats";
import type { CampaignCard, RulesetInfo, SettingInfo } from "../src/lib/types";

const setting = (key: string, value: SettingInfo["default"], group = ""): SettingInfo => ({
  key, label: key, help: "", kind: "int", default: value, choices: [], least: null, most: null, rule: "", group,
});
const [years, dice] = [setting("years", 5, "war"), setting("initiative_dice", 1, "editions")];
const INFO: RulesetInfo = {
  name: "mighty", title: "", blurb: "", seats: { least: 2, most: 4, usual: 3, colours: ["gules", "azure", "or", "vert"] }, settings: [years, dice], races: [],
  presets: [{ key: "english", label: "", settings: {} }, { key: "dutch", label: "", settings: { initiative_dice: 2 } }],
};
const PLAYERS = ["squire", "captain"].map((name) => ({ name, label: name, blurb: "" }));

describe("a new campaign", () => {
  it("at home seats one person and captains", () => {
    const draft = new Draft(INFO, PLAYERS, false);

    expect(draft.wish.seats.map((seat) => seat.holder)).toEqual(["human", "captain", "captain"]);
  });

  it("in a group keeps every seat for a person", () => {
    expect(new Draft(INFO, PLAYERS, true).people).toBe(3);
  });

  it("has as many seats as the rules allow", () => {
    const draft = new Draft(INFO, PLAYERS, false);

    for (let k = 0; k < 5; k++) draft.add();
    expect(draft.seats).toHaveLength(4);
    for (let k = 0; k < 5; k++) draft.remove(0);
    expect(draft.seats).toHaveLength(2);
  });

  it("offers a land laid by hand with the map, where the rules know it, and not among the settings", () => {
    const hand = setting("lay_by_hand", false, "war");

    expect(new Draft(INFO, PLAYERS, false).byHand).toBe(false);
    expect(new Draft({ ...INFO, settings: [years, hand] }, PLAYERS, false).byHand).toBe(true);
    expect(grouped([years, hand])).toEqual([["war", [years]]]);
  });

  it("sends only the settings that differ from the printed rules", () => {
    const draft = new Draft(INFO, PLAYERS, false);
    draft.set(years, 3);
    draft.set(dice, 2);
    draft.set(dice, 1);

    expect(draft.wish.settings).toEqual({ years: 3 });
  });

  it("knows which preset its settings are", () => {
    const draft = new Draft(INFO, PLAYERS, false);
    expect(draft.chosen).toBe("english");
    draft.preset("dutch");
    expect(draft.chosen).toBe("dutch");
    draft.set(years, 3);

    expect(draft.chosen).toBe("");
  });

  it("needs a name, and the map it was promised", () => {
    const draft = new Draft(INFO, PLAYERS, false);
    expect(draft.lacking).toBe("new-lacks-name");
    draft.name = "The Fords War";
    draft.map = "tiled";
    expect(draft.lacking).toBe("new-lacks-map");
    draft.mapId = "m1";

    expect(draft.lacking).toBe("");
    expect(draft.wish).toMatchObject({ map_id: "m1" });
  });

  it("sends the seed of the land that was looked at, unless it is laid by hand", () => {
    const draft = new Draft(INFO, PLAYERS, false);
    draft.seed = "7";
    expect(draft.wish.seed).toBe("7");
    draft.map = "hand";

    expect(draft.wish).not.toHaveProperty("seed");
    expect(draft.wish.lay_by_hand).toBe(true);
  });

  it("shows its settings under their headings", () => {
    expect(grouped([years, dice, setting("months", 6, "war")]).map(([group, all]) => [group, all.length])).toEqual([
      ["war", 2],
      ["editions", 1],
    ]);
  });
});

describe("an invitation", () => {
  it.each([
    ["https://club.example/join/abc-DEF_1", "abc-DEF_1"],
    ["  abc-DEF_1 ", "abc-DEF_1"],
    ["https://club.example/new", ""],
    ["two words", ""],
  ])("pasted as %s is read", (pasted, token) => {
    expect(tokenOf(pasted)).toBe(token);
  });
});

describe("one's own seat", () => {
  const card = (more: Partial<CampaignCard>): CampaignCard => ({ seats: [], waiting: [], role: "ruler", ...more }) as CampaignCard;

  it("is the one that is waited for", () => {
    expect(ownSeat(card({ seats: ["red", "blue"], waiting: [{ seat: "blue", name: "", since: "" }] }))).toBe("blue");
  });

  it("is the first when nobody of us is waited for", () => {
    expect(ownSeat(card({ seats: ["red", "blue"], waiting: [{ seat: "green", name: "", since: "" }] }))).toBe("red");
  });

  it("is none for who looks on, and the umpire's for the umpire", () => {
    expect(ownSeat(card({ role: "spectator" }))).toBe("");
    expect(ownSeat(card({ role: "umpire" }))).toBe("umpire");
  });
});

describe("what is searched for", () => {
  it("is marked in the text, in either case, and taken literally", () => {
    expect(marked("Roll (2D6) and roll again", "roll (2d6)")).toEqual([
      ["", false], ["Roll", true], [" ", false], ["(2D6)", true], [" and ", false], ["roll", true], [" again", false],
    ]);
  });
});
