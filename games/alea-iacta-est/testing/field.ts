/** For tests of combat: battles with units of any strength, fought to their end; and tables on which a phase of combat begins. */
import { type By, by, listDice, listed, nth } from "@rubicon/engine";
import type { Zone } from "../board.ts";
import type { Event } from "../events/index.ts";
import { ALLEGIANCE, type People, WAR } from "../peoples.ts";
import type { Piece } from "../pieces.ts";
import {
  CROSSED,
  FACTION_LEADER,
  mark,
  markCameFrom,
  own,
  type Position,
  PRETENDER,
  put,
  setStatus,
} from "../position.ts";
import type { Scenario } from "../scenarios.ts";
import { emptyPosition } from "../setting-up.ts";
import { CAES, REP, type Side, type SideName, sideNamed } from "../sides.ts";
import { beginBattle } from "../steps/battle.ts";
import { inSteps } from "../steps/index.ts";
import type { KnownBattle, KnownForce } from "./battles.ts";
import { box, check, goTo, type Layout, lay, piece, run, zone } from "./table.ts";

/** A battle about to be fought, the Caesarians attacking, with the ratings that are given rather than those in the box. */
export function fieldOf(known: KnownBattle): { p: Position; names: Map<string, Piece> } {
  const rated = {
    ...box,
    sp: [...box.sp],
    qu: [...box.qu],
    unitTb: [...box.unitTb],
    tb: [...box.tb],
    pc: [...box.pc],
    people: by<Piece, People>([...listed(box.people)]),
  };
  const p = emptyPosition(rated, nth<Scenario>(2), 0);
  p.event = known.event ?? 0;
  const names = new Map<string, Piece>();
  const free = new Set<Piece>(box.units);
  const where = known.naval ? zone("mare-internum-centralis") : zone(known.outside ? "noricum" : "gallia-5");
  muster(p, rated, CAES, known.attacker, where, free, names);
  muster(p, rated, REP, known.defender, where, free, names);
  const [own, other] = known.aboard ?? [0, 0];
  for (const unit of takeFrom(free, own, (each) => box.isLegio[each])) enter(p, unit, CAES, where);
  for (const unit of takeFrom(free, other, (each) => box.isLegio[each])) enter(p, unit, REP, where);
  // What only a stratagem could bring is given to the leaders here: the die does not see the difference.
  for (const leader of box.leaders)
    if (p.at[leader] === where && p.side[leader] === CAES) rated.tb[2 * leader + CAES] += known.other ?? 0;
  if (known.crossing) mark(p, box.units.filter((unit) => p.at[unit] === where && p.side[unit] === CAES)[0], CROSSED);
  beginBattle(p, CAES, where, known.naval ?? false);
  return { p, names };
}

/** The ratings of a box that a test can write on. */
interface Rated {
  readonly sp: number[];
  readonly qu: number[];
  readonly unitTb: number[];
  readonly tb: number[];
  readonly pc: number[];
  readonly people: By<Piece, People>;
}

const LEADERS = { caesarians: ["lepidus", "hirtius"], republicans: ["scipio", "cato"] };

function muster(
  p: Position,
  rated: Rated,
  side: Side,
  force: KnownForce,
  where: Zone,
  free: Set<Piece>,
  names: Map<string, Piece>,
): void {
  const romans = force.units.some((text) => box.peopleNumbers.get(text.split(" ")[1]) === undefined);
  let king = false;
  for (const text of force.units) {
    const [count, kind, ratings, face] = text.split(" ");
    const [sp, qu, tb] = ratings.split("/").map(Number);
    const nation = box.peopleNumbers.get(kind);
    if (nation !== undefined) {
      setStatus(p, nation, romans ? ALLEGIANCE : WAR, side);
      king = true;
    }
    const fits = (unit: Piece): boolean =>
      nation === undefined
        ? box.type[unit] === kind && box.people[unit] < 0
        : box.people[unit] >= 0 && !box.isNaves[unit];
    for (const unit of takeFrom(free, Number(count), fits)) {
      // There are not as many Germans in the box: others stand in for them.
      if (nation !== undefined) rated.people[unit] = nation;
      const shown = 2 * unit + (face === "reduced" ? 1 : 0);
      rated.sp[shown] = sp;
      rated.qu[shown] = qu;
      rated.unitTb[shown] = tb;
      enter(p, unit, side, where);
      if (face === "reduced") own.face(p)[unit] = 1;
    }
  }
  for (const [i, text] of force.leaders.entries()) {
    const [name, ...words] = text.split(" ");
    const leader = king ? piece("pacorus-surena") : piece(LEADERS[side === CAES ? "caesarians" : "republicans"][i]);
    names.set(name, leader);
    enter(p, leader, side, where);
    for (const word of words) {
      if (word.startsWith("tb=")) rated.tb[2 * leader + side] = Number(word.slice(3));
      if (word.startsWith("pc=")) rated.pc[2 * leader + side] = Number(word.slice(3));
      if (word === "chief") own.title(p)[leader] |= FACTION_LEADER;
      if (word === "pretender") own.title(p)[leader] |= PRETENDER;
    }
  }
}

function enter(p: Position, each: Piece, side: Side, where: Zone): void {
  own.side(p)[each] = side;
  put(p, each, where);
}

function takeFrom(free: Set<Piece>, count: number, fits: (unit: Piece) => boolean): Piece[] {
  const taken = [...free].filter(fits).slice(0, count);
  if (taken.length < count) throw new Error("the box is too small for that battle");
  for (const unit of taken) free.delete(unit);
  return taken;
}

/** Everybody answers by default until nothing is left to do; returns what was told. */
export function toTheEnd(p: Position, dice: readonly number[] = []): Event[] {
  const events: Event[] = [];
  const source = listDice(dice);
  const tell = (event: Event) => events.push(event);
  inSteps.open(p, source, tell);
  while (p.stack.length > 0) inSteps.play(p, inSteps.byDefault(p), source, tell);
  return events;
}

export interface Came {
  readonly from: string;
  readonly pieces: readonly string[];
  readonly crossing?: boolean;
}

/** Phase E.2 of a side, about to begin: whoever of it came into a zone, came from there. */
export function attacking(side: SideName, layout: Layout, ...arrivals: readonly Came[]): Position {
  const p = lay(layout);
  for (const { from, pieces, crossing } of arrivals)
    for (const name of pieces) {
      markCameFrom(p, piece(name), zone(from));
      if (crossing) mark(p, piece(name), CROSSED);
    }
  return goTo(p, { step: "combats", announced: false, side: sideNamed(side) });
}

/** The same, run to the first question. */
export function fought(
  side: SideName,
  layout: Layout,
  dice: readonly number[] = [],
  ...arrivals: readonly Came[]
): { p: Position; events: Event[] } {
  const p = attacking(side, layout, ...arrivals);
  const events = run(p, dice);
  check(p);
  return { p, events };
}
