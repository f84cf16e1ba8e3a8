/** What decides a game, in Italian. */
import type { LedgerTerms } from "../ledger.ts";

export const ledger: LedgerTerms = {
  sources: { cities: "Città", leaders: "Leader nemici uccisi" },
  endings: {
    ten: (limit) => `${limit} punti o più`,
    points: () => "più punti alla fine",
    roma: () => "parità, ma tiene Roma",
    draw: () => "patta",
  },
};
