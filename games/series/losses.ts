/** The victor's losses (AIE-8.4.2.c to AIE-8.4.2.e, IMP-8.3.e to IMP-8.3.g): a step each from as many of his units as the table says. */
import {
  type Asking,
  type Frame,
  type Nth,
  type ReadonlyBy,
  type Refusal,
  type Seat,
  stackingOf,
  type Tell,
} from "@rubicon/engine";
import type { Result } from "./combat-table.ts";
import type { Side } from "./sides.ts";

type Piece = Nth<"piece">;
type Zone = Nth<"zone">;

export interface LossesFrame extends Frame {
  readonly side: Side;
  readonly zone: Zone;
  /** So many have yet to be hit. */
  readonly left: number;
}

type LossAct = { readonly do: "lose"; readonly unit: Piece } | { readonly do: "rest" };

/** What is needed of a position. */
export interface Bleeding {
  readonly stack: Frame[];
  readonly box: {
    readonly acts: {
      lose(unit: Piece): { readonly do: "lose"; readonly unit: Piece };
      rest(): { readonly do: "rest" };
    };
  };
  readonly face: ReadonlyBy<Piece, number>;
}

/** AIE-8.4.2.a, AIE-8.4.2.b, AIE-8.4.2.f, IMP-8.3.c, IMP-8.3.d, IMP-8.3.h: of the beaten all are lost, or lose a step each, or get off. */
export function defeatOf(
  p: { readonly face: ReadonlyBy<Piece, number> },
  units: readonly Piece[],
  result: Result,
): { readonly reduced: readonly Piece[]; readonly lost: readonly Piece[] } {
  if (result === "E") return { reduced: [], lost: units };
  if (result !== "A") return { reduced: [], lost: [] };
  return { reduced: units.filter((unit) => p.face[unit] === 0), lost: units.filter((unit) => p.face[unit] !== 0) };
}

export interface LossRules<P extends Bleeding, F extends LossesFrame, E, Q> {
  decides(p: P, f: F): Seat;
  question(p: P, f: F): Q;
  /** Units of his that are in the battle. */
  fighters(p: P, f: F): Piece[];
  /** AIE-8.4.2.d, IMP-8.3.f: whether it has lost a step in this battle. */
  isHit(p: P, unit: Piece): boolean;
  /** Takes a step from each: a full one is reduced and remembered as hit, a reduced one is lost. */
  strike(p: P, f: F, reduced: readonly Piece[], lost: readonly Piece[], tell: Tell<E>): void;
  spOf(p: P, unit: Piece): number;
  readonly notInThatForce: Refusal;
  readonly hitAlready: Refusal;
}

const { next, pop } = stackingOf<Frame>();

/** He chooses, where he has more of them than he must lose. */
export function lossesBy<P extends Bleeding, F extends LossesFrame, E, Q>(
  rules: LossRules<P, F, E, Q>,
): Asking<P, F, LossAct, E, Q> {
  const unhurt = (p: P, f: F): Piece[] => rules.fighters(p, f).filter((unit) => !rules.isHit(p, unit));

  function strike(p: P, f: F, units: readonly Piece[], tell: Tell<E>): void {
    if (units.length === 0) return;
    const full = units.filter((unit) => p.face[unit] === 0);
    const weak = units.filter((unit) => p.face[unit] !== 0);
    rules.strike(p, f, full, weak, tell);
  }

  /** Full-strength units first, the weakest of them before the others. */
  const cheapest = (p: P, units: readonly Piece[]): Piece[] =>
    [...units].sort((a, b) => p.face[a] - p.face[b] || rules.spOf(p, a) - rules.spOf(p, b) || a - b);

  return {
    asks(p, f, _dice, tell) {
      const open = unhurt(p, f);
      if (f.left > 0 && open.length > f.left) return true;
      // AIE-8.4.2.d, AIE-R144, IMP-8.3.f: all of them, once each.
      strike(p, f, open.slice(0, f.left), tell);
      pop(p);
      return false;
    },

    decides: rules.decides,
    question: rules.question,

    legal(p, f, list) {
      list.push(p.box.acts.rest());
      for (const unit of unhurt(p, f)) list.push(p.box.acts.lose(unit));
    },

    acts: {
      lose: {
        refuse(p, f, { unit }) {
          if (!rules.fighters(p, f).includes(unit)) return rules.notInThatForce;
          return rules.isHit(p, unit) ? rules.hitAlready : null;
        },
        play(p, f, { unit }, _dice, tell) {
          strike(p, f, [unit], tell);
          const rest: F = { ...f, left: f.left - 1 };
          next(p, rest);
        },
      },
      rest: {
        play(p, f, _act, _dice, tell) {
          strike(p, f, cheapest(p, unhurt(p, f)).slice(0, f.left), tell);
          pop(p);
        },
      },
    },

    byDefault: (p) => p.box.acts.rest(),
  };
}
