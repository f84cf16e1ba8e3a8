/** Retreats of land blocks (7.6). Those of navis are in retreats-navis.test.ts. */
import { describe, expect, test } from "vitest";
import { CAESAR } from "../blocks.ts";
import { setAttacker } from "../position.ts";
import { battle, battleOf, isFighting, passRound, waysOutOf } from "../testing/battle.ts";
import { at, legal, place, play, reason, told, toMove, why } from "../testing/table.ts";

const all = (p: ReturnType<typeof battle>, block: string, places: readonly string[]): string[] =>
  places.map((to) => why(p, `retreat ${block} ${to}`));

describe("roads", () => {
  test("JC-C081, JC-7.61.a four a round on a major road, and four more the round after", () => {
    const legions = ["legio-1", "legio-2", "legio-3", "legio-4", "legio-5"];
    const p = battle({
      place: "roma",
      attacker: "caesar",
      from: { genua: ["legio-13"] },
      defenders: legions,
      map: { neapolis: ["legio-37"] },
      round: 2,
    });
    play(
      p,
      legions.slice(0, 4).map((legion) => `retreat ${legion} neapolis`),
    );
    expect(why(p, "retreat legio-5 neapolis")).toBe("JC-7.61.a");
    play(p, ["pass legio-5", "pass legio-13"]);
    expect(battleOf(p).round).toBe(3);
    expect(why(p, "retreat legio-5 neapolis")).toBe("legal");
  });

  test("JC-C082, JC-7.6.b, JC-7.61.a two leave by the minor road, the third is lost", () => {
    const p = battle({
      place: "roma",
      attacker: "caesar",
      from: { genua: ["legio-12", "legio-13"], ravenna: ["legio-14"] },
      defenders: ["legio-1"],
      map: { genua: ["legio-3"] },
      round: 4,
    });
    play(p, "pass legio-1");
    expect(all(p, "legio-12", ["ravenna", "genua", "neapolis"])).toEqual(["legal", "JC-7.61.b", "JC-7.62.a"]);
    const events = play(p, ["retreat legio-14 ravenna", "retreat legio-12 ravenna"]);
    expect(told(events, "eliminated")).toMatchObject([{ block: "legio-13", cause: "no-retreat" }]);
    expect(told(events, "battle-over").map((each) => each.side)).toEqual(["pompeius"]);
    expect([at(p, "legio-12"), at(p, "legio-13"), at(p, "legio-14")]).toEqual(["ravenna", "fallen", "ravenna"]);
  });

  test("JC-7.61.a each side has its own count, and so has each road", () => {
    const p = battle({
      place: "roma",
      attacker: "caesar",
      from: { ravenna: ["legio-12", "legio-13", "legio-14"] },
      defenders: ["legio-1", "legio-2", "legio-3"],
      round: 2,
    });
    play(p, ["retreat legio-1 asculum", "retreat legio-2 asculum"]);
    expect(all(p, "legio-3", ["asculum", "neapolis"])).toEqual(["JC-7.61.a", "legal"]);
    play(p, ["pass legio-3", "retreat legio-12 ravenna", "retreat legio-13 ravenna"]);
    expect(all(p, "legio-14", ["ravenna", "genua"])).toEqual(["JC-7.61.a", "JC-7.62.a"]);
  });

  test("JC-7.61.a roads used to come to the battle are fresh for going away", () => {
    const p = battle({
      place: "roma",
      attacker: "caesar",
      from: { asculum: ["legio-12", "legio-13"] },
      defenders: ["legio-1"],
      round: 2,
    });
    play(p, "pass legio-1");
    expect(waysOutOf(p, "legio-12")).toEqual(["asculum"]);
  });

  test("JC-C083, JC-7.61.c over a strait one block a side and round", () => {
    const p = battle({
      place: "messana",
      attacker: "caesar",
      from: { syracusae: ["legio-13"] },
      defenders: ["legio-1", "legio-3"],
      map: { rhegium: ["legio-37"] },
      round: 2,
    });
    play(p, "retreat legio-1 rhegium");
    expect(all(p, "legio-3", ["rhegium", "lilybaeum"])).toEqual(["JC-7.61.c", "legal"]);
    play(p, ["pass legio-3", "pass legio-13"]);
    expect(why(p, "retreat legio-3 rhegium")).toBe("legal");
  });

  test("JC-7.61.b never to an enemy or contested place, never far away", () => {
    const p = battle({
      place: "roma",
      attacker: "caesar",
      from: { genua: ["legio-13"] },
      defenders: ["legio-1"],
      map: { asculum: ["legio-14"], neapolis: ["legio-12", "legio-3"], tarraco: ["legio-5"] },
      round: 2,
    });
    setAttacker(p, place("neapolis"), CAESAR);
    expect(all(p, "legio-1", ["asculum", "neapolis", "ravenna"])).toEqual(["JC-7.61.b", "JC-7.61.b", "legal"]);
    expect(why(p, "retreat legio-1 tarraco")).toBe("JC-7.6.a");
    expect(why(p, "retreat legio-1 tyrrhenum")).toBe("JC-7.6.a");
  });
});

describe("attackers", () => {
  test("JC-C084, JC-7.62.a, JC-7.62.b to friends, or to vacant cities by any road of their side", () => {
    const p = battle({
      place: "roma",
      attacker: "caesar",
      from: { genua: ["legio-13"], ravenna: ["legio-14"] },
      defenders: ["legio-1"],
      map: { asculum: ["legio-12"] },
      round: 2,
    });
    play(p, "pass legio-1");
    expect(waysOutOf(p, "legio-13")).toEqual(["asculum", "genua", "ravenna"]);
    expect(waysOutOf(p, "legio-14")).toEqual(["asculum", "genua", "ravenna"]);
    expect(why(p, "retreat legio-13 neapolis")).toBe("JC-7.62.a");
  });

  test("JC-7.6.b a block must go while any way is open; the last one nobody can use is lost", () => {
    const p = battle({
      place: "roma",
      attacker: "caesar",
      from: { asculum: ["caesar", "legio-13"] },
      defenders: ["legio-1"],
      round: 4,
    });
    expect([toMove(p), ...legal(p)]).toEqual(["caesar", "retreat caesar asculum"]);
    play(p, ["retreat caesar asculum", "pass legio-1", "retreat legio-13 asculum"]);
    expect(isFighting(p)).toBe(false);
  });
});

describe("defenders", () => {
  test("JC-C085, JC-7.63.a to friendly or vacant cities, by no road the attackers came", () => {
    const p = battle({
      place: "roma",
      attacker: "caesar",
      from: { genua: ["legio-13"] },
      defenders: ["legio-1"],
      map: { asculum: ["legio-12"], ravenna: ["legio-14", "legio-3"] },
      round: 2,
    });
    setAttacker(p, place("ravenna"), CAESAR);
    expect(waysOutOf(p, "legio-1")).toEqual(["neapolis"]);
    expect(all(p, "legio-1", ["genua", "asculum", "ravenna"])).toEqual(["JC-7.63.a", "JC-7.61.b", "JC-7.61.b"]);
  });

  test("JC-C177, JC-7.63.a a road the attackers came by stays barred though it leads to friends", () => {
    const p = battle({
      place: "roma",
      attacker: "caesar",
      from: { genua: ["legio-13"] },
      defenders: ["legio-1"],
      map: { genua: ["legio-2"], ravenna: ["legio-12"], asculum: ["legio-14"] },
      round: 2,
    });
    expect(waysOutOf(p, "legio-1")).toEqual(["neapolis"]);
    expect(why(p, "retreat legio-1 genua")).toBe("JC-7.63.a");
  });

  test("JC-7.63.a roads of the attackers' reserves are barred too, those of reinforcements are open", () => {
    const p = battle({
      place: "roma",
      attacker: "caesar",
      from: { genua: ["legio-13"], ravenna: ["legio-14"] },
      defenders: ["legio-1"],
      reinforcements: { neapolis: ["legio-3"] },
      round: 2,
    });
    expect(waysOutOf(p, "legio-1")).toEqual(["asculum", "neapolis"]);
  });
});

describe("by sea", () => {
  test("JC-C086, JC-7.64.a, JC-7.64.b one block of each side a round, each over its own sea", () => {
    const p = battle({
      place: "utica",
      attacker: "caesar",
      from: { badias: ["legio-13", "legio-14"] },
      defenders: ["legio-1", "legio-3"],
      map: { internum: ["c-navis-1"], tacape: ["legio-7"], hispanum: ["p-navis-1"], tarraco: ["legio-5"] },
      round: 2,
    });
    expect(why(p, "sail-away legio-1 tacape")).toBe("JC-7.64.a");
    const events = play(p, "sail-away legio-1 tarraco");
    expect(told(events, "retreated")).toMatchObject([{ block: "legio-1", to: "tarraco", by: "sea" }]);
    expect(why(p, "sail-away legio-3 tarraco")).toBe("JC-7.64.a");
    play(p, ["pass legio-3", "sail-away legio-13 tacape"]);
    expect(why(p, "sail-away legio-14 tacape")).toBe("JC-7.64.a");
    play(p, "pass legio-14");
    expect(battleOf(p).round).toBe(3);
    expect(why(p, "sail-away legio-3 tarraco")).toBe("legal");
  });

  test("JC-C087, JC-7.64.a the port must be friendly: a vacant one will not do", () => {
    const p = battle({
      place: "utica",
      attacker: "caesar",
      from: { badias: ["legio-13"] },
      defenders: ["legio-1"],
      map: { internum: ["p-navis-1"], syracusae: ["legio-37"], hispanum: ["c-navis-1"], massilia: ["legio-11"] },
      round: 2,
    });
    expect(why(p, "sail-away legio-1 tacape")).toBe("JC-7.64.a");
    expect(why(p, "sail-away legio-1 massilia")).toBe("JC-7.64.a");
    expect(why(p, "sail-away legio-1 syracusae")).toBe("legal");
  });

  test("JC-7.64.a one sea, no chain of seas; no vacant sea; not out of an inland city", () => {
    const layout = {
      place: "utica",
      attacker: "caesar",
      from: { badias: ["legio-13"] },
      defenders: ["legio-1"],
      map: { internum: ["p-navis-1"], hadriaticum: ["p-navis-2"], salona: ["legio-3"], tarraco: ["legio-5"] },
      round: 2,
    } as const;
    const p = battle(layout);
    expect(legal(p, "sail-away")).toEqual([]);
    expect(why(p, "sail-away legio-1 salona")).toBe("JC-7.64.a");
    expect(why(p, "sail-away legio-1 tarraco")).toBe("JC-7.64.a");
    const inland = battle({ ...layout, place: "badias", from: { utica: ["legio-13"] } });
    expect(why(inland, "sail-away legio-1 tarraco")).toBe("JC-7.64.a");
  });

  test("JC-7.64.a saves an attacker in round 4 who has no road left", () => {
    const p = battle({
      place: "utica",
      attacker: "caesar",
      from: { badias: ["legio-13", "legio-14"] },
      defenders: ["legio-1"],
      map: { badias: ["legio-3"], internum: ["c-navis-1"], tacape: ["legio-7"], iomnium: ["legio-4"] },
      round: 4,
    });
    play(p, "pass legio-1");
    expect(waysOutOf(p, "legio-13")).toEqual(["tacape", "tacape"]);
    play(p, ["sail-away legio-13 tacape", "retreat legio-14 tacape"]);
    expect([at(p, "legio-13"), at(p, "legio-14")]).toEqual(["tacape", "tacape"]);
  });

  test("JC-C166, JC-7.64.a a navis that got out in its D turn opens the sea for the next round", () => {
    const p = battle({
      place: "neapolis",
      attacker: "caesar",
      from: { roma: ["legio-13"] },
      defenders: ["legio-1", "p-navis-1"],
      map: { caralis: ["legio-3"] },
      round: 2,
    });
    expect(why(p, "sail-away legio-1 caralis")).toBe("JC-7.64.a");
    play(p, ["pass legio-1", "pass legio-13"]);
    expect(why(p, "sail-away p-navis-1 caralis")).toBe("JC-7.64.a");
    play(p, "retreat p-navis-1 tyrrhenum");
    expect(battleOf(p).round).toBe(3);
    expect(why(p, "sail-away legio-1 caralis")).toBe("legal");
    passRound(p);
  });
});

describe("why nobody sails there", () => {
  test("JC-7.64.a a friendly port without a friendly sea, a port that is not friendly, a city that is no port", () => {
    const p = battle({
      place: "utica",
      attacker: "caesar",
      from: { tacape: ["legio-13"] },
      defenders: ["legio-39"],
      map: {
        tyrrhenum: ["p-navis-1"],
        neapolis: ["legio-1"],
        tarraco: ["legio-5"],
        badias: ["legio-4"],
        genua: ["legio-8"],
      },
      round: 2,
    });
    const sailing = (to: string): string => reason(p, `sail-away legio-39 ${to}`);
    expect(sailing("neapolis")).toBe("legal");
    // Tarraco is friendly, but its sea is vacant.
    expect(sailing("tarraco")).toBe("JC-7.64.a seaRetreatNoSea");
    // Roma is vacant, Genua the enemy's, Badias friendly and far from the sea, and Utica where the battle is.
    for (const to of ["roma", "genua", "badias", "utica", "tyrrhenum"])
      expect(sailing(to), to).toBe("JC-7.64.a seaRetreatNoPort");
  });
});
