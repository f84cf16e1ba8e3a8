/** Which entries of a journal are heard as dice. */
import type { Json } from "@rubicon/engine";
import { expect, test } from "vitest";
import { listenTo } from "./Rattle.tsx";

const entry = (...events: readonly Json[]) => ({ events });
const fired: Json = { e: "fired", block: "legio-13", dice: [1, 6], hits: 1 };
const thrown: Json = { e: "die", sides: 6, face: 4 };
const decided: Json = { e: "battle-decided", die: 4 };

test("dice that fall are heard, whatever they are thrown for", () => {
  expect(listenTo([entry(fired)], false).fell).toBe(true);
  expect(listenTo([entry({ e: "initiative", die: 3 })], false).fell).toBe(true);
  expect(listenTo([entry({ e: "moved" }, "anything", null)], false).fell).toBe(false);
  expect(listenTo([entry({ e: "battle-decided", die: null }, { e: "desertion", dice: [] })], false).fell).toBe(false);
});

test("a die that lies on the table until somebody has answered is heard when it falls, and not when it is read", () => {
  const first = listenTo([entry(thrown)], false);
  expect(first).toEqual({ fell: true, lies: true });
  expect(listenTo([entry(decided)], first.lies)).toEqual({ fell: false, lies: false });
  expect(listenTo([entry(decided)], false).fell).toBe(true);
});
