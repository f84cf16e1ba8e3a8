/** Sentences of the chapter of combat. */
import { columnText, lookUp } from "@rubicon/series";
import type { FleetTaken } from "../../events/combat.ts";
import type { ModifierKey } from "../../modifiers.ts";
import { sentence, signed } from "../titles.ts";
import type { CombatWords } from "../wording.ts";
import { all, count, forQuality, type Said, sides, the } from "./names.ts";

const modifiers: Readonly<Record<ModifierKey, string>> = {
  tactical: "bonus tactique",
  foreignDefender: "défenseur sans Romains, hors de la République",
  foreignAttacker: "attaquant sans Romains, hors de la République",
  morePolitical: "capacité politique supérieure",
  lessPolitical: "capacité politique inférieure",
  crossing: "fleuve ou détroit franchi",
  discouragement: "découragement des Romains",
  vigour: "vigueur des barbares",
  donation: "donativum aux légions",
  famine: "famine",
  siegecraft: "poliorcétique",
  walls: "muraille",
};

const trapped: Readonly<Record<FleetTaken, string>> = {
  unled: "Sans chef pour les conduire au large",
  "no-sea": "Sans mer libre où aller",
};

/** Why somebody is killed without a die, by the rule. */
const doomed: Readonly<Record<string, string>> = {
  "AIE-8.2.t": ", sans zone libre où fuir",
  "AIE-EV4.e": " et trop malade pour fuir",
};

const named: Readonly<Record<string, string>> = modifiers;
const nameOf = (key: string): string => named[key] ?? key;

export const combatIn = ({ zone, place, piece, who, toll }: Said): CombatWords => {
  const zones = (names: readonly string[]): string => all(names.map(zone));
  const units = (names: readonly string[]): string => all(names.map(piece));

  return {
    modifiers,

    events: {
      die: ({ side, sides: of, face }) => `${sentence(the(side))} jettent un d${of} : ${face}.`,
      hunted({ leader, zone: where, die, escapes, rule }) {
        const fate = die === null ? (lookUp(doomed, rule) ?? "") : ` et jette ${die}`;
        return `${piece(leader)} est seul parmi l’ennemi en ${zone(where)}${fate} : ${escapes ? "il s’échappe" : "il est tué"}.`;
      },
      escaped: ({ leader, to }) => `${piece(leader)} s’échappe vers ${zone(to)}.`,
      assigned: ({ leader, zone: where }) => `${piece(leader)} sert avec les naves en ${zone(where)}.`,
      evasion: ({ leader, zone: where, die, bonus, sr, success }) =>
        `${piece(leader)} tente l’évasion de ${zone(where)} : ${die}${bonus === 0 ? "" : ` + ${bonus}`} contre ${sr} ; ${success ? "il réussit" : "il est retenu"}.`,
      evaded: ({ pieces, from, to }) => `Évasion de ${zone(from)} vers ${zone(to)} : ${who(pieces)}.`,
      "fleet-taken": ({ units: ships, zone: where, why }) =>
        `${why === undefined ? "Sans issue vers la mer" : trapped[why]}, perte en ${zone(where)} : ${units(ships)}.`,
      battle: ({ zone: where, naval, attacker, defender }) =>
        `${naval ? "Bataille navale" : "Bataille"} en ${zone(where)} : ${sides[attacker.side]} ${attacker.sp} contre ${sides[defender.side]} ${defender.sp}.`,
      "battle-decided": ({ winner, die, row, attacker, defender, modifiers: moved, ...odds }) => {
        const why = moved.map(({ key, value }) => `${signed(value)} ${nameOf(key)}`);
        return `Colonne ${columnText(odds, forQuality)}, ${die === null ? "sans dé" : `dé ${die}`}${why.length === 0 ? "" : ` (${why.join(", ")})`}, ligne ${row} : attaquant ${attacker}, défenseur ${defender}. ${sentence(the(winner))} l’emportent.`;
      },
      losses: ({ side, zone: where, reduced, lost }) => `${sides[side]} en ${zone(where)} : ${toll(reduced, lost)}.`,
      retreated: ({ pieces, from, to }) => `Retraite de ${zone(from)} vers ${zone(to)} : ${who(pieces)}.`,
      "cut-off": ({ units: lost, leaders, zone: where }) =>
        `Aucune retraite de ${zone(where)} : perte de ${who([...leaders, ...lost])}.`,
      embarked: ({ pieces, zone: where }) => `Embarquement en ${zone(where)} : ${who(pieces)}.`,
      drowned: ({ units: lost, zone: where }) => `Sans place à bord, perte en ${zone(where)} : ${units(lost)}.`,
    },

    questions: {
      loneLeader: ({ leader, zone: where }) => `${piece(leader)} s’échappe de ${zone(where)} : vers où ?`,
      assigning: ({ zone: where }) =>
        `En ${zone(where)}, naves et armées vont combattre : quels chefs servent avec les naves ?`,
      evasions: (question) => `Évasion de ${zones(question.zones)} : qui la tente ?`,
      fleetEvasions: (question) =>
        question.must
          ? `Les naves en ${zones(question.zones)} doivent prendre la mer : qui les conduit ?`
          : `Évasion navale de ${zones(question.zones)} : qui la tente ?`,
      evasion: ({ leader, units: led, command }) =>
        command === null
          ? `${piece(leader)} conduit les naves : qui l’accompagne, et vers où ?`
          : `${piece(leader)} s’évade avec ${count(led, "unité")} sur ${command} au plus : qui l’accompagne, et vers où ?`,
      battles: (question) =>
        question.zones.length === 1
          ? `Bataille en ${zones(question.zones)} : jetez le dé.`
          : `Batailles en ${zones(question.zones)} : laquelle d’abord ?`,
      losses: ({ zone: where, left }) =>
        `Le vainqueur en ${zone(where)} doit affaiblir ${left === 1 ? "une unité : laquelle" : `${left} unités : lesquelles`} ?`,
      retreat: ({ zone: where, pieces, ships, wayOut }) =>
        wayOut
          ? `${who(pieces)} : retraite de ${zone(where)} vers où${ships > 0 ? ", ou à bord" : ""} ?`
          : `${who(pieces)} : aucune retraite par terre de ${zone(where)} ; qui embarque ?`,
      drowning: ({ zone: where }) => `Les naves en ${zone(where)} n’ont plus assez de places : qui est perdu ?`,
    },

    acts: {
      afloat: ({ leader }) => `${piece(leader)} avec les naves`,
      evade: ({ leader }) => `${piece(leader)} tente l’évasion`,
      bring: (act) => `${piece(act.piece)} l’accompagne`,
      slip: ({ to }) => `S’évader vers ${place(to)}`,
      stand: () => "Accepter le combat",
      escape: ({ to }) => `S’échapper vers ${place(to)}`,
      fight: (act) => `Combattre en ${place(act.zone)}`,
      lose: ({ unit }) => `Affaiblir ${piece(unit)}`,
      retreat: ({ to }) => `Retraite vers ${place(to)}`,
      embark: (act) => `${piece(act.piece)} embarque`,
      drown: ({ unit }) => `${piece(unit)} est perdue`,
    },
  };
};
