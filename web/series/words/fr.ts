/** What both volumes say alike, in French. */
import type { SharedPanelWords, SharedWords } from "./wording.ts";

const plural = (count: number, one: string): string => `${count} ${one}${count < 2 ? "" : "s"}`;

const panels: SharedPanelWords = {
  colon: " : ",
  years: "Années du scénario",
  phases: {
    A: "stratagèmes",
    B: "initiative",
    C: "géostratégie",
    D: "administration",
    E: "campagne",
    F: "bilan de l’année",
  },
  phase: (phase) => `Phase ${phase} : ${panels.phases[phase]}`,
  sequences: (side, count) => `${side} : ${plural(count, "séquence")} à jouer cette année`,
  extra: "et une de plus après toutes les autres",
  over: "La partie est finie",
  ownHand: "Vos stratagèmes",
  holds: (side, counters) => `${side} : ${counters === 0 ? "aucun pion" : plural(counters, "pion")} en main`,
  noCounters: "Aucun stratagème en main.",
  peoples: "Peuples",
  quiet: "En paix",
  banned: (year) => `repos jusqu’en ${year}`,
  leaders: "Chefs hors de la carte",
  toCome: "À venir",
  absent: "De retour en phase C",
  nobody: "personne",
  stratagems: "Stratagèmes",
  inCup: (counters) => `${counters} dans le gobelet`,
  played: "Joués cette année",
  rules: "Règles de cette table",
};

export const fr: SharedWords = {
  panels,
  modifiers: {
    tactical: "Tactique : attaquant moins défenseur",
    foreignDefender: "Des non-Romains seuls défendent, au-dehors",
    foreignAttacker: "Des non-Romains seuls attaquent, au-dehors",
    morePolitical: "Le chef attaquant a plus de politique",
    lessPolitical: "Le chef défenseur a plus de politique",
  },
  plays: {
    playable: "peut être joué maintenant",
    notAsked: "On ne vous le demandera pas",
    whichPips: "Que doit montrer le dé ?",
    pips: (face) => `Le dé montre ${face}`,
  },
  pieces: {
    wins: (faces) => `gagnée sur ${faces} de 6`,
    noModifiers: "Rien ne modifie le dé.",
  },
  annals: {
    year: (name) => `L’an ${name}`,
    event: (name) => `Le présage de l’année : ${name}.`,
    beat: (winner, loser) => `${winner.name} ${winner.many ? "battirent" : "battit"} ${loser.name}`,
    lost: (units) =>
      units === 0 ? "." : units === 1 ? " ; une unité fut perdue." : ` ; ${units} unités furent perdues.`,
    skirmishes: (count) => (count === 1 ? "Il y eut un autre combat." : `Il y eut ${count} autres combats.`),
    stratagems: (titles) => `Stratagèmes de l’année : ${titles.join(", ")}.`,
    quiet: "Rien que les historiens aient noté.",
    points: "D’où viennent les points",
    sum: "Total",
  },
};
