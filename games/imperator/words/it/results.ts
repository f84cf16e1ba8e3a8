/** Phase F and the winter in Italian. */
import { sentence } from "@rubicon/engine";
import { clauses } from "../clauses.ts";
import type { ResultsWords } from "../wording.ts";
import { names } from "./names.ts";
import { all, count, does, type Said, They } from "./said.ts";

/** Why points are scored or lost, by the rule. */
const POINTS: Readonly<Record<string, string | undefined>> = {
  "IMP-10.a": "per una grande battaglia",
  "IMP-10.b": "per un capo del nemico",
  "IMP-10.c": "per un capo di Roma",
  "IMP-10.d": "per Popoli minori pacificati con le armi",
  "IMP-10.e": "per un Augusto a Roma",
  "IMP-10.f": "per l’Armenia",
  "IMP-10.g": "per un impero senza guerra civile",
  "IMP-10.h": "per Popoli maggiori pacificati con le armi",
  "IMP-10.i": "per la Pax Romana",
  "IMP-10.j": "per il Colpo di Stato partico",
  "IMP-10.k": "per Romani ammutinati",
  "IMP-10.l": "per legioni fuori da Fronti che non sono in riserva",
  "IMP-10.m": "per unità non romane nei Fronti",
  "IMP-10.n": "per l’Armenia",
  "IMP-10.o": "per una Roma senza Pretoriani",
  "IMP-10.p": "per l’Intrigo in Senato",
  "IMP-10.q": "per la guerra civile",
  "IMP-10.r": "per unità non romane nelle Province Interne",
  "IMP-10.s": "per la Pax Romana",
  "IMP-10.t": "per Parthi ammutinati",
};

const LEVELS: Readonly<Record<string, string | undefined>> = {
  decisive: "una vittoria decisiva",
  definitive: "una vittoria definitiva",
};

export const resultsIn = ({ titles, at, from, piece, pieces, people, who, one }: Said): ResultsWords => ({
  events: {
    points(e) {
      const why = POINTS[e.rule];
      const gains = e.points > 0 ? does(e.side, "segna", "segnano") : does(e.side, "perde", "perdono");
      return `${They(e.side)} ${gains} ${count(Math.abs(e.points), "punto", "punti")}${why === undefined ? "" : ` ${why}`}: Roma ${e.rome}, nemici di Roma ${e.enemy}.`;
    },
    over(e) {
      if (e.winner === null) return "La partita è finita: patta.";
      const level = LEVELS[e.level ?? ""];
      const wins =
        level === undefined ? does(e.winner, "vince", "vincono") : `${does(e.winner, "ottiene", "ottengono")} ${level}`;
      return `La partita è finita${e.how === "sudden" ? " d’un colpo" : ""}: ${names.the[e.winner]} ${wins}.`;
    },
    winter: (e) => `L’inverno del ${names.year(e.year)}.`,
    "fleet-lost": (e) =>
      `${piece(e.fleet)} non è in porto ed è perduta${e.units.length === 0 ? "" : `, con ${pieces(e.units)} a bordo`}; una nuova flotta sarà pronta nel ${e.back}.`,
    ashore: (e) => `${who(e.pieces)} ${one(e.pieces) ? "scende" : "scendono"} a terra ${at(e.zone)}.`,
    "went-home": (e) => `${piece(e.unit)} va ${from(e.from)} a svernare ${at(e.zone)}${e.reduced ? ", ridotta" : ""}.`,
    "went-with": (e) => `${piece(e.leader)} va ${from(e.from)} a svernare ${at(e.zone)} con ${piece(e.unit)}.`,
    "back-again": (e) => `${piece(e.unit)} è ricostituita ${at(e.zone)}${e.reduced ? ", ridotta" : ""}.`,
    recovered: (e) => `Di nuovo a piena forza: ${pieces(e.units)}.`,
    exhausted: (e) =>
      clauses(
        pieces,
        [e.units, (units, one) => `${one ? "ridotta" : "ridotte"} da un inverno senza riparo: ${units}`],
        [e.lost, (units, one) => `${one ? "perduta" : "perdute"} in un inverno senza riparo: ${units}`],
      ),
    upkeep: (e) =>
      clauses(
        pieces,
        [
          e.reduced,
          (units, one) => `${one ? "ridotta" : "ridotte"} per le vessillazioni ${titles.part(e.front).of}: ${units}`,
        ],
        [
          e.removed,
          (units, one) =>
            `${one ? "abbandonata" : "abbandonate"}, perché alle legioni ${titles.part(e.front).of} mancano gli uomini: ${units}`,
        ],
      ),
    annexed: (e) =>
      `${sentence(all(e.peoples.map(people)))} ${e.peoples.length === 1 ? "entra" : "entrano"} a far parte dell’impero (${titles.part("oriental").short}).`,
    guarded: (e) => `I Corporis Custodes proteggono ora ${piece(e.leader)}.`,
  },

  questions: {
    quarters: (q) => `Dove sverna ${piece(q.unit)}?${q.left === 1 ? "" : ` ${q.left} unità da piazzare.`}`,
    retinue: (q) =>
      q.stays ? `${piece(q.leader)} rientra con un’unità?` : `Con quale unità rientra ${piece(q.leader)}?`,
    revival: (q) => `Dove è ricostituita ${piece(q.unit)}?${q.left === 1 ? "" : ` ${q.left} unità da piazzare.`}`,
    upkeep: (q) =>
      q.remove > 0
        ? `Le legioni ${titles.part(q.front).of} non bastano alle loro vessillazioni: quali abbandonare? Ancora ${q.remove}.`
        : `Quali legioni ${titles.part(q.front).of} forniscono le vessillazioni? Ancora ${q.reduce}.`,
    custody: () => "Dare i Corporis Custodes a un altro Augusto o Cesare?",
  },

  acts: {
    "go-with": ({ unit }) => `Va' con ${piece(unit)}`,
    reduce: ({ unit }) => `Riduci ${piece(unit)}`,
    remove: ({ unit }) => `Abbandona ${piece(unit)}`,
    guard: ({ leader }) => `Proteggi ${piece(leader)}`,
  },
});
