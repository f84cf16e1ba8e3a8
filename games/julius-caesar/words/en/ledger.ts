/** What decides a game, in English. */
import type { LedgerTerms } from "../ledger.ts";

export const ledger: LedgerTerms = {
  sources: { cities: "Cities", leaders: "Enemy leaders lost" },
  endings: {
    ten: (limit) => `${limit} points or more`,
    points: () => "more points in the end",
    roma: () => "equal points, holds Roma",
    draw: () => "draw",
  },
};
