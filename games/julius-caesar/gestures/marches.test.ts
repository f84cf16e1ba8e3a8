/** Whole gestures in movement (6): what can be taken up, where it can be brought, and by which acts. */
import { pick, seededDice } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { juliusCaesar } from "../index.ts";
import type { Position } from "../position.ts";
import { bring, goal, groups, inHand, places, reach } from "../testing/gestures.ts";
import { asked, at, garrison, play, question, turnWith } from "../testing/table.ts";

const FIVE = ["legio-7", "legio-8", "legio-9", "legio-10", "legio-11"];
const FIRST = { caesar: "4/1", pompeius: "3/2" };

describe("blocks that march together", () => {
  test("a group is what stands in a place and can set out", () => {
    const p = turnWith({ map: { genua: FIVE, roma: ["legio-1"], utica: ["legio-13"] }, cards: FIRST });
    expect(groups(p)).toEqual([FIVE, ["legio-13"]]);
    expect(inHand(p)).toEqual([]);
    expect(reach(p, ["legio-7", "legio-13"]), "of two places").toEqual([]);
    expect(reach(p, ["legio-1"]), "of the enemy").toEqual([]);
    expect(reach(p, ["nobody"])).toEqual([]);
  });

  test("JC-6.1.a, JC-6.1.b four go by one road, each stops where it is meant to, and the group waits for the fifth", () => {
    const p = turnWith({ map: { genua: FIVE }, cards: FIRST });
    const four = FIVE.slice(0, 4);
    expect(goal(p, four, "massilia")).toMatchObject({ way: ["massilia"], count: 4 });
    const acts = bring(p, four, "massilia");
    expect(acts).toEqual(["activate genua", ...four.flatMap((legion) => [`move ${legion} massilia`, "halt"])]);
    expect(garrison(p, "massilia")).toEqual(four);
    expect([asked(p), groups(p)]).toEqual(["group", [["legio-11"]]]);
    bring(p, ["legio-11"], "ravenna");
    expect(question(p)).toMatchObject({ ask: "movement", moves: 3 });
  });

  test("JC-6.11.a what one road does not carry goes by another", () => {
    const p = turnWith({ map: { genua: FIVE }, cards: FIRST });
    expect(goal(p, FIVE, "roma")).toMatchObject({
      ...{ way: ["roma"], count: 5 },
      intent: {
        columns: [
          { blocks: FIVE.slice(0, 4), way: ["roma"] },
          { blocks: ["legio-11"], way: ["ravenna", "roma"] },
        ],
      },
    });
    bring(p, FIVE, "roma");
    expect(garrison(p, "roma")).toEqual(FIVE);
    expect(question(p)).toMatchObject({ ask: "movement", moves: 3 });
  });

  test("JC-6.11.a and all go by the wider one, if it carries them all", () => {
    const p = turnWith({ map: { roma: FIVE.slice(0, 4) }, cards: FIRST });
    expect(goal(p, FIVE.slice(0, 2), "ravenna").way).toEqual(["ravenna"]);
    expect(goal(p, FIVE.slice(0, 4), "ravenna").way).toEqual(["genua", "ravenna"]);
  });

  test("JC-6.11.a those go first who were named first, where a road does not carry all and there is no other", () => {
    const p = turnWith({ map: { sala: FIVE }, cards: FIRST });
    expect(goal(p, ["legio-11", "legio-9", "legio-7"], "gades")).toMatchObject({
      ...{ way: ["tingis", "gades"], count: 2 },
      acts: [...["activate sala", "move legio-11 tingis", "march gades"], ...["move legio-9 tingis", "march gades"]],
    });
  });

  test("JC-4.32.b two cross a strait, but one to attack", () => {
    const three = FIVE.slice(0, 3);
    const peace = turnWith({ map: { messana: three }, cards: FIRST });
    expect(goal(peace, three, "rhegium").count).toBe(2);
    const war = turnWith({ map: { messana: three, rhegium: ["legio-1"] }, cards: FIRST });
    expect(goal(war, three, "rhegium")).toMatchObject({ count: 1, acts: ["activate messana", "move legio-7 rhegium"] });
  });

  test("JC-2.2.d, JC-2.2.e nobody goes past an enemy, nor attacks with his second step", () => {
    const map = { genua: FIVE, roma: ["legio-1"], neapolis: ["legio-2"], ravenna: [] };
    const p = turnWith({ map, cards: FIRST });
    const reached = places(p, FIVE);
    expect(reached).toContain("roma");
    expect(reached).toContain("asculum"); // by way of Ravenna
    expect(reached).not.toContain("neapolis");
    expect(goal(p, FIVE, "roma")).toMatchObject({ way: ["roma"], count: 4 });
    expect(goal(p, ["legio-7"], "asculum").way).toEqual(["ravenna", "asculum"]);
  });

  test("JC-E4.a by which way they attack is asked; by which way they come to friends is not", () => {
    const p = turnWith({
      map: { genua: FIVE, roma: ["legio-1"], asculum: ["legio-13"] },
      cards: { caesar: "mercury", pompeius: "3/2" },
    });
    const two = FIVE.slice(0, 2);
    const attacks = reach(p, two, "roma");
    expect(attacks.map(({ way, count }) => [way.join(), count])).toEqual([
      ["roma", 2],
      ["ravenna,roma", 2],
    ]);
    expect(attacks[1].acts).toEqual([
      ...["activate genua", "move legio-7 ravenna", "march roma", "move legio-8 ravenna", "march roma"],
    ]);
    expect(reach(p, two, "asculum")).toHaveLength(1);
    expect(goal(p, two, "sipontum").way).toEqual(["ravenna", "asculum", "sipontum"]);
  });

  test("JC-6.2.a navis go by sea, beside a legion that goes by road", () => {
    const p = turnWith({ map: { massilia: ["legio-7", "c-navis-1"] }, cards: FIRST });
    expect(goal(p, ["legio-7", "c-navis-1"], "hispanum")).toMatchObject({ count: 1, way: ["hispanum"] });
    expect(bring(p, ["legio-7", "c-navis-1"], "genua")).toEqual([
      ...["activate massilia", "move legio-7 genua", "halt", "move c-navis-1 hispanum", "march genua"],
    ]);
    expect(garrison(p, "genua")).toEqual(["legio-7", "c-navis-1"]);
  });
});

describe("one after the other", () => {
  test("a block on its way can be brought on, or stop where it is", () => {
    const p = turnWith({ map: { genua: FIVE }, cards: FIRST });
    play(p, ["activate genua", "move legio-7 roma"]);
    expect([inHand(p), groups(p)]).toEqual([["legio-7"], [FIVE.slice(1)]]);
    expect(goal(p, ["legio-7"], "roma")).toMatchObject({ way: ["roma"], count: 1, acts: ["halt"] });
    expect(goal(p, ["legio-7"], "neapolis").acts).toEqual(["march neapolis"]);
    expect(goal(p, ["legio-7"], "genua").acts, "back").toEqual(["march genua"]);
    expect(goal(p, ["legio-8", "legio-9"], "massilia").acts).toEqual([
      ...["halt", "move legio-8 massilia", "halt", "move legio-9 massilia", "halt"],
    ]);
  });

  test("who takes up another stack ends the group", () => {
    const p = turnWith({ map: { genua: FIVE, narbo: ["legio-13", "legio-14"] }, cards: FIRST });
    play(p, "activate genua");
    expect(groups(p), "somebody has to move first").toEqual([FIVE]);
    play(p, "move legio-7 roma");
    expect(groups(p)).toEqual([FIVE.slice(1), ["legio-13", "legio-14"]]);
    expect(bring(p, ["legio-13"], "massilia")).toEqual([
      ...["halt", "end-group", "activate narbo", "move legio-13 massilia", "halt"],
    ]);
    expect([at(p, "legio-7"), at(p, "legio-13")]).toEqual(["roma", "massilia"]);
  });

  test("but not when no move is left", () => {
    const map = { genua: FIVE, narbo: ["legio-13"] };
    const p = turnWith({ map, cards: { caesar: "mars", pompeius: "3/2" } });
    play(p, ["activate genua", "move legio-7 massilia"]);
    expect(groups(p)).toEqual([FIVE.slice(1)]);
  });

  test("JC-6.13.a of those who are pinned only some can leave", () => {
    const map = { genua: ["legio-7", "legio-8"], roma: ["legio-1", "legio-2", "legio-3"] };
    const p = turnWith({ map, cards: FIRST });
    bring(p, ["legio-7", "legio-8"], "roma");
    play(p, ["end-moves", "end-levy"]);
    expect(groups(p)).toContainEqual(["legio-1", "legio-2", "legio-3"]);
    expect(goal(p, ["legio-1", "legio-2", "legio-3"], "neapolis").count).toBe(1);
  });
});

describe("by ship", () => {
  const map = {
    utica: ["legio-7", "legio-8", "legio-9", "legio-10"],
    hispanum: ["c-navis-1"],
    tyrrhenum: ["c-navis-2"],
  };
  const cards = { caesar: "3/1", pompeius: "2/1" };

  test("JC-6.3.b, JC-6.3.d each who sails costs a move, and each route that has to be held is named", () => {
    const p = turnWith({ map, cards });
    const sailings = reach(p, map.utica, "caralis");
    expect(sailings.map(({ way, count }) => [way.join(), count])).toEqual([
      ["hispanum,caralis", 3],
      ["tyrrhenum,caralis", 3],
    ]);
    play(p, sailings[1].acts);
    expect(garrison(p, "caralis")).toEqual(["legio-7", "legio-8", "legio-9"]);
    expect(asked(p)).toBe("levy");
  });

  test("JC-6.3.e a route over seas that are held already is as good as any", () => {
    const p = turnWith({ map, cards });
    play(p, "sail legio-10 caralis hispanum");
    expect(goal(p, ["legio-7"], "caralis").acts).toEqual(["sail legio-7 caralis hispanum"]);
  });

  test("where as many go by road nobody sails", () => {
    const p = turnWith({ map: { narbo: FIVE, hispanum: ["c-navis-1"] }, cards });
    expect(goal(p, FIVE.slice(0, 2), "massilia").acts[0]).toBe("activate narbo");
    expect(goal(p, FIVE.slice(0, 2), "utica").acts[0]).toBe("sail legio-7 utica hispanum");
  });

  test("JC-6.3.a the seas of a long route come in their order", () => {
    const seas = { tyrrhenum: ["c-navis-1"], internum: ["c-navis-2"], aegypticum: ["c-navis-3"] };
    const p = turnWith({ map: { roma: ["legio-7"], ...seas }, cards });
    const { way, intent } = goal(p, ["legio-7"], "antiochia");
    expect(way).toEqual(["tyrrhenum", "internum", "aegypticum", "antiochia"]);
    expect(juliusCaesar.words("en").intent?.(intent)).toBe(
      "1 block → Antiochia, across Mare Tyrrhenum, Mare Internum and Mare Aegypticum",
    );
  });
});

describe("nothing is left out", () => {
  const { legal, copy, toMove, acts, gestures } = juliusCaesar;

  /** Every place to which single acts bring a block before it is done moving. */
  function found(p: Position, block: string, into = new Set<string>()): Set<string> {
    for (const act of legal(p)) {
      const written = acts.write(act);
      const goes =
        written.block === block ||
        written.do === "march" ||
        (written.do === "activate" && written.place === gestures?.at(p, block));
      if (!goes) continue;
      const after = copy(p);
      juliusCaesar.play(after, act, seededDice("unused"));
      if (act.do !== "activate") into.add(written.to);
      const underWay = ["group", "march"].includes(question(after).ask) && toMove(after) === toMove(p);
      if (act.do === "activate" || (underWay && inHand(after).includes(block))) found(after, block, into);
    }
    return into;
  }

  test("whatever single acts can reach a gesture reaches", () => {
    const luck = seededDice("nothing is left out");
    let compared = 0;
    for (let game = 0; game < 6; game++) {
      const p = juliusCaesar.begin("historical");
      juliusCaesar.open(p, luck);
      while (toMove(p) !== "over") {
        const { ask } = question(p);
        if (ask === "movement" && luck.roll(3) === 1)
          for (const group of groups(p)) {
            const home = gestures?.at(p, group[0]) ?? "";
            const single = found(p, group[0]);
            single.delete(home);
            expect(places(p, [group[0]]).sort(), `${group[0]} in ${home}`).toEqual([...single].sort());
            compared++;
          }
        juliusCaesar.play(p, pick(legal(p), luck), luck);
      }
    }
    expect(compared).toBeGreaterThan(200);
  });
});
