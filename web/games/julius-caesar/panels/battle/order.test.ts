import type { SeenBattle, SeenBlock, SideName } from "@rubicon/julius-caesar/components";
import { describe, expect, test } from "vitest";
import { KIT } from "../../testing.ts";
import { fighting, letterOf, orderOfFire, slots } from "./order.ts";

const fighter = (side: SideName, block: string, rest: Partial<SeenBlock> = {}): SeenBlock => ({
  side,
  colour: side === "caesar" ? "tan" : "green",
  block,
  strength: 1,
  shown: true,
  ...rest,
});

const battle = (changes: Partial<SeenBattle> = {}): SeenBattle => ({
  place: "roma",
  attacker: "caesar",
  round: 2,
  letter: "C",
  side: "pompeius",
  surprise: false,
  acted: [],
  sailed: [],
  ...changes,
});

const short = (of: Parameters<typeof slots>[0]): string =>
  slots(of)
    .map(({ side, letter }) => `${side === of.attacker ? "a" : "d"}${letter}`)
    .join(" ");

describe("the order of fire", () => {
  test("JC-7.1.c defender before attacker, letter by letter", () => {
    expect(short(battle())).toBe("dA aA dB aB dC aC dD aD");
    expect(short(battle({ attacker: "pompeius" }))).toBe("dA aA dB aB dC aC dD aD");
  });

  test("JC-E3.a under surprise all attackers come first in round 1, and JC-E3.b only then", () => {
    expect(short(battle({ surprise: true, round: 1 }))).toBe("aA aB aC aD dA dB dC dD");
    expect(short(battle({ surprise: true, round: 2 }))).toBe("dA aA dB aB dC aC dD aD");
  });

  test("JC-7.42.a a ballista fires with B defending and with D attacking", () => {
    expect(letterOf(KIT, fighter("caesar", "c-ballista"), "caesar")).toBe("D");
    expect(letterOf(KIT, fighter("caesar", "c-ballista"), "pompeius")).toBe("B");
  });

  test("a hidden block has no letter", () => {
    expect(letterOf(KIT, { side: "caesar", colour: "tan" }, "caesar")).toBeNull();
  });

  test("JC-7.3.d reserves have no turn", () => {
    const blocks = [fighter("pompeius", "legio-1"), fighter("pompeius", "legio-3", { reserve: true })];
    const firing = fighting(KIT, blocks, "caesar", { side: "pompeius", letter: "C" });
    expect(firing.map(({ block }) => block)).toEqual(["legio-1"]);
  });

  test("each turn knows how many blocks it has and how many have had theirs", () => {
    const blocks = [
      fighter("pompeius", "legio-1"),
      fighter("pompeius", "legio-3"),
      fighter("caesar", "caesar"),
      fighter("caesar", "legio-13"),
    ];
    const turns = orderOfFire(KIT, battle({ acted: ["caesar", "legio-1"] }), blocks);
    expect(turns.map(({ when }) => when)).toEqual([
      ...["done", "done", "done", "done"],
      ...["now", "coming", "coming", "coming"],
    ]);
    expect(turns.map(({ blocks, acted }) => `${acted}/${blocks}`).join(" ")).toBe("0/0 1/1 0/0 0/0 1/2 0/1 0/0 0/0");
  });
});
