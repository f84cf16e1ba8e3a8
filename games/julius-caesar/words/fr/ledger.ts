/** What decides a game, in French. */
import type { LedgerTerms } from "../ledger.ts";

export const ledger: LedgerTerms = {
  sources: { cities: "Villes", leaders: "Chefs ennemis tués" },
  endings: {
    ten: (limit) => `${limit} points ou plus`,
    points: () => "plus de points à la fin",
    roma: () => "égalité, mais il tient Roma",
    draw: () => "partie nulle",
  },
};
