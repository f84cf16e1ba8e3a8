import type { Refusal } from "@rubicon/engine";
import { expect, test } from "vitest";
import { bestReasons } from "./reasons.ts";
import type { WrittenAct } from "./source.ts";

const far: Refusal = { rule: "X-1", why: "far" };
const tired: Refusal = { rule: "X-2", why: "tired" };
const full: Refusal = { rule: "X-3", why: "full", with: { limit: 4 } };
const fuller: Refusal = { rule: "X-3", why: "full", with: { limit: 2 } };
const act = (kind: string, to = "roma"): WrittenAct => ({ do: kind, to });
const said = (acts: readonly WrittenAct[], refusals: readonly (Refusal | null)[]) =>
  bestReasons(acts, refusals).map(({ refusal }) => refusal);

test("one reason for everything is said once", () => {
  expect(said([act("move"), act("sail"), act("sail", "utica")], [tired, tired, tired])).toEqual([tired]);
});

test("of one kind the reason that most acts run into", () => {
  expect(said([act("move", "a"), act("move", "b"), act("move", "c")], [far, tired, tired])).toEqual([tired]);
});

test("kinds that fail for one reason alone come first", () => {
  const acts = [act("sail", "a"), act("sail", "b"), act("move", "a")];
  expect(said(acts, [far, full, tired])).toEqual([tired, far]);
});

test("the same sentence with other numbers is another reason", () => {
  expect(said([act("move"), act("march")], [full, fuller])).toEqual([full, fuller]);
});

test("never more than three", () => {
  const refusals = [far, tired, full, fuller];
  expect(
    said(
      refusals.map((_, i) => act(`kind${i}`)),
      refusals,
    ),
  ).toHaveLength(3);
});

test("what is allowed needs no reason, and neither does what nobody means", () => {
  expect(said([act("move"), act("sail")], [far, null])).toEqual([]);
  expect(said([], [])).toEqual([]);
});

test("every reason comes with an act that it forbids", () => {
  expect(bestReasons([act("move", "utica")], [far])).toEqual([{ refusal: far, act: act("move", "utica") }]);
});
