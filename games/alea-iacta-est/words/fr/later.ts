/** What is explained, and told where no event does, in French: a page fetches it when its board stands. */
import { ledgerWords } from "../ledger.ts";
import type { Titles } from "../titles.ts";
import type { LaterWords } from "../wording.ts";
import { deedsIn } from "./deeds.ts";
import { ledger } from "./ledger.ts";
import { bc, saidIn, sides } from "./names.ts";
import { refusals } from "./refusals.ts";

export const later = (titles: Titles): LaterWords => ({
  deeds: deedsIn(saidIn(titles)),
  refusals,
  ledger: ledgerWords(titles, ledger),
  board: {
    year: bc,
    initiative: "initiative",
    sequences: "SMC",
    spqr: "SPQR",
    score: "score",
    roma: "Roma",
    nobody: "personne",
    neutral: "neutre",
    peoples: "Peuples",
    peace: "en paix",
    war: "en guerre",
    allegiance: "allégeance",
    bannedUntil: "en repos jusqu’en",
    reserve: "Réserve",
    waiting: "Recrues en",
    absent: "Absents",
    toCome: "Attendus",
    hand: "Vos stratagèmes",
    counters: "pions",
    event: "événement",
    plague: "peste",
    reduced: "affaibli",
    factionLeader: "Chef de parti",
    outside: "Hors de la République",
    seas: "Mers",
    empty: "vide",
    sides,
  },
});
