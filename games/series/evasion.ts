/** An evasion under way (AIE-8.2.b, AIE-8.2.e, AIE-8.2.g, IMP-8.1.a, IMP-8.1.b, IMP-8.1.f): the die, who comes along, and where to. */
import type { Asking, Frame, Nth, ReadonlyBy, Refusal, Seat, Tell } from "@rubicon/engine";
import { throwDie } from "./cast.ts";
import { GROUP } from "./group.ts";
import type { Side } from "./sides.ts";

type Piece = Nth<"piece">;
type Zone = Nth<"zone">;

export interface EvasionFrame extends Frame {
  readonly side: Side;
  readonly zone: Zone;
  /** Who tries it. */
  readonly leader: Piece;
  readonly die: number;
}

type Bring = { readonly do: "bring"; readonly piece: Piece };
type Slip = { readonly do: "slip"; readonly to: Zone };
type EvasionAct = Bring | Slip | { readonly do: "all" };

/** What is needed of a position. */
export interface Evading {
  readonly stack: Frame[];
  readonly box: {
    readonly acts: { all(): { readonly do: "all" }; bring(piece: Piece): Bring; slip(to: Zone): Slip };
  };
  readonly marks: ReadonlyBy<Piece, number>;
}

/** Who is on his way already, and where all of them can go together. */
export interface Company {
  readonly group: readonly Piece[];
  readonly ways: readonly Zone[];
}

export interface EvasionRules<P extends Evading, F extends EvasionFrame, E, Q> {
  readonly sides: 6 | 10;
  decides(p: P, f: F): Seat;
  question(p: P, f: F): Q;
  /** Whether the die lets him go; tells of it. */
  succeeds(p: P, f: F, tell: Tell<E>): boolean;
  /** It does not: the frame has done its work. */
  heldFast(p: P, f: F): void;
  companyOf(p: P, f: F): Company;
  /** Pieces of his side in the zone. */
  fellows(p: P, f: F): Piece[];
  bringRefusal(p: P, f: F, company: Company, piece: Piece): Refusal | null;
  /** Who is brought first when everybody is. */
  worth(p: P, piece: Piece): number;
  join(p: P, piece: Piece): void;
  slipRefusal(p: P, f: F, to: Zone): Refusal | null;
  /** Zones to which they may go as they are. */
  slipWays(p: P, f: F): readonly Zone[];
  slipTo(p: P, f: F, to: Zone, tell: Tell<E>): void;
  readonly nobodyElse: Refusal;
}

export function evasionBy<P extends Evading, F extends EvasionFrame, E, Q>(
  rules: EvasionRules<P, F, E, Q>,
): Asking<P, F, EvasionAct, E, Q> {
  const isGoing = (p: P, piece: Piece): boolean => (p.marks[piece] & GROUP) !== 0;

  /** Everybody else who may come along. */
  function othersFor(p: P, f: F): Piece[] {
    const company = rules.companyOf(p, f);
    return rules.fellows(p, f).filter((piece) => rules.bringRefusal(p, f, company, piece) === null);
  }

  return {
    asks(p, f, _dice, tell) {
      // Who goes without a die is on his way already (AIE-8.2.o).
      if (!isGoing(p, f.leader)) {
        if (f.die < 0) {
          throwDie(p, f.side, rules.sides);
          return false;
        }
        if (!rules.succeeds(p, f, tell)) {
          rules.heldFast(p, f);
          return false;
        }
        rules.join(p, f.leader);
      }
      if (othersFor(p, f).length > 0) return true;
      const ways = rules.slipWays(p, f);
      if (ways.length > 1) return true;
      rules.slipTo(p, f, ways[0], tell);
      return false;
    },

    decides: rules.decides,
    question: rules.question,

    legal(p, f, list) {
      const { all, slip, bring } = p.box.acts;
      const others = othersFor(p, f);
      if (others.length > 0) list.push(all());
      for (const to of rules.slipWays(p, f)) list.push(slip(to));
      for (const piece of others) list.push(bring(piece));
    },

    acts: {
      bring: {
        refuse: (p, f, { piece }) => rules.bringRefusal(p, f, rules.companyOf(p, f), piece),
        play: (p, _f, { piece }) => rules.join(p, piece),
      },
      all: {
        refuse: (p, f) => (othersFor(p, f).length > 0 ? null : rules.nobodyElse),
        play(p, f) {
          for (const piece of othersFor(p, f).sort((a, b) => rules.worth(p, b) - rules.worth(p, a) || a - b))
            if (rules.bringRefusal(p, f, rules.companyOf(p, f), piece) === null) rules.join(p, piece);
        },
      },
      slip: {
        refuse: (p, f, { to }) => rules.slipRefusal(p, f, to),
        play: (p, f, { to }, _dice, tell) => rules.slipTo(p, f, to, tell),
      },
    },

    byDefault(p, f) {
      const { all, slip } = p.box.acts;
      return othersFor(p, f).length > 0 ? all() : slip(rules.slipWays(p, f)[0]);
    },
  };
}
