/** Phase F and the winter in French. */
import { sentence } from "@rubicon/engine";
import { clauses } from "../clauses.ts";
import type { ResultsWords } from "../wording.ts";
import { names } from "./names.ts";
import { all, does, type Said, They } from "./said.ts";

/** Why points are scored or lost, by the rule. */
const POINTS: Readonly<Record<string, string | undefined>> = {
  "IMP-10.a": "pour une grande bataille",
  "IMP-10.b": "pour un chef de l’ennemi",
  "IMP-10.c": "pour un chef de Rome",
  "IMP-10.d": "pour des Peuples mineurs pacifiés par les armes",
  "IMP-10.e": "pour un Auguste à Rome",
  "IMP-10.f": "pour l’Armenia",
  "IMP-10.g": "pour un empire sans guerre civile",
  "IMP-10.h": "pour des Peuples majeurs pacifiés par les armes",
  "IMP-10.i": "pour la Pax Romana",
  "IMP-10.j": "pour le Coup d’État parthe",
  "IMP-10.k": "pour des Romains mutinés",
  "IMP-10.l": "pour des légions hors de Fronts qui ne sont pas en réserve",
  "IMP-10.m": "pour des unités non romaines dans les Fronts",
  "IMP-10.n": "pour l’Armenia",
  "IMP-10.o": "pour une Rome sans Prétoriens",
  "IMP-10.p": "pour l’Intrigue au Sénat",
  "IMP-10.q": "pour la guerre civile",
  "IMP-10.r": "pour des unités non romaines dans les Provinces Intérieures",
  "IMP-10.s": "pour la Pax Romana",
  "IMP-10.t": "pour des Parthes mutinés",
};

const LEVELS: Readonly<Record<string, string | undefined>> = {
  decisive: "une victoire décisive",
  definitive: "une victoire définitive",
};

export const resultsIn = ({ titles, at, from, piece, pieces, people, who, one }: Said): ResultsWords => ({
  events: {
    points(e) {
      const why = POINTS[e.rule];
      const gains = e.points > 0 ? does(e.side, "marque", "marquent") : does(e.side, "perd", "perdent");
      return `${They(e.side)} ${gains} ${Math.abs(e.points)} PV${why === undefined ? "" : ` ${why}`} : Rome ${e.rome}, ennemis de Rome ${e.enemy}.`;
    },
    over(e) {
      if (e.winner === null) return "La partie est terminée : elle est nulle.";
      const level = LEVELS[e.level ?? ""];
      const wins =
        level === undefined
          ? does(e.winner, "l’emporte", "l’emportent")
          : `${does(e.winner, "remporte", "remportent")} ${level}`;
      return `La partie est terminée${e.how === "sudden" ? " d’un coup" : ""} : ${names.the[e.winner]} ${wins}.`;
    },
    winter: (e) => `L’hiver de ${names.year(e.year)}.`,
    "fleet-lost": (e) =>
      `${piece(e.fleet)} n’est pas au port : elle est perdue${e.units.length === 0 ? "" : `, avec à bord ${pieces(e.units)}`} ; une nouvelle flotte sera prête en ${e.back}.`,
    ashore: (e) => `${who(e.pieces)} ${one(e.pieces) ? "met" : "mettent"} pied à terre ${at(e.zone)}.`,
    "went-home": (e) => `${piece(e.unit)} va ${from(e.from)} hiverner ${at(e.zone)}${e.reduced ? ", affaiblie" : ""}.`,
    "went-with": (e) => `${piece(e.leader)} va ${from(e.from)} hiverner ${at(e.zone)} avec ${piece(e.unit)}.`,
    "back-again": (e) => `${piece(e.unit)} est reconstituée ${at(e.zone)}${e.reduced ? ", affaiblie" : ""}.`,
    recovered: (e) => `De nouveau en état normal : ${pieces(e.units)}.`,
    exhausted: (e) =>
      clauses(
        pieces,
        [e.units, (units, one) => `${one ? "affaiblie" : "affaiblies"} par un hiver sans abri : ${units}`],
        [e.lost, (units, one) => `${one ? "perdue" : "perdues"} dans un hiver sans abri : ${units}`],
      ),
    upkeep: (e) =>
      clauses(
        pieces,
        [
          e.reduced,
          (units, one) =>
            `${one ? "affaiblie" : "affaiblies"} pour les vexillations ${titles.part(e.front).of} : ${units}`,
        ],
        [
          e.removed,
          (units, one) =>
            `${one ? "abandonnée" : "abandonnées"}, faute d’hommes dans les légions ${titles.part(e.front).of} : ${units}`,
        ],
      ),
    annexed: (e) =>
      `${sentence(all(e.peoples.map(people)))} ${e.peoples.length === 1 ? "rejoint" : "rejoignent"} l’empire, dans ${titles.part("oriental").front}.`,
    guarded: (e) => `Les Corporis Custodes gardent désormais ${piece(e.leader)}.`,
  },

  questions: {
    quarters: (q) => `Où hiverne ${piece(q.unit)} ?${q.left === 1 ? "" : ` ${q.left} unités à placer.`}`,
    retinue: (q) =>
      q.stays ? `${piece(q.leader)} rentre-t-il avec une unité ?` : `Avec quelle unité rentre ${piece(q.leader)} ?`,
    revival: (q) => `Où est reconstituée ${piece(q.unit)} ?${q.left === 1 ? "" : ` ${q.left} unités à placer.`}`,
    upkeep: (q) =>
      q.remove > 0
        ? `Les légions ${titles.part(q.front).of} ne suffisent pas à leurs vexillations : lesquelles abandonner ? Encore ${q.remove}.`
        : `Quelles légions ${titles.part(q.front).of} fournissent les vexillations ? Encore ${q.reduce}.`,
    custody: () => "Donner les Corporis Custodes à un autre Auguste ou César ?",
  },

  acts: {
    "go-with": ({ unit }) => `Aller avec ${piece(unit)}`,
    reduce: ({ unit }) => `Affaiblir ${piece(unit)}`,
    remove: ({ unit }) => `Abandonner ${piece(unit)}`,
    guard: ({ leader }) => `Garder ${piece(leader)}`,
  },
});
