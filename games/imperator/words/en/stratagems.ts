/** Sentences about stratagems. */
import { aFace, lookUp } from "@rubicon/series";
import type { Trial } from "../../questions/stratagems.ts";
import { type Stratagem, TITLES } from "../../stratagems.ts";
import type { Face } from "../names.ts";
import type { StratagemWords } from "../wording.ts";
import { faces } from "./faces.ts";
import { does, type Said, They, they } from "./said.ts";

const face = (stratagem: Stratagem): string => faces[TITLES[stratagem]].title;

export const stratagemsIn = ({ at, to, from, lands, piece, pieces, people, who, one, toll }: Said): StratagemWords => {
  /** What a die is thrown for. */
  const cause = (trial?: Trial, whom?: string, where?: string): string => {
    const name = whom === undefined ? "" : piece(whom);
    const causes: Readonly<Record<Trial, string>> = {
      evasion: `the evasion of ${name}`,
      loneLeader: `${name}, alone among enemies`,
      murder: `the attempt on the life of ${name}`,
      plague: `${name} in the plague`,
      allegiances: `those who may follow ${name}`,
      extension: `the usurpation of ${name} to spread`,
      winOver: "the soldiers who are called on to come over",
    };
    if (trial !== undefined) return ` for ${causes[trial]}`;
    return where === undefined ? "" : ` in the battle ${at(where)}`;
  };

  return {
    events: {
      played: ({ side, stratagem }) => `${They(side)} ${does(side, "plays", "play")} ${faces[stratagem].title}.`,
      returned: ({ side, stratagem }) =>
        `${They(side)} ${does(side, "puts", "put")} ${lookUp<Face>(faces, stratagem ?? "")?.title ?? "a stratagem counter"} back into the cup.`,
      kept: () => "Nobody puts a stratagem back: whoever holds counters can use them.",
      lifted: ({ stratagem, zone }) => `Order is restored ${at(zone)}: ${faces[stratagem].title} is lifted.`,
      "die-set": ({ from: face, to: pips }) => `The gods turn the die from ${face} to ${pips}.`,
      "victor-cancelled": ({ side }) =>
        `${They(side)} ${does(side, "answers", "answer")}: both stratagems are spent, and the die decides.`,
      fled: ({ pieces: gone, from: start, to: goal }) =>
        `${who(gone)} ${one(gone) ? "flees" : "flee"} ${from(start)} ${to(goal)} before the battle.`,
      shot: ({ unit, zone }) => `The Parthian shot: ${piece(unit)} is lost ${at(zone)}.`,
      murder: ({ leader, die, guarded, killed }) =>
        `An attempt on the life of ${piece(leader)}${guarded ? ", whom the Corporis Custodes guard" : ""}: ${die}, and ${killed ? "the daggers find him" : "he escapes"}.`,
      plague: ({ zone, beside }) =>
        `The plague breaks out ${at(zone)}${beside.length === 0 ? "" : ` and spreads to ${lands(beside)}`}.`,
      "plague-tested": ({ leader, zone, die, struck }) =>
        `${piece(leader)} meets the plague ${at(zone)}: ${die}, and he is ${struck ? "struck down" : "spared"}.`,
      sickened: ({ zone, reduced, lost }) => `The plague ${at(zone)}: ${toll(reduced, lost)}.`,
      "plague-over": ({ zones }) => `The plague in ${lands(zones)} is over.`,
      mutiny: ({ zone, units }) =>
        `Mutiny ${at(zone)}: ${pieces(units)} ${units.length === 1 ? "obeys" : "obey"} nobody any more.`,
      deserted: ({ side, zone, reduced, lost }) =>
        `Soldiers of ${they(side)} desert ${at(zone)}: ${toll(reduced, lost)}.`,
    },

    questions: {
      window({ moment, zone, die, sides, trial, piece: whom }) {
        const where = zone === undefined ? "" : ` ${at(zone)}`;
        switch (moment) {
          case "initiative":
            return "The initiative is not yours: turn it with a stratagem?";
          case "uprisings":
            return "Peoples can be roused against Rome now: play a stratagem?";
          case "usurpations":
            return "A general can reach for the purple now: play a stratagem?";
          case "sequence":
            return "Between two sequences: play a stratagem?";
          case "move":
            return "A move of your opponent is over: play a stratagem?";
          case "evasion":
            return `Before anybody evades the battle${where}: play a stratagem?`;
          case "battle":
            return `Before the die of the battle${where}: play a stratagem?`;
          case "die":
            return `A d${sides} shows ${die}${cause(trial, whom, zone)}: turn it with a stratagem?`;
          case "aftermath":
            return `The battle${where} is over: play a stratagem?`;
          case "truce":
            return "The campaign of the year is over: play a stratagem?";
        }
      },
      uprising: ({ left, major }) =>
        `Shall another ${major ? "Major" : "Minor"} People rise? ${left === 1 ? "One more may." : `${left} more may.`}`,
      pacification: ({ left, all }) =>
        `Shall another People make peace? ${left === 1 ? "One more may." : `${left} more may.`}${all ? " Left to itself: all of them." : ""}`,
    },

    acts: {
      play: (act) => `Play ${face(act.stratagem)}`,
      usurp: (act) => `${face(act.stratagem)}: ${piece(act.leader)}`,
      raise: (act) => `${face(act.stratagem)}: ${people(act.people)}`,
      flee: (act) => `${face(act.stratagem)}: ${to(act.to)}`,
      "set-die": (act) => `${face(act.stratagem)}: ${aFace(act.pips)} instead`,
      murder: (act) => `${face(act.stratagem)}: ${piece(act.leader)}`,
      strew: (act) => `${face(act.stratagem)} ${at(act.zone)}`,
      shoot: (act) => `${face(act.stratagem)}: ${piece(act.unit)}`,
      pacify: (act) => `${face(act.stratagem)}: ${people(act.people)}`,
      pass: () => "Play nothing",
      "raise-too": (act) => `Also ${people(act.people)}`,
      "pacify-too": (act) => `Also ${people(act.people)}`,
    },

    orders: {
      initiative: "When the initiative has gone to the opponent",
      uprisings: "When Peoples can be roused",
      usurpations: "When a usurpation can be attempted",
      sequence: "Between two sequences",
      move: "After each move of the opponent",
      evasion: "Before evasion",
      battle: "Before the die of a battle",
      "great-battle": "Before the die of a battle with an Augustus, a Caesar or a usurper in it",
      "battle-die": "When the die of a battle has fallen",
      "other-die": "When any other die of Phase E has fallen",
      aftermath: "After a battle",
      "parthian-shot": "After a battle with Persians in it",
      truce: "At the end of Phase E",
    },
  };
};
