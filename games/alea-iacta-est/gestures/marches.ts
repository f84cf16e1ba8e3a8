/** Leaders taken up with whom they can lead and brought somewhere, by land or by sea; units by themselves (3.4, 4.3, 7). */
import type { Goal } from "@rubicon/engine";
import { membersOf } from "@rubicon/series";
import type { Act } from "../acts.ts";
import { onMap, type Zone } from "../board.ts";
import type { Forecast } from "../forecasts.ts";
import { type FrameAt, top } from "../frames.ts";
import { alone, inRank } from "../party.ts";
import type { Piece } from "../pieces.ts";
import { GROUP, isFree, isMarked, MOVED, type Position } from "../position.ts";
import { inSteps } from "../steps/index.ts";
import { joinRefusal, setOut, takeRefusal } from "../steps/joining.ts";
import type { Intent } from "./intents.ts";
import { after, goalOf, type Path } from "./trying.ts";

type Group = FrameAt<"group">;

// What can be taken up ------------------------------------------------------------------------------------

/**
 * Pieces of the side to move that can set out, or go along with somebody who can. While a group is on its way: those that
 * can when it has halted; before its first step: its members, and who can join them.
 */
export function marchable(p: Position): readonly Piece[] {
  const f = top(p);
  const { pieces, acts, isLeader } = p.box;
  if (f.step === "group") {
    const halted = f.gone ? afterHalt(p) : null;
    if (f.gone) return halted === null ? [] : marchable(halted);
    const joining = pieces.filter((piece) => inSteps.refuse(p, acts.add(piece)) === null);
    return inRank(p, [...membersOf(p), ...joining]);
  }
  if (f.step !== "movement") return [];
  const here = pieces.filter((piece) => p.side[piece] === f.side && onMap(p.at[piece]));
  const taken = here.filter((piece) => takeRefusal(p, f.side, piece) === null);
  const chiefs = taken.filter((piece) => isLeader[piece]);
  const joins = (piece: Piece): boolean =>
    chiefs.some((chief) => {
      const { side } = f;
      const group = setOut(side, p.at[chief], false);
      return p.at[chief] === p.at[piece] && joinRefusal(p, group, alone(p, chief), piece) === null;
    });
  return inRank(
    p,
    here.filter((piece) => taken.includes(piece) || joins(piece)),
  );
}

/** AIE-3.4.1.b: a group that has set out. */
export function marching(p: Position): readonly Piece[] {
  const f = top(p);
  return f.step === "group" && f.gone ? inRank(p, membersOf(p)) : [];
}

/** The group on its way halts where it is; null where it may not. */
function afterHalt(p: Position): Position | null {
  const halt = p.box.acts.halt();
  return inSteps.refuse(p, halt) === null ? after(p, halt) : null;
}

/** Parties that could be made of these pieces: by land, and by sea where there are ships among them. */
export function partiesOf(p: Position, pieces: readonly Piece[]): readonly Position[] {
  const ashore = pieces.filter((piece) => !p.box.isNaves[piece]);
  const parties = [gathered(p, ashore), ashore.length < pieces.length ? gathered(p, pieces) : null];
  return parties.filter((party) => party !== null);
}

/** A leader has been taken, and of these all whom he can take along; null where none of them leads. */
function gathered(p: Position, pieces: readonly Piece[]): Position | null {
  const { acts, isLeader } = p.box;
  const leaders = pieces.filter((piece) => isLeader[piece]);
  const chief = leaders.find((piece) => inSteps.refuse(p, acts.take(piece)) === null);
  return chief === undefined ? null : joined(after(p, acts.take(chief)), pieces);
}

/** The group on top with whom of these it can take along. */
function joined(p: Position, pieces: readonly Piece[]): Position {
  const { acts, isLeader } = p.box;
  let at = p;
  for (const piece of [...pieces.filter((each) => isLeader[each]), ...shipsFirst(p, pieces)])
    if (inSteps.refuse(at, acts.add(piece)) === null) at = after(at, acts.add(piece));
  return at;
}

const shipsFirst = (p: Position, pieces: readonly Piece[]): Piece[] => {
  const { isLeader, isNaves } = p.box;
  const units = pieces.filter((piece) => !isLeader[piece]);
  return [...units.filter((unit) => isNaves[unit]), ...units.filter((unit) => !isNaves[unit])];
};

// Where it can be brought ---------------------------------------------------------------------------------

export function marchGoals(p: Position, pieces: readonly Piece[]): Goal<Intent>[] {
  const f = top(p);
  if (f.step === "group") return goalsOnTheWay(p, pieces);
  if (f.step !== "movement") return [];
  if (!pieces.some((piece) => p.box.isLeader[piece])) return goalsAlone(p, pieces);
  return partiesOf(p, pieces).flatMap((at) => goalsFrom(at, membersAmong(at, pieces)));
}

function membersAmong(p: Position, pieces: readonly Piece[]): readonly Piece[] {
  const members = new Set(membersOf(p));
  return pieces.filter((piece) => members.has(piece));
}

function goalsOnTheWay(p: Position, pieces: readonly Piece[]): Goal<Intent>[] {
  const at = onTheWay(p, pieces);
  if (at === null) return [];
  return top(at).step === "group" ? goalsFrom(at, membersAmong(at, pieces)) : marchGoals(at, pieces);
}

/** A group on its way goes on as a whole, with whom it can take along; others set out when it has halted. */
export function onTheWay(p: Position, pieces: readonly Piece[]): Position | null {
  const f = top(p);
  if (isWhole(p, pieces)) return joined(p, pieces);
  return f.step === "group" && f.gone && isApart(p, pieces) ? afterHalt(p) : null;
}

/** Whether all of the group on top are among these, or none. */
const isWhole = (p: Position, pieces: readonly Piece[]): boolean =>
  membersOf(p).every((piece) => pieces.includes(piece));
const isApart = (p: Position, pieces: readonly Piece[]): boolean =>
  !membersOf(p).some((piece) => pieces.includes(piece));

/** AIE-3.4.1.i, AIE-4.3.h: units by themselves, one zone each. */
function goalsAlone(p: Position, units: readonly Piece[]): Goal<Intent>[] {
  const { acts, waysFrom } = p.box;
  const goals: Goal<Intent>[] = [];
  for (const { to } of waysFrom[p.at[units[0]]]) {
    if (to === p.plague) continue;
    let at = p;
    let forecasts: readonly Forecast[] = [];
    const gone: Piece[] = [];
    for (const unit of units) {
      if (inSteps.refuse(at, acts.take(unit)) !== null) continue;
      const taken = after(at, acts.take(unit));
      if (inSteps.refuse(taken, acts.step(to)) !== null) continue;
      // The last of them finds the others there already.
      forecasts = inSteps.forecast(taken, acts.step(to));
      at = after(taken, acts.step(to));
      gone.push(unit);
    }
    if (gone.length > 0) goals.push(goalOf(p, gone, [to], forecasts));
  }
  return goals;
}

/** A group as it would stand somewhere on its way. */
export interface Stage {
  readonly p: Position;
  readonly path: Path;
}

interface Found {
  readonly path: Path;
  readonly forecasts: readonly Forecast[];
}

/** Every zone in which the group on top could halt, by the shortest way; once for each zone it would attack from. */
function goalsFrom(p: Position, pieces: readonly Piece[]): Goal<Intent>[] {
  const f = top(p);
  if (f.step !== "group") return [];
  const armed = pieces.some((piece) => !p.box.isLeader[piece]);
  const found = new Map<string, Found>();
  stagesFrom(p, (stage, to, next) => {
    const g = top(next);
    // AIE-R189, AIE-CT.f: where there will be a battle it matters which way they come.
    const from = stage.path.at(-1) ?? f.zone;
    const key = armed && !isFree(p, f.side, to) ? `${to} from ${from}` : `${to}`;
    const halts = g.step !== "group" || inSteps.refuse(next, p.box.acts.halt()) === null;
    if (!halts || found.has(key)) return;
    found.set(key, { path: [...stage.path, to], forecasts: inSteps.forecast(stage.p, p.box.acts.step(to)) });
  });
  return [...found.values()].map(({ path, forecasts }) => goalOf(p, pieces, path, forecasts));
}

/** Wherever the group on top can come to, the nearest first; told of each step on the way. */
export function stagesFrom(
  p: Position,
  told: (stage: Stage, to: Zone, next: Position) => void = () => {},
): readonly Stage[] {
  const f = top(p);
  if (f.step !== "group") return [];
  const seen = new Set<string>([stateOf(f)]);
  const stages: Stage[] = [{ p, path: [] }];
  for (const stage of stages)
    for (const to of waysOn(stage.p)) {
      if (to === f.zone || stage.path.includes(to)) continue;
      const next = after(stage.p, p.box.acts.step(to));
      told(stage, to, next);
      const g = top(next);
      if (g.step !== "group" || seen.has(stateOf(g))) continue;
      seen.add(stateOf(g));
      stages.push({ p: next, path: [...stage.path, to] });
    }
  return stages;
}

const stateOf = ({ zone, spent, inside, transit }: Group): string => `${zone} ${spent} ${inside} ${transit}`;

/** AIE-6.3.4.d: into the plague nobody knows who will arrive. It is entered step by step, or not at all. */
function waysOn(p: Position): Zone[] {
  const zones: Zone[] = [];
  for (const act of inSteps.legal(p)) if (act.do === "step" && act.to !== p.plague) zones.push(act.to);
  return zones;
}

// The next act --------------------------------------------------------------------------------------------

export function marchNext(p: Position, pieces: readonly Piece[], way: Path): Act | null {
  const f = top(p);
  if (f.step === "movement") return firstTaken(p, pieces, way);
  return f.step === "group" ? onward(p, f, pieces, way) : null;
}

/** Who sets out: the leader of them, or the next unit by itself. */
function firstTaken(p: Position, pieces: readonly Piece[], way: Path): Act | null {
  const { acts, isLeader } = p.box;
  const end = way[way.length - 1];
  const leaders = pieces.filter((piece) => isLeader[piece]);
  const waiting = (leaders.length > 0 ? leaders : pieces).filter((piece) => p.at[piece] !== end);
  const next = waiting.find((piece) => inSteps.refuse(p, acts.take(piece)) === null);
  // When the leader has arrived nobody follows him.
  return next === undefined || (leaders.length > 0 && waiting.length < leaders.length) ? null : acts.take(next);
}

/** It stops where it is brought, but has not halted: whoever has points left may go on, or leave somebody there. */
function onward(p: Position, f: Group, pieces: readonly Piece[], way: Path): Act | null {
  const { acts } = p.box;
  if (f.gone && isApart(p, pieces)) return acts.halt();
  if (!isWhole(p, pieces)) return null;
  if (!f.gone) {
    const missing = companions(p, membersOf(p), pieces);
    if (missing.length > 0) return allOf(p, pieces) ?? acts.add(missing[0]);
  }
  const at = f.gone ? way.indexOf(f.zone) : -1;
  return at === way.length - 1 ? null : acts.step(way[at + 1]);
}

/** Who is still to join, in an order in which they can: leaders, ships, units. A unit by itself has no companions. */
function companions(p: Position, members: readonly Piece[], pieces: readonly Piece[]): Piece[] {
  const { isLeader } = p.box;
  if (!members.some((piece) => isLeader[piece])) return [];
  const rest = pieces.filter((piece) => !isMarked(p, piece, GROUP) && !isMarked(p, piece, MOVED));
  return [...rest.filter((piece) => isLeader[piece]), ...shipsFirst(p, rest)];
}

/** All at once, where that brings nobody along who is not meant. */
function allOf(p: Position, pieces: readonly Piece[]): Act | null {
  const { acts } = p.box;
  if (inSteps.refuse(p, acts.all()) !== null) return null;
  return membersOf(after(p, acts.all())).every((piece) => pieces.includes(piece)) ? acts.all() : null;
}
