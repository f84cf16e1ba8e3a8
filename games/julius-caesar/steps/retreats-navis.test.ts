/** Retreats of navis (7.82), at sea and in ports. */
import { describe, expect, test } from "vitest";
import { battle, waysOutOf } from "../testing/battle.ts";
import { at, legal, play, told, why } from "../testing/table.ts";

describe("in a sea", () => {
  const hispanum = {
    place: "hispanum",
    attacker: "caesar",
    from: { tyrrhenum: ["c-navis-4"] },
    defenders: ["p-navis-3"],
    round: 2,
  } as const;

  test("JC-C088, JC-7.82.b, JC-7.82.c attackers where they came from or to friends, defenders elsewhere or to friends", () => {
    const p = battle({ ...hispanum, map: { massilia: ["legio-11"], tarraco: ["legio-5"] } });
    expect(waysOutOf(p, "p-navis-3")).toEqual(["atlanticus", "tarraco"]);
    expect(why(p, "retreat p-navis-3 tyrrhenum")).toBe("JC-7.82.c");
    expect(why(p, "retreat p-navis-3 massilia")).toBe("JC-7.61.b");
    expect(why(p, "retreat p-navis-3 narbo")).toBe("JC-7.82.c");
    play(p, "pass p-navis-3");
    expect(waysOutOf(p, "c-navis-4")).toEqual(["massilia", "tyrrhenum"]);
    expect(why(p, "retreat c-navis-4 atlanticus")).toBe("JC-7.82.b");
    expect(why(p, "retreat c-navis-4 narbo")).toBe("JC-7.82.b");
  });

  test("JC-C185, JC-7.82.b, JC-7.82.c a sea the attackers came from is open to whom it belongs now", () => {
    const p = battle({ ...hispanum, map: { tyrrhenum: ["p-navis-5"], atlanticus: ["c-navis-1"] } });
    expect(waysOutOf(p, "p-navis-3")).toEqual(["tyrrhenum"]);
    play(p, "pass p-navis-3");
    expect(why(p, "retreat c-navis-4 tyrrhenum")).toBe("JC-7.61.b");
    expect(waysOutOf(p, "c-navis-4")).toEqual(["atlanticus"]);
  });

  test("JC-7.82.b back to a vacant port one of the side came from, whoever it was", () => {
    const p = battle({ ...hispanum, from: { genua: ["c-navis-4"], atlanticus: ["c-navis-5"] } });
    play(p, "pass p-navis-3");
    expect(waysOutOf(p, "c-navis-5")).toEqual(["atlanticus", "genua"]);
  });

  test("JC-7.82.c a defending navis does not go to a vacant port", () => {
    const p = battle({ ...hispanum, map: { atlanticus: ["c-navis-1"] } });
    expect(waysOutOf(p, "p-navis-3")).toEqual([]);
    expect(legal(p)).toEqual(["fire p-navis-3", "pass p-navis-3"]);
  });

  test("JC-7.82.a not in round 1, and any number over one border", () => {
    const first = battle({ ...hispanum, round: 1, defenders: ["p-navis-1"] });
    expect(why(first, "retreat p-navis-1 atlanticus")).toBe("JC-7.2.b");
    const navis = ["p-navis-1", "p-navis-2", "p-navis-3", "p-navis-4", "p-navis-5"];
    const p = battle({ ...hispanum, defenders: navis });
    const events = play(
      p,
      navis.map((each) => `retreat ${each} atlanticus`),
    );
    expect(told(events, "retreated").map((each) => each.by)).toEqual(navis.map(() => "navis"));
    expect(navis.every((each) => at(p, each) === "atlanticus")).toBe(true);
  });
});

describe("in a port", () => {
  test("JC-C089, JC-7.82.d to seas only: attackers where they came from, defenders where no attacker came", () => {
    const p = battle({
      place: "brundisium",
      attacker: "caesar",
      from: { internum: ["c-navis-4"] },
      defenders: ["p-navis-3"],
      map: { sipontum: ["legio-3"] },
      round: 2,
    });
    expect(waysOutOf(p, "p-navis-3")).toEqual(["hadriaticum"]);
    expect(why(p, "retreat p-navis-3 internum")).toBe("JC-7.82.c");
    expect(why(p, "retreat p-navis-3 sipontum")).toBe("JC-7.82.d");
    play(p, "pass p-navis-3");
    expect(waysOutOf(p, "c-navis-4")).toEqual(["internum"]);
    expect(why(p, "retreat c-navis-4 hadriaticum")).toBe("JC-7.82.b");
  });

  test("JC-C159, JC-7.82.e shut in, a navis can only fire or pass", () => {
    const p = battle({
      place: "massilia",
      attacker: "caesar",
      from: { narbo: ["legio-10"] },
      defenders: ["p-navis-4"],
      map: { hispanum: ["c-navis-1"] },
      round: 2,
    });
    play(p, "pass legio-10");
    expect(legal(p)).toEqual(["fire p-navis-4", "pass p-navis-4"]);
  });

  test("JC-7.82.e attacking navis whose sea was taken are lost in round 4", () => {
    const p = battle({
      place: "neapolis",
      attacker: "caesar",
      from: { tyrrhenum: ["c-navis-4"] },
      defenders: ["legio-1"],
      map: { tyrrhenum: ["p-navis-1"], roma: ["legio-13"] },
      round: 4,
    });
    play(p, "pass legio-1");
    expect(at(p, "c-navis-4")).toBe("fallen");
  });

  test("JC-7.82.a navis and a ballista leave in the same turns, in the order their owner likes", () => {
    // The navis makes the sea friendly, and the ballista, who has no road, sails after it.
    const p = battle({
      place: "neapolis",
      attacker: "caesar",
      from: { tyrrhenum: ["c-navis-4"], sipontum: ["c-ballista"] },
      defenders: ["legio-1"],
      map: { sipontum: ["legio-3"], caralis: ["legio-13"] },
      round: 4,
    });
    play(p, "pass legio-1");
    expect(legal(p)).toEqual(["retreat c-navis-4 tyrrhenum"]);
    play(p, "retreat c-navis-4 tyrrhenum");
    expect(legal(p)).toEqual(["sail-away c-ballista caralis"]);
  });
});
