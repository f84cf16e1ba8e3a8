/** For tests: laying out a table in words, acting on it in words, asking why not. With the standard box. */
import { nth, type Options } from "@rubicon/engine";
import { actingBy, named } from "@rubicon/series/testing";
import type { Act } from "../acts.ts";
import { onMap, type Region, type Zone } from "../board.ts";
import type { Event } from "../events/index.ts";
import { broken } from "../faults.ts";
import type { Forecast } from "../forecasts.ts";
import type { Frame } from "../frames.ts";
import { aleaIactaEst } from "../index.ts";
import { switched } from "../options.ts";
import { ALLEGIANCE, type People, ROMAN, WAR } from "../peoples.ts";
import { type Piece, REDUCED } from "../pieces.ts";
import { FACTION_LEADER, own, type Position, put, setStatus } from "../position.ts";
import type { Question } from "../questions/index.ts";
import { SCENARIO_IDS, type Scenario, type ScenarioId } from "../scenarios.ts";
import { emptyPosition, setUp } from "../setting-up.ts";
import { BOTH, NOBODY, SIDES, type Side, type SideName, sideNamed } from "../sides.ts";
import { spotName } from "../spots.ts";
import { inSteps } from "../steps/index.ts";
import { handOf } from "../stratagems.ts";

export const { box, acts } = aleaIactaEst;

/** Things by name; a test that misspells one fails here. */
export const piece = (name: string): Piece => named(box.pieceNumbers, name);
export const zone = (name: string): Zone => named(box.zoneNumbers, name);
export const region = (name: string): Region => named(box.regionNumbers, name);
export const people = (name: string): People => named(box.peopleNumbers, name);
export const scenario = (id: ScenarioId): Scenario => nth<Scenario>(SCENARIO_IDS.indexOf(id));

type BySide<T> = Partial<Record<SideName, T>>;

export interface Layout {
  /** "pharsalus" unless named; its rules hold, its set-up only if `asSetUp`. */
  scenario?: ScenarioId;
  asSetUp?: boolean;
  /**
   * Pieces of each side by zone: "legio-X" full, "legio-X-" reduced (a minus at the end), "caesar" a leader, "caesar*" a
   * Faction Leader. Units of Peoples stand with the side that holds the People (see `war` and `allegiance`).
   */
  caesarians?: Record<string, readonly string[]>;
  republicans?: Record<string, readonly string[]>;
  /** Pieces of Peoples at peace, or wherever they stand. */
  peoples?: Record<string, readonly string[]>;
  war?: Record<string, SideName>;
  allegiance?: Record<string, SideName>;
  /** Regions by the side that controls them; those not named as in the scenario. */
  control?: BySide<readonly string[]>;
  roma?: SideName | null;
  initiative?: SideName;
  year?: number;
  spqr?: number;
  score?: number;
  event?: number;
  flags?: number;
  options?: Options;
  /** Stratagem counters in the hands of those who lead the sides: "01" is stratagem-01. */
  hands?: BySide<readonly string[]>;
}

/** A table with pieces on it and nothing going on; a test says what happens next by pushing frames. */
export function lay(layout: Layout): Position {
  const number = scenario(layout.scenario ?? "pharsalus");
  const { options = {} } = layout;
  const p = layout.asSetUp ? setUp(box, number, options) : emptyPosition(box, number, switched(options));
  p.stack.length = 0;
  for (const [name, side] of Object.entries(layout.war ?? {})) setStatus(p, people(name), WAR, sideNamed(side));
  for (const [name, side] of Object.entries(layout.allegiance ?? {}))
    setStatus(p, people(name), ALLEGIANCE, sideNamed(side));
  for (const side of BOTH)
    for (const [where, names] of Object.entries(layout[SIDES[side]] ?? {}))
      for (const name of names) stand(p, name, zone(where), side);
  for (const [where, names] of Object.entries(layout.peoples ?? {}))
    for (const name of names) stand(p, name, zone(where), NOBODY);
  for (const side of BOTH)
    for (const name of layout.control?.[SIDES[side]] ?? []) {
      own.control(p)[region(name)] = side;
      own.lastControl(p)[region(name)] = side;
    }
  for (const side of BOTH)
    for (const number of layout.hands?.[SIDES[side]] ?? [])
      own.counter(p)[named(box.counterNumbers, `stratagem-${number}`)] = handOf(p.leads[side]);
  if (layout.roma !== undefined) p.roma = layout.roma === null ? NOBODY : sideNamed(layout.roma);
  if (layout.initiative !== undefined) p.initiative = sideNamed(layout.initiative);
  p.year = layout.year ?? p.year;
  p.spqr = layout.spqr ?? p.spqr;
  p.score = layout.score ?? p.score;
  p.event = layout.event ?? p.event;
  p.flags = layout.flags ?? p.flags;
  return p;
}

function stand(p: Position, written: string, where: Zone, side: Side): void {
  const name = written.replace(/[-*]$/, "");
  const it = piece(name);
  if (box.people[it] === ROMAN) own.side(p)[it] = side;
  else if (side !== NOBODY && p.holder[box.people[it]] !== side) throw new Error(`${name} does not serve that side`);
  put(p, it, where);
  if (written.endsWith("-")) own.face(p)[it] = REDUCED;
  if (written.endsWith("*")) own.title(p)[it] |= FACTION_LEADER;
}

export const {
  run,
  actOf,
  textOf,
  play,
  goTo,
  why,
  reason,
  legal,
  toMove,
  question,
  asked,
  byDefault,
  foreseen,
  told,
} = actingBy<Position, Frame, Act, Event, Question, Forecast>({ inSteps, acts, check });

/** Where a piece is: a zone, or "reserve", "gone" and so on. */
export const at = (p: Position, name: string): string => spotName(box, p.at[piece(name)]);
export const isReduced = (p: Position, name: string): boolean => p.face[piece(name)] === REDUCED;
export const side = (p: Position, name: string): SideName | null => {
  const owner = p.side[piece(name)];
  return owner === NOBODY ? null : SIDES[owner];
};

/** Names of the pieces in a zone. */
export const inZone = (p: Position, name: string): string[] =>
  box.pieces.filter((each) => p.at[each] === zone(name)).map((each) => box.pieceIds[each]);

/** Everybody is somewhere, and nothing else is wrong; a table of a test may have an empty stack. */
export function check(p: Position): void {
  const fault = broken(p);
  if (fault && fault !== "the game stopped") throw new Error(`broken: ${fault}`);
  if (!box.pieces.every((each) => onMap(p.at[each]) || p.at[each] < 0)) throw new Error("a piece is lost");
}
