/** Stratagems in the hand, and news, in English. */
import { en as shared } from "../../../../series/words/en.ts";
import type { PlayWords } from "../../panels/play-wording.ts";

export const plays: PlayWords = {
  ...shared.plays,
  when: {
    initiative: "When the die has given the initiative to the other",
    uprisings: "In the geostrategy of Rome’s enemies: uprisings",
    usurpations: "In the geostrategy of Rome’s enemies: usurpations",
    campaign: "At any time in the campaign",
    flight: "Before evasion or battle, as the defender",
    battle: "Before the die of a battle",
    die: "On any die of the campaign",
    aftermath: "After a battle with Persians",
  },
  notYours: "Not for your role: back to the cup in winter",
  times: (counters) => `× ${counters}`,
  battle: (at) => `Battle ${at}`,
  exchange: "The players exchange their roles",
  youLead: {
    rome: "The usurper has won: from now on you have Rome, and your opponent leads its enemies. You keep your stratagems.",
    enemy:
      "The usurper has won: from now on you lead the enemies of Rome, and your opponent has Rome. You keep your stratagems.",
  },
  nowLeads: (first, now) => `Who began with ${first} now leads ${now}.`,
  pointsKept: (rome, enemy) => `Everybody keeps his points: Rome has ${rome} now, its enemies ${enemy}.`,
  usurper: "A usurper",
  emperor: "A new emperor",
  success: "The usurpation has succeeded",
};
