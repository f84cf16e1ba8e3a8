/** Phases A to D in English: counters, initiative, geostrategy, administration. */
import { sentence } from "@rubicon/engine";
import { lookUp } from "@rubicon/series";
import { clauses } from "../clauses.ts";
import type { Face } from "../names.ts";
import type { YearWords } from "../wording.ts";
import { faces } from "./faces.ts";
import { names } from "./names.ts";
import { all, count, does, either, type Said, They, they } from "./said.ts";

const EVENTS = [
  "",
  "Foul air in Rome: units there are reduced, and an Augustus who is there falls ill",
  "Disastrous weather: everybody has 1 movement point fewer this year",
  "The legions lose heart: in every battle 1 against the Romans",
  "The emperor is ill",
  "The Germans are full of vigour: 2 for the enemies of Rome in battles with a Germanic unit",
  "Unrest in Rome: an Augustus is wanted there",
  "A hard winter: one sequence fewer",
  "The gods want peace: one sequence for each player",
  "The wrath of Neptune: nothing moves by sea this year",
  "The enemies of Rome are tenacious",
  "A gift to the Praetorians: in battle 1 for the side that has them all",
  "A gift to the legions: in every battle 1 for the Romans",
  "Plague in the East: units there and in the lands of Armenia, Parthi, Adiabene and Osrhoene are reduced",
  "Armenia is fickle",
  "Famine in Germania: Germanic units are reduced, and fight with 1 against them",
];

const drawn = (face: Face | undefined): string =>
  face === undefined ? "a stratagem counter" : `a stratagem: ${face.title}`;

export const yearIn = ({ titles, at, piece, pieces, people, verb }: Said): YearWords => {
  const fronts = (ids: readonly string[]): string => all(ids.map((id) => titles.part(id).front));
  const short = (ids: readonly string[]): string => all(ids.map((id) => titles.part(id).short));
  const more = (left: number): string => (left === 1 ? "One more." : `${left} more.`);

  return {
    events: {
      year: (e) => `The year ${names.year(e.year)} begins.`,
      drew: (e) => `${They(e.side)} ${does(e.side, "draws", "draw")} ${drawn(lookUp<Face>(faces, e.stratagem ?? ""))}.`,
      initiative(e) {
        if (e.die !== undefined)
          return `Rome rolls ${e.die} against a PC of ${e.pc}: the initiative is with ${they(e.side)}.`;
        return e.rule === "IMP-S.d"
          ? `As the scenario has it, the initiative of this year is with ${they(e.side)}.`
          : `The initiative goes to ${they(e.side)}.`;
      },
      pax: () => "Nobody is at war with Rome, and nobody claims the purple: a year of Pax Romana.",
      "pax-broken": () => "The only Augustus is dead: the Pax Romana is broken, and the armies march after all.",
      arrived(e) {
        if (e.returns) return `${piece(e.leader)} is back ${at(e.zone)}.`;
        return `${piece(e.leader)} ${e.side === "rome" ? "takes up a command" : "appears"} ${at(e.zone)}.`;
      },
      "reserve-count": (e) =>
        `For the reserve Fronts Rome rolls ${e.die}, with an SR of ${e.sr}: ${e.most === 0 ? "none this year" : `at most ${e.most}`}.`,
      reserve: (e) =>
        e.fronts.length === 0 ? "No Front is in reserve this year." : `In reserve this year: ${fronts(e.fronts)}.`,
      detached: (e) => `${piece(e.unit)} is formed ${at(e.zone)}, with men of ${pieces(e.legions)}.`,
      dissolved: (e) => `${piece(e.unit)} is dissolved ${at(e.zone)}.`,
      restored: (e) => `The men come back: ${pieces(e.units)} at full strength again.`,
      marker(e) {
        if (e.people === null) return "The war draw brings up a dummy: no Major People goes to war.";
        const name = people(e.people);
        return e.status === "peace"
          ? `The war draw falls on ${name}.`
          : `The war draw falls on ${name}, already at war.`;
      },
      war: (e) => `${sentence(people(e.people))} ${verb(e.people, "goes", "go")} to war with Rome.`,
      pacified: (e) =>
        e.how === "arms"
          ? `No unit of ${people(e.people)} is left: pacified by arms, ${verb(e.people, "it keeps", "they keep")} quiet for five years.`
          : `${sentence(people(e.people))} ${verb(e.people, "makes its", "make their")} peace with Rome.`,
      mustered: (e) => `${pieces(e.pieces)} ${e.pieces.length === 1 ? "stands" : "stand"} ${at(e.zone)}.`,
      sequences: (e) =>
        `${e.rule === "IMP-2.D.a" ? count(e.total, "sequence") : `Now ${count(e.total, "sequence")}`} this year: ${e.rome} for Rome, ${e.enemy} for its enemies.`,
      event: (e) => `Event ${e.number}${e.d6 === undefined ? "" : ` (${e.d6} + ${e.d10})`}. ${EVENTS[e.number]}.`,
      weakened: (e) =>
        clauses(
          pieces,
          [e.units, (units) => `reduced: ${units}`],
          [e.withdrawn, (units) => `out for this year: ${units}`],
        ),
      ill: (e) => `${piece(e.leader)} is ill: he does not leave his zone this year, and his TB does not count.`,
      summoned: (e) =>
        `${piece(e.leader)} is wanted in Rome: ${e.there ? "he is there, and there" : "there he goes, and there"} he stays this year.`,
      "extra-sequence": (e) => `${They(e.side)} will have one more sequence when all others are over.`,
      armenia: (e) => `Armenia is ${e.side === "rome" ? "Roman" : "Parthian"} now.`,
      named: (e) => `${piece(e.leader)} is named ${names.titles[e.title]}.`,
      "life-tested": (e) =>
        e.die === null
          ? `The years of ${piece(e.leader)} are numbered.`
          : `The years weigh on ${piece(e.leader)}: ${e.die}, deadly below ${e.below}${e.die < e.below ? "" : "; he lives on"}.`,
      reinforced: (e) =>
        `${piece(e.unit)} is raised ${at(e.zone)}${e.reduced ? ", reduced, for its own place is in enemy hands" : ""}.`,
      "fleet-back": (e) => `${piece(e.fleet)} is built anew, and lies ${at(e.zone)}.`,
    },

    questions: {
      arrivals: (q) => `Where does ${piece(q.leader)} appear?${q.left === 1 ? "" : ` ${q.left} leaders to place.`}`,
      reserves: (q) =>
        `Which Fronts are in reserve? ${q.left === 1 ? "One more at most." : `${q.left} more at most.`}${q.before.length === 0 ? "" : ` Left to itself, as last year: ${short(q.before)}.`}`,
      vexillations: () => "Vexillations: which Front forms one, or which is dissolved?",
      detaching: (q) =>
        q.left === 0
          ? `Where does the new vexillation ${titles.part(q.front).of} stand?`
          : `Which legions give men to a vexillation ${titles.part(q.front).of}? ${more(q.left)}`,
      dissolving: (q) => `Which legions ${titles.part(q.front).of} get their men back? ${more(q.left)}`,
      muster: (q) =>
        `Where does ${piece(q.piece)} stand?${q.left === 1 ? "" : ` ${q.left} pieces of ${people(q.people)} to place.`}`,
      illness: (q) => `Which Augustus is ill: ${either(q.leaders.map(piece))}?`,
      summons: (q) => `Which Augustus goes to Rome: ${either(q.leaders.map(piece))}?`,
      nominations(q) {
        if (q.augustus && q.caesar) return "A second Augustus, or a Caesar: whom do you name?";
        return q.augustus ? "A second Augustus: whom do you name?" : "A Caesar: whom do you name?";
      },
      reinforcements: (q) =>
        `The enemy holds the place of ${piece(q.unit)}: where does it go?${q.left === 1 ? "" : ` ${q.left} units to place.`}`,
    },

    acts: {
      station: ({ zone }) => sentence(at(zone)),
      reserve: ({ front }) => `${sentence(titles.part(front).front)} in reserve`,
      detach: ({ front }) => `Form a vexillation ${titles.part(front).of}`,
      weaken: ({ unit }) => `${piece(unit)} gives men`,
      dissolve: ({ unit }) => `Dissolve ${piece(unit)}`,
      restore: ({ unit }) => `${piece(unit)} gets its men back`,
      ail: ({ leader }) => `${piece(leader)} is ill`,
      summon: ({ leader }) => `${piece(leader)} goes to Rome`,
      augustus: ({ leader }) => `Name ${piece(leader)} Augustus`,
      caesar: ({ leader }) => `Name ${piece(leader)} Caesar`,
      rest: () => "Leave the rest to itself",
      done: () => "Done",
      decline: () => "No",
    },
  };
};
