/** Set-up (chapter 5): historical, free, and the levy pools. */
import {
  type Acted,
  acting,
  answering,
  type Course,
  checkOf,
  type Entry,
  gather,
  type Header,
  type Json,
  opening,
  replay,
  seededDice,
  verify,
} from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { type Block, CAESAR, POMPEIUS, SIDES } from "../blocks.ts";
import { FALLEN, onMap, POOL } from "../board.ts";
import { juliusCaesar } from "../index.ts";
import { broken } from "../invariants.ts";
import { type Position, put, takeOff } from "../position.ts";
import type { Seen } from "../seen.ts";
import {
  asked,
  at,
  block,
  box,
  garrison,
  lay,
  legal,
  place,
  play,
  told,
  toMove,
  turnWith,
  why,
  YEARS,
} from "../testing/table.ts";
import { asSeen } from "../words/sight.ts";

const named = (fits: (block: Block) => boolean): string[] => box.blocks.filter(fits).map((each) => box.blockIds[each]);
const onTheMap = (p: Position): string[] => named((each) => onMap(p.place[each]));
const poolOf = (p: Position, owner: string): string[] =>
  named((each) => p.place[each] === POOL && SIDES[box.owner[each]] === owner);

const sightOf = (p: Position, viewer: string): Seen => asSeen(juliusCaesar.sight(p, viewer));

describe("historical", () => {
  test("JC-C012, JC-1.3.a, JC-5.1.a, JC-5.2.a, JC-5.2.b fourteen and sixteen blocks on the map at full strength, the rest in the pools", () => {
    const p = juliusCaesar.begin("historical");
    const numbers = SIDES.map((side, owner) => [
      onTheMap(p).filter((name) => box.owner[block(name)] === owner).length,
      poolOf(p, side).length,
    ]);
    expect(numbers).toEqual([
      [14, 17],
      [16, 16],
    ]);
    expect(box.blocks).toHaveLength(63);
    for (const name of onTheMap(p)) expect(p.strength[block(name)], name).toBe(box.full[block(name)]);
    expect(broken(p)).toBeNull();
  });

  test("JC-5.1.a full strength is IV for Legio 1, III for Legio 13, II for Antonius and a navis", () => {
    const p = juliusCaesar.begin("historical");
    const strengths = ["legio-1", "legio-13", "antonius", "c-navis-1"].map((name) => p.strength[block(name)]);
    expect(strengths).toEqual([4, 3, 2, 2]);
  });

  test("JC-5.1.b Caesar stands in Ravenna, Genua, Massilia, Narbo and Lugdunum", () => {
    const p = juliusCaesar.begin("historical");
    expect(garrison(p, "ravenna")).toEqual(["caesar", "legio-13", "c-navis-2"]);
    expect(garrison(p, "genua")).toEqual(["antonius", "legio-8", "legio-12"]);
    expect(garrison(p, "massilia")).toEqual(["legio-11", "legio-14", "c-navis-1"]);
    expect(garrison(p, "narbo")).toEqual(["legio-7", "legio-9", "legio-10"]);
    expect(garrison(p, "lugdunum")).toEqual(["legio-16", "c-equitatus-1"]);
  });

  test("JC-5.1.c Pompeius stands around the sea, Cleopatra with him", () => {
    const p = juliusCaesar.begin("historical");
    expect(garrison(p, "neapolis")).toEqual(["pompeius", "legio-1", "p-navis-1"]);
    expect(garrison(p, "brundisium")).toEqual(["legio-3"]);
    expect(garrison(p, "syracusae")).toEqual(["legio-37"]);
    expect(garrison(p, "antiochia")).toEqual(["scipio", "legio-34"]);
    expect(garrison(p, "alexandria")).toEqual(["p-navis-2", "cleopatra"]);
    expect(garrison(p, "utica")).toEqual(["legio-39", "p-navis-3"]);
    expect(garrison(p, "carthago-nova")).toEqual(["legio-2", "legio-4"]);
    expect(garrison(p, "tarraco")).toEqual(["legio-5", "legio-6", "p-equitatus-1"]);
  });

  test("JC-5.2.a the pool of Caesar", () => {
    expect(poolOf(juliusCaesar.begin("historical"), "caesar").sort()).toEqual([
      "c-auxilia-1",
      "c-auxilia-2",
      "c-auxilia-3",
      "c-auxilia-4",
      "c-ballista",
      "c-equitatus-2",
      "c-equitatus-3",
      "c-equitatus-4",
      "c-navis-3",
      "c-navis-4",
      "c-navis-5",
      "legio-17",
      "legio-18",
      "legio-19",
      "legio-20",
      "legio-21",
      "octavianus",
    ]);
  });

  test("JC-5.2.b the pool of Pompeius", () => {
    expect(poolOf(juliusCaesar.begin("historical"), "pompeius").sort()).toEqual([
      "brutus",
      "legio-32",
      "legio-33",
      "legio-35",
      "legio-36",
      "legio-38",
      "p-auxilia-1",
      "p-auxilia-2",
      "p-auxilia-3",
      "p-auxilia-4",
      "p-ballista",
      "p-elephant",
      "p-equitatus-2",
      "p-equitatus-3",
      "p-navis-4",
      "p-navis-5",
    ]);
  });

  test("the historical game asks nobody to deploy", () => {
    const p = juliusCaesar.begin("historical");
    juliusCaesar.open(p, seededDice(1));
    expect(asked(p)).toBe("discard");
  });
});

describe("free set-up", () => {
  const numbers = (p: Position): number[] => [...box.placeIds].map((name) => garrison(p, name).length);

  test("JC-C013, JC-5.3.a blocks on the map change places; numbers stay, and pool blocks stay out", () => {
    const p = juliusCaesar.begin("free");
    const before = numbers(p);
    play(p, "deployed");
    expect(toMove(p)).toBe("pompeius");
    play(p, ["swap pompeius legio-2", "swap legio-1 legio-4"]);
    expect(garrison(p, "neapolis")).toEqual(["legio-2", "legio-4", "p-navis-1"]);
    expect(garrison(p, "carthago-nova")).toEqual(["pompeius", "legio-1"]);
    expect(numbers(p)).toEqual(before);
    expect(why(p, "swap legio-4 legio-32")).toBe("JC-5.3.a");
    expect(why(p, "swap legio-2 legio-4")).toBe("JC-5.3.a");
    expect([...new Set(legal(p).map((act) => act.split(" ")[0]))]).toEqual(["deployed", "swap"]);
    expect(legal(p).filter((act) => act.includes("legio-32"))).toEqual([]);
  });

  test("JC-C014, JC-5.3.a, JC-4.1.a no navis is set up in an inland city", () => {
    const p = juliusCaesar.begin("free");
    expect(why(p, "swap c-equitatus-1 c-navis-1")).toBe("JC-4.1.a");
    expect(why(p, "swap legio-16 c-navis-2")).toBe("JC-4.1.a");
    expect(why(p, "swap legio-13 c-navis-1")).toBe("legal");
    expect(legal(p).filter((act) => /legio-16 c-navis|c-equitatus-1 c-navis/.test(act))).toEqual([]);
    const inland = lay({ map: { roma: ["p-navis-1"], memphis: ["cleopatra"] } });
    inland.stack.push({ step: "deploy", side: POMPEIUS });
    expect(why(inland, "swap p-navis-1 cleopatra")).toBe("JC-4.1.a");
  });

  test("JC-5.3.a each player moves his own blocks only, Cleopatra being of Pompeius's", () => {
    const p = juliusCaesar.begin("free");
    expect(toMove(p)).toBe("caesar");
    expect(why(p, "swap legio-13 legio-1")).toBe("JC-2.2.a");
    expect(why(p, "swap legio-1 cleopatra")).toBe("JC-2.2.a");
    play(p, "deployed");
    play(p, "swap legio-1 cleopatra");
    expect([at(p, "cleopatra"), at(p, "legio-1")]).toEqual(["neapolis", "alexandria"]);
  });

  test("JC-5.3.a neither sees how the other has deployed, and blocks keep their full strength", () => {
    const p = juliusCaesar.begin("free");
    const unseen = juliusCaesar.sight(p, "pompeius");
    const [swapped] = told(play(p, "swap caesar legio-16"), "swapped");
    expect(juliusCaesar.sight(p, "pompeius")).toEqual(unseen);
    expect(juliusCaesar.hear(swapped, "pompeius")).toBeNull();
    expect([at(p, "caesar"), p.strength[block("caesar")]]).toEqual(["lugdunum", 3]);
  });

  test("JC-5.3.a when both have deployed the year begins", () => {
    const p = juliusCaesar.begin("free");
    play(p, "deployed");
    play(p, "deployed", seededDice(3));
    expect([asked(p), toMove(p)]).toEqual(["discard", "caesar"]);
  });
});

describe("a free set-up as one entry of the journal", () => {
  const header: Header = {
    ...{ game: juliusCaesar.id, rules: juliusCaesar.rules, pack: juliusCaesar.pack.id, scenario: "free", options: {} },
    dice: { kind: "seed", seed: "gathered" },
  };
  const dice = seededDice("gathered");
  const first = opening(juliusCaesar, header, dice);
  const read = (act: Json) => juliusCaesar.acts.read(act);
  const swaps = [
    { do: "swap", block: "caesar", with: "legio-16" },
    { do: "swap", block: "antonius", with: "legio-13" },
  ];
  const deployed = { do: "deployed" };
  const set = acting(juliusCaesar, first.course, "caesar", read(deployed), dice, { gathered: swaps.map(read) });

  const verdictOn = (entries: readonly Entry[]) => verify(juliusCaesar, { header, entries });

  /** Another entry in its place, with a check that fits. */
  function instead(content: Omit<Acted, "check">, { position }: Pick<Course<Position>, "position"> = set.course) {
    const check = checkOf(first.entry.check, content, juliusCaesar.hash(position));
    return verdictOn([first.entry, { ...content, check }]);
  }

  test("JC-5.3.a leads where the same swaps lead one by one", () => {
    let course = first.course;
    for (const act of [...swaps, deployed]) course = acting(juliusCaesar, course, "caesar", read(act), dice).course;
    expect(juliusCaesar.hash(set.course.position)).toBe(juliusCaesar.hash(course.position));
    expect(set.entry).toMatchObject({ n: 1, seat: "caesar", act: [...swaps, deployed] });
    expect(set.events.map(({ e }) => e)).toEqual(["swapped", "swapped", "deployed"]);
    const entries = [first.entry, set.entry];
    expect(juliusCaesar.hash(replay(juliusCaesar, { header, entries }).position)).toBe(
      juliusCaesar.hash(course.position),
    );
    expect(verdictOn(entries)).toMatchObject({ ok: true, acts: 3 });
  });

  test("JC-5.3.a keeps what was swapped for whoever does not answer in time", () => {
    const late = answering(juliusCaesar, first.course, dice, "time", swaps.map(read));
    expect(late.entry).toMatchObject({ act: [...swaps, deployed], by: "time" });
    expect(verdictOn([first.entry, late.entry])).toMatchObject({ ok: true });
    expect(at(late.course.position, "caesar")).toBe("lugdunum");
  });

  test("JC-5.3.a is as long as its swaps are legal", () => {
    const { position, acts } = gather(juliusCaesar, first.course.position, [
      ...swaps.map(read),
      read({ do: "swap", block: "legio-1", with: "legio-2" }),
      read(swaps[0]),
    ]);
    expect([acts.length, at(position, "caesar"), at(first.course.position, "caesar")]).toEqual([
      2,
      "lugdunum",
      "ravenna",
    ]);
    expect(gather(juliusCaesar, set.course.position, [read(deployed)]).acts).toEqual([]);
  });

  test("nothing else can be written down together", () => {
    const entry = { n: 1, seat: "caesar" };
    expect(instead({ ...entry, act: [] })).toMatchObject({ ok: false, entry: 1, reason: "It is a list of no acts." });
    expect(instead({ ...entry, act: [deployed, deployed] })).toMatchObject({
      ...{ ok: false, entry: 1 },
      reason: 'The act "deployed" cannot be written down together with others.',
    });
    expect(instead({ ...entry, act: [...swaps, { do: "swap", block: "legio-1", with: "legio-2" }] })).toMatchObject({
      ...{ ok: false, entry: 1, reason: expect.stringContaining("refused by rule JC-2.2.a") },
    });
    expect(instead({ ...entry, act: [...swaps, swaps[0]], by: "time" })).toMatchObject({
      ...{ ok: false, entry: 1, reason: expect.stringContaining("not the one that is done") },
    });
  });
});

describe("levy pools", () => {
  test("JC-C146, JC-5.2.c, JC-H.b of the other's pool one sees the number, and the faces of the fallen", () => {
    const p = lay({ historical: true });
    for (const name of ["legio-32", "legio-33"]) put(p, block(name), place("antiochia"), 1);
    takeOff(p, block("legio-5"), FALLEN);
    p.stack.push({ step: "discard", side: CAESAR });
    expect(sightOf(p, "caesar").pools.pompeius).toEqual({ standing: 14, fallen: ["legio-5"] });
    const own = sightOf(p, "pompeius").pools.pompeius;
    expect([own.standing, own.blocks?.length, own.blocks?.includes("p-elephant")]).toEqual([14, 14, true]);
    expect(sightOf(p, "watcher").pools).toEqual({
      caesar: { standing: 17, fallen: [] },
      pompeius: { standing: 14, fallen: ["legio-5"] },
    });
  });

  test("JC-5.2.d the fallen lie in the pool and cannot be levied until next year", () => {
    const p = turnWith({
      map: { tarraco: ["legio-7"] },
      fallen: ["legio-8"],
      cards: { caesar: "1/3", pompeius: "1/2" },
    });
    play(p, "end-moves");
    expect(why(p, "levy legio-8 tarraco")).toBe("JC-6.4.m");
    expect(legal(p, "levy legio-8")).toEqual([]);

    const spring = lay({ map: { tarraco: ["legio-7"] }, fallen: ["legio-8"], turn: 5 });
    spring.stack.push({ step: "newYear", year: YEARS[1] });
    juliusCaesar.open(spring, seededDice(7));
    expect(at(spring, "legio-8")).toBe("pool");
  });

  test("JC-5.2.d a dead leader does not come back with the others", () => {
    const spring = lay({ map: { tarraco: ["legio-7"] }, trophies: ["antonius"], turn: 5 });
    spring.stack.push({ step: "newYear", year: YEARS[1] });
    juliusCaesar.open(spring, seededDice(7));
    expect(at(spring, "antonius")).toBe("trophy");
  });
});
