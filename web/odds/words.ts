/** What is said about the chances of a battle. */
import type { Catalogue } from "../app/words.ts";

export interface OddsWords {
  readonly chances: string;
  /** How many battles were tried, and how. */
  readonly tried: (battles: number) => string;
  readonly losses: (seat: string, lost: string) => string;
}

export const oddsWords: Catalogue<OddsWords> = {
  en: {
    chances: "Chances",
    tried: (battles) => `if everybody fights on: ${battles} battles tried`,
    losses: (seat, lost) => `${seat} loses ${lost} on average`,
  },
  fr: {
    chances: "Chances",
    tried: (battles) => `si chacun se bat jusqu’au bout\u00a0: ${battles} batailles simulées`,
    losses: (seat, lost) => `${seat} perd en moyenne ${lost}`,
  },
  it: {
    chances: "Probabilità",
    tried: (battles) => `se tutti combattono fino in fondo: ${battles} battaglie provate`,
    losses: (seat, lost) => `${seat} perde in media ${lost}`,
  },
};
