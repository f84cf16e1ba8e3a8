/** Winter (8), step by step in its order. */
import { pick, seededDice } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { CAESAR, POMPEIUS } from "../blocks.ts";
import { isSea } from "../board.ts";
import { DECK, faceUp, hand } from "../cards.ts";
import { cardsAt } from "../position.ts";
import {
  asked,
  at,
  box,
  ending,
  garrison,
  goTo,
  type Layout,
  lay,
  legal,
  play,
  push,
  run,
  side,
  strength,
  told,
  toMove,
  why,
  YEARS,
} from "../testing/table.ts";

function winterOf(layout: Layout) {
  const p = push(lay(layout), { step: "winter" });
  return { p, events: run(p) };
}

/** Twelve cards are dealt when a year begins. */
const DEAL = new Array<number>(12).fill(1);

describe("the order of winter", () => {
  test("JC-8.0.a it comes after the fifth turn: Cleopatra, navis, supply, victory, disbanding, new year", () => {
    const p = push(
      lay({
        map: {
          antiochia: ["cleopatra 2"],
          hispanum: ["c-navis-1"],
          massilia: ["legio-7"],
          narbo: ["legio-8", "legio-9", "legio-10", "legio-11"],
        },
        turn: box.turns,
      }),
      { step: "turn" },
    );
    const events = run(p);
    // Two friendly ports on that sea: Caesar is asked.
    expect(asked(p)).toBe("port");
    events.push(...play(p, "to-port c-navis-1 massilia"));
    expect(asked(p)).toBe("surplus");
    events.push(...play(p, "disband legio-11"));
    expect([asked(p), toMove(p)]).toEqual(["disband", "caesar"]);
    events.push(...play(p, "end-disband"));
    expect([asked(p), toMove(p)]).toEqual(["disband", "pompeius"]);
    events.push(...play(p, "end-disband", DEAL));
    expect(events.map((event) => event.e)).toEqual([
      "winter",
      "home",
      "to-port",
      "disbanded",
      "points",
      "year",
      "dealt",
      "dealt",
    ]);
    expect(asked(p)).toBe("discard");
  });

  test("JC-8.0.a a fourth turn is followed by the fifth, not by winter", () => {
    const p = push(lay({ turn: box.turns - 1 }), { step: "turn" });
    expect(told(run(p), "winter")).toEqual([]);
    expect(asked(p)).toBe("choose");
  });

  test("JC-8.0.a with the other order victory is looked at before navis and supply", () => {
    const map = {
      hispanum: ["c-navis-1"],
      roma: ["legio-8", "legio-9", "legio-10", "legio-11", "legio-12", "legio-13"],
    };
    const order = (winterOrder: string): string[] => {
      const { p, events } = winterOf({ map, options: { winterOrder } });
      return [...events, ...play(p, "disband legio-8")].map((event) => event.e);
    };
    expect(order("supply-first")).toEqual(["winter", "home", "disbanded", "disbanded", "points"]);
    expect(order("victory-first")).toEqual(["winter", "home", "points", "disbanded", "disbanded"]);
  });

  test("JC-C110, JC-8.0.a, JC-8.2.a, JC-8.3.b the points are the same in either order", () => {
    const sentHome = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const map = scattered(seed);
      const scores = ["supply-first", "victory-first"].map((winterOrder) => {
        const { p, events } = winterOf({ map, options: { winterOrder } });
        while (["port", "surplus"].includes(asked(p))) events.push(...play(p, legal(p)[0]));
        for (const each of told(events, "disbanded")) sentHome.add(each.why);
        return told(events, "points").map(({ caesar, pompeius }) => [caesar, pompeius]);
      });
      expect(scores[0]).toHaveLength(1);
      expect(scores[0]).toEqual(scores[1]);
    }
    expect([...sentHome].sort()).toEqual(["no-port", "supply"]);
  });
});

/** Everybody somewhere, a place to each side, crowded here and there. */
function scattered(seed: number): Record<string, string[]> {
  const dice = seededDice(`winter ${seed}`);
  const map: Record<string, string[]> = {};
  const { blocks, blockIds, isNavis, isPort, owner, placeIds, places, strengths, thirdLeader } = box;
  for (const block of blocks) {
    const side = owner[block];
    if (block === thirdLeader[side] || dice.roll(3) === 1) continue;
    const fits = places.filter((place) => {
      const open = isNavis[block] ? isSea(box, place) || isPort[place] : !isSea(box, place);
      return open && place % 2 === side && place % 5 < 2;
    });
    const place = placeIds[pick(fits, dice)];
    map[place] = [...(map[place] ?? []), `${blockIds[block]} ${pick(strengths[block], dice)}`];
  }
  return map;
}

describe("Cleopatra", () => {
  const home = (alexandria: readonly string[]) =>
    winterOf({ map: { antiochia: ["cleopatra 3", "legio-34"], alexandria } });

  test("JC-C106, JC-8.1.a, JC-8.1.b, JC-8.1.c goes to Alexandria, and over to whoever holds it", () => {
    const taken = home(["legio-13"]);
    expect([at(taken.p, "cleopatra"), side(taken.p, "cleopatra"), strength(taken.p, "cleopatra")]).toEqual([
      "alexandria",
      "caesar",
      3,
    ]);
    expect(told(taken.events, "cleopatra")).toMatchObject([{ side: "caesar", cause: "winter" }]);
    expect(told(taken.events, "points")).toMatchObject([{ caesar: 2, pompeius: 1 }]);

    const alone = home([]);
    expect([at(alone.p, "cleopatra"), side(alone.p, "cleopatra")]).toEqual(["alexandria", "pompeius"]);
    expect(told(alone.events, "points")).toMatchObject([{ caesar: 0, pompeius: 3 }]);

    const own = home(["legio-38"]);
    expect([side(own.p, "cleopatra"), strength(own.p, "cleopatra")]).toEqual(["pompeius", 3]);
    expect(told(own.events, "cleopatra")).toEqual([]);
  });

  test("JC-8.1.c alone there she holds the city for Caesar too", () => {
    const { events } = winterOf({ map: { antiochia: ["cleopatra 1 caesar"] } });
    expect(told(events, "points")).toMatchObject([{ caesar: 2, pompeius: 0 }]);
  });

  test("JC-8.1.b she returns to Pompeius from Caesar's side", () => {
    const { p } = winterOf({ map: { roma: ["cleopatra 2 caesar"], alexandria: ["p-navis-1"] } });
    expect([side(p, "cleopatra"), strength(p, "cleopatra")]).toEqual(["pompeius", 2]);
  });
});

describe("navis", () => {
  test("JC-C105, JC-8.2.a, JC-8.2.b, JC-8.2.c from the sea to a friendly port of it, or home; in port they stay", () => {
    const { p, events } = winterOf({
      map: { hispanum: ["c-navis-1", "c-navis-2"], tyrrhenum: ["c-navis-3"], massilia: ["c-navis-4"] },
    });
    expect(garrison(p, "massilia")).toEqual(["c-navis-1", "c-navis-2", "c-navis-4"]);
    expect(at(p, "c-navis-3")).toBe("pool");
    expect(told(events, "disbanded")).toMatchObject([{ block: "c-navis-3", place: "tyrrhenum", why: "no-port" }]);
  });

  test("JC-8.2.a the owner chooses among several ports, Caesar before Pompeius", () => {
    const { p } = winterOf({
      map: {
        hispanum: ["c-navis-1", "c-navis-2"],
        massilia: ["legio-11"],
        narbo: ["legio-7"],
        tyrrhenum: ["p-navis-1"],
        neapolis: ["legio-1"],
        roma: ["legio-3"],
        aleria: ["legio-12"],
      },
    });
    expect([toMove(p), asked(p)]).toEqual(["caesar", "port"]);
    expect(why(p, "to-port c-navis-1 tarraco")).toBe("JC-8.2.a");
    expect(why(p, "to-port c-navis-1 aleria")).toBe("JC-8.2.a");
    expect(why(p, "to-port p-navis-1 roma")).toBe("JC-2.2.a");
    expect(why(p, "to-port legio-7 massilia")).toBe("JC-8.2.c");
    expect(why(p, "end-disband")).toBe("JC-8.2.a");
    play(p, ["to-port c-navis-1 narbo", "to-port c-navis-2 massilia"]);
    expect([toMove(p), ...legal(p)]).toEqual(["pompeius", "to-port p-navis-1 neapolis", "to-port p-navis-1 roma"]);
  });

  test("JC-8.2.c a navis in port does not change to another", () => {
    const { p } = winterOf({
      map: { hispanum: ["c-navis-1"], massilia: ["c-navis-4"], narbo: ["legio-7"] },
    });
    expect(why(p, "to-port c-navis-4 narbo")).toBe("JC-8.2.c");
    expect(legal(p)).toEqual(["to-port c-navis-1 massilia", "to-port c-navis-1 narbo"]);
  });

  test("JC-8.2.a a port must be friendly before: navis do not make one so for each other", () => {
    const { p } = winterOf({ map: { atlanticus: ["c-navis-1", "c-navis-2"], gades: ["p-navis-1"] } });
    expect([at(p, "c-navis-1"), at(p, "c-navis-2")]).toEqual(["pool", "pool"]);
  });
});

describe("supply", () => {
  test("JC-C104, JC-8.3.a, JC-8.3.b a city keeps three blocks and as many more as its value", () => {
    const { p } = winterOf({
      map: {
        genua: ["legio-7", "legio-8", "legio-9", "legio-10"],
        massilia: ["legio-11", "legio-12", "legio-13", "legio-14", "legio-16"],
        roma: ["caesar", "legio-17", "legio-18", "legio-19", "legio-20", "legio-21", "antonius"],
      },
    });
    expect([toMove(p), asked(p)]).toEqual(["caesar", "surplus"]);
    expect(why(p, "end-disband")).toBe("JC-8.3.b");
    play(p, ["disband legio-7", "disband legio-16"]);
    expect(why(p, "disband legio-8")).toBe("JC-8.3.a");
    play(p, ["disband antonius", "disband legio-21"]);
    expect(asked(p)).toBe("disband");
    expect([garrison(p, "genua").length, garrison(p, "massilia").length, garrison(p, "roma").length]).toEqual([
      3, 4, 5,
    ]);
    expect(["legio-7", "legio-16", "antonius", "legio-21"].map((each) => at(p, each))).toEqual([
      "pool",
      "pool",
      "pool",
      "pool",
    ]);
  });

  test("JC-8.3.b Caesar's surplus goes first, then Pompeius's; each chooses his own", () => {
    const { p } = winterOf({
      map: {
        genua: ["legio-7", "legio-8", "legio-9", "c-navis-1"],
        narbo: ["legio-1", "legio-2", "legio-3", "legio-4"],
      },
    });
    expect(why(p, "disband legio-1")).toBe("JC-2.2.a");
    expect(why(p, "disband legio-10")).toBe("JC-4.1.a");
    play(p, "disband c-navis-1");
    expect(toMove(p)).toBe("pompeius");
    expect(legal(p)).toEqual(["disband legio-1", "disband legio-2", "disband legio-3", "disband legio-4"]);
  });

  test("JC-C111, JC-8.3.b, JC-8.5.b Cleopatra counts but is never sent away", () => {
    const { p } = winterOf({
      map: { alexandria: ["cleopatra", "legio-38", "legio-34", "legio-35", "legio-36", "p-navis-2"] },
    });
    expect([toMove(p), asked(p)]).toEqual(["pompeius", "surplus"]);
    expect(why(p, "disband cleopatra")).toBe("JC-8.3.b");
    expect(legal(p)).toHaveLength(5);
    play(p, ["disband legio-38", "end-disband"]);
    expect([toMove(p), asked(p)]).toEqual(["pompeius", "disband"]);
    expect(why(p, "disband cleopatra")).toBe("JC-8.5.b");
  });

  test("JC-C187, JC-8.3.b a surplus defector goes to the pool of its colour", () => {
    const { p } = winterOf({
      map: { massilia: ["legio-11", "legio-14", "c-navis-1", "c-equitatus-1", "legio-5 2 caesar"] },
    });
    play(p, "disband legio-5");
    expect([at(p, "legio-5"), side(p, "legio-5")]).toEqual(["pool", "pompeius"]);
  });
});

describe("victory", () => {
  test("JC-8.4.a it is checked every winter, and ten points end the game", () => {
    const map = {
      roma: ["legio-17"],
      alexandria: ["cleopatra 1 caesar"],
      athenae: ["legio-20"],
      ephesus: ["legio-7"],
      byzantium: ["legio-8"],
      massilia: ["legio-11"],
      tarraco: ["legio-9"],
      utica: ["legio-1"],
    };
    const nine = winterOf({ map, year: 707 });
    expect(told(nine.events, "points")).toMatchObject([{ caesar: 9, pompeius: 1 }]);
    expect(asked(nine.p)).toBe("disband");
    const ten = winterOf({ map, year: 707, trophies: ["scipio"] });
    expect(ending(ten.p)).toMatchObject({ winner: "caesar", score: { caesar: 10, pompeius: 1 } });
    expect(toMove(ten.p)).toBe("over");
  });
});

describe("disbanding", () => {
  test("JC-C160, JC-8.5.a blocks are not merged: the steps of one are lost, not added to another", () => {
    const { p } = winterOf({ map: { roma: ["legio-17 1", "legio-18 1"] } });
    expect(legal(p)).toEqual(["end-disband", "disband legio-17", "disband legio-18"]);
    play(p, "disband legio-18");
    expect([strength(p, "legio-17"), at(p, "legio-18")]).toEqual([1, "pool"]);
  });

  test("JC-8.5.b whoever likes sends his own blocks home, Caesar first; next year they can be levied", () => {
    const { p } = winterOf({ map: { roma: ["legio-17"], tarraco: ["legio-5 2", "legio-6"] } });
    expect(toMove(p)).toBe("caesar");
    expect(why(p, "disband legio-5")).toBe("JC-2.2.a");
    expect(why(p, "disband legio-18")).toBe("JC-4.1.a");
    expect(why(p, "activate roma")).toBe("JC-8.5.b");
    play(p, ["end-disband", "disband legio-5"]);
    expect(strength(p, "legio-5")).toBe(0);
    play(p, "end-disband", DEAL);
    goTo(p, { step: "levy", side: POMPEIUS, levies: 1 });
    expect(why(p, "levy legio-5 tarraco")).toBe("legal");
  });

  test("JC-C167, JC-8.5.c a leader sent home is no trophy, releases nobody, and may be levied again", () => {
    const { p } = winterOf({ map: { roma: ["antonius", "legio-17"] } });
    const events = play(p, ["disband antonius", "end-disband"]);
    expect([told(events, "trophy"), told(events, "released")]).toEqual([[], []]);
    play(p, "end-disband", DEAL);
    expect([at(p, "antonius"), p.year]).toEqual(["pool", 1]);
    goTo(p, { step: "levy", side: CAESAR, levies: 1 });
    expect(why(p, "levy octavianus roma")).toBe("JC-3.21.b");
    expect(why(p, "levy antonius roma")).toBe("legal");
  });
});

test("JC-C112, JC-8.6.a, JC-8.6.b, JC-8.6.c a new year: the pool stands up, all cards are dealt anew, the year advances", () => {
  const fallen = ["legio-1", "legio-2", "legio-7", "p-navis-1"];
  const { p } = winterOf({ map: { roma: ["legio-17"] }, fallen, year: 705 });
  p.card.fill(faceUp(POMPEIUS));
  goTo(p, { step: "newYear", year: YEARS[1] });
  const events = run(p, DEAL);
  expect(told(events, "year")).toMatchObject([{ year: 706, bc: 48 }]);
  expect(fallen.map((each) => at(p, each))).toEqual(["pool", "pool", "pool", "pool"]);
  const held = (): number[] => [hand(CAESAR), hand(POMPEIUS)].map((pile) => cardsAt(p, pile).length);
  expect([...held(), cardsAt(p, DECK).length]).toEqual([6, 6, 15]);
  expect([asked(p), toMove(p), p.turn]).toEqual(["discard", "caesar", 0]);
  play(p, [legal(p)[0]]);
  play(p, [legal(p)[0]]);
  expect([p.turn, ...held()]).toEqual([1, 5, 5]);
});
