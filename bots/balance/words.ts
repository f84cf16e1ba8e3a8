/** What stands in a chart, in every language. */
import type { Language, Ledger } from "@rubicon/engine";

export interface ChartWords {
  readonly shares: string;
  readonly nobody: string;
  readonly lead: Readonly<Record<Ledger["counts"], string>>;
  readonly years: string;
  /** What the height of a column is. */
  readonly games: string;
  percent(share: number): string;
}

export const chartWords: Readonly<Record<Language, ChartWords>> = {
  en: {
    shares: "How often each side wins, with its 95 % interval",
    nobody: "Nobody",
    lead: { points: "Lead at the end, in points", regions: "Lead at the end, in regions" },
    years: "Years played",
    games: "games",
    percent: (share) => `${Math.round(100 * share)} %`,
  },
  fr: {
    shares: "Parties gagnées, avec l’intervalle à 95\u202f%",
    nobody: "Personne",
    lead: { points: "Avance à la fin, en points", regions: "Avance à la fin, en régions" },
    years: "Années jouées",
    games: "parties",
    percent: (share) => `${Math.round(100 * share)}\u202f%`,
  },
  it: {
    shares: "Partite vinte da ciascuno, con l’intervallo al 95 %",
    nobody: "Nessuno",
    lead: { points: "Vantaggio alla fine, in punti", regions: "Vantaggio alla fine, in regioni" },
    years: "Anni giocati",
    games: "partite",
    percent: (share) => `${Math.round(100 * share)} %`,
  },
};

/** Who begins with what, by the place of the seat. */
export type SeatNames = readonly [first: string, second: string];
