/** Sentences of the chapter of combat. */
import { columnText, lookUp } from "@rubicon/series";
import type { FleetTaken } from "../../events/combat.ts";
import type { ModifierKey } from "../../modifiers.ts";
import { sentence, signed } from "../titles.ts";
import type { CombatWords } from "../wording.ts";
import { all, forQuality, type Said, sides, the } from "./names.ts";

const modifiers: Readonly<Record<ModifierKey, string>> = {
  tactical: "bonus tattico",
  foreignDefender: "difensore senza Romani, fuori dalla Repubblica",
  foreignAttacker: "attaccante senza Romani, fuori dalla Repubblica",
  morePolitical: "capacità politica superiore",
  lessPolitical: "capacità politica inferiore",
  crossing: "fiume o stretto attraversato",
  discouragement: "scoraggiamento dei Romani",
  vigour: "vigore dei barbari",
  donation: "donativo alle legioni",
  famine: "carestia",
  siegecraft: "poliorcetica",
  walls: "mura",
};

const trapped: Readonly<Record<FleetTaken, string>> = {
  unled: "Senza nessuno che le guidi al largo",
  "no-sea": "Senza un mare libero dove andare",
};

/** Why somebody is killed without a die, by the rule. */
const doomed: Readonly<Record<string, string>> = {
  "AIE-8.2.t": ", senza una zona libera dove andare",
  "AIE-EV4.e": " e troppo malato per fuggire",
};

const named: Readonly<Record<string, string>> = modifiers;
const nameOf = (key: string): string => named[key] ?? key;

export const combatIn = ({ zone, place, piece, who, toll }: Said): CombatWords => {
  const zones = (names: readonly string[]): string => all(names.map(zone));
  const units = (names: readonly string[]): string => all(names.map(piece));

  return {
    modifiers,

    events: {
      die: ({ side, sides: of, face }) => `${sentence(the(side))} tirano un d${of}: ${face}.`,
      hunted({ leader, zone: where, die, escapes, rule }) {
        const fate = die === null ? (lookUp(doomed, rule) ?? "") : ` e tira ${die}`;
        return `${piece(leader)} è solo tra i nemici in ${zone(where)}${fate}: ${escapes ? "riesce a fuggire" : "viene ucciso"}.`;
      },
      escaped: ({ leader, to }) => `${piece(leader)} fugge verso ${zone(to)}.`,
      assigned: ({ leader, zone: where }) => `${piece(leader)} serve con le naves in ${zone(where)}.`,
      evasion: ({ leader, zone: where, die, bonus, sr, success }) =>
        `${piece(leader)} tenta l’evasione da ${zone(where)}: ${die}${bonus === 0 ? "" : ` + ${bonus}`} contro ${sr}; ${success ? "riesce" : "è trattenuto"}.`,
      evaded: ({ pieces, from, to }) => `Evasione da ${zone(from)} verso ${zone(to)}: ${who(pieces)}.`,
      "fleet-taken": ({ units: ships, zone: where, why }) =>
        `${why === undefined ? "Senza via verso il mare" : trapped[why]}, ${ships.length === 1 ? "perduta" : "perdute"} in ${zone(where)}: ${units(ships)}.`,
      battle: ({ zone: where, naval, attacker, defender }) =>
        `${naval ? "Battaglia navale" : "Battaglia"} in ${zone(where)}: ${sides[attacker.side]} ${attacker.sp} contro ${sides[defender.side]} ${defender.sp}.`,
      "battle-decided": ({ winner, die, row, attacker, defender, modifiers: moved, ...odds }) => {
        const why = moved.map(({ key, value }) => `${signed(value)} ${nameOf(key)}`);
        return `Colonna ${columnText(odds, forQuality)}, ${die === null ? "senza dado" : `dado ${die}`}${why.length === 0 ? "" : ` (${why.join(", ")})`}, riga ${row}: attaccante ${attacker}, difensore ${defender}. ${sentence(the(winner))} vincono.`;
      },
      losses: ({ side, zone: where, reduced, lost }) => `${sides[side]} in ${zone(where)}: ${toll(reduced, lost)}.`,
      retreated: ({ pieces, from, to }) => `Ritirata da ${zone(from)} verso ${zone(to)}: ${who(pieces)}.`,
      "cut-off": ({ units: lost, leaders, zone: where }) =>
        `Nessuna ritirata da ${zone(where)}: perdita di ${who([...leaders, ...lost])}.`,
      embarked: ({ pieces, zone: where }) => `Imbarco in ${zone(where)}: ${who(pieces)}.`,
      drowned: ({ units: lost, zone: where }) =>
        `Senza posto a bordo, ${lost.length === 1 ? "perduta" : "perdute"} in ${zone(where)}: ${units(lost)}.`,
    },

    questions: {
      loneLeader: ({ leader, zone: where }) => `${piece(leader)} fugge da ${zone(where)}: verso dove?`,
      assigning: ({ zone: where }) =>
        `In ${zone(where)} combatteranno navi ed eserciti: quali capi servono con le naves?`,
      evasions: (question) => `Evasione da ${zones(question.zones)}: chi la tenta?`,
      fleetEvasions: (question) =>
        question.must
          ? `Le naves in ${zones(question.zones)} devono prendere il mare: chi le guida?`
          : `Evasione per mare da ${zones(question.zones)}: chi la tenta?`,
      evasion: ({ leader, units: led, command }) =>
        command === null
          ? `${piece(leader)} guida fuori le naves: chi lo accompagna, e verso dove?`
          : `${piece(leader)} si sottrae con ${led} unità su ${command} al massimo: chi lo accompagna, e verso dove?`,
      battles: (question) =>
        question.zones.length === 1
          ? `Battaglia in ${zones(question.zones)}: tirate il dado.`
          : `Battaglie in ${zones(question.zones)}: quale per prima?`,
      losses: ({ zone: where, left }) =>
        `Il vincitore in ${zone(where)} deve indebolire ${left === 1 ? "un’unità: quale" : `${left} unità: quali`}?`,
      retreat: ({ zone: where, pieces, ships, wayOut }) =>
        wayOut
          ? `${who(pieces)}: ritirata da ${zone(where)} verso dove${ships > 0 ? ", o a bordo" : ""}?`
          : `${who(pieces)}: nessuna ritirata per terra da ${zone(where)}; chi s’imbarca?`,
      drowning: ({ zone: where }) => `Le naves in ${zone(where)} non hanno più posti abbastanza: chi è perduto?`,
    },

    acts: {
      afloat: ({ leader }) => `${piece(leader)} con le naves`,
      evade: ({ leader }) => `${piece(leader)} tenta l’evasione`,
      bring: (act) => `${piece(act.piece)} lo accompagna`,
      slip: ({ to }) => `Evadi verso ${place(to)}`,
      stand: () => "Accetta il combattimento",
      escape: ({ to }) => `Fuggi verso ${place(to)}`,
      fight: (act) => `Combatti in ${place(act.zone)}`,
      lose: ({ unit }) => `Indebolisci ${piece(unit)}`,
      retreat: ({ to }) => `Ritirata verso ${place(to)}`,
      embark: (act) => `${piece(act.piece)} s’imbarca`,
      drown: ({ unit }) => `${piece(unit)} è perduta`,
    },
  };
};
