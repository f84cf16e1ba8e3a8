/** What both volumes say alike, in Italian. */
import type { SharedPanelWords, SharedWords } from "./wording.ts";

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const panels: SharedPanelWords = {
  colon: ": ",
  years: "Anni dello scenario",
  phases: {
    A: "stratagemmi",
    B: "iniziativa",
    C: "geostrategia",
    D: "amministrazione",
    E: "campagna",
    F: "bilancio dell’anno",
  },
  phase: (phase) => `Fase ${phase}: ${panels.phases[phase]}`,
  sequences: (side, count) => `${side}: ${plural(count, "sequenza", "sequenze")} da giocare quest’anno`,
  extra: "e un’altra dopo tutte",
  over: "La partita è finita",
  ownHand: "I tuoi stratagemmi",
  holds: (side, counters) =>
    `${side}: ${counters === 0 ? "nessuna pedina" : plural(counters, "pedina", "pedine")} in mano`,
  noCounters: "Nessuno stratagemma in mano.",
  peoples: "Popoli",
  quiet: "In pace",
  banned: (year) => `riposa fino al ${year}`,
  leaders: "Capi fuori mappa",
  toCome: "A venire",
  absent: "Di ritorno nella Fase C",
  nobody: "nessuno",
  stratagems: "Stratagemmi",
  inCup: (counters) => `${counters} nel bussolotto`,
  played: "Giocati quest’anno",
  rules: "Regole di questo tavolo",
};

export const it: SharedWords = {
  panels,
  modifiers: {
    tactical: "Tattica: attaccante meno difensore",
    foreignDefender: "Difendono solo non Romani, fuori",
    foreignAttacker: "Attaccano solo non Romani, fuori",
    morePolitical: "Il capo che attacca ha più politica",
    lessPolitical: "Il capo che difende ha più politica",
  },
  plays: {
    playable: "si può giocare ora",
    notAsked: "Non ti sarà chiesto",
    whichPips: "Che cosa deve mostrare il dado?",
    pips: (face) => `Il dado mostra ${face}`,
  },
  pieces: {
    wins: (faces) => `vinta con ${faces} su 6`,
    noModifiers: "Nulla modifica il dado.",
  },
  annals: {
    year: (name) => `L’anno ${name}`,
    event: (name) => `Il presagio dell’anno: ${name}.`,
    beat: (winner, loser) => `${winner.name} ${winner.many ? "batterono" : "batté"} ${loser.name}`,
    lost: (units) =>
      units === 0 ? "." : units === 1 ? "; un’unità andò perduta." : `; ${units} unità andarono perdute.`,
    skirmishes: (count) => (count === 1 ? "Ci fu un altro scontro." : `Ci furono altri ${count} scontri.`),
    stratagems: (titles) => `Stratagemmi dell’anno: ${titles.join(", ")}.`,
    quiet: "Nulla che gli storici abbiano annotato.",
    points: "Da dove vengono i punti",
    sum: "Totale",
  },
};
