/** What decides a game, in French. */
import type { LedgerTerms } from "../ledger.ts";

export const ledger: LedgerTerms = {
  sources: {
    battles: "Grandes batailles",
    leaders: "Chefs tués ou assassinés",
    pacified: "Peuples pacifiés par les armes",
    roma: "Un Auguste à Rome",
    armenia: "Arménie",
    concord: "Pas de guerre civile",
    pax: "Pax Romana",
    coup: "Coups d’État parthes",
    mutiny: "Mutineries",
    fronts: "Légions loin de leurs Fronts",
    raids: "Peuples dans les Fronts",
    praetorians: "Rome sans Prétoriens",
    intrigue: "Intrigues au Sénat",
    usurpation: "Usurpations en cours",
    invasion: "Peuples dans les Provinces Intérieures",
  },
  endings: {
    plain: "victoire simple",
    decisive: "victoire décisive",
    definitive: "victoire définitive",
    sudden: "victoire d’un coup",
    draw: "partie nulle",
  },
};
