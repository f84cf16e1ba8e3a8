/** How Peoples move, and who may stand with whom (4.2.4, 4.3). */
import { describe, expect, test } from "vitest";
import { NOWHERE } from "../board.ts";
import { standRefusal } from "../stacking.ts";
import { moving } from "../testing/moving.ts";
import { asked, at, inZone, type Layout, lay, legal, piece, play, reason, why, zone } from "../testing/table.ts";

/** What a lone unit is told that wants to go there. */
function goes(side: "caesarians" | "republicans", layout: Layout, unit: string, to: string): string {
  const p = moving(side, layout);
  const refusal = reason(p, `take ${unit}`);
  if (refusal !== "legal") return refusal;
  play(p, `take ${unit}`);
  return reason(p, `step ${to}`);
}

describe("who moves them", () => {
  test("AIE-4.3.a whoever controls a People or has its allegiance moves it in his own sequences", () => {
    const layout: Layout = {
      war: { germani: "republicans" },
      allegiance: { numidae: "caesarians" },
      republicans: { "germani-1": ["germani-u1"] },
      caesarians: { numidae: ["numidae-u1"], "gallia-9": ["caesar"] },
    };
    const p = moving("republicans", layout);
    expect(why(p, "take germani-u1")).toBe("legal");
    expect(reason(p, "take numidae-u1")).toBe("AIE-2.E.b notYours");
    const q = moving("caesarians", layout);
    expect(why(q, "take numidae-u1")).toBe("legal");
    expect(reason(q, "take germani-u1")).toBe("AIE-2.E.b notYours");
  });

  test("AIE-4.3.i AIE-4.2.3.b pieces of a People at peace stay at home", () => {
    const p = moving("republicans", {
      republicans: { "italia-1": ["cato"] },
      peoples: { numidae: ["numidae-u1", "juba-i"] },
    });
    expect(reason(p, "take numidae-u1")).toBe("AIE-4.3.i movesAtPeace");
    expect(reason(p, "take juba-i")).toBe("AIE-4.3.i movesAtPeace");
  });
});

describe("leaders of Peoples", () => {
  test("AIE-4.3.f AIE-C091 a Parthian leads Parthi, not Armenii", () => {
    const units = ["parthi-u1", "parthi-u2", "armenii-u1", "armenii-u2"];
    const p = moving("republicans", {
      republicans: { "parthi-3": ["orodes-ii", ...units] },
      war: { parthi: "republicans", armenii: "republicans" },
    });
    play(p, "take orodes-ii");
    expect(reason(p, "add armenii-u1")).toBe("AIE-4.3.f ownPeopleOnly");
    play(p, ["all", "step armenii", "halt"]);
    expect(inZone(p, "parthi-3")).toEqual(["armenii-u1", "armenii-u2"]);
  });

  test("AIE-4.3.f at most his CC of them", () => {
    const units = ["parthi-u1", "parthi-u2", "parthi-u3", "parthi-u4", "parthi-u5"];
    const p = moving("republicans", {
      republicans: { "parthi-1": ["orodes-ii", ...units, "parthi-u6"] },
      war: { parthi: "republicans" },
    });
    play(p, ["take orodes-ii", ...units.map((unit) => `add ${unit}`)]);
    expect(reason(p, "add parthi-u6")).toBe("AIE-3.4.1.b overCommand");
  });

  test("AIE-4.3.g groups of Peoples have three points, leave units on the way, halt at enemies, move once", () => {
    const p = moving("republicans", {
      republicans: { "parthi-1": ["orodes-ii", "parthi-u1", "parthi-u2"] },
      caesarians: { "asia-3": ["legio-V"] },
      war: { parthi: "republicans" },
    });
    play(p, ["take orodes-ii", "all", "step asia-5", "drop parthi-u1"]);
    expect(legal(p)).toEqual(["step asia-3", "halt", "drop parthi-u2"]);
    play(p, "step asia-3");
    expect(asked(p)).toBe("movement");
    expect(at(p, "parthi-u1")).toBe("asia-5");
    expect(at(p, "orodes-ii")).toBe("asia-3");
  });

  test("AIE-4.3.e AIE-4.3.o AIE-C259 alone he moves outside only, and there no more than two points", () => {
    const war = { parthi: "republicans", armenii: "republicans", cappadocii: "republicans" } as const;
    const p = moving("republicans", { republicans: { "parthi-3": ["orodes-ii"] }, war });
    play(p, ["take orodes-ii", "step armenii", "step cappadocii"]);
    expect(asked(p)).toBe("movement");
    const q = moving("republicans", { republicans: { "parthi-1": ["orodes-ii"] }, war });
    play(q, "take orodes-ii");
    expect(reason(q, "step asia-5")).toBe("AIE-4.3.o notAloneInside");
    // Armenii lie across the Euphrates, and two points are all there is outside.
    play(q, "step armenii");
    expect(asked(q)).toBe("movement");
  });

  test("AIE-4.3.o inside he does not move without a unit of his own", () => {
    const p = moving("republicans", {
      republicans: { "asia-5": ["orodes-ii"], "parthi-1": ["parthi-u1"] },
      war: { parthi: "republicans" },
    });
    expect(reason(p, "take orodes-ii")).toBe("AIE-4.3.o notAloneInside");
    const q = moving("republicans", {
      republicans: { "asia-5": ["orodes-ii", "parthi-u1"] },
      war: { parthi: "republicans" },
    });
    play(q, "take orodes-ii");
    expect(reason(q, "step asia-3")).toBe("AIE-4.3.o notAloneInside");
    expect(reason(q, "step parthi-1")).toBe("AIE-4.3.e outsideOnly");
    play(q, ["all", "step asia-3", "halt"]);
    expect(at(q, "orodes-ii")).toBe("asia-3");
  });

  test("AIE-4.3.p AIE-C260 AIE-4.4.2.f Romans lead allies within their CC; a king of allies leads his own", () => {
    const layout: Layout = {
      republicans: {
        "africa-1": ["cato", "juba-i", "numidae-u1", "numidae-u2", "legio-I", "legio-II", "legio-III", "legio-IV"],
      },
      allegiance: { numidae: "republicans" },
    };
    const p = moving("republicans", layout);
    play(p, ["take cato", "add numidae-u1", "add legio-I", "add legio-II", "add legio-III"]);
    expect(reason(p, "add legio-IV")).toBe("AIE-3.4.1.b overCommand");
    expect(reason(p, "add numidae-u2")).toBe("AIE-3.4.1.b overCommand");
    const q = moving("republicans", layout);
    play(q, ["take juba-i", "add numidae-u1"]);
    expect(reason(q, "add legio-I")).toBe("AIE-4.3.p alliedLeadersLeadTheirOwn");
    play(q, ["step numidae", "halt"]);
    expect(at(q, "numidae-u1")).toBe("numidae");
  });

  test("AIE-4.3.p a king of allies by himself takes no more than his own CC", () => {
    const units = ["numidae-u1", "numidae-u2", "numidae-u3", "numidae-u4", "numidae-u5"];
    const p = moving("republicans", {
      republicans: { numidae: ["juba-ii", ...units] },
      allegiance: { numidae: "republicans" },
    });
    play(p, ["take juba-ii", ...units.slice(0, 4).map((unit) => `add ${unit}`)]);
    expect(reason(p, "add numidae-u5")).toBe("AIE-3.4.1.b overCommand");
  });

  test("AIE-4.3.p AIE-3.4.1.g together: the king takes his own, Cato has room for four legions", () => {
    const p = moving("republicans", {
      republicans: {
        "africa-1": [
          "cato",
          "juba-i",
          "numidae-u1",
          "numidae-u2",
          "legio-I",
          "legio-II",
          "legio-III",
          "legio-IV",
          "legio-V",
        ],
      },
      allegiance: { numidae: "republicans" },
    });
    play(p, [
      "take cato",
      "add juba-i",
      "add numidae-u1",
      "add numidae-u2",
      "add legio-I",
      "add legio-II",
      "add legio-III",
      "add legio-IV",
    ]);
    expect(reason(p, "add legio-V")).toBe("AIE-3.4.1.g overCommandTogether");
    play(p, ["step africa-2", "halt"]);
    expect(inZone(p, "africa-2")).toHaveLength(8);
  });

  test("AIE-R116 a king of allies does not move alone inside, nor does his presence hold Romans outside", () => {
    const p = moving("republicans", {
      republicans: { "africa-1": ["juba-i"], numidae: ["cato", "juba-ii", "legio-I"] },
      allegiance: { numidae: "republicans" },
    });
    expect(reason(p, "take juba-i")).toBe("AIE-4.3.o notAloneInside");
    play(p, "take cato");
    expect(reason(p, "step africa-1")).toBe("AIE-3.4.1.m leftOutside");
  });

  test("AIE-S7.e AIE-S7.f AIE-C231 in the last scenario Cleopatra leads legions and goes where she likes, M. Antonius leads fifteen", () => {
    const legions = [
      "legio-I",
      "legio-II",
      "legio-III",
      "legio-IV",
      "legio-XV",
      "legio-XVI",
      "legio-XVII",
      "legio-XVIII",
    ];
    const recruits = [
      "legio-V-R",
      "legio-VI-R",
      "legio-VII-R",
      "legio-VIII-R",
      "legio-IX-R",
      "legio-X-R",
      "legio-XI-R",
    ];
    const p = moving("republicans", {
      scenario: "actium",
      republicans: {
        "asia-1": ["m-antonius", ...legions, ...recruits, "legio-XII-R"],
        "asia-3": ["cleopatra-vii", "legio-XX"],
      },
      allegiance: { aegyptii: "republicans" },
    });
    play(p, ["take m-antonius", ...[...legions, ...recruits].map((unit) => `add ${unit}`)]);
    expect(reason(p, "add legio-XII-R")).toBe("AIE-3.4.1.b overCommand");
    play(p, ["step asia-2", "halt", "take cleopatra-vii"]);
    expect(why(p, "step asia-5")).toBe("legal");
    play(p, ["add legio-XX", "step asia-5", "halt"]);
    expect(at(p, "legio-XX")).toBe("asia-5");
  });
});

describe("units of Peoples", () => {
  test("AIE-4.3.h one of them goes exactly one zone, whatever it costs", () => {
    const p = moving("republicans", { republicans: { "germani-1": ["germani-u1"] }, war: { germani: "republicans" } });
    play(p, ["take germani-u1", "step gallia-2"]);
    expect(asked(p)).toBe("movement");
    expect(at(p, "germani-u1")).toBe("gallia-2");
  });

  test("AIE-4.3.j AIE-4.3.k AIE-C093 AIE-C299 into foreign homes at war only; land without a name is open", () => {
    const layout: Layout = { republicans: { "germani-2": ["germani-u1"] }, war: { germani: "republicans" } };
    expect(goes("republicans", layout, "germani-u1", "pannonii")).toBe("AIE-4.3.j peopleNotAtWar");
    expect(goes("republicans", layout, "germani-u1", "noricum")).toBe("legal");
    const both: Layout = { ...layout, war: { germani: "republicans", pannonii: "republicans" } };
    expect(goes("republicans", both, "germani-u1", "pannonii")).toBe("legal");
    const aegyptii: Layout = { republicans: { aegyptii: ["aegyptii-u1"] }, war: { aegyptii: "republicans" } };
    expect(goes("republicans", aegyptii, "aegyptii-u1", "marmarica")).toBe("legal");
    // An ally's home is not at war.
    const allied: Layout = {
      republicans: { "mauri-2": ["mauri-u1"] },
      war: { mauri: "republicans" },
      allegiance: { numidae: "republicans" },
    };
    expect(goes("republicans", allied, "mauri-u1", "numidae")).toBe("AIE-4.3.j peopleNotAtWar");
  });

  test("AIE-4.3.l AIE-4.3.n AIE-C092 two zones from home for a Minor People, three for a Major one, any number for allies", () => {
    const war = { germani: "republicans", parthi: "republicans" } as const;
    const at = (where: string, unit: string): Layout => ({ republicans: { [where]: [unit] }, war });
    expect(goes("republicans", at("gallia-5", "germani-u1"), "germani-u1", "gallia-6")).toBe("legal");
    expect(goes("republicans", at("gallia-6", "germani-u1"), "germani-u1", "gallia-7")).toBe(
      "AIE-4.3.l tooFarFromHome",
    );
    // Parthi: Asia 5 one, Asia 3 two, Asia 1 three, Asia 2 four.
    expect(goes("republicans", at("asia-3", "parthi-u1"), "parthi-u1", "asia-1")).toBe("legal");
    expect(goes("republicans", at("asia-1", "parthi-u1"), "parthi-u1", "thracii-1")).toBe("AIE-4.3.j peopleNotAtWar");
    const far: Layout = { republicans: { "africa-2": ["numidae-u1"], "africa-3": ["numidae-u2"] } };
    expect(goes("republicans", { ...far, allegiance: { numidae: "republicans" } }, "numidae-u2", "marmarica")).toBe(
      "legal",
    );
    const p = lay({ war: { numidae: "republicans" } });
    expect(standRefusal(p, piece("numidae-u1"), zone("marmarica"), NOWHERE)).toBeNull();
    expect(standRefusal(p, piece("numidae-u1"), zone("hispania-5"), NOWHERE)?.rule).toBe("AIE-4.3.l");
  });

  test("AIE-4.3.m the limit of distance binds whoever evades or retreats, too", () => {
    const p = lay({ war: { germani: "republicans" } });
    expect(standRefusal(p, piece("germani-u1"), zone("gallia-7"), NOWHERE)?.rule).toBe("AIE-4.3.l");
  });

  test("AIE-4.3.q AIE-C299 allies go where Romans could, with or without a leader", () => {
    const layout: Layout = {
      republicans: { "africa-1": ["numidae-u1"], numidae: ["numidae-u2"], "hispania-2": ["numidae-u3"] },
      allegiance: { numidae: "republicans" },
      war: { mauri: "caesarians" },
    };
    expect(goes("republicans", layout, "numidae-u2", "mauri-2")).toBe("legal");
    expect(goes("republicans", layout, "numidae-u1", "numidae")).toBe("legal");
    expect(goes("republicans", layout, "numidae-u3", "hispania-5")).toBe("legal");
    const peace: Layout = { ...layout, war: {} };
    expect(goes("republicans", peace, "numidae-u2", "mauri-2")).toBe("AIE-3.4.1.p onlyInTransit");
  });
});

describe("stacking", () => {
  test("AIE-4.2.4.a AIE-C090 Peoples of one group share a zone, others do not", () => {
    const war = {
      germani: "republicans",
      pannonii: "republicans",
      parthi: "republicans",
      judaei: "republicans",
    } as const;
    const layout: Layout = { republicans: { noricum: ["germani-u1"], pannonii: ["pannonii-u1"] }, war };
    expect(goes("republicans", layout, "pannonii-u1", "noricum")).toBe("legal");
    const strangers: Layout = { republicans: { "asia-5": ["judaei-u1"], "parthi-1": ["parthi-u1"] }, war };
    expect(goes("republicans", strangers, "parthi-u1", "asia-5")).toBe("AIE-4.2.4.a otherGroup");
  });

  test("AIE-4.2.4.a the groups bind where a move ends, not on the way", () => {
    const p = moving("republicans", {
      republicans: { "parthi-1": ["orodes-ii", "parthi-u1"], "asia-5": ["judaei-u1"] },
      war: { parthi: "republicans", judaei: "republicans" },
    });
    play(p, ["take orodes-ii", "all", "step asia-5"]);
    expect(reason(p, "halt")).toBe("AIE-4.2.4.a otherGroup");
    expect(reason(p, "drop parthi-u1")).toBe("AIE-4.2.4.a otherGroup");
    expect(legal(p)).toEqual(["step asia-3", "step judaei"]);
  });

  test("AIE-4.2.4.b AIE-C090 Romans share a zone with any ally, and allies with each other", () => {
    const layout: Layout = {
      republicans: {
        "africa-1": ["cato", "legio-I"],
        numidae: ["numidae-u1"],
        "asia-5": ["aegyptii-u1"],
        cappadocii: ["pontici-u1"],
      },
      allegiance: { numidae: "republicans", pontici: "republicans", aegyptii: "republicans" },
      war: { cappadocii: "caesarians" },
    };
    expect(goes("republicans", layout, "numidae-u1", "africa-1")).toBe("legal");
    expect(goes("republicans", layout, "pontici-u1", "asia-5")).toBe("legal");
  });

  test("AIE-4.2.4.c AIE-3.4.1.u AIE-C090 AIE-R111 Romans never share a zone with a People at war of their own side", () => {
    const layout: Layout = {
      caesarians: { "gallia-5": ["germani-u1"], "gallia-2": ["legio-V", "caesar"], "germani-2": ["germani-u2"] },
      war: { germani: "caesarians" },
    };
    expect(goes("caesarians", layout, "legio-V", "gallia-5")).toBe("AIE-3.4.1.u ownWarriors");
    expect(goes("caesarians", layout, "germani-u2", "gallia-2")).toBe("AIE-4.2.4.c noRomansWithWarriors");
    const p = moving("caesarians", layout);
    play(p, ["take caesar", "step gallia-5"]);
    expect(reason(p, "halt")).toBe("AIE-4.2.4.c noRomansWithWarriors");
    play(p, ["step gallia-2", "step gallia-5"]);
    // Through their land they may pass, group or leader.
    const q = moving("caesarians", layout);
    play(q, ["take caesar", "all", "step gallia-5"]);
    expect(reason(q, "halt")).toBe("AIE-3.4.1.u ownWarriors");
    expect(reason(q, "add germani-u1")).toBe("AIE-3.4.1.d notPickedUp");
    play(q, ["step gallia-8", "halt"]);
  });

  test("AIE-4.2.4.c even where a rising has put them into one zone they do not go together", () => {
    const p = moving("caesarians", {
      caesarians: { "germani-1": ["caesar", "germani-u1"] },
      war: { germani: "caesarians" },
    });
    play(p, "take caesar");
    expect(reason(p, "add germani-u1")).toBe("AIE-4.2.4.c noRomansWithWarriors");
    expect(legal(p, "add")).toEqual([]);
  });

  test("AIE-4.2.4.c they march into an enemy People's zone to fight", () => {
    const layout: Layout = {
      caesarians: { "gallia-2": ["legio-V"] },
      republicans: { "gallia-5": ["germani-u1"] },
      war: { germani: "republicans" },
    };
    expect(goes("caesarians", layout, "legio-V", "gallia-5")).toBe("legal");
  });

  test("AIE-4.2.4.d AIE-4.4.1.h AIE-C262 AIE-R112 Peoples at war of two players keep apart", () => {
    const layout: Layout = {
      republicans: { "germani-2": ["germani-u1"] },
      caesarians: { noricum: ["pannonii-u1"] },
      war: { germani: "republicans", pannonii: "caesarians" },
    };
    expect(goes("republicans", layout, "germani-u1", "noricum")).toBe("AIE-4.2.4.d warriorsOfTheOther");
    expect(goes("republicans", layout, "germani-u1", "pannonii")).toBe("legal");
  });

  test("AIE-4.4.1.i AIE-C297 Peoples parted by F.4 may leave the zone they share", () => {
    const layout: Layout = {
      republicans: { noricum: ["germani-u1", "germani-u2"] },
      caesarians: { noricum: ["pannonii-u1"] },
      war: { germani: "republicans", pannonii: "caesarians" },
    };
    expect(goes("republicans", layout, "germani-u1", "germani-2")).toBe("legal");
    expect(goes("caesarians", layout, "pannonii-u1", "pannonii")).toBe("legal");
  });
});
