/** Coups d'état, Triumvirs and the exchange of factions in Italian. */
import { reckoned } from "@rubicon/series";
import { sentence, signed } from "../titles.ts";
import type { CoupWords } from "../wording.ts";
import { all, type Said, sides, the } from "./names.ts";

const They = (side: keyof typeof sides): string => sentence(the(side));
/** "ai Cesariani", "dei Cesariani". */
const to = (side: keyof typeof sides): string => `ai ${sides[side]}`;
const of = (side: keyof typeof sides): string => `dei ${sides[side]}`;
export const coupsIn = ({ titles, place, piece }: Said): CoupWords => ({
  events: {
    coup: (e) =>
      `${They(e.side)} suscitano un Pretendente alla guida ${of(e.against)}: ${piece(e.leader)} in ${place(e.zone)}. ${reckoned(e.die, e.modifier)} contro una PC di ${e.pc}: ${e.validated ? `viene proclamato e passa ${to(e.side)}` : "rientra nei ranghi"}.`,
    triumvir: (e) =>
      `${They(e.side)} offrono a ${piece(e.leader)} di dividere il potere: ${e.die}, occorre meno di ${e.pc}. ${e.named ? `Diventa Triumviro; ${titles.region(e.region)} e tutti quelli che vi si trovano sono neutrali.` : "Rifiuta, e il colpo di Stato continua."}`,
    fidelity: (e) =>
      `Seguiranno ${piece(e.leader)} in ${place(e.zone)}? ${reckoned(e.die, e.modifier)} contro una PC di ${e.pc}: ${e.faithful ? "restano fedeli" : "passano dalla sua parte"}.`,
    "changed-sides": (e) => `In ${place(e.zone)} passano ${to(e.side)}: ${all([...e.leaders, ...e.units].map(piece))}.`,
    "coup-over": (e) =>
      `Il colpo di Stato di ${piece(e.leader)} è finito; chi l’aveva seguito resta nella sua nuova parte.`,
    "coup-won": (e) =>
      `Il colpo di Stato di ${piece(e.leader)} è riuscito: ${the(e.against)} non hanno più un capo. Alla fine dell’anno i giocatori cambiano parte.`,
    "neutrality-over": (e) =>
      `${titles.region(e.region)} non è più neutrale${e.side === null ? "" : ` e torna ${to(e.side)}`}.`,
    exchange: (e) =>
      `I giocatori cambiano parte: chi guidava i Cesariani guida ora i Repubblicani, e chi guidava i Repubblicani guida i Cesariani. Ciascuno conserva i suoi stratagemmi e il suo vantaggio: il punteggio è ora ${signed(e.score)}.`,
  },

  questions: {
    triumvirate: (q) =>
      `${piece(q.leader)} vuole guidare la tua parte. Tentare di nominarlo Triumviro? ${titles.region(q.region)} diventa neutrale con meno di ${q.pc} al d6.`,
  },

  acts: {
    appoint: ({ leader }) => `Nominare ${piece(leader)} Triumviro`,
  },
});
