/** For tests: laying out a table in words, acting on it in words, asking why not. With the standard box. */
import { nth, type Options } from "@rubicon/engine";
import { actingBy, named } from "@rubicon/series/testing";
import type { Act } from "../acts.ts";
import { type Front, onMap, type Zone } from "../board.ts";
import type { Event } from "../events/index.ts";
import { broken } from "../faults.ts";
import type { Forecast } from "../forecasts.ts";
import type { Frame } from "../frames.ts";
import { imperator } from "../index.ts";
import { switched } from "../options.ts";
import { type People, ROMAN, WAR } from "../peoples.ts";
import { type Piece, REDUCED } from "../pieces.ts";
import { STRICKEN, TAINTED } from "../plague.ts";
import { own, type Position } from "../position.ts";
import type { Question } from "../questions/index.ts";
import { SCENARIO_IDS, type Scenario, type ScenarioId } from "../scenarios.ts";
import { emptyPosition, setUp } from "../setting-up.ts";
import { BOTH, ENEMY, MUTINY, NOBODY, ROME, SIDES, type Side, type SideName, sideNamed } from "../sides.ts";
import { spotName } from "../spots.ts";
import { inSteps } from "../steps/index.ts";
import { handOf, ON_MAP, stratagemNamed, type Title } from "../stratagems.ts";
import { changeSide, giveArmenia, put, setStatus } from "../table.ts";
import { AUGUSTUS, bestow, CAESAR, type Claim, GUARD, ILL, NO_CLAIM, SUMMONED, setClaim, USURPER } from "../titles.ts";

export const { box, acts } = imperator;

/** Things by name; a test that misspells one fails here. */
export const piece = (name: string): Piece => named(box.pieceNumbers, name);
export const zone = (name: string): Zone => named(box.zoneNumbers, name);
export const front = (name: string): Front => named(box.frontNumbers, name);
export const people = (name: string): People => named(box.peopleNumbers, name);
export const scenario = (id: ScenarioId): Scenario => nth<Scenario>(SCENARIO_IDS.indexOf(id));

type BySide<T> = Partial<Record<SideName, T>>;

export interface Layout {
  /** "s5_grand_campaign" unless named; its rules hold, its set-up only if `asSetUp`. */
  scenario?: ScenarioId;
  asSetUp?: boolean;
  /**
   * Pieces of each side by zone, or by the fleet they are aboard ("aboard-classis_ravennas"): "xiii_gemina" normal,
   * "xiii_gemina-" reduced, "commodus" a leader, with titles after him: "commodus*" Augustus, "commodus+" Caesar,
   * "commodus!" usurper. Units of Peoples stand with the Enemy where their People is at war (see `war`).
   */
  rome?: Record<string, readonly string[]>;
  enemy?: Record<string, readonly string[]>;
  /** Pieces of Peoples at peace. */
  peoples?: Record<string, readonly string[]>;
  /** Units in mutiny, each zone with its marker. */
  mutiny?: Record<string, readonly string[]>;
  /** Fleets by where they are, if not in port. */
  fleets?: Record<string, string>;
  war?: readonly string[];
  ban?: Record<string, number>;
  armenia?: SideName;
  guard?: string;
  ill?: string;
  summoned?: string;
  /** Of usurpers, by name. */
  claims?: Record<string, Partial<{ bonus: number; front: string; chosen: string }>>;
  reserve?: readonly string[];
  freed?: readonly string[];
  grown?: boolean;
  initiative?: SideName;
  year?: number;
  vp?: BySide<number>;
  sequences?: BySide<number>;
  event?: number;
  flags?: number;
  options?: Options;
  /** Stratagems in the hands of those who have the roles. */
  hands?: BySide<readonly Title[]>;
  /** Stratagems lying on the map: where. Plagues spread as they should. */
  markers?: readonly (readonly [Title, string])[];
}

/** A table with pieces on it and nothing going on; a test says what happens next by pushing frames. */
export function lay(layout: Layout): Position {
  const number = scenario(layout.scenario ?? "s5_grand_campaign");
  const { options = {} } = layout;
  const p = layout.asSetUp ? setUp(box, number, options) : emptyPosition(box, number, switched(options));
  p.stack.length = 0;
  if (layout.grown !== undefined) p.epoch = layout.grown ? 1 : 0;
  for (const name of layout.war ?? []) setStatus(p, people(name), WAR);
  for (const [name, year] of Object.entries(layout.ban ?? {})) own.ban(p)[people(name)] = year;
  if (layout.armenia !== undefined) giveArmenia(p, sideNamed(layout.armenia));
  for (const side of BOTH) standAll(p, layout[SIDES[side]], side);
  standAll(p, layout.peoples, NOBODY);
  standAll(p, layout.mutiny, MUTINY);
  for (const fleet of box.fleets)
    put(p, fleet, zone(layout.fleets?.[box.pieceIds[fleet]] ?? box.zoneIds[box.station[fleet]]));
  if (layout.guard !== undefined) bestow(p, piece(layout.guard), GUARD);
  if (layout.ill !== undefined) bestow(p, piece(layout.ill), ILL);
  if (layout.summoned !== undefined) bestow(p, piece(layout.summoned), SUMMONED);
  for (const [name, claim] of Object.entries(layout.claims ?? {})) setClaim(p, piece(name), claimIn(claim));
  if (layout.reserve !== undefined) p.reserve = bitsOf(layout.reserve);
  if (layout.freed !== undefined) p.freed = bitsOf(layout.freed);
  for (const side of BOTH) {
    for (const title of layout.hands?.[SIDES[side]] ?? []) own.counter(p)[spare(p, title)] = handOf(p.leads[side]);
    own.vp(p)[side] = layout.vp?.[SIDES[side]] ?? p.vp[side];
    own.sequences(p)[side] = layout.sequences?.[SIDES[side]] ?? p.sequences[side];
  }
  for (const [title, where] of layout.markers ?? []) layMarker(p, title, zone(where));
  for (const where of Object.keys(layout.mutiny ?? {}))
    if (!p.box.copiesOf[stratagemNamed("mutinerie")].some((each) => p.lies[each] === zone(where)))
      layMarker(p, "mutinerie", zone(where));
  if (layout.initiative !== undefined) p.initiative = sideNamed(layout.initiative);
  p.year = layout.year ?? p.year;
  p.event = layout.event ?? p.event;
  p.flags = layout.flags ?? p.flags;
  return p;
}

/** IMP-6.3.e, IMP-6.3.h: with the plague that spreads from it. */
function layMarker(p: Position, title: Title, where: Zone): void {
  const counter = spare(p, title);
  own.counter(p)[counter] = ON_MAP;
  own.lies(p)[counter] = where;
  if (title !== "foyer_de_peste" && title !== "epidemie_de_peste") return;
  own.infested(p)[where] = STRICKEN;
  if (title === "epidemie_de_peste")
    for (const { to } of box.waysFrom[where]) own.infested(p)[to] = Math.max(TAINTED, p.infested[to]);
}

const bitsOf = (fronts: readonly string[]): number => fronts.reduce((bits, name) => bits | (1 << front(name)), 0);

const claimIn = ({
  bonus = 0,
  front: from,
  chosen,
}: Partial<{ bonus: number; front: string; chosen: string }>): Claim => ({
  bonus,
  front: from === undefined ? NO_CLAIM.front : front(from),
  chosen: chosen === undefined ? NO_CLAIM.chosen : front(chosen),
});

/** A counter of that title that is still in the cup. */
function spare(p: Position, title: Title) {
  const counter = box.copiesOf[stratagemNamed(title)].find((each) => p.counter[each] === 0);
  if (counter === undefined) throw new Error(`there are no more counters ${title}`);
  return counter;
}

function standAll(p: Position, stacks: Record<string, readonly string[]> | undefined, side: Side): void {
  for (const [where, names] of Object.entries(stacks ?? {}))
    for (const name of names) stand(p, name, zone(where), side);
}

const TITLES: Readonly<Record<string, number>> = { "*": AUGUSTUS, "+": CAESAR, "!": USURPER };

function stand(p: Position, written: string, where: Zone, side: Side): void {
  const name = written.replace(/[-*+!]$/, "");
  const it = piece(name);
  put(p, it, where);
  if (box.people[it] === ROMAN || side === MUTINY) changeSide(p, it, side);
  else if (p.side[it] !== side) throw new Error(`${name} does not serve that side`);
  if (written.endsWith("-")) own.face(p)[it] = REDUCED;
  const title = TITLES[written.slice(-1)];
  if (title !== undefined) bestow(p, it, title);
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

/** Where a piece is: a zone, or "dead", "gone" and so on. */
export const at = (p: Position, name: string): string => spotName(box, p.at[piece(name)]);
export const isReduced = (p: Position, name: string): boolean => p.face[piece(name)] === REDUCED;
/** Whose it is: "rome", "enemy", "mutiny", or null for nobody's. */
export const side = (p: Position, name: string): SideName | "mutiny" | null => {
  const owner = p.side[piece(name)];
  if (owner === MUTINY) return "mutiny";
  return owner === ROME || owner === ENEMY ? SIDES[owner] : null;
};

/** Names of the pieces in a zone. */
export const inZone = (p: Position, name: string): string[] =>
  box.pieces.filter((each) => p.at[each] === zone(name)).map((each) => box.pieceIds[each]);

/** Nothing is wrong; a table of a test may have an empty stack. */
export function check(p: Position): void {
  const fault = broken(p);
  if (fault && fault !== "the game stopped") throw new Error(`broken: ${fault}`);
  if (!box.pieces.every((each) => onMap(p.at[each]) || p.at[each] < 0)) throw new Error("a piece is lost");
}
