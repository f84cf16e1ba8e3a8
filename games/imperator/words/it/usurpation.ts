/** Successions, usurpations and the exchange of roles in Italian. */
import { reckoned } from "@rubicon/series";
import type { Death } from "../../events/shapes.ts";
import type { Accession, Success } from "../../events/usurpation.ts";
import type { UsurpationWords } from "../wording.ts";
import type { Said } from "./said.ts";

const DEATHS: Readonly<Record<Death, string>> = {
  battle: "cade in battaglia",
  civil: "cade nella guerra civile",
  assassinated: "è assassinato",
  natural: "si spegne nel suo letto",
  plague: "muore di peste",
  lone: "è preso e ucciso",
  drowned: "perisce in mare",
  stranded: "scompare oltre il confine",
  deposed: "perde il trono e la vita",
};

const ACCESSIONS: Readonly<Record<Accession, string>> = {
  sole: "è ora il solo Augusto",
  caesar: "era Cesare ed è ora Augusto",
  acclaimed: "è acclamato Augusto",
  commodus: "è salutato dal Senato: è Augusto",
  vacancy: "trova il trono vuoto ed è Augusto",
  usurped: "ha conquistato la porpora ed è ora Augusto",
};

const SUCCESSES: Readonly<Record<Success, string>> = {
  rome: "I ribelli tengono Roma",
  battle: "L’imperatore è sconfitto e morto",
  murder: "L’imperatore è assassinato",
};

export const usurpationIn = ({ titles, at, piece, who }: Said): UsurpationWords => ({
  events: {
    died: (e) =>
      `${piece(e.leader)} ${DEATHS[e.how]}${e.zone === null ? "" : ` ${at(e.zone)}`}${e.back ? "; l’anno prossimo gli succede un altro capo" : ""}.`,
    emperor: (e) => `${piece(e.leader)} ${ACCESSIONS[e.by]}.`,
    vacant: () => "Non resta nessuno che possa essere Augusto: il trono è vuoto.",
    usurper: (e) =>
      `${piece(e.leader)} è proclamato imperatore ${at(e.zone)}${e.front === null ? "" : ` (${titles.part(e.front).short})`}: è la guerra civile${e.bonus === 0 ? "" : `, con un bonus di ${e.bonus} per lui`}.`,
    validation: (e) =>
      `${piece(e.leader)} tende la mano verso la porpora: ${e.die} contro una PC di ${e.pc}; ${e.valid ? "i soldati lo acclamano" : "nessuno si muove, e resta con Roma"}.`,
    allegiance: (e) =>
      `${piece(e.leader)} ${at(e.zone)} seguirà ${piece(e.usurper)}? ${reckoned(e.die, e.bonus)} contro una PC di ${e.pc}: ${e.joined ? "si unisce a lui" : "resta fedele"}.`,
    extension: (e) =>
      `${piece(e.leader)} si volge verso ${titles.part(e.front).front}: ${reckoned(e.die, e.modifier, -e.bonus)}, occorre meno della sua PC di ${e.pc}; ${e.spread ? "i suoi messaggeri sono ascoltati" : "nessuno ascolta"}.`,
    "came-over": (e) => `Ora con ${piece(e.usurper)} ${at(e.zone)}: ${who([...e.leaders, ...e.units])}.`,
    "loyal-again": (e) =>
      `Di nuovo ${e.leaders.length + e.units.length === 1 ? "fedele" : "fedeli"} a Roma${e.zone === null ? "" : ` ${at(e.zone)}`}: ${who([...e.leaders, ...e.units])}.`,
    "usurpation-failed": (e) => `L’usurpazione di ${piece(e.leader)} è fallita.`,
    "usurpation-won": (e) =>
      `${SUCCESSES[e.by]}: l’usurpazione è riuscita. Alla fine dell’anno i giocatori si scambiano i ruoli.`,
    exchange: (e) =>
      `I giocatori si scambiano i ruoli: chi guidava i nemici di Roma ha ora Roma, e chi aveva Roma guida i suoi nemici. Ciascuno conserva i suoi stratagemmi e i suoi punti: Roma ${e.rome}, nemici di Roma ${e.enemy}.`,
    "no-exchange": () =>
      "Nessun usurpatore è vissuto tanto da vedere la sua vittoria: i giocatori tengono i loro ruoli.",
    struck: (e) => `Pugnali prezzolati cercano ${piece(e.leader)}: è il tentativo di quest’anno.`,
  },

  questions: {
    acclamation: () => "Il trono è vuoto: chi diventa Augusto?",
    rival: () => "Il nuovo Augusto non è nato per il trono: quale generale insorge contro di lui?",
    laurels: () => "Quale degli usurpatori veste la porpora?",
    extension: (q) =>
      `Verso quale Fronte adiacente si volge ${piece(q.leader)}, se mai? Occorre un d10${q.bonus === 0 ? "" : ` meno ${q.bonus}`} inferiore alla sua PC di ${q.pc}.`,
    usurpations: () =>
      `${piece(titles.box.didius)} ha comprato il suo trono: quale generale, se mai, insorge contro di lui? Non si tira alcun dado.`,
  },

  acts: {
    succeed: ({ leader }) => `${piece(leader)} diventa Augusto`,
    proclaim: ({ leader }) => `Proclama ${piece(leader)}`,
    extend: ({ front }) => `Volgiti verso ${titles.part(front).front}`,
    strike: () => `Fa' assassinare ${piece(titles.box.pertinax)}`,
  },
});
