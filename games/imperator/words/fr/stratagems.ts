/** Sentences about stratagems. */
import { lookUp } from "@rubicon/series";
import type { Trial } from "../../questions/stratagems.ts";
import { type Stratagem, TITLES } from "../../stratagems.ts";
import type { Face } from "../names.ts";
import type { StratagemWords } from "../wording.ts";
import { faces } from "./faces.ts";
import { does, ofThem, type Said, They } from "./said.ts";

const face = (stratagem: Stratagem): string => faces[TITLES[stratagem]].title;

export const stratagemsIn = (said: Said): StratagemWords => {
  const { at, ats, to, from, piece, pieces, people, ofPiece, who, toll } = said;
  /** What a die is thrown for. */
  const cause = (trial?: Trial, whom?: string, where?: string): string => {
    const name = whom === undefined ? "" : piece(whom);
    const ofHim = whom === undefined ? "" : ofPiece(whom);
    const causes: Readonly<Record<Trial, string>> = {
      evasion: `l’évasion ${ofHim}`,
      loneLeader: `${name}, seul parmi l’ennemi`,
      murder: `l’attentat contre ${name}`,
      plague: `${name} face à la peste`,
      allegiances: `ceux qui pourraient suivre ${name}`,
      extension: `l’extension de l’usurpation ${ofHim}`,
      winOver: "les soldats appelés à se rallier",
    };
    if (trial !== undefined) return ` pour ${causes[trial]}`;
    return where === undefined ? "" : ` dans la bataille ${at(where)}`;
  };

  return {
    events: {
      played: ({ side, stratagem }) => `${They(side)} ${does(side, "joue", "jouent")} ${faces[stratagem].title}.`,
      returned: ({ side, stratagem }) =>
        `${They(side)} ${does(side, "remet", "remettent")} dans le bol ${lookUp<Face>(faces, stratagem ?? "")?.title ?? "un pion stratagème"}.`,
      kept: () => "Personne ne remet de stratagème dans le bol : qui en détient peut les employer.",
      lifted: ({ stratagem, zone }) => `L’ordre est rétabli ${at(zone)} : le pion ${faces[stratagem].title} est levé.`,
      "die-set": ({ from: face, to: pips }) => `Les dieux changent le dé : ${pips} au lieu de ${face}.`,
      "victor-cancelled": ({ side }) =>
        `${They(side)} ${does(side, "répond", "répondent")} : les deux stratagèmes sont dépensés, et c’est le dé qui décide.`,
      fled: ({ pieces: gone, from: start, to: goal }) =>
        `Fuite avant la bataille, ${from(start)} ${to(goal)} : ${who(gone)}.`,
      shot: ({ unit, zone }) => `La flèche du Parthe : ${piece(unit)} est éliminée ${at(zone)}.`,
      murder: ({ leader, die, guarded, killed }) =>
        `Attentat contre ${piece(leader)}${guarded ? ", que gardent les Corporis Custodes" : ""} : ${die}, ${killed ? "les poignards le trouvent" : "il en réchappe"}.`,
      plague: ({ zone, beside }) =>
        `La peste se déclare ${at(zone)}${beside.length === 0 ? "" : ` et s’étend aux zones voisines : ${said.lands(beside)}`}.`,
      "plague-tested": ({ leader, zone, die, struck }) =>
        `${piece(leader)} rencontre la peste ${at(zone)} : ${die}, elle ${struck ? "le frappe" : "l’épargne"}.`,
      sickened: ({ zone, reduced, lost }) => `La peste ${at(zone)} : ${toll(reduced, lost)}.`,
      "plague-over": ({ zones }) => `La peste est finie ${ats(zones)}.`,
      mutiny: ({ zone, units }) =>
        `Mutinerie ${at(zone)} : ${pieces(units)} ${units.length === 1 ? "n’obéit" : "n’obéissent"} plus à personne.`,
      deserted: ({ side, zone, reduced, lost }) =>
        `Des soldats ${ofThem(side)} désertent ${at(zone)} : ${toll(reduced, lost)}.`,
    },

    questions: {
      window({ moment, zone, die, sides, trial, piece: whom }) {
        const where = zone === undefined ? "" : ` ${at(zone)}`;
        switch (moment) {
          case "initiative":
            return "Vous n’avez pas l’initiative : la renverser par un stratagème ?";
          case "uprisings":
            return "Des Peuples peuvent se soulever contre Rome : jouer un stratagème ?";
          case "usurpations":
            return "Un général peut prétendre à la pourpre : jouer un stratagème ?";
          case "sequence":
            return "Entre deux SMC : jouer un stratagème ?";
          case "move":
            return "Un mouvement adverse est terminé : jouer un stratagème ?";
          case "evasion":
            return `Avant toute évasion de la bataille${where} : jouer un stratagème ?`;
          case "battle":
            return `Avant le dé de la bataille${where} : jouer un stratagème ?`;
          case "die":
            return `Un d${sides} donne ${die}${cause(trial, whom, zone)} : le changer par un stratagème ?`;
          case "aftermath":
            return `La bataille${where} est finie : jouer un stratagème ?`;
          case "truce":
            return "La campagne de l’année est finie : jouer un stratagème ?";
        }
      },
      uprising: ({ left, major }) =>
        `Soulever un autre Peuple ${major ? "majeur" : "mineur"} ? Encore ${left} au plus.`,
      pacification: ({ left, all }) =>
        `Pacifier un autre Peuple ? Encore ${left} au plus.${all ? " Si le reste se fait seul : tous." : ""}`,
    },

    acts: {
      play: (act) => `Jouer ${face(act.stratagem)}`,
      usurp: (act) => `${face(act.stratagem)} : ${piece(act.leader)}`,
      raise: (act) => `${face(act.stratagem)} : ${people(act.people)}`,
      flee: (act) => `${face(act.stratagem)} : ${to(act.to)}`,
      "set-die": (act) => `${face(act.stratagem)} : un\u00a0${act.pips} à la place`,
      murder: (act) => `${face(act.stratagem)} : ${piece(act.leader)}`,
      strew: (act) => `${face(act.stratagem)} ${at(act.zone)}`,
      shoot: (act) => `${face(act.stratagem)} : ${piece(act.unit)}`,
      pacify: (act) => `${face(act.stratagem)} : ${people(act.people)}`,
      pass: () => "Ne rien jouer",
      "raise-too": (act) => `Aussi ${people(act.people)}`,
      "pacify-too": (act) => `Aussi ${people(act.people)}`,
    },

    orders: {
      initiative: "Quand l’initiative est allée à l’adversaire",
      uprisings: "Quand des Peuples peuvent être soulevés",
      usurpations: "Quand une usurpation peut être tentée",
      sequence: "Entre deux SMC",
      move: "Après chaque mouvement de l’adversaire",
      evasion: "Avant les évasions",
      battle: "Avant le dé d’une bataille",
      "great-battle": "Avant le dé d’une bataille où est un Auguste, un César ou un usurpateur",
      "battle-die": "Quand le dé d’une bataille est tombé",
      "other-die": "Quand un autre dé de la phase E est tombé",
      aftermath: "Après une bataille",
      "parthian-shot": "Après une bataille où il y avait des Perses",
      truce: "À la fin de la phase E",
    },
  };
};
