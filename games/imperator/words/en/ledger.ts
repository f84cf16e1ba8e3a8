/** What decides a game, in English. */
import type { LedgerTerms } from "../ledger.ts";

export const ledger: LedgerTerms = {
  sources: {
    battles: "Great battles",
    leaders: "Leaders killed or murdered",
    pacified: "Peoples pacified by arms",
    roma: "An Augustus in Rome",
    armenia: "Armenia",
    concord: "No civil war",
    pax: "Pax Romana",
    coup: "Parthian coups",
    mutiny: "Mutinies",
    fronts: "Legions away from their Fronts",
    raids: "Peoples in the Fronts",
    praetorians: "Rome without Praetorians",
    intrigue: "Intrigues in the Senate",
    usurpation: "Usurpations in progress",
    invasion: "Peoples in the Interior Provinces",
  },
  endings: {
    plain: "simple victory",
    decisive: "decisive victory",
    definitive: "definitive victory",
    sudden: "victory at one stroke",
    draw: "draw",
  },
};
