/** What decides a game, in Italian. */
import type { LedgerTerms } from "../ledger.ts";

export const ledger: LedgerTerms = {
  sources: {
    battles: "Grandi battaglie",
    leaders: "Capi nemici uccisi",
    disbanded: "Legioni congedate",
    pacified: "Popoli pacificati",
    assassins: "L’ultimo Assassino",
    allies: "Popoli alleati",
    regions: "Controllo delle regioni",
    roma: "Roma",
    intrigue: "Intrighi in Senato",
    triumph: "Trionfi",
    start: "All’inizio",
  },
  endings: {
    victory: "vittoria",
    simple: "vittoria semplice",
    decisive: "vittoria decisiva",
    total: "vittoria totale",
    definitive: "vittoria definitiva",
    draw: "patta",
    "republic-dead": "la Repubblica è morta",
  },
};
