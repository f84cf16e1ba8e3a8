/** Whole gestures: a leader taken up with whom he can lead and brought somewhere, by land or by sea (3.4, 4.3, 7). */
import type { Dice, Gestures, Goal } from "@rubicon/engine";
import type { Act } from "./acts.ts";
import { onMap, type Zone } from "./board.ts";
import { type FrameAt, top } from "./frames.ts";
import type { Intent } from "./intents.ts";
import { alone, inRank, membersOf } from "./party.ts";
import type { Piece } from "./pieces.ts";
import { copy, GROUP, isFree, isMarked, MOVED, type Position } from "./position.ts";
import { inSteps } from "./steps/index.ts";
import { joinRefusal, setOut, takeRefusal } from "./steps/joining.ts";

type Group = FrameAt<"group">;
type Path = readonly Zone[];

export const gestures: Gestures<Position, Act, Intent> & { at(p: Position, piece: string): string | null } = {
  pieces: "piece",
  places: "zone",

  at(p, piece) {
    const zone = p.at[numbered(p, piece)];
    return onMap(zone) ? p.box.zoneIds[zone] : null;
  },

  /** Zone by zone: leaders first, then ships, then units, the strongest first. Who is named first goes first. */
  groups(p) {
    const f = top(p);
    if (f.step !== "movement") return [];
    const able = movable(p);
    const zones = p.box.zones.map((zone) => able.filter((piece) => p.at[piece] === zone));
    return zones.filter((group) => group.length > 0).map((group) => namesOf(p, group));
  },

  /** AIE-3.4.1.b: a group that has been taken up is on its way. */
  inHand(p) {
    return top(p).step === "group" ? namesOf(p, inRank(p, membersOf(p))) : [];
  },

  goals(p, pieces) {
    const taken = pieces.map((piece) => numbered(p, piece));
    const f = top(p);
    if (f.step === "group") return goalsInHand(p, f, taken);
    if (f.step !== "movement") return [];
    const { isLeader, isNaves } = p.box;
    if (!taken.some((piece) => isLeader[piece])) return goalsAlone(p, taken);
    const ashore = taken.filter((piece) => !isNaves[piece]);
    // With ships among them they may go by sea; without them, by land.
    const bySea = ashore.length < taken.length ? goalsTogether(p, taken) : [];
    return [...goalsTogether(p, ashore), ...bySea];
  },

  offers: () => [],

  further(p, intent) {
    const pieces = intent.pieces.map((piece) => numbered(p, piece));
    const way = intent.way.map((zone) => p.box.zoneNumbers.get(zone)).filter((zone) => zone !== undefined);
    const f = top(p);
    const act =
      f.step === "movement" ? firstTaken(p, pieces, way) : f.step === "group" ? onward(p, f, pieces, way) : null;
    return act !== null && inSteps.refuse(p, act) === null ? act : null;
  },
};

// What can be taken up ------------------------------------------------------------------------------------

/** Pieces of the side to move that can set out, or go along with somebody who can. */
function movable(p: Position): Piece[] {
  const f = top(p);
  if (f.step !== "movement") return [];
  const { pieces, isLeader } = p.box;
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

// Where it can be brought ---------------------------------------------------------------------------------

/** A leader with whom he can take along of these. */
function goalsTogether(p: Position, pieces: readonly Piece[]): Goal<Intent>[] {
  const { acts, isLeader } = p.box;
  const ranked = [...pieces.filter((piece) => isLeader[piece]), ...shipsFirst(p, pieces)];
  const chief = ranked.find((piece) => isLeader[piece] && inSteps.refuse(p, acts.take(piece)) === null);
  if (chief === undefined) return [];
  let at = after(p, acts.take(chief));
  for (const piece of ranked) {
    const add = acts.add(piece);
    if (piece !== chief && inSteps.refuse(at, add) === null) at = after(at, add);
  }
  const going = new Set(membersOf(at));
  return goalsFrom(
    at,
    pieces.filter((piece) => going.has(piece)),
  );
}

const shipsFirst = (p: Position, pieces: readonly Piece[]): Piece[] => {
  const { isLeader, isNaves } = p.box;
  const units = pieces.filter((piece) => !isLeader[piece]);
  return [...units.filter((unit) => isNaves[unit]), ...units.filter((unit) => !isNaves[unit])];
};

/** A group on its way goes on as a whole, or stays. */
function goalsInHand(p: Position, f: Group, pieces: readonly Piece[]): Goal<Intent>[] {
  const members = membersOf(p);
  if (members.some((piece) => !pieces.includes(piece))) return [];
  const goals = goalsFrom(p, pieces);
  return f.gone && inSteps.refuse(p, p.box.acts.halt()) === null ? [goalOf(p, pieces, [f.zone]), ...goals] : goals;
}

/** AIE-3.4.1.i, AIE-4.3.h: units by themselves, one zone each. */
function goalsAlone(p: Position, units: readonly Piece[]): Goal<Intent>[] {
  const { acts, waysFrom } = p.box;
  const goals: Goal<Intent>[] = [];
  for (const { to } of waysFrom[p.at[units[0]]]) {
    if (to === p.plague) continue;
    let at = p;
    const gone: Piece[] = [];
    for (const unit of units) {
      if (inSteps.refuse(at, acts.take(unit)) !== null) continue;
      const taken = after(at, acts.take(unit));
      if (inSteps.refuse(taken, acts.step(to)) !== null) continue;
      at = after(taken, acts.step(to));
      gone.push(unit);
    }
    if (gone.length > 0) goals.push(goalOf(p, gone, [to]));
  }
  return goals;
}

interface Stage {
  readonly p: Position;
  readonly path: Path;
}

/** Every zone in which the group on top could halt, by the shortest way; once for each zone it would attack from. */
function goalsFrom(p: Position, pieces: readonly Piece[]): Goal<Intent>[] {
  const f = top(p);
  if (f.step !== "group") return [];
  const armed = pieces.some((piece) => !p.box.isLeader[piece]);
  const found = new Map<string, Path>();
  const seen = new Set<string>([stateOf(f)]);
  const stages: Stage[] = [{ p, path: [] }];
  for (const stage of stages)
    for (const to of waysOn(stage.p)) {
      if (to === f.zone || stage.path.includes(to)) continue;
      const path = [...stage.path, to];
      const from = stage.path.at(-1) ?? f.zone;
      const next = after(stage.p, p.box.acts.step(to));
      const g = top(next);
      const onItsWay = g.step === "group";
      // AIE-R189, AIE-CT.f: where there will be a battle it matters which way they come.
      const key = armed && !isFree(p, f.side, to) ? `${to} from ${from}` : `${to}`;
      const halts = !onItsWay || inSteps.refuse(next, p.box.acts.halt()) === null;
      if (halts && !found.has(key)) found.set(key, path);
      if (!onItsWay || seen.has(stateOf(g))) continue;
      seen.add(stateOf(g));
      stages.push({ p: next, path });
    }
  return [...found.values()].map((path) => goalOf(p, pieces, path));
}

const stateOf = ({ zone, spent, inside, transit }: Group): string => `${zone} ${spent} ${inside} ${transit}`;

/** AIE-6.3.4.d: into the plague nobody knows who will arrive. It is entered step by step, or not at all. */
function waysOn(p: Position): Zone[] {
  const zones: Zone[] = [];
  for (const act of inSteps.legal(p)) if (act.do === "step" && act.to !== p.plague) zones.push(act.to);
  return zones;
}

function goalOf(p: Position, pieces: readonly Piece[], path: Path): Goal<Intent> {
  const way = path.map((zone) => p.box.zoneIds[zone]);
  return {
    to: way[way.length - 1],
    intent: { do: "march", pieces: namesOf(p, pieces), way },
    way,
    count: pieces.length,
  };
}

// The next act --------------------------------------------------------------------------------------------

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

function onward(p: Position, f: Group, pieces: readonly Piece[], way: Path): Act | null {
  const { acts } = p.box;
  const members = membersOf(p);
  if (members.some((piece) => !pieces.includes(piece))) return null;
  if (!f.gone) {
    const missing = companions(p, members, pieces);
    if (missing.length > 0) return allOf(p, pieces) ?? acts.add(missing[0]);
  }
  const at = f.gone ? way.indexOf(f.zone) : -1;
  return at === way.length - 1 ? acts.halt() : acts.step(way[at + 1]);
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

// Little things -------------------------------------------------------------------------------------------

const namesOf = (p: Position, pieces: readonly Piece[]): string[] => pieces.map((piece) => p.box.pieceIds[piece]);

function numbered(p: Position, name: string): Piece {
  const piece = p.box.pieceNumbers.get(name);
  if (piece === undefined) throw new Error(`no piece is called ${name}`);
  return piece;
}

/** No die falls while a group moves, but in the plague, which no gesture enters. */
const NO_DICE: Dice = {
  roll() {
    throw new Error("no die falls in movement");
  },
};

function after(p: Position, act: Act): Position {
  const next = copy(p);
  inSteps.play(next, act, NO_DICE);
  return next;
}
