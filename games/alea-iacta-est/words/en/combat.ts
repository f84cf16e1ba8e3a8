/** Sentences of the chapter of combat. */
import { columnText, lookUp } from "@rubicon/series";
import type { FleetTaken } from "../../events/combat.ts";
import type { ModifierKey } from "../../modifiers.ts";
import { sentence, signed } from "../titles.ts";
import type { CombatWords } from "../wording.ts";
import { all, count, forQuality, type Said, sides, the } from "./names.ts";

const modifiers: Readonly<Record<ModifierKey, string>> = {
  tactical: "tactical bonus",
  foreignDefender: "defender without Romans, outside",
  foreignAttacker: "attacker without Romans, outside",
  morePolitical: "more political capacity",
  lessPolitical: "less political capacity",
  crossing: "river or strait crossed",
  discouragement: "Roman discouragement",
  vigour: "barbarian vigour",
  donation: "donation to the legions",
  famine: "famine",
  siegecraft: "siegecraft",
  walls: "walls",
};

const trapped: Readonly<Record<FleetTaken, string>> = {
  unled: "With nobody to lead the ships out",
  "no-sea": "With no free sea to go to",
};

/** Why somebody is killed without a die, by the rule. */
const doomed: Readonly<Record<string, string>> = {
  "AIE-8.2.t": ", with no free zone to go to",
  "AIE-EV4.e": " and too ill to get away",
};

const named: Readonly<Record<string, string>> = modifiers;
const nameOf = (key: string): string => named[key] ?? key;

export const combatIn = ({ zone, place, piece, who, one, toll }: Said): CombatWords => {
  const zones = (names: readonly string[]): string => all(names.map(zone));
  const units = (names: readonly string[]): string => all(names.map(piece));

  return {
    modifiers,

    events: {
      die: ({ side, sides: of, face }) => `${sentence(the(side))} throw a d${of}: ${face}.`,
      hunted({ leader, zone: where, die, escapes, rule }) {
        const fate = die === null ? (lookUp(doomed, rule) ?? "") : ` and throws ${die}`;
        return `${piece(leader)} is alone among enemies in ${zone(where)}${fate}: ${escapes ? "he gets away" : "he is killed"}.`;
      },
      escaped: ({ leader, to }) => `${piece(leader)} escapes to ${zone(to)}.`,
      assigned: ({ leader, zone: where }) => `${piece(leader)} serves with the ships in ${zone(where)}.`,
      evasion: ({ leader, zone: where, die, bonus, sr, success }) =>
        `${piece(leader)} tries to slip away from ${zone(where)}: ${die}${bonus === 0 ? "" : ` + ${bonus}`} against ${sr}; ${success ? "he succeeds" : "he is held fast"}.`,
      evaded: ({ pieces, from, to }) =>
        `${who(pieces)} ${one(pieces) ? "evades" : "evade"} from ${zone(from)} to ${zone(to)}.`,
      "fleet-taken": ({ units: ships, zone: where, why }) =>
        `${why === undefined ? "With no way out to sea" : trapped[why]}, ${units(ships)} ${ships.length === 1 ? "is" : "are"} lost in ${zone(where)}.`,
      battle: ({ zone: where, naval, attacker, defender }) =>
        `${naval ? "Naval battle" : "Battle"} in ${zone(where)}: ${sides[attacker.side]} ${attacker.sp} against ${sides[defender.side]} ${defender.sp}.`,
      "battle-decided": ({ winner, die, row, attacker, defender, modifiers: moved, ...odds }) => {
        const why = moved.map(({ key, value }) => `${signed(value)} ${nameOf(key)}`);
        return `Column ${columnText(odds, forQuality)}, ${die === null ? "no die" : `die ${die}`}${why.length === 0 ? "" : ` (${why.join(", ")})`}, row ${row}: attacker ${attacker}, defender ${defender}. ${sentence(the(winner))} win.`;
      },
      losses: ({ side, zone: where, reduced, lost }) => `${sides[side]} in ${zone(where)}: ${toll(reduced, lost)}.`,
      retreated: ({ pieces, from, to }) =>
        `${who(pieces)} ${one(pieces) ? "retreats" : "retreat"} from ${zone(from)} to ${zone(to)}.`,
      "cut-off": ({ units: lost, leaders, zone: where }) =>
        `No way out of ${zone(where)}: ${who([...leaders, ...lost])} ${one([...leaders, ...lost]) ? "is" : "are"} lost.`,
      embarked: ({ pieces, zone: where }) => `${who(pieces)} ${one(pieces) ? "goes" : "go"} aboard in ${zone(where)}.`,
      drowned: ({ units: lost, zone: where }) =>
        `Without a place aboard, ${units(lost)} ${lost.length === 1 ? "is" : "are"} lost in ${zone(where)}.`,
    },

    questions: {
      loneLeader: ({ leader, zone: where }) => `${piece(leader)} escapes from ${zone(where)}: where to?`,
      assigning: ({ zone: where }) =>
        `In ${zone(where)} ships and armies will fight: which leaders serve with the ships?`,
      evasions: (question) => `Evasion from ${zones(question.zones)}: who tries to slip away?`,
      fleetEvasions: (question) =>
        question.must
          ? `The ships in ${zones(question.zones)} must put to sea: who leads them out?`
          : `Evasion by sea from ${zones(question.zones)}: who tries to slip away?`,
      evasion: ({ leader, units: led, command }) =>
        command === null
          ? `${piece(leader)} leads ships out: who comes along, and where to?`
          : `${piece(leader)} slips away with ${led} of at most ${count(command, "unit")}: who comes along, and where to?`,
      battles: (question) =>
        question.zones.length === 1
          ? `Battle in ${zones(question.zones)}: throw the die.`
          : `Battles in ${zones(question.zones)}: which one is fought first?`,
      losses: ({ zone: where, left }) =>
        `The victor in ${zone(where)} loses ${left === 1 ? "a step" : `${left} steps`}, each from another unit: whose?`,
      retreat: ({ zone: where, pieces, ships, wayOut }) =>
        wayOut
          ? `${who(pieces)} must leave ${zone(where)}: where to${ships > 0 ? ", or aboard" : ""}?`
          : `${who(pieces)} cannot leave ${zone(where)} by land: who goes aboard?`,
      drowning: ({ zone: where }) => `The ships in ${zone(where)} have not places enough: who is lost?`,
    },

    acts: {
      afloat: ({ leader }) => `${piece(leader)} with the ships`,
      evade: ({ leader }) => `${piece(leader)} tries to evade`,
      bring: (act) => `${piece(act.piece)} comes along`,
      slip: ({ to }) => `Slip away to ${place(to)}`,
      stand: () => "Stand and fight",
      escape: ({ to }) => `Escape to ${place(to)}`,
      fight: (act) => `Fight in ${place(act.zone)}`,
      lose: ({ unit }) => `${piece(unit)} loses a step`,
      retreat: ({ to }) => `Retreat to ${place(to)}`,
      embark: (act) => `${piece(act.piece)} goes aboard`,
      drown: ({ unit }) => `${piece(unit)} is lost`,
    },
  };
};
