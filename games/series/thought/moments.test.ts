import { by, type ReadonlyBy } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { FIRST_SIDE, NOBODY, SECOND_SIDE, type Side } from "../sides.ts";
import { type Moments, momentsOf } from "./moments.ts";

type Frame = { readonly step: string; readonly side?: Side; readonly begun?: boolean };
interface Table {
  readonly outcome: null;
  readonly year: number;
  readonly sequences: ReadonlyBy<Side, number>;
  readonly stack: readonly Frame[];
}

const { moverNext, moment }: Moments<Table> = momentsOf<Table>({ before: ["campaign"], begun: 0, pace: 0.3 });

const table = (sequences: readonly [number, number], ...stack: readonly Frame[]): Table => ({
  outcome: null,
  year: 195,
  sequences: by<Side, number>([...sequences]),
  stack: [{ step: "turns" }, ...stack],
});

const FIRST: Frame = { step: "movesAndCombats", side: FIRST_SIDE, begun: true };

describe("who moves next", () => {
  test("is whoever has not ended his moves", () => {
    expect(moverNext(table([2, 2], { ...FIRST, begun: false }))).toBe(FIRST_SIDE);
    expect(moverNext(table([2, 2], FIRST, { step: "movement", side: FIRST_SIDE }))).toBe(FIRST_SIDE);
  });

  test("is the other one when he fights, and himself when the other one has no sequence left", () => {
    const fights: Frame = { step: "combats" };
    expect(moverNext(table([2, 2], FIRST, fights))).toBe(SECOND_SIDE);
    expect(moverNext(table([2, 0], FIRST, fights))).toBe(FIRST_SIDE);
    expect(moverNext(table([1, 0], FIRST, fights))).toBe(NOBODY);
  });

  test("is nobody where no sequence is under way", () => {
    expect(moverNext(table([2, 2]))).toBe(NOBODY);
  });
});

test("it is time to judge when a sequence is over", () => {
  expect(moment(table([1, 2], FIRST))).toBeGreaterThan(moment(table([2, 2], FIRST)));
});
