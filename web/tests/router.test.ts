import { describe, expect, it } from "vitest";
import { campaignPath, parse } from "../src/lib/router.svelte";

describe("an address", () => {
  it.each([
    ["/", { name: "start" }],
    ["/new", { name: "new" }],
    ["/sign-in", { name: "sign-in" }],
    ["/rules", { name: "rules" }],
    ["/rules/ME-MOV-01", { name: "clause", clause: "ME-MOV-01" }],
    ["/join/a%2Fb", { name: "join", token: "a/b" }],
  ])("%s leads to its page", (path, page) => {
    expect(parse(path)).toEqual(page);
  });

  it.each(["table", "chronicle", "replay", "letters", "umpire", "people"] as const)(
    "of the campaign's %s names the campaign and the seat, both ways",
    (name) => {
      const [path = "", search] = campaignPath("a b", name === "table" ? "" : name, "blue").split("?");

      expect(parse(path, `?${search}`)).toEqual({ name, id: "a b", seat: "blue" });
    },
  );

  it("of the winter is the table", () => {
    expect(parse("/c/x/winter", "?seat=red")).toEqual({ name: "table", id: "x", seat: "red" });
  });

  it("without a seat has one found first", () => {
    expect(parse("/c/x/replay")).toEqual({ name: "sit", campaign: "x", page: "replay" });
  });

  it("of a spectator says so with an empty seat", () => {
    const [path = "", search] = campaignPath("x", "", "").split("?");

    expect(parse(path, `?${search}`)).toEqual({ name: "table", id: "x", seat: "" });
  });

  it.each(["/nowhere", "/new/more", "/c/x/cellar", "/c/x/replay/4/5", "/rules/A/B", "/c", "/join"])(
    "%s that nobody knows is missing",
    (path) => {
      expect(parse(path, "?seat=blue")).toEqual({ name: "missing" });
    },
  );

  it("with a broken escape is read as it stands", () => {
    expect(parse("/rules/%E0%A4")).toEqual({ name: "clause", clause: "%E0%A4" });
  });
});
