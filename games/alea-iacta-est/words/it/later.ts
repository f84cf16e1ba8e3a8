/** What is explained, and told where no event does, in Italian: a page fetches it when its board stands. */
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
    initiative: "iniziativa",
    sequences: "sequenze",
    spqr: "SPQR",
    score: "punteggio",
    roma: "Roma",
    nobody: "nessuno",
    neutral: "neutrale",
    peoples: "Popoli",
    peace: "in pace",
    war: "in guerra",
    allegiance: "fedeltà",
    bannedUntil: "a riposo fino al",
    reserve: "Riserva",
    waiting: "Reclute in",
    absent: "Assenti",
    toCome: "Attesi",
    hand: "I tuoi stratagemmi",
    counters: "segnalini",
    event: "evento",
    plague: "peste",
    reduced: "ridotta",
    factionLeader: "Capo di fazione",
    outside: "Fuori dalla Repubblica",
    seas: "Mari",
    empty: "vuoto",
    sides,
  },
});
