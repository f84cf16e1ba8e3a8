/** What decides a game, in Italian. */
import type { LedgerTerms } from "../ledger.ts";

export const ledger: LedgerTerms = {
  sources: {
    battles: "Grandi battaglie",
    leaders: "Capi uccisi o assassinati",
    pacified: "Popoli pacificati con le armi",
    roma: "Un Augusto a Roma",
    armenia: "Armenia",
    concord: "Nessuna guerra civile",
    pax: "Pax Romana",
    coup: "Colpi di Stato parti",
    mutiny: "Ammutinamenti",
    fronts: "Legioni lontane dai loro Fronti",
    raids: "Popoli nei Fronti",
    praetorians: "Roma senza Pretoriani",
    intrigue: "Intrighi in Senato",
    usurpation: "Usurpazioni in corso",
    invasion: "Popoli nelle Province Interne",
  },
  endings: {
    plain: "vittoria semplice",
    decisive: "vittoria decisiva",
    definitive: "vittoria definitiva",
    sudden: "vittoria d’un colpo",
    draw: "patta",
  },
};
