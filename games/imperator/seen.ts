/** What a viewer sees of the table: the shape of `sight`. Everything is named; what is hidden is missing. */
import type { Modifier } from "@rubicon/series";
import type { Phase } from "./phases.ts";
import type { Question } from "./questions/index.ts";
import type { ScenarioId } from "./scenarios.ts";
import type { SideName } from "./sides.ts";
import type { Title } from "./stratagems.ts";

export type Titled = "augustus" | "caesar" | "usurper" | "guard" | "ill" | "summoned";
export type Spot = "box" | "dead" | "withdrawn" | "absent" | "to-come" | "gone";

export type SeenPiece = {
  piece: string;
  /** A zone, the hold of a fleet ("aboard-..."), or where it is off the map. */
  at: string;
  /** Null: at peace, in mutiny, or not in play yet. */
  side: SideName | null;
  reduced?: true;
  mutinous?: true;
  moved?: true;
  /** In the group that moves now, or that evades. */
  going?: true;
  /** Where it came from in this sequence. */
  from?: string;
  titles?: Titled[];
  /** Of a usurper: his bonus, the Front of his proclamation, the one he turned to. */
  claim?: { bonus: number; front: string | null; chosen: string | null };
  /** The year in which a leader or a fleet is expected. */
  due?: number;
};

export type SeenPeople = {
  people: string;
  status: "peace" | "war" | "removed";
  /** First year in which it can go to war again. */
  ban?: number;
};

export type SeenHand = {
  count: number;
  /** To its owner: what he holds, a title for each counter. */
  stratagems?: Title[];
  /** What he knows to be in the cup, because he put it there. */
  returned?: Title[];
};

export type SeenGroup = {
  side: SideName;
  from: string;
  zone: string;
  pieces: string[];
  spent: number;
  /** Movement points it has left. */
  left: number;
  /** The fleet that carries them, if one does. */
  fleet: string | null;
  gone: boolean;
};

export type SeenForce = {
  side: SideName;
  units: string[];
  leaders: string[];
  sp: number;
  quality: number;
  tb: number;
  /** Null where politics do not matter: in a battle that is not of Romans against Romans. */
  pc: number | null;
};

export type SeenBattle = {
  zone: string;
  attacker: SeenForce;
  defender: SeenForce;
  baseColumn: string;
  shift: number;
  column: string;
  modifiers: Modifier[];
  modifier: number;
  /** The odds, the strength of both and the die's modifiers stay as it was fought; pieces, quality, tactics and politics are of what is left. */
  decided: boolean;
  /** The die, when it has fallen. */
  die: number | null;
  /** For every face: what it would bring. */
  byDie: { die: number; row: number; attacker: string; defender: string; winner: "attacker" | "defender" }[];
};

export type Seen = {
  viewer: string;
  scenario: ScenarioId;
  year: number;
  lastYear: number;
  /** Of the year; null when the game is over. */
  phase: Phase | null;
  toMove: string;
  asked: { ask: string; question?: Question } | null;
  /** Which seat has which role. */
  leads: Record<SideName, string>;
  initiative: SideName;
  sequences: Record<SideName, number>;
  extra: SideName | null;
  event: number;
  /** The Turn marker shows its Pax Romana face. */
  pax: boolean;
  vp: Record<SideName, number>;
  /** Who has Armenia; null where it is not used. */
  armenia: SideName | null;
  /** Fronts by name. */
  reserve: string[];
  freed: string[];
  /** The East has grown by two zones. */
  grown: boolean;
  civilWar: boolean;
  /** A usurpation has succeeded: the roles are exchanged when the year is over. */
  success: boolean;
  peoples: SeenPeople[];
  pieces: SeenPiece[];
  hands: Record<string, SeenHand>;
  /** Counters in the cup, by number; what everybody knows to be there, by title. */
  cup: number;
  played: Title[];
  /** What lies on the map, and where. */
  markers: { stratagem: Title; zone: string }[];
  spent: Title[];
  /** Zones of the plague: stricken, or tainted beside them. */
  infested: Record<string, "stricken" | "tainted">;
  group: SeenGroup | null;
  battle: SeenBattle | null;
  options: Record<string, string>;
  outcome: { how: string; level: string | null; results: Record<string, string> } | null;
};
