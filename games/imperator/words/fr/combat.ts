/** Sentences of the chapter of combat. */
import { signed } from "@rubicon/engine";
import type { ModifierKey } from "../../modifiers.ts";
import type { SeenForce } from "../../seen.ts";
import type { CombatWords } from "../wording.ts";
import { count, does, ofThem, type Said, They, they } from "./said.ts";

const modifiers: Readonly<Record<ModifierKey, string>> = {
  tactical: "bonus tactique",
  foreignDefender: "défenseur sans Romains, hors de l’empire",
  foreignAttacker: "attaquant sans Romains, hors de l’empire",
  morePolitical: "capacité politique supérieure",
  lessPolitical: "capacité politique inférieure",
  discouragement: "découragement des légions",
  vigour: "vigueur germanique",
  praetorians: "don aux Prétoriens",
  donation: "don aux légions",
  famine: "famine en Germania",
};

const named: Readonly<Record<string, string>> = modifiers;
const nameOf = (key: string): string => named[key] ?? key;

/** "45 PF, QU 2, BT +1, CP 4" */
const figures = ({ sp, quality, tb, pc }: SeenForce): string =>
  [`${sp} PF`, `QU ${quality}`, ...(tb === 0 ? [] : [`BT ${signed(tb)}`]), ...(pc === null ? [] : [`CP ${pc}`])].join(
    ", ",
  );

export const combatIn = ({ at, to, from, ats, piece, who, toll }: Said): CombatWords => {
  const force = (seen: SeenForce): string => `${who([...seen.leaders, ...seen.units])} (${figures(seen)})`;

  return {
    modifiers,

    events: {
      die: ({ side, sides, face }) => `${They(side)} ${does(side, "jette", "jettent")} un d${sides} : ${face}.`,
      hunted: ({ leader, zone, die, escapes }) =>
        `${piece(leader)} est seul parmi l’ennemi ${at(zone)}${die === null ? ", sans nulle part où aller" : ` et jette ${die}`} : ${escapes ? "il s’échappe" : "il n’y a pas d’issue"}.`,
      escaped: ({ leader, to: goal }) => `${piece(leader)} s’échappe ${to(goal)}.`,
      evasion: ({ leader, zone, die, sr, success }) =>
        `${piece(leader)} tente l’évasion ${from(zone)} : ${die} contre une VS de ${sr} ; ${success ? "il réussit" : "il est retenu"}.`,
      evaded: ({ pieces, from: start, to: goal }) => `Évasion ${from(start)} ${to(goal)} : ${who(pieces)}.`,
      battle: ({ zone, attacker, defender }) =>
        `Bataille ${at(zone)} : ${they(attacker.side)} ${does(attacker.side, "attaque", "attaquent")}, ${force(attacker)}, contre ${they(defender.side)}, ${force(defender)}.`,
      "battle-decided": ({ winner, baseColumn, column, die, row, attacker, defender, modifiers: moved }) => {
        const odds = baseColumn === column ? `Rapport ${column}` : `Rapport ${baseColumn}, par la qualité ${column}`;
        const why = moved.map(({ key, value }) => `, ${signed(value)} ${nameOf(key)}`).join("");
        const cast = die === null ? "sans dé" : `dé ${die}${why}`;
        return `${odds} ; ${cast} : ligne ${row}, attaquant ${attacker}, défenseur ${defender}. ${They(winner)} ${does(winner, "l’emporte", "l’emportent")}.`;
      },
      losses: ({ side, zone, reduced, lost }) => `Pertes ${ofThem(side)} ${at(zone)} : ${toll(reduced, lost)}.`,
      retreated: ({ pieces, from: start, to: goal }) => `Retraite ${from(start)} ${to(goal)} : ${who(pieces)}.`,
      "cut-off": ({ units, leaders, zone }) =>
        `Aucune retraite ${from(zone)} : perte de ${who([...leaders, ...units])}.`,
      "mutiny-over": ({ zone }) => `La mutinerie ${at(zone)} est finie.`,
    },

    questions: {
      combats: ({ zones }) =>
        zones.length === 1 ? `Bataille ${at(zones[0])} : livrez-la.` : `Batailles ${ats(zones)} : laquelle d’abord ?`,
      evasions: ({ zone }) => `On vous attaque ${at(zone)} : qui tente l’évasion ?`,
      evasion: ({ leader, units, command }) =>
        `${piece(leader)} s’évade avec ${count(units, "unité")} sur ${command} au plus : qui l’accompagne, et vers où ?`,
      losses: ({ zone, left }) =>
        `La victoire ${at(zone)} coûte : affaiblissez ${left === 1 ? "une unité. Laquelle" : `${left} unités. Lesquelles`} ?`,
      retreat: ({ zone, pieces, together }) =>
        together
          ? `${who(pieces)} : retraite ${from(zone)}, vers où ?`
          : `${who(pieces)} : retraite ${from(zone)}, et aucune zone ne convient à tous ; qui part, et vers où ?`,
      loneLeader: ({ leader, zone }) => `${piece(leader)} s’échappe ${from(zone)} : vers où ?`,
    },

    acts: {
      evade: ({ leader }) => `${piece(leader)} tente l’évasion`,
      bring: (act) => `${piece(act.piece)} part aussi`,
      slip: (act) => `S’évader ${to(act.to)}`,
      stand: () => "Accepter le combat",
      escape: (act) => `S’échapper ${to(act.to)}`,
      fight: (act) => `Combattre ${at(act.zone)}`,
      lose: ({ unit }) => `Affaiblir ${piece(unit)}`,
      retreat: (act) => `Retraite ${to(act.to)}`,
    },
  };
};
