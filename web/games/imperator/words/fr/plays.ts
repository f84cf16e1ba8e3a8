/** Stratagems in the hand, and news, in French. */
import { fr as shared } from "../../../../series/words/fr.ts";
import type { PlayWords } from "../../panels/play-wording.ts";

export const plays: PlayWords = {
  ...shared.plays,
  when: {
    initiative: "Quand le dé a donné l’initiative à l’autre",
    uprisings: "Dans la géostratégie des ennemis de Rome : soulèvements",
    usurpations: "Dans la géostratégie des ennemis de Rome : usurpations",
    campaign: "À tout moment de la campagne",
    flight: "Avant l’évasion ou le combat, en défense",
    battle: "Avant le dé d’un combat",
    die: "Sur tout dé de la campagne",
    aftermath: "Après un combat avec des Perses",
  },
  notYours: "Pas pour votre rôle : retourne au gobelet en hiver",
  times: (counters) => `× ${counters}`,
  battle: (at) => `Bataille ${at}`,
  exchange: "Les joueurs échangent leurs rôles",
  youLead: {
    rome: "L’usurpateur l’a emporté : désormais vous avez Rome, et votre adversaire mène ses ennemis. Vous gardez vos stratagèmes.",
    enemy:
      "L’usurpateur l’a emporté : désormais vous menez les ennemis de Rome, et votre adversaire a Rome. Vous gardez vos stratagèmes.",
  },
  nowLeads: (first, now) => `Qui avait commencé avec ${first} mène désormais ${now}.`,
  pointsKept: (rome, enemy) => `Chacun garde ses points : Rome en a maintenant ${rome}, ses ennemis ${enemy}.`,
  usurper: "Un usurpateur",
  emperor: "Un nouvel empereur",
  success: "L’usurpation a réussi",
};
