/** What travels between server and page, under the page's names. The shapes are made from the server's own schema. */

import type { components } from "../api/schema";

type Schemas = components["schemas"];

export type Session = Schemas["Session"];
export type Person = Schemas["Person"];
export type Invitation = Schemas["Invitation"];
export type Invited = Schemas["Invited"];
export type Inviting = Schemas["Inviting"];
export type Invitations = Schemas["Invitations"];
export type Move = NonNullable<Person["may"]>[number];
export type Role = Invited["role"];
export type Letter = Schemas["Letter"];

export type Rulesets = Omit<Schemas["Rulesets"], "rulesets"> & { rulesets: RulesetInfo[] };
export type RuleBook = Schemas["RuleBook"];
export type PlayerInfo = Schemas["PlayerInfo"];
export type MapPreview = Schemas["MapPreview"];
export type ImportedMap = Schemas["TiledPreview"];
export type CampaignCard = Schemas["CampaignCard"];
export type NewSeat = Schemas["SeatWish"];
/** What is left out of a wish has its default. */
export type NewCampaign = Partial<Omit<Schemas["CampaignWish"], "seats">> & {
  ruleset: string;
  name: string;
  seats: NewSeat[];
};

/** The schema says of a setting's value only that it is something; it is one of these. */
export type SettingValue = boolean | number | string;
export type Settings = Record<string, SettingValue>;
export type SettingInfo = Omit<Schemas["SettingInfo"], "default" | "choices"> & {
  default: SettingValue;
  choices: { value: SettingValue; label: string }[];
};
export type Preset = Omit<Schemas["Preset"], "settings"> & { settings: Settings };
export type RulesetInfo = Omit<Schemas["RulesetInfo"], "settings" | "presets"> & {
  settings: SettingInfo[];
  presets: Preset[];
};

export type TablePage = Schemas["TablePage"];
export type World = Schemas["World"];
export type Calendar = Schemas["Calendar"];
export type Realm = Schemas["RealmCard"];
export type Place = Schemas["Place"];
export type Fact = Schemas["Fact"];
export type Piece = Schemas["Piece"];
export type Army = Schemas["Army"];
export type Treasury = Schemas["Treasury"];
export type MoneyChapter = Schemas["MoneyChapter"];
export type Way = Schemas["Way"];
export type Counter = Schemas["Counter"];
export type Asked = Schemas["Asked"];
export type Option = Schemas["Option"];
export type Odds = Schemas["Odds"];
export type Field = Schemas["FormField"];
export type Corrections = Schemas["Corrections"];
export type CorrectionForm = Schemas["CorrectionForm"];
export type CorrectionField = Schemas["CorrectionField"];
export type Correctable = Schemas["Correctable"];
export type Battle = Schemas["Battle"];
export type Side = Schemas["Side"];
export type LogEntry = Schemas["LogEntry"];
export type Tone = LogEntry["tone"];
export type DiceShown = Schemas["Thrown"];
export type Ending = Schemas["End"];
export type StandingOrder = Schemas["StandingOrder"];
export type WhyNot = Schemas["WhyNot"];
export type Replay = Schemas["Replay"];
export type Deed = Schemas["Deed"];
export type Chronicle = Schemas["Book"];

export type Clause = Schemas["ClauseText"];
export type Chapter = Schemas["RulesSection"];

/** In text notation, or as JSON where the question is a form. */
export type AnswerGiven = Schemas["AnswerGiven"]["answer"];

/** What the stream says while the table waits for a computer player; nobody's seat when it does not. */
export interface Thinking {
  seat: string;
}
