/** A referee's expectations where two rules meet: events that last, leaders who die, allies, winters abroad. */
import { seededDice } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { RESERVE } from "../board.ts";
import { CHIEF_SLAIN, FACTION_LEADER, FIRST_TURN, ILL, isFlagged, own, type Position, takeOff } from "../position.ts";
import { CAES, NOBODY, REP } from "../sides.ts";
import {
  asked,
  at,
  box,
  byDefault,
  goTo,
  isReduced,
  type Layout,
  lay,
  legal,
  people,
  piece,
  play,
  question,
  region,
  run,
  side,
  told,
  toMove,
  why,
} from "../testing/table.ts";
import { d10, holding, LEVY, sequence, steps, WINTER, withoutStratagems } from "./flow.ts";

const ALL = ["italia", "asia", "gallia", "africa", "graecia", "sicilia", "hispania"];
const caes = (layout: Layout, before?: (p: Position) => void): Position =>
  sequence("caesarians", { control: holding([]), ...layout }, before);

describe("events that last", () => {
  test("AIE-EV6.a AIE-EV6.b AIE-R163 political agitation: Caesar goes by the shortest way to the nearest city of his, and stays", () => {
    const p = caes({
      event: 6,
      control: holding(["gallia"]),
      caesarians: {
        "gallia-7": ["caesar*", "hirtius", "legio-V"],
        "gallia-9": ["legio-I-R", "legio-II-R", "legio-III-R"],
      },
    });
    expect(why(p, "end-moves")).toBe("AIE-EV6.a");
    play(p, "take caesar");
    // Narbo is one point away; everything else is farther.
    expect(legal(p, "step")).toEqual(["step gallia-9"]);
    play(p, ["add legio-V", "step gallia-9"]);
    expect(at(p, "caesar")).toBe("gallia-9");
    expect(why(p, "end-moves")).toBe("legal");
    // Hirtius is free.
    play(p, "take hirtius");
    expect(legal(p, "step").length).toBeGreaterThan(1);
    const later = caes({ event: 6, control: holding(["gallia"]), caesarians: { "gallia-9": ["caesar*", "legio-V"] } });
    expect(why(later, "take caesar")).toBe("AIE-EV6.b");
    expect(why(later, "take legio-V")).toBe("legal");
  });

  test("AIE-EV6.a a Faction Leader far from any city uses all he has to come nearer", () => {
    const p = caes({ event: 6, control: holding(["italia"]), caesarians: { "graecia-4": ["caesar*"] } });
    play(p, "take caesar");
    play(p, "step graecia-3");
    // Two points, and two more across the strait would be four: to Brundisium.
    expect(legal(p)).toEqual(["step graecia-1"]);
    play(p, "step graecia-1");
    expect(legal(p)).toEqual(["step italia-5"]);
  });

  test("AIE-EV10.a the unpopular master of Roma: the other has one more sequence when all others are over", () => {
    const p = lay({
      scenario: "rise-of-caesar",
      event: 10,
      initiative: "caesarians",
      roma: "republicans",
      caesarians: { "gallia-9": ["caesar*", "legio-V"] },
      republicans: { "italia-1": ["pompeius*", "legio-I"] },
      control: holding(["gallia"]),
    });
    p.flags &= ~FIRST_TURN;
    goTo(p, { step: "event" });
    run(p, [6, ...d10(4)]);
    own.sequences(p)[CAES] = 1;
    own.sequences(p)[REP] = 2;
    goTo(p, { step: "campaign" });
    run(p);
    const order: string[] = [];
    while (asked(p) === "movement") {
      order.push(toMove(p) === "palatine" ? "C" : "R");
      play(p, "end-moves");
    }
    expect(order.join("")).toBe("CRRC");
  });

  test("AIE-EV11.a AIE-EV11.b AIE-EV11.c desertion: two legions of the master of each region, by his choice, whatever the garrison", () => {
    const table = (): Position => {
      const p = lay({
        initiative: "caesarians",
        control: holding(["gallia"]),
        caesarians: { "gallia-1": ["legio-V", "legio-VI", "legio-VII"], "italia-3": ["legio-X"] },
        republicans: { "italia-1": ["legio-I"] },
      });
      return goTo(p, { step: "event" });
    };
    const p = table();
    run(p, [6, ...d10(5), 1, 3]);
    expect([asked(p), toMove(p)]).toEqual(["forsaking", "palatine"]);
    expect(why(p, "forsake legio-X")).not.toBe("legal");
    play(p, ["forsake legio-V", "forsake legio-VII"]);
    // The Republicans have but one in Italia.
    expect([at(p, "legio-V"), at(p, "legio-VI"), at(p, "legio-I"), at(p, "legio-X")]).toEqual([
      "reserve",
      "gallia-1",
      "reserve",
      "italia-3",
    ]);
    const q = table();
    run(q, [6, ...d10(5), 4, 4]);
    expect([asked(q), at(q, "legio-I")]).toEqual(["nothing", "italia-1"]);
  });

  test("AIE-EV1.a AIE-EV1.b AIE-EV4.a unhealthy Roma: units there are turned, the Faction Leader there falls ill and does not move", () => {
    const p = lay({
      initiative: "caesarians",
      caesarians: { "italia-1": ["caesar*", "legio-V", "legio-VI-"], "italia-7": ["legio-X"] },
      control: holding([]),
    });
    goTo(p, { step: "event" });
    run(p, [1, ...d10(0)]);
    expect(["legio-V", "legio-VI", "legio-X"].map((each) => isReduced(p, each))).toEqual([true, true, false]);
    expect(at(p, "legio-VI")).toBe("italia-1");
    expect(p.title[piece("caesar")] & ILL).toBe(ILL);
    p.flags &= ~FIRST_TURN;
    goTo(p, { step: "movement", side: CAES });
    run(p);
    expect(why(p, "take caesar")).toBe("AIE-EV4.a");
    play(p, "take legio-V");
    expect(why(p, "step italia-7")).toBe("legal");
  });

  test("AIE-EV4.d event 4 harms nobody where nobody controls Roma", () => {
    const p = lay({ initiative: "caesarians", roma: null, caesarians: { "italia-1": ["caesar*"] } });
    goTo(p, { step: "event" });
    expect(told(run(p, [4, ...d10(0)]), "ill")).toEqual([]);
  });
});

describe("leaders who die and come", () => {
  test("AIE-4.2.1.c AIE-10.1.b a king who falls in battle is a point for the enemy, and is back in the next Phase C", () => {
    const p = caes({
      year: -47,
      war: { numidae: "republicans" },
      control: holding(["africa"]),
      caesarians: { "africa-1": ["caesar*", "legio-X", "legio-XI", "legio-XII", "legio-XIII", "legio-I-R"] },
      republicans: { "africa-2": ["juba-i", "numidae-u1"], numidae: ["numidae-u2"] },
    });
    play(p, ["take caesar", "add legio-X", "add legio-XI", "add legio-XII", "add legio-XIII", "step africa-2"]);
    play(p, "end-moves");
    if (asked(p) === "evasions") play(p, "stand");
    play(p, "fight africa-2", [6]);
    expect([at(p, "juba-i"), p.score]).toEqual(["absent", 1]);
    p.year = -46;
    goTo(p, { step: "arrivals", side: REP });
    run(p);
    expect(at(p, "juba-i")).toBe("numidae");
  });

  test("AIE-3.5.2.f AIE-3.5.2.g AIE-LT.c AIE-LT.d Caesar falls: M. Antonius leads at once; next turn Octavianus and the others come to a leader of theirs", () => {
    const p = caes({
      scenario: "rise-of-caesar",
      asSetUp: true,
      year: -47,
      caesarians: { "graecia-1": ["caesar*", "legio-V"] },
      republicans: { "graecia-2": ["pompeius*", "legio-I", "legio-II", "legio-III", "legio-IV"] },
    });
    play(p, ["take caesar", "add legio-V", "step graecia-2"]);
    play(p, "end-moves");
    if (asked(p) === "evasions") play(p, "stand");
    play(p, "fight graecia-2", [1]);
    expect([at(p, "caesar"), p.title[piece("m-antonius")] & FACTION_LEADER, p.score]).toEqual([
      "gone",
      FACTION_LEADER,
      // One for Caesar, one for a battle of 39 SP.
      -2,
    ]);
    expect(isFlagged(p, CHIEF_SLAIN)).toBe(true);
    p.year = -46;
    p.initiative = CAES;
    goTo(p, { step: "geostrategy" });
    // Pansa and Salvidienus throw: even for the Caesarians, odd for the Republicans.
    run(p, [2, 1]);
    const heirs: string[] = [];
    while (asked(p) === "arrivals") {
      const entry = question(p);
      if (entry.ask === "arrivals" && entry.entry === "leader") heirs.push(entry.leader);
      const choice = legal(p).includes("station italia-3") ? "station italia-3" : byDefault(p);
      play(p, choice, seededDice("whatever is drawn"));
    }
    expect(heirs).toContain("octavianus");
    // M. Antonius is there.
    expect(at(p, "octavianus")).toBe("italia-3");
    expect(p.title[piece("octavianus")] & FACTION_LEADER).toBe(FACTION_LEADER);
    expect([side(p, "pansa"), side(p, "salvidienus")]).toEqual(["caesarians", "republicans"]);
  });

  test("AIE-R93 AIE-3.5.2.j Pompeius falls in -49: in -48 M. Brutus and Cassius come to Caesar's zone and are his", () => {
    const p = withoutStratagems("rise-of-caesar");
    run(p, [7, 6, ...d10(6)]);
    play(p, ["done", "done", "end-moves"]);
    play(p, ["take caesar", "add legio-XIII", "step italia-1", "halt"]);
    play(p, "end-moves", [...d10(0)]);
    // Cato, Labienus get away; Pompeius does not.
    play(p, "escape italia-7", [...d10(0)]);
    play(p, "escape italia-7", [...d10(9)]);
    expect(at(p, "pompeius")).toBe("gone");
    expect([side(p, "m-brutus"), at(p, "m-brutus")]).toEqual(["caesarians", "to-come"]);
    p.year = -48;
    goTo(p, { step: "arrivals", side: CAES });
    run(p);
    while (asked(p) === "arrivals") play(p, byDefault(p));
    expect([at(p, "m-brutus"), at(p, "cassius")]).toEqual([at(p, "caesar"), at(p, "caesar")]);
  });

  test("AIE-S2.d AIE-3.3.2.a in -48 new leaders enter in cities of their regions that hold no enemy unit", () => {
    const p = lay({
      scenario: "rise-of-caesar",
      asSetUp: true,
      year: -48,
      initiative: "caesarians",
      control: holding(["gallia"]),
      republicans: { "gallia-5": ["cato", "legio-XXXI"] },
    });
    goTo(p, { step: "arrivals", side: CAES });
    run(p);
    expect(legal(p, "station").sort()).toEqual(["station gallia-1", "station gallia-8", "station gallia-9"]);
    expect(why(p, "station gallia-5")).toBe("AIE-3.3.2.a");
    expect(why(p, "station gallia-2")).toBe("AIE-3.3.2.a");
    expect(why(p, "station italia-4")).toBe("AIE-3.3.2.a");
  });

  test("AIE-3.5.2.b of two Republican Faction Leaders one falls: the other leads alone and nobody is named", () => {
    const p = caes({
      scenario: "thapsus-and-munda",
      caesarians: { "africa-1": ["caesar*", "legio-X", "legio-XI"] },
      republicans: { "africa-2": ["scipio*", "cato", "legio-I"], "sicilia-1": ["g-pompeius*"] },
    });
    play(p, ["take caesar", "add legio-X", "add legio-XI", "step africa-2"]);
    play(p, "end-moves");
    if (asked(p) === "evasions") play(p, "stand");
    const events = play(p, "fight africa-2", [2]);
    while (asked(p) !== "nothing") events.push(...play(p, legal(p)[0]));
    expect([at(p, "scipio"), told(events, "named")]).toEqual(["gone", []]);
  });
});

describe("armies in two parts", () => {
  test("AIE-8.2.m AIE-R189 attackers from two sides close both ways; who stood there before closes none", () => {
    const p = caes({
      caesarians: { "gallia-1": ["hirtius", "legio-V"], "gallia-6": ["sulla", "legio-VI"] },
      republicans: { "gallia-4": ["labienus", "legio-I"] },
    });
    play(p, ["take hirtius", "add legio-V", "step gallia-4", "take sulla", "add legio-VI", "step gallia-4"]);
    play(p, "end-moves");
    play(p, "evade labienus", d10(0));
    expect(legal(p, "slip").sort()).toEqual(["slip gallia-3", "slip gallia-5"]);
  });

  test("AIE-R137 one unit across the Rhenus is enough for the river", () => {
    const p = caes({
      war: { germani: "republicans" },
      caesarians: { "gallia-2": ["sulla", "legio-V"], "germani-1": ["hirtius", "legio-VI"] },
      republicans: { "germani-2": ["germani-u1"] },
    });
    play(p, ["take sulla", "add legio-V", "step germani-2", "take hirtius", "add legio-VI", "step germani-2"]);
    play(p, "end-moves");
    const [battle] = told(play(p, "fight germani-2", [4]), "battle-decided");
    // TB 1, their own land, the river.
    expect(battle.row).toBe(3);
  });

  test("AIE-8.4.1.e AIE-R135 beaten Romans and their allies retreat in blocks of their own", () => {
    const p = caes({
      allegiance: { numidae: "republicans" },
      caesarians: { "africa-3": ["caesar*", "legio-X", "legio-XI", "legio-XII", "legio-XIII"] },
      republicans: { "africa-2": ["scipio", "juba-i", "legio-I", "numidae-u1"] },
    });
    play(p, ["take caesar", "add legio-X", "add legio-XI", "add legio-XII", "add legio-XIII", "step africa-2"]);
    play(p, "end-moves");
    if (asked(p) === "evasions") play(p, "stand");
    const events = play(p, "fight africa-2", [1]);
    while (asked(p) !== "nothing") events.push(...play(p, legal(p)[0]));
    const blocks = told(events, "retreated").map(({ pieces }) => [...pieces].sort());
    expect(blocks).toEqual([
      ["legio-I", "scipio"],
      ["juba-i", "numidae-u1"],
    ]);
    // AIE-8.2.k: the Romans stay inside; the Numidae, who were inside, may go home.
    expect(at(p, "legio-I")).toBe("africa-1");
  });

  test("AIE-8.2.g AIE-4.3.p a king who evades takes only his own People", () => {
    const p = caes({
      allegiance: { numidae: "republicans" },
      caesarians: { "africa-3": ["sulla", "legio-X"] },
      republicans: { "africa-2": ["juba-i", "legio-I", "numidae-u1"] },
    });
    play(p, ["take sulla", "add legio-X", "step africa-2"]);
    play(p, "end-moves");
    // SR 3 against Sulla's 1.
    play(p, "evade juba-i", d10(1));
    expect(legal(p, "bring")).toEqual(["bring numidae-u1"]);
  });

  test("AIE-R144 a victor who loses his last unit has won all the same", () => {
    const p = caes({
      caesarians: { "graecia-1": ["caesar*", "legio-V-"] },
      republicans: { "graecia-2": ["legio-I-", "legio-II-"] },
    });
    play(p, ["take caesar", "add legio-V", "step graecia-2"]);
    play(p, "end-moves");
    // 3 against 6: 1/2; a 6 and Caesar's 3: 1/4 of two is none. With 8: 1/4 too. So he keeps it.
    const [battle] = told(play(p, "fight graecia-2", [6]), "battle-decided");
    expect([battle.winner, at(p, "legio-I"), at(p, "legio-V")]).toEqual(["caesarians", "reserve", "graecia-2"]);
  });

  test("AIE-8.2.q AIE-8.2.s an army enters a port: the ships leave with one leader, and another who stays is hunted", () => {
    const p = caes({
      caesarians: { "italia-1": ["sulla", "legio-V"] },
      republicans: { "italia-7": ["cato", "scipio", "naves-4sp-t1-1"] },
    });
    play(p, ["take sulla", "add legio-V", "step italia-7"]);
    play(p, "end-moves");
    expect([asked(p), toMove(p)]).toEqual(["fleetEvasions", "quirinal"]);
    expect(legal(p).sort()).toEqual(["afloat cato", "afloat scipio"]);
    expect(why(p, "stand")).toBe("AIE-8.2.q");
    play(p, "afloat cato");
    // He may take Scipio along.
    if (legal(p).includes("bring scipio")) play(p, "bring scipio");
    while (asked(p) !== "nothing") play(p, legal(p)[0]);
    expect(at(p, "naves-4sp-t1-1")).toBe("mare-internum-occidentalis");
    expect(at(p, "scipio")).toBe("mare-internum-occidentalis");
  });

  test("AIE-8.4.1.k beaten on a coast an army leaves aboard its ships, as many as have places", () => {
    const p = caes({
      caesarians: { "africa-1": ["caesar*", "legio-X", "legio-XI", "legio-XII"], "africa-3": ["legio-XIII"] },
      republicans: { "africa-2": ["scipio", "legio-I", "legio-II", "naves-6sp-t1-1"] },
    });
    play(p, ["take caesar", "add legio-X", "add legio-XI", "add legio-XII", "step africa-2"]);
    play(p, "end-moves");
    while (asked(p) === "evasions" || asked(p) === "fleetEvasions") play(p, "stand");
    play(p, "fight africa-2", [1]);
    while (asked(p) === "losses") play(p, legal(p)[0]);
    expect([asked(p), toMove(p)]).toEqual(["retreat", "quirinal"]);
    play(p, "rest");
    while (asked(p) === "retreat") play(p, legal(p)[0]);
    const there = "mare-internum-centralis";
    expect([at(p, "legio-I"), at(p, "legio-II"), at(p, "scipio"), at(p, "naves-6sp-t1-1")]).toEqual([
      there,
      there,
      there,
      there,
    ]);
  });
});

describe("winters abroad", () => {
  const winter = (layout: Layout): Position => {
    const p = lay({ scenario: "rise-of-caesar", year: -48, ...layout });
    p.flags &= ~FIRST_TURN;
    return steps(p, WINTER);
  };

  test("AIE-9.2.h a leader alone in a foreign land comes home to his own regions", () => {
    const p = winter({ control: holding(["asia"]), caesarians: { armenii: ["sulla"] } });
    expect([asked(p), legal(p, "station").length]).toEqual(["quarters", 5]);
    play(p, "station asia-5");
    expect(at(p, "sulla")).toBe("asia-5");
  });

  test("AIE-9.2.k AIE-R192 a leader with allied troops in their land stays with them", () => {
    const p = winter({
      control: holding([]),
      allegiance: { numidae: "republicans" },
      republicans: { numidae: ["scipio", "numidae-u1"] },
    });
    expect([at(p, "scipio"), at(p, "numidae-u1")]).toEqual(["numidae", "numidae"]);
  });

  test("AIE-9.2.d a region that nobody controls is nobody's quarters", () => {
    const p = lay({
      scenario: "rise-of-caesar",
      year: -48,
      control: holding(["gallia"]),
      caesarians: { "hispania-1": ["caesar*", "legio-V"] },
    });
    own.control(p)[region("hispania")] = NOBODY;
    p.flags &= ~FIRST_TURN;
    steps(p, WINTER);
    expect(legal(p, "station").every((act) => act.startsWith("station gallia"))).toBe(true);
    expect(asked(p)).toBe("quarters");
  });

  test("AIE-9.4.i AIE-9.4.d without recruits in the Reserve any legion will do; without legions nothing is due", () => {
    const table: Layout = {
      scenario: "rise-of-caesar",
      year: -48,
      control: { caesarians: ["africa"], republicans: ["italia", "asia", "gallia", "graecia", "sicilia", "hispania"] },
    };
    const only = (names: readonly string[]): Position => {
      const p = lay(table);
      p.flags &= ~FIRST_TURN;
      for (const unit of box.romanUnits)
        if (p.at[unit] === RESERVE && !names.includes(box.pieceIds[unit])) takeOff(p, unit, -7 as never);
      for (const each of box.regions) if (each !== region("africa")) own.control(p)[each] = NOBODY;
      return steps(p, LEVY);
    };
    const p = only(["legio-XX", "auxilia-1"]);
    expect([why(p, "recruit legio-XX"), why(p, "done")]).toEqual(["legal", "AIE-9.4.d"]);
    const q = only(["auxilia-1"]);
    expect([why(q, "recruit auxilia-1"), why(q, "done")]).toEqual(["legal", "legal"]);
  });

  test("AIE-9.4.p recruits whose region is lost before they are placed go back to the Reserve", () => {
    const p = lay({ scenario: "rise-of-caesar", year: -48, control: holding(["africa"]) });
    for (const each of box.regions) if (each !== region("africa")) own.control(p)[each] = NOBODY;
    p.flags &= ~FIRST_TURN;
    steps(p, LEVY);
    play(p, "recruit legio-I-R");
    own.control(p)[region("africa")] = REP;
    goTo(p, { step: "placing", side: CAES });
    expect(told(run(p), "recruit-lost").length).toBe(1);
    expect(at(p, "legio-I-R")).toBe("reserve");
  });

  test("AIE-9.1.a AIE-9.2.f a fleet with its leader in a foreign port goes to a port of its own", () => {
    const p = winter({ control: holding(["gallia"]), caesarians: { "italia-7": ["sulla", "naves-6sp-t0-1-"] } });
    expect([at(p, "naves-6sp-t0-1"), at(p, "sulla"), isReduced(p, "naves-6sp-t0-1")]).toEqual([
      "gallia-8",
      "gallia-8",
      false,
    ]);
  });

  test("AIE-4.4.3.c AIE-9.3.j a Major People that was occupied stands at home again after the winter, at peace, with its leaders", () => {
    const p = caes({
      year: -48,
      war: { parthi: "republicans" },
      control: holding(["asia"]),
      caesarians: {
        "parthi-1": ["caesar*", "legio-V"],
        "parthi-2": ["hirtius", "legio-VI"],
        "parthi-3": ["sulla", "legio-VII"],
        "asia-5": ["legio-I-R", "legio-II-R", "legio-III-R"],
      },
      republicans: { armenii: ["pacorus-surena", "parthi-u1"] },
    });
    play(p, "end-moves");
    expect([at(p, "parthi-u1"), at(p, "pacorus-surena"), p.score]).toEqual(["off", "off", 6]);
    steps(p, WINTER);
    while (asked(p) !== "nothing") play(p, byDefault(p));
    expect(at(p, "parthi-u1")).toMatch(/^parthi/);
    expect(at(p, "pacorus-surena")).toMatch(/^parthi/);
    expect([p.status[people("parthi")], p.holder[people("parthi")], p.ban[people("parthi")]]).toEqual([0, NOBODY, -43]);
    // AIE-9.2.b: the armies that did it are lost, if they have not come home.
    expect([at(p, "legio-V"), at(p, "caesar")]).toEqual(["reserve", "absent"]);
  });

  test("AIE-4.4.1.i AIE-R113 two Peoples whom F.4 parts stand side by side without a fight", () => {
    const p = sequence("caesarians", {
      control: holding(ALL),
      war: { germani: "caesarians", alpes: "republicans" },
      caesarians: { "alpes-1": ["germani-u1"] },
      republicans: { "alpes-2": ["alpes-u2"] },
    });
    // Put there as the die of F.4 would leave them.
    own.at(p)[piece("alpes-u1")] = p.at[piece("germani-u1")];
    own.land(p)[2 * p.at[piece("germani-u1")] + REP]++;
    expect(told(play(p, "end-moves"), "battle")).toEqual([]);
    expect(asked(p)).toBe("nothing");
  });
});

describe("whose they are afterwards", () => {
  test("AIE-3.7.2.b AIE-3.7.2.c AIE-8.5.2.a Caesar falls in Graecia with no other leader there: his legions, beaten, are the enemy's", () => {
    const p = sequence("republicans", {
      control: holding(["italia", "gallia"]),
      caesarians: {
        "graecia-2": ["caesar*", "legio-V", "legio-VI"],
        "italia-1": ["m-antonius", "legio-X", "legio-XI"],
      },
      republicans: { "graecia-1": ["pompeius*", "legio-I", "legio-II", "legio-III", "legio-IV"] },
    });
    play(p, ["take pompeius", "add legio-I", "add legio-II", "add legio-III", "add legio-IV", "step graecia-2"]);
    play(p, "end-moves");
    if (asked(p) === "evasions") play(p, "stand");
    const events = play(p, "fight graecia-2", [4]);
    while (asked(p) !== "nothing") events.push(...play(p, legal(p)[0]));
    expect(at(p, "caesar")).toBe("gone");
    expect(told(events, "passed-over")).toMatchObject([{ side: "republicans", units: ["legio-V", "legio-VI"] }]);
    expect([side(p, "legio-V"), isReduced(p, "legio-V")]).toEqual(["republicans", true]);
  });

  test("AIE-8.4.1.d a beaten legion without a leader in its own region retreats and stays what it was", () => {
    const p = caes({
      control: holding([]),
      caesarians: { "hispania-1": ["caesar*", "legio-X", "legio-XI"] },
      republicans: { "hispania-3": ["legio-I"] },
    });
    play(p, ["take caesar", "add legio-X", "add legio-XI", "step hispania-3"]);
    play(p, "end-moves");
    play(p, "fight hispania-3", [1]);
    while (asked(p) !== "nothing") play(p, legal(p)[0]);
    expect([side(p, "legio-I"), isReduced(p, "legio-I")]).toEqual(["republicans", true]);
    expect(["hispania-2", "hispania-5"]).toContain(at(p, "legio-I"));
  });

  test("AIE-9.3.f AIE-9.3.g AIE-2.C.d a People pacified in -48 is out of the cup until -43, and then in it again", () => {
    const drawn = (year: number): string | null => {
      const p = lay({ scenario: "pharsalus", asSetUp: true, year, initiative: "republicans" });
      own.ban(p)[people("parthi")] = -43;
      goTo(p, { step: "geostrategy" });
      return told(run(p, [1]), "marker")[0].people;
    };
    expect([drawn(-44), drawn(-43)]).toEqual(["pontici", "parthi"]);
  });

  test("AIE-8.2.s AIE-R122 AIE-5.1.1.b a Faction Leader hunted down is a death in combat: a point, and the Republic is shaken", () => {
    const p = caes({
      control: holding([]),
      caesarians: { "italia-4": ["hirtius", "legio-X"] },
      republicans: { "italia-1": ["pompeius*"], "asia-1": ["scipio", "legio-I"] },
    });
    play(p, ["take hirtius", "add legio-X", "step italia-1", "halt"]);
    play(p, "end-moves", d10(8));
    expect([at(p, "pompeius"), p.score, isFlagged(p, CHIEF_SLAIN)]).toEqual(["gone", 1, true]);
    // AIE-3.5.2.c: Scipio is all there is.
    expect(p.title[piece("scipio")] & FACTION_LEADER).toBe(FACTION_LEADER);
  });

  test("AIE-3.4.1.m AIE-R125 a leader dies outside: his units have their next movement to come in", () => {
    const p = sequence("republicans", {
      war: { germani: "republicans" },
      control: holding(["gallia"]),
      caesarians: {
        "germani-1": ["sulla", "legio-V", "auxilia-1"],
        "gallia-2": ["legio-I-R", "legio-II-R", "legio-III-R"],
      },
      republicans: { "germani-2": ["germani-u1"] },
    });
    takeOff(p, piece("sulla"), -7 as never);
    play(p, "end-moves");
    expect(at(p, "auxilia-1")).toBe("germani-1");
    goTo(p, { step: "movesAndCombats", side: CAES, extra: false, begun: false });
    own.sequences(p)[CAES] = 1;
    run(p);
    expect(why(p, "take auxilia-1")).toBe("AIE-3.4.1.j");
    play(p, ["take legio-V", "step gallia-2"]);
    expect(told(play(p, "end-moves"), "perished")).toMatchObject([{ units: ["auxilia-1"] }]);
  });
});
