/** Leaders alone among enemies (AIE-8.2.s, AIE-8.2.t, IMP-7.d, IMP-7.e): they get away, or are killed. */
import {
  type Asking,
  type Frame,
  type Nth,
  nth,
  type ReadonlyBy,
  type Refusal,
  type Seat,
  type Tell,
} from "@rubicon/engine";
import { throwDie } from "./cast.ts";
import type { Way } from "./graph.ts";
import type { Side } from "./sides.ts";

type Piece = Nth<"piece">;
type Zone = Nth<"zone">;

export interface LoneFrame extends Frame {
  readonly leader: Piece;
  readonly die: number;
}

type Escape = { readonly do: "escape"; readonly to: Zone };

/** What is needed of a position. */
export interface Hunting {
  readonly stack: Frame[];
  readonly box: {
    readonly acts: { escape(to: Zone): Escape };
    readonly leaders: readonly Piece[];
    readonly waysFrom: ReadonlyBy<Zone, readonly Way<Zone>[]>;
  };
  readonly at: ReadonlyBy<Piece, Zone>;
  readonly side: ReadonlyBy<Piece, Side>;
}

/** AIE-8.2.v, AIE-R52, IMP-R104: the next to be tested, those of the active side first; -1 when there is none. */
export function nextLone(p: Hunting, active: Side, isLone: (leader: Piece) => boolean): Piece {
  let found = nth<Piece>(-1);
  for (const leader of p.box.leaders) {
    if (!isLone(leader)) continue;
    if (p.side[leader] === active) return leader;
    if (found < 0) found = leader;
  }
  return found;
}

export interface LoneRules<P extends Hunting, F extends LoneFrame, E, Q> {
  decides(p: P, f: F): Seat;
  question(p: P, f: F): Q;
  /** The rule by which he dies whatever he throws; null when he has a chance. */
  doom(p: P, leader: Piece): string | null;
  /** Without any die. */
  fleesFreely(p: P, leader: Piece): boolean;
  /** Whether the die kills him, and by which rule. */
  dies(p: P, leader: Piece, die: number): boolean;
  ruleOf(p: P, leader: Piece): string;
  /** AIE-8.2.t, IMP-7.e: the rule by which he dies where there is no way. */
  readonly noRefuge: string;
  refugeRefusal(p: P, leader: Piece, to: Zone): Refusal | null;
  /** He is killed; null: without a die. The frame has done its work. */
  caught(p: P, leader: Piece, die: number | null, rule: string, tell: Tell<E>): void;
  escapeTo(p: P, leader: Piece, to: Zone, die: number, tell: Tell<E>): void;
  /** Where somebody would go who does not answer. */
  likeliest(p: P, leader: Piece, refuges: readonly Zone[]): Zone;
}

export function loneLeaderBy<P extends Hunting, F extends LoneFrame, E, Q>(
  rules: LoneRules<P, F, E, Q>,
): Asking<P, F, Escape, E, Q> {
  function refugesOf(p: P, leader: Piece): Zone[] {
    const ways = p.box.waysFrom[p.at[leader]];
    const found: Zone[] = [];
    for (const { to } of ways) if (rules.refugeRefusal(p, leader, to) === null) found.push(to);
    return found;
  }

  return {
    asks(p, f, _dice, tell) {
      const { leader } = f;
      const refuges = refugesOf(p, leader);
      const doom = rules.doom(p, leader) ?? (refuges.length === 0 ? rules.noRefuge : null);
      if (doom !== null) {
        rules.caught(p, leader, null, doom, tell);
        return false;
      }
      const free = rules.fleesFreely(p, leader);
      if (f.die < 0 && !free) {
        throwDie(p, p.side[leader], 10);
        return false;
      }
      if (!free && rules.dies(p, leader, f.die)) {
        rules.caught(p, leader, f.die, rules.ruleOf(p, leader), tell);
        return false;
      }
      if (refuges.length > 1) return true;
      rules.escapeTo(p, leader, refuges[0], f.die, tell);
      return false;
    },

    decides: rules.decides,
    question: rules.question,

    legal(p, f, list) {
      for (const zone of refugesOf(p, f.leader)) list.push(p.box.acts.escape(zone));
    },

    acts: {
      escape: {
        refuse: (p, f, { to }) => rules.refugeRefusal(p, f.leader, to),
        play: (p, f, { to }, _dice, tell) => rules.escapeTo(p, f.leader, to, f.die, tell),
      },
    },

    byDefault: (p, f) => p.box.acts.escape(rules.likeliest(p, f.leader, refugesOf(p, f.leader))),
  };
}
