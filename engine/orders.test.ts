/** Standing orders at fast and at slow tables. */
import { expect, test } from "vitest";
import { NO_ORDERS, orderFor, ordersAt, waivedBy } from "./orders.ts";

const game = {
  orders: [
    { id: "die", byDefault: "ask", whenSlow: "pass" },
    { id: "march", byDefault: "pass" },
    { id: "omen", byDefault: "ask" },
  ],
} as const;

test("where a move may take days what nobody has ordered stands at the game's default for such tables", () => {
  expect(waivedBy(game, ordersAt(game, NO_ORDERS, false))).toEqual(["march"]);
  expect(waivedBy(game, ordersAt(game, NO_ORDERS, true))).toEqual(["die", "march"]);
});

test("what was ordered holds at every table", () => {
  const given = { windows: { die: "ask", omen: "pass" }, next: true } as const;
  const slow = ordersAt(game, given, true);
  expect(orderFor(game, slow, "die")).toBe("ask");
  expect(orderFor(game, slow, "omen")).toBe("pass");
  expect(slow.next).toBe(true);
  expect(ordersAt(game, given, false)).toBe(given);
});

test("a game without such defaults is left alone", () => {
  const plain = { orders: [{ id: "die", byDefault: "ask" }] } as const;
  expect(ordersAt(plain, NO_ORDERS, true)).toBe(NO_ORDERS);
});
