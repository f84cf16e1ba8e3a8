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
  const { caracalla, commodus, geta, marcusAurelius, severus } = titles.box;
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
      summoned: (e) => `${piece(e.leader)} is wanted in Rome: there he goes, and there he stays this year.`,
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

    refusals: {
      entryLoyal: "A Roman leader enters on a loyal unit that is not mutinous.",
      entryOwnPeople: "A leader of a People enters on a unit of his own People.",

      reserveAlready: "That Front is in reserve already.",
      reserveNothingToKeep: "No Front of last year’s reserve is left to be kept.",

      vexillationsSix: "There are never more than six vexillations on the map, unless a usurpation is in progress.",
      vexillationsSpent: "That Front has no counter left for another vexillation.",
      detachThree: "A vexillation takes three loyal legions of its Front, at full strength and inside it.",
      weakenLegion: "Only legions give men to a vexillation.",
      weakenOtherFront: "The three legions belong to the Front of the vexillation.",
      weakenNotLoyal: "Only loyal legions on the map give men, and no mutineers.",
      weakenReduced: "A legion that is reduced has no men to give.",
      weakenAway: "A legion gives men only while it stands in its own Front.",
      weakenEnough: "Three legions have given men: say where the vexillation stands.",
      detachFirst: "First say which three legions give men.",
      detachZone: "The vexillation appears in the zone of one of the three legions.",
      dissolveVexillation: "Only vexillations are dissolved.",
      dissolveNotYours: "Rome dissolves its own vexillations, loyal and on the map.",
      dissolveAway: "A vexillation is dissolved only in its own Front.",
      dissolveBesideReduced: "A vexillation is dissolved only in a zone with a reduced legion of its Front.",
      restoreLegion: "Men go back to legions of the Front of the vexillation.",
      restoreNotLoyal: "Men go back only to loyal legions on the map.",
      restoreNormal: "That legion is at full strength.",
      restoreAway: "Men go back only to a legion that stands in its own Front.",
      restoreHereFirst: "One of the legions restored must stand where the vexillation stood.",

      musterHome: "A People is placed in its home zones.",

      illNotHim: "The illness strikes an Augustus, in foul air one who is in Rome.",
      summonNotHim: "It is an Augustus who is wanted in Rome.",

      nominateLoyal: "Only a leader of Rome on the map can be named.",
      nominateNobody: `As Augusti, ${piece(commodus)} and ${piece(caracalla)} name nobody.`,
      nominateCommodus: `While ${piece(marcusAurelius)} is Augustus, only ${piece(commodus)} can be named.`,
      nominateSons: `While ${piece(severus)} is Augustus, only ${piece(caracalla)} and ${piece(geta)} can be named Augustus.`,
      nominateAugustusAlready: "He is Augustus already.",
      nominateTitled: "He is Augustus or Caesar already.",
      nominateTwoAugusti: "There are never more than two Augusti.",
      nominateTwoCaesares: "There are never more than two Caesares.",
      nominateOneAugustus: "Only one new Augustus is named in a year.",
      nominateOneCaesar: "Only one new Caesar is named in a year.",
    },
  };
};
