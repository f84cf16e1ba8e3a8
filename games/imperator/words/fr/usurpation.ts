/** Successions, usurpations and the exchange of roles in French. */
import { reckoned } from "@rubicon/series";
import type { Death } from "../../events/shapes.ts";
import type { Accession, Success } from "../../events/usurpation.ts";
import type { UsurpationWords } from "../wording.ts";
import type { Said } from "./said.ts";

const DEATHS: Readonly<Record<Death, string>> = {
  battle: "tombe au combat",
  civil: "tombe dans la guerre civile",
  assassinated: "est assassiné",
  natural: "s’éteint dans son lit",
  plague: "meurt de la peste",
  lone: "est pris et tué",
  drowned: "périt en mer",
  stranded: "disparaît au-delà de la frontière",
  deposed: "perd le trône et la vie",
};

const ACCESSIONS: Readonly<Record<Accession, string>> = {
  sole: "est désormais le seul Auguste",
  caesar: "était César et devient Auguste",
  acclaimed: "est acclamé Auguste",
  commodus: "est salué par le Sénat : il est Auguste",
  vacancy: "trouve le trône vide et devient Auguste",
  usurped: "a conquis la pourpre et devient Auguste",
};

const SUCCESSES: Readonly<Record<Success, string>> = {
  rome: "Les rebelles tiennent Rome",
  battle: "L’empereur est battu et mort",
  murder: "L’empereur est assassiné",
};

export const usurpationIn = ({ titles, at, piece, ofPiece, who }: Said): UsurpationWords => ({
  events: {
    died: (e) =>
      `${piece(e.leader)} ${DEATHS[e.how]}${e.zone === null ? "" : ` ${at(e.zone)}`}${e.back ? " ; un autre chef lui succède l’an prochain" : ""}.`,
    emperor: (e) => `${piece(e.leader)} ${ACCESSIONS[e.by]}.`,
    vacant: () => "Il ne reste personne qui puisse être Auguste : le trône est vide.",
    usurper: (e) =>
      `${piece(e.leader)} est proclamé empereur ${at(e.zone)}${e.front === null ? "" : `, dans ${titles.part(e.front).front}`} : c’est la guerre civile${e.bonus === 0 ? "" : `, avec un bonus de ${e.bonus} pour lui`}.`,
    validation: (e) =>
      `${piece(e.leader)} tend la main vers la pourpre : ${e.die} contre une CP de ${e.pc} ; ${e.valid ? "les soldats l’acclament" : "personne ne bouge, et il reste avec Rome"}.`,
    allegiance: (e) =>
      `${piece(e.leader)}, ${at(e.zone)}, suivra-t-il ${piece(e.usurper)} ? ${reckoned(e.die, e.bonus)} contre une CP de ${e.pc} : ${e.joined ? "il le rejoint" : "il reste fidèle"}.`,
    extension: (e) =>
      `${piece(e.leader)} se tourne vers ${titles.part(e.front).front} : ${reckoned(e.die, e.modifier, -e.bonus)}, il faut moins que sa CP de ${e.pc} ; ${e.spread ? "ses messagers sont entendus" : "personne n’écoute"}.`,
    "came-over": (e) => `Désormais avec ${piece(e.usurper)} ${at(e.zone)} : ${who([...e.leaders, ...e.units])}.`,
    "loyal-again": (e) =>
      `De nouveau ${e.leaders.length + e.units.length === 1 ? "fidèle" : "fidèles"} à Rome${e.zone === null ? "" : ` ${at(e.zone)}`} : ${who([...e.leaders, ...e.units])}.`,
    "usurpation-failed": (e) => `L’usurpation ${ofPiece(e.leader)} a échoué.`,
    "usurpation-won": (e) =>
      `${SUCCESSES[e.by]} : l’usurpation a réussi. À la fin de l’année, les joueurs échangent leurs rôles.`,
    exchange: (e) =>
      `Les joueurs échangent leurs rôles : celui qui menait les ennemis de Rome a désormais Rome, et celui qui avait Rome mène ses ennemis. Chacun garde ses stratagèmes et ses points : Rome ${e.rome} PV, ennemis de Rome ${e.enemy} PV.`,
    "no-exchange": () => "Aucun usurpateur n’a vécu assez pour voir sa victoire : les joueurs gardent leurs rôles.",
    struck: (e) => `Des poignards à gages cherchent ${piece(e.leader)} : c’est la tentative de l’année.`,
  },

  questions: {
    acclamation: () => "Le trône est vide : qui devient Auguste ?",
    rival: () => "Le nouvel Auguste n’est pas né pour le trône : quel général se soulève contre lui ?",
    laurels: () => "Lequel des usurpateurs revêt la pourpre ?",
    extension: (q) =>
      `Vers quel Front adjacent ${piece(q.leader)} se tourne-t-il, le cas échéant ? Il faut un d10${q.bonus === 0 ? "" : ` moins ${q.bonus}`} inférieur à sa CP de ${q.pc}.`,
    usurpations: () =>
      `${piece(titles.box.didius)} a acheté son trône : quel général se soulève contre lui, s’il y en a un ? On ne jette pas de dé.`,
  },

  acts: {
    succeed: ({ leader }) => `${piece(leader)} devient Auguste`,
    proclaim: ({ leader }) => `Proclamer ${piece(leader)}`,
    extend: ({ front }) => `Se tourner vers ${titles.part(front).front}`,
    strike: () => `Faire assassiner ${piece(titles.box.pertinax)}`,
  },
});
