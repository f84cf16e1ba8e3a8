import { expect, test } from "vitest";
import { act1, domain } from "./acts.ts";
import { type By, by, everyNth, listed, type Nth, nth } from "./numbers.ts";

type Place = Nth<"place">;
type Block = Nth<"block">;

const roma = nth<Place>(1);
const legio = nth<Block>(2);
const where: By<Block, Place> = by<Block, Place>([roma, roma, roma]);
const value: By<Place, number> = by<Place, number>([0, 2]);
const fire = act1("fire", ["block", domain<Block>("block", ["a", "b", "c"])]);

test("a place where a block belongs does not compile", () => {
  expect(value[where[legio]]).toBe(2);
  expect(fire(legio)).toEqual({ do: "fire", block: 2 });
  // @ts-expect-error a table by block is not looked up by a place
  expect(where[roma]).toBe(roma);
  // @ts-expect-error nor by a number that counts nothing in particular
  expect(where[0]).toBe(roma);
  // @ts-expect-error no block stands in a block
  where[legio] = legio;
  // @ts-expect-error places do not fire
  fire(roma);
  // @ts-expect-error a number is no thing
  fire(0);
});

test("tables are lists", () => {
  expect(listed(value)).toEqual([0, 2]);
  expect(everyNth<Block>(3)).toEqual([0, 1, 2]);
  expect(value.indexOf(2)).toBe(roma);
});
