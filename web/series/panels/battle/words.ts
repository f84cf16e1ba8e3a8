/** What the battle panel says besides the game's own words, in every language. */
import type { Catalogue } from "../../../app/words.ts";

export interface BattleWords {
  readonly attacker: string;
  readonly defender: string;
  readonly sp: string;
  readonly quality: string;
  readonly tb: string;
  readonly pc: string;
  readonly odds: string;
  readonly column: string;
  shift(columns: number): string;
  readonly noShift: string;
  readonly noModifiers: string;
  readonly allModifiers: string;
  readonly byDie: string;
  readonly wins: string;
  chance(wins: number): string;
  readonly results: Readonly<Record<string, string>>;
  readonly foreseen: string;
  readonly waiting: string;
  readonly chooseNext: string;
}

export const battleWords: Catalogue<BattleWords> = {
  en: {
    attacker: "Attacker",
    defender: "Defender",
    sp: "strength",
    quality: "quality",
    tb: "tactics",
    pc: "politics",
    odds: "Odds",
    column: "column",
    shift: (columns) => `${columns > 0 ? "+" : "−"}${Math.abs(columns)} for quality`,
    noShift: "no shift",
    noModifiers: "Nothing moves the die.",
    allModifiers: "All together",
    byDie: "What each die brings",
    wins: "wins",
    chance: (wins) => `${wins} of 6`,
    results: {
      E: "all are lost",
      A: "a step each, and retreat",
      R: "no loss",
      "1/4": "loses a quarter of the beaten units",
      "1/2": "loses half of the beaten units",
      "3/4": "loses three quarters of the beaten units",
    },
    foreseen: "Battles ahead",
    waiting: "Battles still to be fought",
    chooseNext: "Choose the next battle",
  },
  fr: {
    attacker: "Attaquant",
    defender: "Défenseur",
    sp: "force",
    quality: "qualité",
    tb: "tactique",
    pc: "politique",
    odds: "Rapport de forces",
    column: "colonne",
    shift: (columns) => `${columns > 0 ? "+" : "−"}${Math.abs(columns)} pour la qualité`,
    noShift: "sans décalage",
    noModifiers: "Rien ne modifie le dé.",
    allModifiers: "En tout",
    byDie: "Ce que chaque dé apporte",
    wins: "l’emporte",
    chance: (wins) => `${wins} sur 6`,
    results: {
      E: "tous sont perdus",
      A: "un pas chacun, et retraite",
      R: "aucune perte",
      "1/4": "perd un quart des unités battues",
      "1/2": "perd la moitié des unités battues",
      "3/4": "perd trois quarts des unités battues",
    },
    foreseen: "Batailles à venir",
    waiting: "Batailles encore à livrer",
    chooseNext: "Choisissez la prochaine bataille",
  },
  it: {
    attacker: "Attaccante",
    defender: "Difensore",
    sp: "forza",
    quality: "qualità",
    tb: "tattica",
    pc: "politica",
    odds: "Rapporto di forze",
    column: "colonna",
    shift: (columns) => `${columns > 0 ? "+" : "−"}${Math.abs(columns)} per la qualità`,
    noShift: "nessuno spostamento",
    noModifiers: "Nulla modifica il dado.",
    allModifiers: "In tutto",
    byDie: "Che cosa porta ogni dado",
    wins: "vince",
    chance: (wins) => `${wins} su 6`,
    results: {
      E: "tutti sono perduti",
      A: "un passo ciascuno, e ritirata",
      R: "nessuna perdita",
      "1/4": "perde un quarto delle unità battute",
      "1/2": "perde metà delle unità battute",
      "3/4": "perde tre quarti delle unità battute",
    },
    foreseen: "Battaglie in vista",
    waiting: "Battaglie ancora da combattere",
    chooseNext: "Scegli la prossima battaglia",
  },
};
