/** The lessons of Julius Caesar: what every lesson has to pass, and that what their texts say is so on the table. */

import type { Game } from "@rubicon/engine";
import { juliusCaesarRules } from "@rubicon/julius-caesar";
import { type Seen, seenFrom } from "@rubicon/julius-caesar/components";
import { describe, expect, test } from "vitest";
import { lessonSuite, reached } from "../../../lesson/testing.ts";
import { poster } from "../poster.tsx";
import { firstTurn } from "./first-turn/index.ts";
import type { StepName } from "./first-turn/steps.ts";

const game: Game = juliusCaesarRules.make(juliusCaesarRules.standard);

lessonSuite(game, [firstTurn], poster);

describe("the first lesson says what is so", () => {
  /** The lesson at the beginning of a step: what Caesar sees, and was told since the step before. */
  function at(step: StepName) {
    const { play, told } = reached(game, firstTurn, step);
    return { play, seen: seenFrom(game.sight(play.position, firstTurn.seat)), told };
  }
  const blocksIn = ({ places }: Seen, place: string) => places.find((each) => each.place === place)?.blocks ?? [];
  const names = (seen: Seen, place: string) => blocksIn(seen, place).map(({ block }) => block);

  test("JC-H.b, JC-5.1.b Caesar waits in Ravenna with one legion and a fleet; the enemy shows his backs", () => {
    const { seen } = at("welcome");
    expect(names(seen, "ravenna")).toEqual(["caesar", "legio-13", "c-navis-2"]);
    expect(
      blocksIn(seen, "neapolis").every(({ block, strength }) => block === undefined && strength === undefined),
    ).toBe(true);
  });

  test("JC-2.1.c the hand: 1/2 has fewer moves than every other command card", () => {
    expect(at("discard").seen.hands.caesar.cards?.toSorted()).toEqual([
      "1/2a",
      "2/2a",
      "2/3a",
      "3/1a",
      "3/2a",
      "mercury",
    ]);
  });

  test("JC-2.1.e three moves against one", () => {
    const { seen } = at("rubicon");
    expect([seen.hands.caesar.acting, seen.hands.pompeius.acting, seen.first]).toEqual(["3/2a", "1/2b", "caesar"]);
    expect(seen.places.some(({ place }) => place === "roma")).toBe(false);
  });

  test("JC-4.21.a Roma is Caesar's, and the fleet alone holds Ravenna", () => {
    const { seen } = at("twoCities");
    expect(names(seen, "roma")).toEqual(["caesar", "legio-13"]);
    expect(names(seen, "ravenna")).toEqual(["c-navis-2"]);
    expect(
      seen.places.filter(({ place }) => ["roma", "ravenna"].includes(place)).map(({ friendlyTo }) => friendlyTo),
    ).toEqual(["caesar", "caesar"]);
  });

  test("JC-2.2.c the Twelfth has gone two cities far; Antonius and Legio 8 stay", () => {
    const { seen } = at("attack");
    expect(names(seen, "asculum")).toEqual(["legio-12"]);
    expect(names(seen, "genua")).toEqual(["antonius", "legio-8"]);
    expect(blocksIn(seen, "tarraco").length).toBe(3);
  });

  test("JC-6.4.l only Legio 17 is not at its full strength", () => {
    const { seen, play } = at("raise");
    expect(blocksIn(seen, "roma").find(({ block }) => block === "legio-17")?.strength).toBe(1);
    const raised = game.legal(play.position).filter((act) => act.do === "raise");
    expect(raised.map((act) => game.acts.write(act))).toEqual([{ do: "raise", block: "legio-17" }]);
  });

  test("JC-6.13.a Pompeius goes to Brundisium, and nobody leaves Tarraco", () => {
    const { seen, told } = at("pompeius");
    expect(told.filter((text) => text.includes("from Neapolis to Brundisium")).length).toBe(2);
    expect(seen.places.find(({ place }) => place === "tarraco")?.mayLeave).toBe(0);
    expect(names(seen, "neapolis")).toEqual([undefined]);
  });

  test("JC-7.4.a the battle goes as it is told", () => {
    expect(at("hit").told.join(" ")).toContain("Equitatus 1 throws 3, 5, hitting on 3 or less: 1 hit.");
    const missed = at("tenth").told.filter((text) => text.includes("no hit"));
    expect(missed.length).toBe(2);
    expect(at("others").told.join(" ")).toContain("Legio 10 throws 1, 4, 2, hitting on 4 or less: 3 hits.");
    const two = at("roundTwo");
    expect(two.told.filter((text) => text.includes("1 hit.")).length).toBe(2);
    expect(two.told.join(" ")).toContain("retreats from Tarraco to Carthago Nova");
    expect(two.seen.battle?.round).toBe(2);
    const foes = blocksIn(two.seen, "tarraco").filter(({ side }) => side === "pompeius");
    expect(foes.map(({ block, strength }) => [block, strength])).toEqual([
      ["legio-5", 1],
      ["legio-6", 1],
    ]);
    expect(at("regroup").told.join(" ")).toContain("Caesar wins the battle in Tarraco.");
  });

  test("JC-1.2.b four points against six", () => {
    const { seen } = at("points");
    expect(seen.points).toEqual({ caesar: 4, pompeius: 6 });
    expect(seen.turn).toBe(2);
  });
});
