/** Questions and options for tests, with only what a test is about. */

import type { Asked, Battle, LogEntry, Option } from "../../src/lib/types";

export function option(answer: string, about: Partial<Option> = {}): Option {
  return {
    answer, label: answer, kind: "march", pieces: [], place: "", half: null, note: "", odds: null, confirm: false, rule: "",
    crowns: 0, picture: "",
    ...about,
  };
}

export function asked(options: Option[], about: Partial<Asked> = {}): Asked {
  return {
    what: "movement.order", kind: "pick", rule: "", title: "", hint: "", secret: false, standing: "", scene: "map",
    pieces: [], place: "", options, more: false, done: "", suggestion: "", limits: null, split: null, fields: null,
    ...about,
  };
}

export function entry(n: number, about: Partial<LogEntry> = {}): LogEntry {
  return {
    n, kind: "", text: `entry ${n}`, rule: "", who: "red", when: "Year 1, month 1", phase: "Movement", dice: [],
    places: [], tone: "", ...about,
  };
}

export function battle(about: Partial<Battle> = {}): Battle {
  const side = (seat: string) => ({ seat, name: seat, pieces: [], total: null, known: "" });
  return {
    place: "C5", place_name: "Caldwick", step: "cards", attacker: side("blue"), defender: side("red"), factor: 2,
    odds: null, cards: [], score: [], result: "", lines: [], ...about,
  };
}
