/** What is explained, and told where no event does, in French: a page fetches it when its board stands. */
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
    sequences: "SMC",
    spqr: "SPQR",
    yearSoFar: (troubles, spqr, counted) =>
      troubles.length === 0
        ? "Si l’année finissait maintenant : rien ne déplacerait le marqueur SPQR"
        : `Si l’année finissait maintenant : ${troubles.join(" ; ")} ; le marqueur SPQR serait sur ${onTrack(spqr, counted)}`,
    dead: "LA RÉPUBLIQUE SERAIT MORTE, et les deux joueurs auraient perdu",
    heirs: (changes) =>
      changes.length === 0
        ? "Si l’année finissait maintenant : aucune région ne changerait de mains"
        : `Si l’année finissait maintenant, changeraient de mains : ${changes.join(", ")}`,
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
    event: "événement",
    plague: "peste",
    outside: "Hors de la République",
    navalBattle: "Bataille navale",
    battle: "Bataille",
    attacker: "attaquant",
    defender: "défenseur",
    column: "colonne",
    forQuality,
    die: "dé",
    wins: { attacker: "l’attaquant l’emporte", defender: "le défenseur l’emporte" },
    left: (pieces) => (pieces.length === 0 ? "il ne reste personne" : `il reste\u00a0: ${pieces.join(", ")}`),
  },
});
