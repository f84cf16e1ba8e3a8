/** What is explained, and told where no event does, in English: a page fetches it when its board stands. */
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
    initiative: "initiative",
    sequences: "sequences",
    spqr: "SPQR",
    yearSoFar: (troubles, spqr, counted) =>
      troubles.length === 0
        ? "If the year ended now: nothing would move the SPQR marker"
        : `If the year ended now: ${troubles.join("; ")}; the SPQR marker would be on ${onTrack(spqr, counted)}`,
    dead: "THE REPUBLIC WOULD BE DEAD, and both players would have lost",
    heirs: (changes) =>
      changes.length === 0
        ? "If the year ended now: no region would change hands"
        : `If the year ended now, these would change hands: ${changes.join(", ")}`,
    score: "score",
    roma: "Roma",
    nobody: "nobody",
    neutral: "neutral",
    peoples: "Peoples",
    peace: "at peace",
    war: "at war",
    allegiance: "allegiance",
    bannedUntil: "quiet until",
    reserve: "Reserve",
    waiting: "Recruits in",
    absent: "Absent",
    toCome: "Expected",
    hand: "Your stratagems",
    event: "event",
    plague: "plague",
    outside: "Outside the Republic",
    navalBattle: "Naval battle",
    battle: "Battle",
    attacker: "attacker",
    defender: "defender",
    column: "column",
    forQuality,
    die: "die",
    wins: { attacker: "attacker wins", defender: "defender wins" },
    left: (pieces) => (pieces.length === 0 ? "nobody is left" : `left: ${pieces.join(", ")}`),
  },
});
