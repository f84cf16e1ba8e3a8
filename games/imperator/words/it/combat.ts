/** Sentences of the chapter of combat. */
import { signed } from "@rubicon/engine";
import type { ModifierKey } from "../../modifiers.ts";
import type { SeenForce } from "../../seen.ts";
import type { CombatWords } from "../wording.ts";
import { does, ofThem, type Said, They, they } from "./said.ts";

const modifiers: Readonly<Record<ModifierKey, string>> = {
  tactical: "bonus tattico",
  foreignDefender: "difensore senza Romani, fuori dall’impero",
  foreignAttacker: "attaccante senza Romani, fuori dall’impero",
  morePolitical: "capacità politica superiore",
  lessPolitical: "capacità politica inferiore",
  discouragement: "legioni scoraggiate",
  vigour: "vigore germanico",
  praetorians: "donativo ai Pretoriani",
  donation: "donativo alle legioni",
  famine: "carestia in Germania",
};

const named: Readonly<Record<string, string>> = modifiers;
const nameOf = (key: string): string => named[key] ?? key;

/** "45 SP, QU 2, TB +1, PC 4" */
const figures = ({ sp, quality, tb, pc }: SeenForce): string =>
  [`${sp} SP`, `QU ${quality}`, ...(tb === 0 ? [] : [`TB ${signed(tb)}`]), ...(pc === null ? [] : [`PC ${pc}`])].join(
    ", ",
  );

export const combatIn = ({ at, ats, to, from, piece, who, toll }: Said): CombatWords => {
  const force = (seen: SeenForce): string => `${who([...seen.leaders, ...seen.units])} (${figures(seen)})`;

  return {
    modifiers,

    events: {
      die: ({ side, sides, face }) => `${They(side)} ${does(side, "tira", "tirano")} un d${sides}: ${face}.`,
      hunted: ({ leader, zone, die, escapes }) =>
        `${piece(leader)} è solo tra i nemici ${at(zone)}${die === null ? ", senza un luogo dove andare" : ` e tira ${die}`}: ${escapes ? "si mette in salvo" : "non c’è scampo"}.`,
      escaped: ({ leader, to: goal }) => `${piece(leader)} fugge ${to(goal)}.`,
      evasion: ({ leader, zone, die, sr, success }) =>
        `${piece(leader)} tenta l’evasione ${from(zone)}: ${die} contro un SR di ${sr}; ${success ? "riesce" : "è trattenuto"}.`,
      evaded: ({ pieces, from: start, to: goal }) => `Evasione ${from(start)} ${to(goal)}: ${who(pieces)}.`,
      battle: ({ zone, attacker, defender }) =>
        `Battaglia ${at(zone)}: ${they(attacker.side)} ${does(attacker.side, "attacca", "attaccano")}, ${force(attacker)}, contro ${they(defender.side)}, ${force(defender)}.`,
      "battle-decided": ({ winner, baseColumn, column, die, row, attacker, defender, modifiers: moved }) => {
        const odds = baseColumn === column ? `Rapporto ${column}` : `Rapporto ${baseColumn}, per la qualità ${column}`;
        const why = moved.map(({ key, value }) => `, ${signed(value)} ${nameOf(key)}`).join("");
        const cast = die === null ? "senza dado" : `dado ${die}${why}`;
        return `${odds}; ${cast}: riga ${row}, attaccante ${attacker}, difensore ${defender}. ${They(winner)} ${does(winner, "vince", "vincono")}.`;
      },
      losses: ({ side, zone, reduced, lost }) => `Perdite ${ofThem(side)} ${at(zone)}: ${toll(reduced, lost)}.`,
      retreated: ({ pieces, from: start, to: goal }) => `Ritirata ${from(start)} ${to(goal)}: ${who(pieces)}.`,
      "cut-off": ({ units, leaders, zone }) =>
        `Nessuna ritirata ${from(zone)}: perdita di ${who([...leaders, ...units])}.`,
      "mutiny-over": ({ zone }) => `L’ammutinamento ${at(zone)} è finito.`,
    },

    questions: {
      combats: ({ zones }) =>
        zones.length === 1 ? `Battaglia ${at(zones[0])}: combattila.` : `Battaglie ${ats(zones)}: quale per prima?`,
      evasions: ({ zone }) => `Ti attaccano ${at(zone)}: chi tenta l’evasione?`,
      evasion: ({ leader, units, command }) =>
        `${piece(leader)} si sottrae con ${units} unità su ${command} al massimo: chi lo accompagna, e verso dove?`,
      losses: ({ zone, left }) =>
        `La vittoria ${at(zone)} ha un prezzo: riduci ${left === 1 ? "un’unità. Quale" : `${left} unità. Quali`}?`,
      retreat: ({ zone, pieces, together }) =>
        together
          ? `${who(pieces)}: ritirata ${from(zone)}, verso dove?`
          : `${who(pieces)}: ritirata ${from(zone)}, e nessuna zona va bene per tutti; chi va, e verso dove?`,
      loneLeader: ({ leader, zone }) => `${piece(leader)} fugge ${from(zone)}: verso dove?`,
    },

    acts: {
      evade: ({ leader }) => `${piece(leader)} tenta l’evasione`,
      bring: (act) => `Viene anche ${piece(act.piece)}`,
      slip: (act) => `Evadi ${to(act.to)}`,
      stand: () => "Accetta il combattimento",
      escape: (act) => `Fuggi ${to(act.to)}`,
      fight: (act) => `Combatti ${at(act.zone)}`,
      lose: ({ unit }) => `Riduci ${piece(unit)}`,
      retreat: (act) => `Ritirata ${to(act.to)}`,
    },
  };
};
