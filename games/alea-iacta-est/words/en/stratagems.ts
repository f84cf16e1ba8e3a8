/** Sentences about stratagems. */
import { aFace } from "@rubicon/series";
import { NATIONALITIES } from "../../peoples.ts";
import type { Trial } from "../../questions/stratagems.ts";
import type { Face } from "../../stratagems.ts";
import { faceText, sentence } from "../titles.ts";
import type { StratagemWords } from "../wording.ts";
import { nations, type Said, stratagems, the } from "./names.ts";

export const stratagemsIn = ({ titles, zone, place, piece, who, one, toll }: Said): StratagemWords => {
  const face = (face: Face): string => faceText(titles.box.stratagems[face], stratagems);
  /** What a die is thrown for. */
  const cause = (trial?: Trial, whom?: string, where?: string): string => {
    if (trial === undefined || whom === undefined) return where === undefined ? "" : ` in the battle in ${zone(where)}`;
    const causes: Readonly<Record<Trial, string>> = {
      evasion: `the evasion of ${piece(whom)}`,
      loneLeader: `${piece(whom)}, alone among enemies`,
      murder: `the attempt on the life of ${piece(whom)}`,
      plague: `${piece(whom)} in the plague`,
    };
    return ` for ${causes[trial]}`;
  };
  return {
    events: {
      played: ({ side, title, value }) => `${sentence(the(side))} play ${faceText({ title, value }, stratagems)}.`,
      "die-set": ({ from, to }) => `The gods turn the die from ${from} to ${to}.`,
      "intrigue-ended": ({ side }) => `${sentence(the(side))} restore order in Roma: an intrigue is over.`,
      imperium: ({ spqr }) => `The Republic breathes again: the SPQR marker is on ${spqr}.`,
      fled: ({ pieces, from, to }) =>
        `${who(pieces)} ${one(pieces) ? "flees" : "flee"} from ${zone(from)} to ${zone(to)} before the battle.`,
      murder: ({ leader, die, killed }) =>
        `An attempt on the life of ${piece(leader)}: ${die}, ${killed ? "and the daggers find him" : "and he escapes"}.`,
      plague: ({ zone: where }) => `The plague breaks out in ${place(where)}.`,
      "plague-tested": ({ piece: it, zone: where, die, struck }) =>
        `${piece(it)} meets the plague in ${zone(where)}: ${die}, ${struck ? "struck down" : "spared"}.`,
      sickened: ({ zone: where, reduced, lost }) => `The plague in ${zone(where)}: ${toll(reduced, lost)}.`,
      "plague-over": ({ zone: where }) => `The plague in ${zone(where)} is over.`,
      deserted: ({ zone: where, reduced, lost }) => `Legions desert in ${zone(where)}: ${toll(reduced, lost)}.`,
      suborned: ({ side, unit, zone: where }) => `${piece(unit)} goes over to ${the(side)} in ${zone(where)}.`,
      shot: ({ unit, zone: where }) => `The Parthian shot: ${piece(unit)} falls in ${zone(where)}.`,
    },

    questions: {
      window({ moment, zone: where, die, sides, trial, piece: whom }) {
        switch (moment) {
          case "initiative":
            return "The initiative is not yours: turn it with a stratagem?";
          case "gates":
            return "Shut the temple of Janus for this year?";
          case "sequence":
            return "Between two sequences: play a stratagem?";
          case "move":
            return "A move of your opponent is over: play a stratagem?";
          case "answer":
            return "Your opponent has played a stratagem: answer with one?";
          case "end-of-movement":
            return "Movement is over: play a stratagem?";
          case "combats":
            return "Before anybody evades: play a stratagem?";
          case "battle":
            return `Before the die of the battle in ${zone(where ?? "")}: play a stratagem?`;
          case "die":
            return `A d${sides} shows ${die}${cause(trial, whom, where)}: turn it with a stratagem?`;
          case "aftermath":
            return `The battle in ${zone(where ?? "")} is over: play a stratagem?`;
          case "republic":
            return "Before the Republic is judged: play a stratagem?";
          case "ides":
            return "Before the conspirators try their luck: play a stratagem?";
          case "triumvirs":
            return "Before control is looked at: play a stratagem?";
          case "triumph":
            return "Before points are counted: celebrate a triumph?";
          case "geostrategy":
            return "Play a stratagem?";
        }
      },
      uprising: () => "Shall a second Minor People rise?",
      flight: ({ zone: from, to }) =>
        from === null ? `Which Force flees to ${zone(to)}?` : `Who flees from ${zone(from)} to ${zone(to)}?`,
      luring: ({ zone: where, left }) => `Which legions desert in ${zone(where)}? ${left} more.`,
      suborning: ({ zone: where, second }) =>
        second ? `A second turncoat in ${zone(where)}?` : `Which unit goes over to you in ${zone(where)}?`,
    },

    acts: {
      play: (act) => `Play ${face(act.face)}`,
      pretend: (act) => `${face(act.face)}: ${piece(act.leader)}`,
      raise: (act) => `${face(act.face)}: the ${titles.people(act.people)}`,
      ally: (act) => `${face(act.face)}: the ${titles.people(act.people)}`,
      flee: (act) => `${face(act.face)}: to ${zone(act.to)}`,
      "set-die": (act) => `${face(act.face)}: ${aFace(act.pips)} instead`,
      murder: (act) => `${face(act.face)}: ${piece(act.leader)}`,
      infect: (act) => `${face(act.face)} in ${zone(act.zone)}`,
      lure: (act) => `${face(act.face)} in ${zone(act.zone)}`,
      shoot: (act) => `${face(act.face)}: ${piece(act.unit)}`,
      pacify: (act) => `${face(act.face)}: the ${titles.people(act.people)}`,
      "pacify-nation": (act) => `${face(act.face)}: ${nations[NATIONALITIES[act.nation]]}`,
      rally: (act) => `${face(act.face)}: ${titles.region(act.region)}`,
      pass: () => "Play nothing",
      "raise-too": ({ people }) => `The ${titles.people(people)} rise too`,
      evacuate: (act) => `Flee from ${zone(act.zone)}`,
      "lure-unit": ({ unit }) => `${piece(unit)} deserts`,
      suborn: ({ unit }) => `${piece(unit)} goes over to you`,
    },

    orders: {
      initiative: "When the initiative has gone to the opponent",
      gates: "When Janus can be played",
      sequence: "Between two sequences",
      move: "After each move of the opponent",
      answer: "When the opponent has played a stratagem in his movement",
      "end-of-movement": "After movement, when no battle follows",
      combats: "Before evasion",
      battle: "Before the die of a battle",
      "great-battle": "Before the die of a battle with a Faction Leader in it",
      "battle-die": "When the die of a battle has fallen",
      "other-die": "When any other die of Phase E has fallen",
      aftermath: "After a battle",
      "parthian-shot": "After a battle with Parthians in it",
      republic: "When the SPQR marker has moved",
      ides: "On the Ides of March",
      triumvirs: "When a Triumvir can be rallied",
      triumph: "Before points are counted",
    },
  };
};
