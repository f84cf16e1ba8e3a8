/** What decides a game, in English. */
import type { LedgerTerms } from "../ledger.ts";

export const ledger: LedgerTerms = {
  sources: {
    battles: "Great battles",
    leaders: "Enemy leaders killed",
    disbanded: "Legions disbanded",
    pacified: "Peoples pacified",
    assassins: "The last Assassin",
    allies: "Allied Peoples",
    regions: "Control of regions",
    roma: "Roma",
    intrigue: "Intrigues in the Senate",
    triumph: "Triumphs",
    start: "At the beginning",
  },
  endings: {
    victory: "victory",
    simple: "simple victory",
    decisive: "decisive victory",
    total: "total victory",
    definitive: "definitive victory",
    draw: "draw",
    "republic-dead": "the Republic is dead",
  },
};
