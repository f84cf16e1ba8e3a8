/** 9.2.3: three reduced legions for every vexillation, or vexillations are given up (R30). */
import { nth, type Refusal } from "@rubicon/engine";
import { type Front, onMap } from "../board.ts";
import { type FrameAt, next, pop } from "../frames.ts";
import { type Piece, REDUCED } from "../pieces.ts";
import type { Position } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { ROME, SIDES, seatOf } from "../sides.ts";
import { eliminate, reduce } from "../table.ts";
import { GIVING_MEN } from "../vexillations.ts";
import type { Asks, Chronicle } from "./step.ts";

/** IMP-9.2.3.a, IMP-9.2.3.b: Front by Front. */
export const upkeep: Asks<"upkeep"> = {
  asks(p, f, _dice, tell) {
    const account = accountOf(p, f.front);
    if (isChoice(account)) return true;
    pay(p, f.front, account, tell);
    const { fronts } = p.box;
    if (f.front + 1 < fronts.length) next(p, { step: "upkeep", front: nth<Front>(f.front + 1) });
    else pop(p);
    return false;
  },

  decides: (p) => seatOf(p, ROME),
  question(p, f) {
    const { remove, need } = accountOf(p, f.front);
    const front = p.box.frontIds[f.front];
    const rule = remove > 0 ? "IMP-9.2.3.b" : "IMP-9.2.3.a";
    return { ask: "upkeep", rule, side: SIDES[ROME], front, reduce: remove > 0 ? 0 : need, remove };
  },

  legal(p, f, list) {
    const { acts } = p.box;
    const { normal, remove, vexillations } = accountOf(p, f.front);
    list.push(acts.rest());
    if (remove > 0) for (const unit of vexillations) list.push(acts.remove(unit));
    else for (const unit of normal) list.push(acts.reduce(unit));
  },

  acts: {
    reduce: {
      refuse: (p, f, { unit }) => reduceRefusal(p, f, unit),
      play: (p, f, { unit }, _dice, tell) => settle(p, f.front, [unit], [], tell),
    },
    remove: {
      refuse: (p, f, { unit }) => removeRefusal(p, f, unit),
      play: (p, f, { unit }, _dice, tell) => settle(p, f.front, [], [unit], tell),
    },
    rest: { play: (p, f, _act, _dice, tell) => pay(p, f.front, accountOf(p, f.front), tell) },
  },

  byDefault: (p) => p.box.acts.rest(),
};

interface Account {
  /** Loyal vexillations of the Front, those that would be given up first in front. */
  readonly vexillations: readonly Piece[];
  /** Loyal legions of it that could still be reduced. */
  readonly normal: readonly Piece[];
  /** How many vexillations there are too many. */
  readonly remove: number;
  /** How many legions have to be reduced for those that stay. */
  readonly need: number;
}

function accountOf(p: Position, front: Front): Account {
  const { legionsOf, vexillationsOf } = p.box;
  const isOurs = (unit: Piece): boolean => onMap(p.at[unit]) && p.side[unit] === ROME;
  const vexillations = vexillationsOf[front].filter(isOurs).sort((a, b) => p.face[b] - p.face[a] || a - b);
  if (vexillations.length === 0) return { vexillations, normal: [], remove: 0, need: 0 };
  const legions = legionsOf[front].filter(isOurs);
  const normal = legions.filter((legion) => p.face[legion] !== REDUCED);
  const kept = Math.min(vexillations.length, Math.floor(legions.length / GIVING_MEN));
  const need = Math.max(0, GIVING_MEN * kept - (legions.length - normal.length));
  return { vexillations, normal, remove: vexillations.length - kept, need };
}

/** Where all have to go, or all have to pay, nobody is asked. */
const isChoice = ({ vexillations, normal, remove, need }: Account): boolean =>
  remove > 0 ? remove < vexillations.length : need > 0 && need < normal.length;

const pay = (p: Position, front: Front, account: Account, tell: Chronicle): void =>
  settle(p, front, account.normal.slice(0, account.need), account.vexillations.slice(0, account.remove), tell);

function settle(
  p: Position,
  front: Front,
  legions: readonly Piece[],
  vexillations: readonly Piece[],
  tell: Chronicle,
): void {
  if (legions.length + vexillations.length === 0) return;
  for (const legion of legions) reduce(p, legion);
  for (const vexillation of vexillations) eliminate(p, vexillation);
  const named = (units: readonly Piece[]): string[] => units.map((unit) => p.box.pieceIds[unit]);
  const rule = vexillations.length > 0 ? "IMP-9.2.3.b" : "IMP-9.2.3.a";
  tell({
    e: "upkeep",
    rule,
    front: p.box.frontIds[front],
    reduced: named(legions),
    removed: named(vexillations),
  });
}

function reduceRefusal(p: Position, { front }: FrameAt<"upkeep">, unit: Piece): Refusal | null {
  if (accountOf(p, front).remove > 0) return NO.upkeepTooFew;
  if (!p.box.isLegion[unit] || p.box.band[unit] !== front) return NO.upkeepLegion;
  if (!onMap(p.at[unit]) || p.side[unit] !== ROME) return NO.upkeepNotLoyal;
  return p.face[unit] === REDUCED ? NO.upkeepReduced : null;
}

function removeRefusal(p: Position, { front }: FrameAt<"upkeep">, unit: Piece): Refusal | null {
  const { remove, vexillations } = accountOf(p, front);
  if (remove === 0) return NO.upkeepEnough;
  return vexillations.includes(unit) ? null : NO.upkeepVexillation;
}
