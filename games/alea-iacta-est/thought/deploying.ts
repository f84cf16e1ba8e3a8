/** Free deployment (S0.b): pieces are taken and stationed, one after the other, and no step of it may leave anything undone. */
import { type Deploying, type Deployments, type Dice, drawn, type Placement, pick, share } from "@rubicon/engine";
import type { Act } from "../acts.ts";
import type { Zone } from "../board.ts";
import { deployRefusal, isDeployed, placesFor } from "../deployment.ts";
import type { FrameAt } from "../frames.ts";
import type { Piece } from "../pieces.ts";
import { copy, leadersOf, type Position, scenarioOf, unitsOf } from "../position.ts";
import { SIDES, type Side } from "../sides.ts";
import { inSteps } from "../steps/index.ts";
import file from "./deployments.json" with { type: "json" };
import { topOf } from "./moments.ts";

const KEPT: Deployments = file.scenarios;
const NO_LUCK = { roll: () => 1 };

export const deploying: Deploying<Position, Act> = {
  side: nameOfSide,
  kept: (p) => KEPT[scenarioOf(p).id]?.[nameOfSide(p) ?? ""] ?? [],

  placement(p) {
    const { zones, zoneIds, pieceIds } = p.box;
    const own = ownPieces(p);
    return zones.flatMap((zone) => {
      const pieces = own.filter((piece) => p.at[piece] === zone).map((piece) => pieceIds[piece]);
      return pieces.length === 0 ? [] : [{ at: zoneIds[zone], pieces }];
    });
  },

  lay(p, placement) {
    const goals = goalsOf(p, placement);
    if (goals === null) return null;
    const draft = new Layout(p);
    let waiting = [...goals].filter(([piece, zone]) => p.at[piece] !== zone);
    while (waiting.length > 0) {
      // Who may not leave yet may when others have come.
      const left = waiting.filter(([piece, zone]) => !draft.brings(piece, zone));
      if (left.length === waiting.length) return null;
      waiting = left;
    }
    return draft.acts;
  },

  vary(p, random) {
    const own = ownPieces(p);
    const unit = pick(own, random);
    const others = own.filter((piece) => p.at[piece] !== p.at[unit] && isLike(p, piece, unit));
    return others.length === 0 ? [] : exchange(p, unit, pick(others, random));
  },

  recast(p, random) {
    const side = frameOf(p)?.side;
    if (side === undefined) return [];
    const draft = new Layout(p);
    const stack = stackOf(p, random);
    const goal = goalFor(p, side, stack[0], random);
    if (goal !== null) for (const piece of stack) draft.brings(piece, goal);
    return draft.acts;
  },
};

function frameOf(p: Position): FrameAt<"deploy"> | null {
  const frame = p.stack.length === 0 ? null : topOf(p);
  return frame?.step === "deploy" ? frame : null;
}

function nameOfSide(p: Position): string | null {
  const frame = frameOf(p);
  return frame === null ? null : SIDES[frame.side];
}

function ownPieces(p: Position): Piece[] {
  const side = frameOf(p)?.side;
  return side === undefined ? [] : p.box.pieces.filter((piece) => isDeployed(p, side, piece));
}

/** Where everybody is to stand; null where somebody or somewhere is unknown. Whom a lot gave to the other side is left out (AIE-S5.g). */
function goalsOf(p: Position, placement: Placement): Map<Piece, Zone> | null {
  const { pieceNumbers, zoneNumbers } = p.box;
  const own = ownPieces(p);
  const goals = new Map<Piece, Zone>();
  for (const { at, pieces } of placement)
    for (const name of pieces) {
      const piece = pieceNumbers.get(name);
      const zone = zoneNumbers.get(at);
      if (piece === undefined || zone === undefined) return null;
      if (own.includes(piece)) goals.set(piece, zone);
    }
  return goals;
}

/** A deployment in the making. */
class Layout {
  readonly acts: Act[] = [];
  private readonly p: Position;

  constructor(p: Position) {
    this.p = copy(p);
  }

  /** Whether it could be done. */
  brings(piece: Piece, zone: Zone): boolean {
    const { p } = this;
    const frame = frameOf(p);
    if (frame === null || p.at[piece] === zone || deployRefusal(p, frame.side, piece, zone) !== null) return false;
    if (frame.piece !== piece) this.does(p.box.acts.take(piece));
    this.does(p.box.acts.station(zone));
    return true;
  }

  private does(act: Act): void {
    inSteps.play(this.p, act, NO_LUCK);
    this.acts.push(act);
  }
}

/** Land units of one kind: every stack stays as large as it was, and every garrison. */
function isLike({ box }: Position, piece: Piece, unit: Piece): boolean {
  const { isLegio, isRecruit, isLeader, isNaves } = box;
  if (isLeader[piece] || isLeader[unit] || isNaves[piece] || isNaves[unit]) return false;
  return isLegio[piece] === isLegio[unit] && isRecruit[piece] === isRecruit[unit];
}

/** Whoever may leave first does; nothing where neither may, or the other cannot follow. */
function exchange(p: Position, unit: Piece, other: Piece): Act[] {
  const draft = new Layout(p);
  const [zone, goal] = [p.at[unit], p.at[other]];
  const done = draft.brings(unit, goal)
    ? draft.brings(other, zone)
    : draft.brings(other, zone) && draft.brings(unit, goal);
  return done ? draft.acts : [];
}

/** How often a leader goes along. */
const LED = 0.6;

/** Some who stand together, of one kind: ships, or men on land with or without a leader, or leaders alone. */
function stackOf(p: Position, random: Dice): Piece[] {
  const { isLeader, isNaves } = p.box;
  const own = ownPieces(p);
  const first = pick(own, random);
  const beside = own.filter((piece) => p.at[piece] === p.at[first] && piece !== first);
  if (isLeader[first]) {
    const units = beside.filter((piece) => !isLeader[piece] && !isNaves[piece]);
    return [first, ...some(units, random.roll(units.length + 1) - 1, random)];
  }
  const alike = beside.filter((piece) => !isLeader[piece] && isNaves[piece] === isNaves[first]);
  const leaders = isNaves[first] || share(random) > LED ? [] : beside.filter((piece) => isLeader[piece]);
  return [first, ...some(alike, random.roll(alike.length + 1) - 1, random), ...leaders.slice(0, 1)];
}

/** So many of them by lot. */
function some(pieces: readonly Piece[], count: number, random: Dice): Piece[] {
  const left = [...pieces];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(random.roll(left.length) - 1, 1)[0]);
}

/** Rather where friends stand. */
function goalFor(p: Position, side: Side, piece: Piece, random: Dice): Zone | null {
  const zones = placesFor(p, side, piece).filter((zone) => zone !== p.at[piece]);
  return drawn(zones, (zone) => 1 + unitsOf(p, side, zone) + leadersOf(p, side, zone), random);
}
