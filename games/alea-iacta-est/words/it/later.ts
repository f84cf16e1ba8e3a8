/** What is explained, and told where no event does, in Italian: a page fetches it when its board stands. */
import { ledgerWords } from "../ledger.ts";
import type { Titles } from "../titles.ts";
import type { LaterWords } from "../wording.ts";
import { closer } from "./closer.ts";
import { deedsIn } from "./deeds.ts";
import { ledger } from "./ledger.ts";
import { bc, forQuality, onTrack, saidIn } from "./names.ts";
import { refusals } from "./refusals.ts";

export const later = (titles: Titles): LaterWords => ({
  deeds: deedsIn(saidIn(titles)),
  refusals,
  ledger: ledgerWords(titles, ledger),
  closer,
  board: {
    year: bc,
    initiative: "iniziativa",
    sequences: "sequenze",
    spqr: "SPQR",
    yearSoFar: (troubles, spqr, counted) =>
      troubles.length === 0
        ? "Se l’anno finisse ora: nulla muoverebbe il segnalino SPQR"
        : `Se l’anno finisse ora: ${troubles.join("; ")}; il segnalino SPQR sarebbe su ${onTrack(spqr, counted)}`,
    dead: "LA REPUBBLICA SAREBBE MORTA, e i due giocatori avrebbero perso",
    heirs: (changes) =>
      changes.length === 0
        ? "Se l’anno finisse ora: nessuna regione passerebbe di mano"
        : `Se l’anno finisse ora, passerebbero di mano: ${changes.join(", ")}`,
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
    event: "evento",
    plague: "peste",
    outside: "Fuori dalla Repubblica",
    navalBattle: "Battaglia navale",
    battle: "Battaglia",
    attacker: "attaccante",
    defender: "difensore",
    column: "colonna",
    forQuality,
    die: "dado",
    wins: { attacker: "vince l’attaccante", defender: "vince il difensore" },
    left: (pieces) =>
      pieces.length === 0 ? "non resta nessuno" : `${pieces.length === 1 ? "resta" : "restano"}: ${pieces.join(", ")}`,
  },
});
