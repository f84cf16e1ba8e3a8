import { expect, test } from "vitest";
import { ABSENT } from "../board.ts";
import { FACTION_LEADER, hasTitle, type Position, takeOff } from "../position.ts";
import { CAES, REP } from "../sides.ts";
import {
  asked,
  at,
  box,
  byDefault,
  goTo,
  lay,
  legal,
  people,
  piece,
  play,
  question,
  reason,
  run,
  told,
  toMove,
} from "../testing/table.ts";

const tested = (p: Position, ...dice: number[]) =>
  run(
    goTo(p, { step: "deaths" }),
    dice.map((die) => die + 1),
  );

/** Below which a leader dies in each of the years from -49 to -29; 0: he is not tested. */
function columns(name: string): number[] {
  const found: number[] = [];
  for (let year = -49; year <= -29; year++) {
    const p = lay({ year, republicans: { "asia-1": [name === "caesar" || name === "octavianus" ? "cato" : name] } });
    const q = name === "caesar" || name === "octavianus" ? lay({ year, caesarians: { "asia-1": [name] } }) : p;
    const events = run(goTo(q, { step: "deaths" }), [10]);
    found.push(told(events, "life-tested")[0]?.below ?? 0);
  }
  return found;
}

/** Six years without, and then three columns of five. */
const table = (first: number, second: number, third: number) => [
  ...Array<number>(6).fill(0),
  ...Array<number>(5).fill(first),
  ...Array<number>(5).fill(second),
  ...Array<number>(5).fill(third),
];

test("AIE-LT.f AIE-LT.g AIE-C037 Pompeius: a 5 leaves him alive in -39 and kills him in -38", () => {
  expect(columns("pompeius")).toEqual(table(3, 6, 8));
  const alive = lay({ year: -39, republicans: { "asia-1": ["pompeius"] } });
  expect(told(tested(alive, 5), "died")).toEqual([]);
  const dead = lay({ year: -38, republicans: { "asia-1": ["pompeius"] } });
  expect(told(tested(dead, 5), "died")).toEqual([
    {
      e: "died",
      rule: "AIE-LT.f",
      side: "republicans",
      leader: "pompeius",
      zone: "asia-1",
      how: "natural",
      back: false,
    },
  ]);
  expect(at(dead, "pompeius")).toBe("gone");
});

test("AIE-LT.g AIE-C040 the other leaders with three numbers; nobody before -43", () => {
  expect(columns("caesar")).toEqual(table(2, 4, 7));
  expect(columns("labienus")).toEqual(table(2, 4, 7));
  expect(columns("ahenobarbus")).toEqual(table(2, 4, 6));
  expect(columns("cato")).toEqual(table(2, 4, 6));
  // Strictly lower.
  const dies = [0, 1, 2].map((die) =>
    told(tested(lay({ year: -43, caesarians: { "asia-1": ["caesar"] } }), die), "died"),
  );
  expect(dies.map(({ length }) => length)).toEqual([1, 1, 0]);
});

test("AIE-LT.h AIE-C038 those who are tested from -38 on", () => {
  for (const name of ["bibulus", "curio", "hirtius", "plancus"]) expect(columns(name)).toEqual(table(0, 2, 4));
});

test("AIE-LT.i AIE-C039 all others are never tested", () => {
  expect(columns("octavianus")).toEqual(table(0, 0, 0));
  const mortal = box.romanLeaders.filter((leader) => box.death[leader].some((number) => number > 0));
  expect(mortal.length).toBe(9);
});

test("AIE-2.D.h AIE-LT.f one die each, in the order of the table, and only on the map", () => {
  const p = lay({
    year: -33,
    caesarians: { "asia-1": ["caesar", "plancus"] },
    republicans: { "italia-1": ["pompeius", "ahenobarbus", "cato"] },
  });
  takeOff(p, piece("cato"), ABSENT);
  const events = tested(p, 9, 9, 9, 9);
  expect(told(events, "life-tested").map(({ leader }) => leader)).toEqual([
    "ahenobarbus",
    "caesar",
    "plancus",
    "pompeius",
  ]);
});

test("AIE-LT.j AIE-5.1.1.l AIE-C202 who dies in his bed scores nothing and does not touch the Republic", () => {
  const p = lay({ year: -33, caesarians: { "asia-1": ["caesar*", "curio"] }, flags: 0 });
  tested(p, 0, 9);
  expect([at(p, "caesar"), p.score, p.flags & 2]).toEqual(["gone", 0, 0]);
});

test("AIE-4.2.1.a AIE-4.2.1.b AIE-NT.b AIE-NT.f AIE-C282 leaders of Peoples do not roll; Orodes leaves in -39, wherever he is", () => {
  const inPlay = (p: Position) =>
    box.leadersOf[people("parthi")].filter((leader) => p.at[leader] >= 0).map((leader) => box.pieceIds[leader]);
  const p = lay({ scenario: "perusia-and-naulochus", asSetUp: true, year: -40 });
  for (const leader of box.romanLeaders) p.at[leader] >= 0 && box.death[leader][0] > 0 && takeOff(p, leader, ABSENT);
  tested(p);
  expect(inPlay(p)).toEqual(["orodes-ii", "pacorus-surena"]);
  p.year = -39;
  expect(told(tested(p), "king-gone")).toMatchObject([{ rule: "AIE-NT.b", leader: "orodes-ii" }]);
  expect(inPlay(p)).toEqual(["pacorus-surena"]);
  p.year = -38;
  for (const side of [CAES, REP]) {
    run(goTo(p, { step: "arrivals", side }));
    if (p.stack.length > 0) play(p, byDefault(p));
  }
  expect(inPlay(p)).toEqual(["pacorus-surena", "phraates-iv"]);
});

test("AIE-NT.f AIE-NT.a who is in play in which scenario", () => {
  const present = (id: "pharsalus" | "thapsus-and-munda" | "philippi" | "actium") => {
    const p = lay({ scenario: id, asSetUp: true });
    return box.foreignLeaders.filter((leader) => p.at[leader] >= 0).map((leader) => box.pieceIds[leader]);
  };
  const early = ["cleopatra-vii", "achillas", "orodes-ii", "pacorus-surena", "pharnaces-ii", "juba-i"];
  expect(present("pharsalus")).toEqual(early);
  expect(present("thapsus-and-munda")).toEqual(early);
  expect(present("philippi")).toEqual(["cleopatra-vii", "orodes-ii", "pacorus-surena", "darius", "juba-ii"]);
  expect(present("actium")).toEqual(["cleopatra-vii", "pacorus-surena", "phraates-iv", "darius", "juba-ii"]);
});

test("AIE-2.D.h a faction chooses when all have been tested, the side with the initiative first", () => {
  const p = lay({
    year: -33,
    caesarians: { "asia-1": ["caesar*", "curio", "lepidus", "plancus"] },
    republicans: { "italia-1": ["pompeius*", "cato", "scipio", "g-pompeius"] },
    initiative: "republicans",
  });
  // M. Antonius is not there to inherit. Caesar, Cato, Curio, Plancus and Pompeius are tested.
  const events = tested(p, 0, 0, 9, 9, 0);
  expect(told(events, "died").map(({ leader }) => leader)).toEqual(["caesar", "cato", "pompeius"]);
  expect([asked(p), toMove(p)]).toEqual(["succession", "quirinal"]);
  play(p, "succeed g-pompeius");
  expect([asked(p), toMove(p)]).toEqual(["succession", "palatine"]);
});

const choosing = (leaders: readonly string[]) => {
  const p = lay({ caesarians: { "italia-1": leaders } });
  run(goTo(p, { step: "succession", side: CAES }));
  return p;
};

test("AIE-3.5.2.c AIE-3.5.2.d AIE-C044 among leaders on the map of the best PC or one less", () => {
  // Octavianus 5, M. Antonius and Lepidus 4, Curio 3.
  const p = choosing(["m-antonius", "octavianus", "curio", "lepidus"]);
  expect(question(p)).toEqual({ ask: "succession", rule: "AIE-3.5.2.c", side: "caesarians" });
  expect(legal(p)).toEqual(["succeed octavianus", "succeed m-antonius", "succeed lepidus"]);
  expect(byDefault(p)).toBe("succeed octavianus");
  expect(reason(p, "succeed curio")).toBe("AIE-3.5.2.d succeedPc");
  expect(reason(p, "succeed caesar")).toBe("AIE-3.5.1.c leadNotYours");
  const events = play(p, "succeed lepidus");
  expect(told(events, "named")).toEqual([
    { e: "named", rule: "AIE-3.5.2.c", side: "caesarians", leader: "lepidus", as: "successor" },
  ]);
  expect([hasTitle(p, piece("lepidus"), FACTION_LEADER), p.stack.length]).toEqual([true, 0]);
});

test("AIE-3.5.2.e AIE-C247 among PC 3, 2 and 1 the first two", () => {
  expect(legal(choosing(["curio", "trebonius", "sulla"]))).toEqual(["succeed curio", "succeed trebonius"]);
});

test("AIE-3.5.2.c who is alone is named without a question", () => {
  const p = lay({ caesarians: { "italia-1": ["curio", "sulla"] } });
  const events = run(goTo(p, { step: "succession", side: CAES }));
  expect(told(events, "named")).toMatchObject([{ leader: "curio" }]);
});

test("AIE-3.5.2.m where there is nobody the faction goes without", () => {
  const p = lay({ republicans: { "italia-1": ["cato"] } });
  expect(run(goTo(p, { step: "succession", side: CAES }))).toEqual([
    { e: "leaderless", rule: "AIE-3.5.2.m", side: "caesarians" },
  ]);
  expect(p.stack).toEqual([]);
});

test("AIE-3.5.2.b a faction that still has a leader chooses nobody", () => {
  const p = lay({ caesarians: { "italia-1": ["caesar*", "curio", "lepidus"] } });
  expect(run(goTo(p, { step: "succession", side: CAES }))).toEqual([]);
});
