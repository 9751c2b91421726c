/** Questions and options for tests, with only what a test is about. */

import type { Asked, Battle, LogEntry, Option } from "../../src/lib/types";

export function option(answer: string, about: Partial<Option> = {}): Option {
  return {
    answer, label: answer, kind: "march", pieces: [], place: "", half: null, note: "", odds: null, confirm: false, rule: "",
    crowns: 0, picture: "", sign: "", counter: "", amount: 0,
    ...about,
  };
}

export function asked(options: Option[], about: Partial<Asked> = {}): Asked {
  return {
    what: "movement.order", kind: "pick", rule: "", title: "", hint: "", secret: false, standing: "", scene: "map", corner: "",
    pieces: [], place: "", options, counters: [], more: false, done: "", suggestion: "", limits: null, split: null, fields: null,
    ...about,
  };
}

export function entry(n: number, about: Partial<LogEntry> = {}): LogEntry {
  return {
    n, kind: "", text: `entry ${n}`, rule: "", who: "red", when: "Year 1, month 1", phase: "Movement", dice: [],
    places: [], tone: "", pact: false, ...about,
  };
}

export function battle(about: Partial<Battle> = {}): Battle {
  const side = (seat: string) => ({ seat, name: seat, role: "", colour: "", device: "", pieces: [], total: null, known: "", card: "" });
  return {
    place: "C5", title: "The battle of Caldwick", steps: [{ key: "cards", label: "Cards", state: "now" }], over: false,
    attacker: side("blue"), defender: side("red"), odds: null, score_title: "", score: [], total: null, result: "", lines: [],
    ...about,
  };
}
