/**
 * How thinking goes along with the sequence of play, which is the same in both volumes: when to judge, and which clicks make one
 * plan (AIE-2.E, IMP-2.E).
 */
import type { ActShape, ReadonlyBy } from "@rubicon/engine";
import { enemyOf, FIRST_SIDE, NOBODY, SECOND_SIDE, type Side } from "../sides.ts";

/** What there has to be on the table. */
interface Played {
  readonly outcome: object | null;
  readonly year: number;
  /** Sequences of movement and combat that are left this year, by side. */
  readonly sequences: ReadonlyBy<Side, number>;
  readonly stack: readonly {
    readonly step: string;
    readonly side?: Side;
    readonly extra?: boolean;
    readonly begun?: boolean;
  }[];
}

export interface Calendar {
  /** Steps that lie on the stack until the campaign begins. */
  readonly before: readonly string[];
  /** How much of a year is over before its campaign, from 0 to 1. */
  readonly begun: number;
  /** How fast it passes in the sequences that are left. */
  readonly pace: number;
}

export interface Moments<P> {
  /** It is time to judge after every sequence of movement and combat, and when the winter is over. */
  moment(p: P): number;
  /** How much of the year is over, from 0 to 1. */
  partOfYear(p: P): number;
  /** Whose movement it is, whoever is asked in between; null outside of movement. */
  moverOf(p: P): Side | null;
  /** Whose movement comes next, or goes on; NOBODY between two campaigns. */
  moverNext(p: P): Side;
  /** All moves of a sequence are one plan. */
  chain(p: P): number;
  /** The other side may say something to a move before the next one. */
  isBetween(p: P): boolean;
  /** Whether somebody is on the march or at sea. */
  isUnderWay(p: P): boolean;
  depth(p: P): number;
  level(act: ActShape): number;
}

/** More sequences than a year has. */
const MOST_SEQUENCES = 60;
const YEAR = 100;
const RESULTS = 90;

const SEQUENCE = "movesAndCombats";
const CAMPAIGN = ["turns", "truce"];
const UNDER_WAY = ["group", "voyage"];
const MOVING = ["movement", ...UNDER_WAY];
/** When one of these is come upon first, the movement is over, or has not begun. */
const NOT_MOVING = ["combats", "endOfMovement", SEQUENCE];
const ON_THE_WAY = ["all", "add", "step", "drop", "land", "halt", "win-over"];

export function momentsOf<P extends Played>({ before, begun, pace }: Calendar): Moments<P> {
  const has = ({ stack }: P, steps: readonly string[]): boolean => {
    for (let i = 0; i < stack.length; i++) if (steps.includes(stack[i].step)) return true;
    return false;
  };
  const isAtTop = ({ stack }: P, steps: readonly string[]): boolean => steps.includes(stack[stack.length - 1].step);
  // AIE-2.E.a, IMP-2.E.a: those of both sides, with the one under way.
  const left = ({ sequences }: P): number => sequences[FIRST_SIDE] + sequences[SECOND_SIDE];

  const moment = (p: P): number => {
    if (p.outcome !== null) return Number.POSITIVE_INFINITY;
    // There are years before Christ.
    const year = YEAR * (p.year + YEAR);
    // The phases of a year lie on each other from the beginning: those are over that are gone.
    if (!has(p, CAMPAIGN)) return has(p, before) ? year : year + RESULTS;
    // One that a stratagem or a title has brought is not counted (IMP-TE.10.a).
    const extra = p.stack.some((frame) => frame.step === SEQUENCE && frame.extra === true);
    return year + 1 + Math.max(0, MOST_SEQUENCES - left(p)) + (extra ? 1 : 0);
  };

  const moverOf = ({ stack }: P): Side | null => {
    for (let i = stack.length - 1; i >= 0; i--) {
      const { step, side } = stack[i];
      if (step === "movement") return side ?? null;
      if (NOT_MOVING.includes(step)) return null;
    }
    return null;
  };

  const moverNext = (p: P): Side => {
    const { stack, sequences } = p;
    let at = stack.length - 1;
    while (at >= 0 && stack[at].step !== SEQUENCE) at--;
    const { side = NOBODY, begun = false } = at < 0 ? {} : stack[at];
    if (side === NOBODY || !begun || moverOf(p) !== null) return side;
    const enemy = enemyOf(side);
    return sequences[enemy] > 0 ? enemy : sequences[side] > 1 ? side : NOBODY;
  };

  const isUnderWay = (p: P): boolean => p.outcome === null && isAtTop(p, UNDER_WAY);

  return {
    moment,
    moverOf,
    moverNext,
    isUnderWay,
    partOfYear(p) {
      if (has(p, CAMPAIGN)) return 1 / (1 + pace * left(p));
      return has(p, before) ? begun : 1;
    },
    chain(p) {
      if (p.outcome !== null || !isAtTop(p, MOVING)) return 0;
      const side = moverOf(p);
      return side === null ? 0 : 2 * moment(p) + 1 + side;
    },
    isBetween: (p) => p.outcome === null && !isAtTop(p, MOVING) && moverOf(p) !== null,
    depth: (p) => (isUnderWay(p) ? 1 : 0),
    level: (act) => (ON_THE_WAY.includes(act.do) ? 1 : 0),
  };
}
