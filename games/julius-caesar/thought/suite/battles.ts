/** Puzzles of battle and levies: fire or retreat, who takes the hit, what to raise. */
import type { SideName } from "../../blocks.ts";
import { type Puzzle, table } from "./puzzle.ts";

const SECOND = { caesar: "2/1", pompeius: "3/1" };
const FIRST = { caesar: "3/1", pompeius: "2/1" };
const DONE = ["end-moves", "end-levy"];

/** Pompeius attacks Ravenna from Roma over the minor road; both have moved. */
function ravenna(
  defenders: readonly string[],
  attackers: readonly string[],
  after: readonly string[],
  dice: readonly number[],
) {
  const names = attackers.map((written) => written.split(" ")[0]);
  const moves = ["activate roma", ...names.map((name) => `move ${name} ravenna`), "end-group", ...DONE];
  return table(
    { map: { ravenna: defenders, genua: ["legio-16"], roma: [...attackers, "legio-32"] }, cards: SECOND },
    [...moves, ...DONE, ...after],
    dice,
  );
}

const MISS4 = [6, 6, 6, 6];

const leaders = (["caesar", "antonius"] as const).map(
  (leader): Puzzle => ({
    id: `${leader}-runs`,
    family: "save a leader",
    why: "Round 2, a leader on his last step alone against two full legions, and a road home: he takes it (JC-7.2.b).",
    seat: "caesar",
    demands: [{ leaves: leader, from: "ravenna" }],
    begin: ravenna(
      [`${leader} 1`],
      ["legio-1", "legio-2"],
      [`fire ${leader}`, "fire legio-1", "fire legio-2"],
      [6, ...MISS4, ...MISS4],
    ),
  }),
);

const STRONG: readonly (readonly [string, readonly string[]])[] = [
  ["two-legions", ["legio-13", "legio-14"]],
  ["three-legions", ["legio-13", "legio-14", "legio-10"]],
  ["legion-and-horse", ["legio-10", "c-equitatus-1"]],
  ["ballista", ["c-ballista", "legio-13"]],
];

/** JC-7.2.b: who is stronger fires; nobody holds fire. */
const fires = STRONG.map(
  ([id, defenders]): Puzzle => ({
    id: `fire-${id}`,
    family: "fire",
    why: "The stronger side fires in round 1.",
    seat: "caesar",
    demands: [{ acts: ["fire"] }, { never: ["pass", "retreat"] }],
    begin: ravenna(
      defenders,
      ["p-auxilia-2 1"],
      defenders.every((name) => name.startsWith("legio")) ? ["fire p-auxilia-2"] : [],
      defenders.every((name) => name.startsWith("legio")) ? [6] : [],
    ),
  }),
);

/** JC-6.4.a */
const LEVIES: readonly (readonly [id: string, map: Record<string, readonly string[]>, seat: SideName])[] = [
  ["front", { ravenna: ["legio-10 1"], treviri: ["c-auxilia-1 1"], roma: ["legio-1", "legio-2"] }, "caesar"],
  ["leader", { genua: ["antonius 1"], treviri: ["c-auxilia-1 1"], roma: ["legio-1", "legio-2"] }, "caesar"],
  ["hispania", { tarraco: ["legio-8 1"], olisipo: ["c-auxilia-1 1"], narbo: ["legio-1", "legio-2"] }, "caesar"],
  ["africa", { utica: ["legio-39 1"], sinope: ["p-auxilia-1 1"], iomnium: ["legio-7", "legio-8"] }, "pompeius"],
  ["syria", { antiochia: ["legio-34 1"], sinope: ["p-auxilia-1 1"], tarsus: ["legio-7", "legio-8"] }, "pompeius"],
];

const levies = LEVIES.map(
  ([id, map, seat]): Puzzle => ({
    id: `levy-${id}`,
    family: "levies",
    why: "A step goes where it will be needed, not to the weakest block at the end of the world, and is not thrown away.",
    seat,
    demands: [{ never: ["end-levy", "raise c-auxilia-1", "raise p-auxilia-1"] }],
    begin: table({ map, cards: seat === "caesar" ? FIRST : SECOND }, ["end-moves"]),
  }),
);

export const battles: readonly Puzzle[] = [...leaders, ...fires, ...levies];
