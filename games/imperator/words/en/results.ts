/** Phase F and the winter in English. */
import { sentence } from "@rubicon/engine";
import { clauses } from "../clauses.ts";
import type { ResultsWords } from "../wording.ts";
import { names } from "./names.ts";
import { all, count, does, type Said, They } from "./said.ts";

/** Why points are scored or lost, by the rule. */
const POINTS: Readonly<Record<string, string | undefined>> = {
  "IMP-10.a": "for a great battle",
  "IMP-10.b": "for a leader of the enemy",
  "IMP-10.c": "for a leader of Rome",
  "IMP-10.d": "for Minor Peoples pacified by arms",
  "IMP-10.e": "for an Augustus in Rome",
  "IMP-10.f": "for Armenia",
  "IMP-10.g": "for an empire without civil war",
  "IMP-10.h": "for Major Peoples pacified by arms",
  "IMP-10.i": "for the Pax Romana",
  "IMP-10.j": "for the Parthian coup",
  "IMP-10.k": "for Romans in mutiny",
  "IMP-10.l": "for legions outside Fronts that are not in reserve",
  "IMP-10.m": "for units of Peoples in the Fronts",
  "IMP-10.n": "for Armenia",
  "IMP-10.o": "for a Rome without Praetorians",
  "IMP-10.p": "for the Intrigue in the Senate",
  "IMP-10.q": "for the civil war",
  "IMP-10.r": "for units of Peoples in the Interior Provinces",
  "IMP-10.s": "for the Pax Romana",
  "IMP-10.t": "for Parthi in mutiny",
};

const LEVELS: Readonly<Record<string, string | undefined>> = {
  decisive: "a decisive victory",
  definitive: "a definitive victory",
};

export const resultsIn = ({ titles, at, to, from, piece, pieces, who, one, people }: Said): ResultsWords => {
  return {
    events: {
      points(e) {
        const why = POINTS[e.rule];
        const gains = e.points > 0 ? does(e.side, "scores", "score") : does(e.side, "loses", "lose");
        return `${They(e.side)} ${gains} ${count(Math.abs(e.points), "point")}${why === undefined ? "" : ` ${why}`}: Rome ${e.rome}, enemies of Rome ${e.enemy}.`;
      },
      over(e) {
        if (e.winner === null) return "The game is over: a draw.";
        const level = LEVELS[e.level ?? ""];
        const wins = does(e.winner, "wins", "win");
        return `The game is over${e.how === "sudden" ? " at once" : ""}: ${names.the[e.winner]} ${wins}${level === undefined ? "" : ` ${level}`}.`;
      },
      winter: (e) => `The winter of ${names.year(e.year)}.`,
      "fleet-lost": (e) =>
        `${piece(e.fleet)} is not in port, and is lost${e.units.length === 0 ? "" : `, with ${pieces(e.units)} aboard`}; a new fleet will be ready in ${e.back}.`,
      ashore: (e) => `${who(e.pieces)} ${one(e.pieces) ? "goes" : "go"} ashore ${at(e.zone)}.`,
      "went-home": (e) =>
        `${piece(e.unit)} goes ${from(e.from)} ${to(e.zone)} for the winter${e.reduced ? ", reduced" : ""}.`,
      "went-with": (e) => `${piece(e.leader)} goes ${from(e.from)} ${to(e.zone)} with ${piece(e.unit)}.`,
      "back-again": (e) => `${piece(e.unit)} is made up again ${at(e.zone)}${e.reduced ? ", reduced" : ""}.`,
      recovered: (e) => `Back at full strength: ${pieces(e.units)}.`,
      exhausted: (e) =>
        clauses(
          pieces,
          [e.units, (units) => `reduced by a winter without shelter: ${units}`],
          [e.lost, (units) => `lost in a winter without shelter: ${units}`],
        ),
      upkeep: (e) =>
        clauses(
          pieces,
          [e.reduced, (units) => `reduced for the vexillations ${titles.part(e.front).of}: ${units}`],
          [e.removed, (units) => `given up, for the legions ${titles.part(e.front).of} have not men enough: ${units}`],
        ),
      annexed: (e) =>
        `${sentence(all(e.peoples.map(people)))} ${e.peoples.length === 1 ? "becomes" : "become"} part of the empire, in ${titles.part("oriental").front}.`,
      guarded: (e) => `The Corporis Custodes guard ${piece(e.leader)} from now on.`,
    },

    questions: {
      quarters: (q) =>
        `Where does ${piece(q.unit)} spend the winter?${q.left === 1 ? "" : ` ${q.left} units to place.`}`,
      retinue: (q) =>
        q.stays ? `Does ${piece(q.leader)} go home with a unit?` : `With which unit does ${piece(q.leader)} go home?`,
      revival: (q) => `Where is ${piece(q.unit)} made up again?${q.left === 1 ? "" : ` ${q.left} units to place.`}`,
      upkeep: (q) =>
        q.remove > 0
          ? `The legions ${titles.part(q.front).of} cannot man all their vexillations: which are given up? ${q.remove} more.`
          : `Which legions ${titles.part(q.front).of} man the vexillations? ${q.reduce} more.`,
      custody: () => "Give the Corporis Custodes to another Augustus or Caesar?",
    },

    acts: {
      "go-with": ({ unit }) => `Go with ${piece(unit)}`,
      reduce: ({ unit }) => `Reduce ${piece(unit)}`,
      remove: ({ unit }) => `Give up ${piece(unit)}`,
      guard: ({ leader }) => `Guard ${piece(leader)}`,
    },
  };
};
