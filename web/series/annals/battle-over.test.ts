/** A battle of the series, told when it is over. */
import type { Json } from "@rubicon/engine";
import { expect, test } from "vitest";
import { type BattleOver, battleOver } from "./battle-over.ts";

const telling: BattleOver = {
  ...{ language: "en", onTable: null },
  side: (side) => side.toUpperCase(),
  piece: (piece) => piece,
  zone: (zone) => zone,
};

const zone = "italia";
const BATTLE: readonly Json[] = [
  { e: "losses", side: "us", zone, reduced: [], lost: ["of an earlier battle"] },
  { e: "battle", zone, attacker: { side: "us" }, defender: { side: "them" } },
  { e: "battle-decided", zone, winner: "us", loser: "them" },
  { e: "losses", side: "us", zone, reduced: ["legio 1"], lost: [] },
  { e: "losses", side: "them", zone, reduced: ["legio 3"], lost: ["legio 2", "legio 3"] },
  { e: "cut-off", side: "them", zone, units: [], leaders: ["Varus"] },
  { e: "died", side: "them", leader: "Varus", zone, how: "combat", back: false },
];
const RETREAT: Json = { e: "retreated", side: "them", pieces: ["legio 4"], from: zone, to: "gallia" };
const before = () => BATTLE;

test("each side's losses are told, once each, and who went away and who stays", () => {
  expect(battleOver(RETREAT, before, telling)).toEqual({
    kind: "battle",
    title: "The battle is over: italia",
    lines: [
      "Victory: US.",
      "US: reduced legio 1.",
      "THEM: lost legio 2, legio 3, Varus.",
      "Retreated to gallia: legio 4.",
      "italia is in the hands of: US.",
    ],
  });
});

test("losses agree with nothing but units, whatever they are called", () => {
  const told = (language: "fr" | "it") => battleOver(RETREAT, before, { ...telling, language })?.lines.slice(1, 3);
  expect(told("fr")).toEqual(["US, unité affaiblie\u00a0: legio 1.", "THEM, pertes\u00a0: legio 2, legio 3, Varus."]);
  expect(told("it")).toEqual(["US, unità ridotta: legio 1.", "THEM, perdite: legio 2, legio 3, Varus."]);
});

test("not while it is fought, and not for what happens elsewhere or otherwise", () => {
  expect(battleOver(RETREAT, before, { ...telling, onTable: { zone } })).toBeNull();
  // The battle at sea is over, and the one on land is next.
  expect(battleOver(RETREAT, before, { ...telling, onTable: { zone, naval: true } })).not.toBeNull();
  expect(battleOver({ ...Object(RETREAT), from: "gallia" }, before, telling)).toBeNull();
  expect(battleOver({ e: "died", side: "us", leader: "Cato", zone, how: "natural" }, before, telling)).toBeNull();
  expect(battleOver({ e: "year", year: -48 }, before, telling)).toBeNull();
  expect(battleOver(RETREAT, () => BATTLE.slice(0, 2), telling)).toBeNull();
});
