/** Sentences about stratagems. */
import { NATIONALITIES } from "../../peoples.ts";
import type { Face } from "../../stratagems.ts";
import { faceText, sentence } from "../titles.ts";
import type { StratagemWords } from "../wording.ts";
import { nations, type Said, stratagems, the } from "./names.ts";

export const stratagemsIn = ({ titles, zone, piece }: Said): StratagemWords => {
  const face = (face: Face): string => faceText(titles.box.stratagems[face], stratagems);
  return {
    events: {
      played: ({ side, title, value }) => `${sentence(the(side))} play ${faceText({ title, value }, stratagems)}.`,
      "die-set": ({ from, to }) => `The gods turn the die from ${from} to ${to}.`,
      "intrigue-ended": ({ side }) => `${sentence(the(side))} restore order in Roma: an intrigue is over.`,
      imperium: ({ spqr }) => `The Republic breathes again: the SPQR marker is on ${spqr}.`,
    },

    questions: {
      window({ moment, zone: where, die, sides }) {
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
            return `A d${sides} shows ${die}: turn it with a stratagem?`;
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
    },

    acts: {
      play: (act) => `Play ${face(act.face)}`,
      pretend: (act) => `${face(act.face)}: ${piece(act.leader)}`,
      raise: (act) => `${face(act.face)}: the ${titles.people(act.people)}`,
      ally: (act) => `${face(act.face)}: the ${titles.people(act.people)}`,
      flee: (act) => `${face(act.face)}: to ${zone(act.to)}`,
      "set-die": (act) => `${face(act.face)}: ${act.pips}`,
      murder: (act) => `${face(act.face)}: ${piece(act.leader)}`,
      infect: (act) => `${face(act.face)} in ${zone(act.zone)}`,
      lure: (act) => `${face(act.face)} in ${zone(act.zone)}`,
      shoot: (act) => `${face(act.face)}: ${piece(act.unit)}`,
      pacify: (act) => `${face(act.face)}: the ${titles.people(act.people)}`,
      "pacify-nation": (act) => `${face(act.face)}: ${nations[NATIONALITIES[act.nation]]}`,
      rally: (act) => `${face(act.face)}: ${titles.region(act.region)}`,
      pass: () => "Play nothing",
    },

    refusals: {
      counterNotHeld: "That counter is not in your hand.",
      playedOtherwise: "That stratagem is not played like this.",
      notItsMoment: "This is not the moment for that stratagem.",
      initiativeIsYours: "The initiative is yours already.",
      victorAlready: "Somebody has come, seen and won already.",
      victorWithoutChief: "None of your Faction Leaders fights here.",
      victorOverRomans: "Romans fight against you here.",
      siegeDefends: "Siegecraft is for the attacker.",
      siegeNoCity: "There is neither a city nor a port here.",
      wallsAttack: "Walls are for the defender.",
      wallsNoCity: "There is neither a city nor a port here.",
      dieShowsThat: "The die shows that already.",
      dieHasNoSuchFace: "The die has no such face.",
      republicIsWell: "The SPQR marker is on 0 already.",
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
