/** What travels between server and page. All texts are already in the reader's language. */

export type Tone = "" | "good" | "bad" | "quiet" | "battle" | "unknown";
export type Role = "ruler" | "commander" | "umpire" | "spectator" | "owner";

export interface Session {
  mode: "local" | "group";
  account: { id: string; name: string } | null;
  csrf: string;
  languages: string[];
  sign_up: boolean;
}

export interface Choice {
  value: string;
  label: string;
}

export type SettingValue = boolean | number | string;
export type Plain = string | number | boolean | null;
/** In text notation, or as JSON where the question is a form. */
export type AnswerGiven = string | number | Plain[] | Record<string, Plain>;

export interface SettingInfo {
  key: string;
  label: string;
  help: string;
  kind: "bool" | "int" | "choice";
  default: SettingValue;
  choices: { value: SettingValue; label: string }[];
  least: number | null;
  most: number | null;
  rule: string;
  group: string;
}

export type Settings = Record<string, SettingValue>;

export interface Preset {
  key: string;
  label: string;
  settings: Settings;
}

export interface RulesetInfo {
  name: string;
  title: string;
  blurb: string;
  seats: { least: number; most: number; usual: number };
  settings: SettingInfo[];
  races: Choice[];
  presets: Preset[];
}

export interface PlayerInfo {
  name: string;
  label: string;
  blurb: string;
}

export interface Rulesets {
  rulesets: RulesetInfo[];
  players: PlayerInfo[];
}

export interface MapPreview {
  seed: string;
  svg: string;
}

export interface ImportedMap {
  map_id: string;
  svg: string;
  problems: string[];
}

export interface CampaignCard {
  id: string;
  name: string;
  ruleset: string;
  role: Role;
  seats: string[];
  year: number;
  month: number;
  when: string;
  waiting: { seat: string; name: string; since: string }[];
  yours: boolean;
  over: boolean;
  winner: string | null;
  last: string;
  recap: string;
}

export interface NewSeat {
  holder: string;
  name: string;
  race: string;
}

export interface NewCampaign {
  ruleset: string;
  name: string;
  seats: NewSeat[];
  settings: Settings;
  dice: "sealed" | "table";
  seed?: string;
  map_id?: string;
  lay_by_hand?: boolean;
  role?: "ruler" | "umpire";
}

export interface World {
  v: string;
  view: [number, number, number, number];
  size: number;
  centres: Record<string, [number, number]>;
  corners: [number, number][];
  halves: [number, number][];
  labels: Record<string, string>;
}

export interface Calendar {
  year: number;
  month: number;
  months: number;
  season: "setup" | "season" | "winter" | "over";
  when: string;
  phase: string;
  phases: { key: string; label: string; state: "done" | "now" | "later" }[];
  active: string;
}

export interface Realm {
  seat: string;
  name: string;
  colour: string;
  device: string;
  race: string;
  holder: string;
  ruler: string;
  active: boolean;
  waiting: boolean;
  out: boolean;
  tiles: number;
  revenue: number;
  capital: string;
  die: number[] | null;
}

export interface Fact {
  label: string;
  value: string;
  rule: string;
  since: string;
  tone: Tone;
}

export interface Place {
  id: string;
  name: string;
  terrain: string;
  terrain_label: string;
  owner: string;
  settlement: string;
  settlement_label: string;
  razed: boolean;
  port: boolean;
  feeds: number;
  known: boolean;
  home_of: string;
  facts: Fact[];
}

export interface Piece {
  id: string;
  kind: "banner" | "ship" | "operative" | "stockpile" | "dragon";
  owner: string;
  number: number;
  place: string;
  half: number | null;
  x: number;
  y: number;
  points: number | null;
  baggage: number | null;
  mine: boolean;
  moved: boolean;
  label: string;
}

export interface Army {
  rows: {
    piece: string;
    number: number;
    place: string;
    place_name: string;
    points: number | null;
    baggage: number | null;
    note: string;
  }[];
  total: number;
  baggage: number;
  notes: { text: string; rule: string }[];
}

export interface Sum {
  label: string;
  crowns: number;
  rule: string;
}

export interface Treasury {
  crowns: number;
  incomes: Sum[];
  spendings: Sum[];
  left: number;
  warning: string;
  /** What it will leave in spring, as it stands. */
  spring: Fact[];
}

export interface Odds {
  title: string;
  bars: { key: string; label: string; percent: number; tone: "bad" | "even" | "good" }[];
  note: string;
}

export interface Option {
  answer: string;
  label: string;
  kind: string;
  pieces: string[];
  place: string;
  half: number | null;
  note: string;
  odds: Odds | null;
  confirm: boolean;
  rule: string;
  /** What it costs. */
  crowns: number;
}

export interface Field {
  name: string;
  label: string;
  kind: "text" | "number" | "choice";
  least: number | null;
  most: number | null;
  among: Choice[];
  value: string;
}

export interface Asked {
  what: string;
  kind: "choose" | "pick" | "several" | "split" | "form";
  rule: string;
  title: string;
  hint: string;
  secret: boolean;
  standing: string;
  scene: "" | "map" | "battle" | "winter" | "setup";
  pieces: string[];
  place: string;
  options: Option[];
  more: boolean;
  done: string;
  suggestion: string;
  limits: { least: number; most: number } | null;
  split: { total: number; step: number; parts: { label: string; piece: string; least: number; most: number }[] } | null;
  fields: Field[] | null;
}

export interface DiceShown {
  sides: number;
  faces: number[];
  label: string;
}

export interface LogEntry {
  n: number;
  kind: string;
  text: string;
  rule: string;
  who: string;
  when: string;
  phase: string;
  dice: DiceShown[];
  places: string[];
  tone: Tone;
}

export interface Side {
  seat: string;
  name: string;
  pieces: { label: string; points: number | null }[];
  total: number | null;
  known: string;
}

export interface Battle {
  place: string;
  place_name: string;
  step: string;
  attacker: Side;
  defender: Side;
  factor: number | null;
  odds: Odds | null;
  cards: { seat: string; card: string }[];
  score: { label: string; value: number }[];
  result: string;
  lines: LogEntry[];
}

export interface Ending {
  winner: string | null;
  scores: { seat: string; score: number }[];
  commitment: string;
  secret: string;
  verified: string;
}

export interface TablePage {
  campaign: { id: string; name: string; ruleset: string; over: boolean; paused: boolean; revision: number };
  me: { seat: string; role: Role; seats: string[]; token: number };
  world: World;
  calendar: Calendar;
  realms: Realm[];
  places: Record<string, Place>;
  pieces: Piece[];
  army: Army | null;
  treasury: Treasury | null;
  questions: Asked[];
  beside: Asked[];
  waiting: string[];
  hidden: boolean;
  roll: { count: number; sides: number; label: string; who: string } | null;
  undo: { to: number; label: string; free: boolean; consent: string[] } | null;
  battle: Battle | null;
  log: LogEntry[];
  log_from: number;
  end: Ending | null;
}

export interface Replay {
  frames: { n: number; label: string; year: number; month: number }[];
  series: {
    key: "tiles" | "strength" | "revenue";
    label: string;
    lines: { seat: string; points: (number | null)[] }[];
  }[];
}

export interface Chronicle {
  html: string;
  entries: { key: string; title: string; html: string; year: number; month: number; edited: boolean }[];
  pen: string;
}

export interface Letter {
  id: number;
  from: string;
  to: string;
  text: string;
  at: string;
}

export interface Person {
  id: string;
  name: string;
  role: Role;
  seats: string[];
}

/** The link is told this once; the server keeps only its fingerprint. */
export interface Invitation {
  id: string;
  link: string;
  expires: string;
}

/** An invitation that is still open. */
export interface Invited {
  id: string;
  seat: string;
  role: Role;
  expires: string;
}

export interface Clause {
  id: string;
  title: string;
  text: string;
  ruling: string;
}

export interface Chapter {
  code: string;
  title: string;
  clauses: Clause[];
}

export interface Thinking {
  seat: string;
  done: number;
  of: number;
}
