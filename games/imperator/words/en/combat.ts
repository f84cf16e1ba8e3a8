/** Sentences of the chapter of combat. */
import { signed } from "@rubicon/engine";
import type { ModifierKey } from "../../modifiers.ts";
import type { SeenForce } from "../../seen.ts";
import type { CombatWords } from "../wording.ts";
import { count, does, type Said, They, they } from "./said.ts";

const modifiers: Readonly<Record<ModifierKey, string>> = {
  tactical: "tactical bonus",
  foreignDefender: "defender without Romans, outside the empire",
  foreignAttacker: "attacker without Romans, outside the empire",
  morePolitical: "more political capacity",
  lessPolitical: "less political capacity",
  discouragement: "discouraged legions",
  vigour: "Germanic vigour",
  praetorians: "gift to the Praetorians",
  donation: "gift to the legions",
  famine: "famine in Germania",
};

const named: Readonly<Record<string, string>> = modifiers;
const nameOf = (key: string): string => named[key] ?? key;

/** "45 SP, QU 2, TB +1, PC 4" */
const figures = ({ sp, quality, tb, pc }: SeenForce): string =>
  [`${sp} SP`, `QU ${quality}`, ...(tb === 0 ? [] : [`TB ${signed(tb)}`]), ...(pc === null ? [] : [`PC ${pc}`])].join(
    ", ",
  );

export const combatIn = ({ at, to, from, land, lands, piece, who, one, toll }: Said): CombatWords => {
  const force = (seen: SeenForce): string => `${who([...seen.leaders, ...seen.units])} (${figures(seen)})`;

  return {
    modifiers,

    events: {
      die: ({ side, sides, face }) => `${They(side)} ${does(side, "throws", "throw")} a d${sides}: ${face}.`,
      hunted: ({ leader, zone, die, escapes }) =>
        `${piece(leader)} is alone among enemies ${at(zone)}${die === null ? ", with nowhere to go" : `, and throws ${die}`}: ${escapes ? "he gets away" : "there is no escape"}.`,
      escaped: ({ leader, to: goal }) => `${piece(leader)} escapes ${to(goal)}.`,
      evasion: ({ leader, zone, die, sr, success }) =>
        `${piece(leader)} tries to slip away ${from(zone)}: ${die} against an SR of ${sr}; ${success ? "he succeeds" : "he is held fast"}.`,
      evaded: ({ pieces, from: start, to: goal }) =>
        `${who(pieces)} ${one(pieces) ? "evades" : "evade"} ${from(start)} ${to(goal)}.`,
      battle: ({ zone, attacker, defender }) =>
        `Battle ${at(zone)}: ${they(attacker.side)} ${does(attacker.side, "attacks", "attack")}, ${force(attacker)}, against ${they(defender.side)}, ${force(defender)}.`,
      "battle-decided": ({ winner, baseColumn, column, die, row, attacker, defender, modifiers: moved }) => {
        const odds = baseColumn === column ? `Odds ${column}` : `Odds ${baseColumn}, by quality ${column}`;
        const why = moved.map(({ key, value }) => `, ${signed(value)} ${nameOf(key)}`).join("");
        const cast = die === null ? "no die is thrown" : `die ${die}${why}`;
        return `${odds}; ${cast}: row ${row}, attacker ${attacker}, defender ${defender}. ${They(winner)} ${does(winner, "wins", "win")}.`;
      },
      losses: ({ side, zone, reduced, lost }) => `Losses of ${they(side)} ${at(zone)}: ${toll(reduced, lost)}.`,
      retreated: ({ pieces, from: start, to: goal }) =>
        `${who(pieces)} ${one(pieces) ? "retreats" : "retreat"} ${from(start)} ${to(goal)}.`,
      "cut-off": ({ units, leaders, zone }) =>
        `There is no way out of ${land(zone)}: ${who([...leaders, ...units])} ${one([...leaders, ...units]) ? "is" : "are"} lost.`,
      "mutiny-over": ({ zone }) => `The mutiny ${at(zone)} is over.`,
    },

    questions: {
      combats: ({ zones }) =>
        zones.length === 1
          ? `Battle ${at(zones[0])}: fight it.`
          : `Battles in ${lands(zones)}: which one is fought first?`,
      evasions: ({ zone }) => `You are attacked ${at(zone)}: who tries to slip away?`,
      evasion: ({ leader, units, command }) =>
        `${piece(leader)} slips away with ${units} of at most ${count(command, "unit")}: who comes along, and where to?`,
      losses: ({ zone, left }) =>
        `The victory ${at(zone)} costs ${left === 1 ? "a step" : `${left} steps, each of another unit`}: whose?`,
      retreat: ({ zone, pieces, together }) =>
        together
          ? `${who(pieces)} must leave ${land(zone)}: where to?`
          : `${who(pieces)} must leave ${land(zone)}, and no zone suits all: who goes, and where to?`,
      loneLeader: ({ leader, zone }) => `${piece(leader)} escapes ${from(zone)}: where to?`,
    },

    acts: {
      evade: ({ leader }) => `${piece(leader)} tries to evade`,
      bring: (act) => `${piece(act.piece)} comes along`,
      slip: (act) => `Slip away ${to(act.to)}`,
      stand: () => "Stand and fight",
      escape: (act) => `Escape ${to(act.to)}`,
      fight: (act) => `Fight ${at(act.zone)}`,
      lose: ({ unit }) => `${piece(unit)} loses a step`,
      retreat: (act) => `Retreat ${to(act.to)}`,
    },
  };
};
