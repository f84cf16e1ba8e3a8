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
      "set-die": (act) => `${face(act.stratagem)} : ${act.pips}`,
      murder: (act) => `${face(act.stratagem)} : ${piece(act.leader)}`,
      strew: (act) => `${face(act.stratagem)} ${at(act.zone)}`,
      shoot: (act) => `${face(act.stratagem)} : ${piece(act.unit)}`,
      pacify: (act) => `${face(act.stratagem)} : ${people(act.people)}`,
      pass: () => "Ne rien jouer",
      "raise-too": (act) => `Aussi ${people(act.people)}`,
      "pacify-too": (act) => `Aussi ${people(act.people)}`,
    },

    refusals: {
      counterNotHeld: "Ce pion n’est pas dans votre main.",
      notForThisRole: "Ce stratagème est pour l’autre camp : il retourne dans le bol en hiver.",
      playedOtherwise: "Ce stratagème ne se joue pas ainsi.",
      notItsMoment: "Ce n’est pas le moment de jouer ce stratagème.",

      initiativeIsYours: "Vous avez déjà l’initiative.",

      usurpTwoAugusti: "Il faut deux Augustes pour que l’un se soulève contre l’autre.",
      usurpAugustus: "Ce stratagème est pour un Auguste.",
      usurpLowerPc: "De deux Augustes, c’est celui de plus basse CP qui se soulève.",
      usurpCaesar: "Ce stratagème est pour un César.",

      riseArmenia: "L’Armenia n’entre jamais en guerre d’elle-même.",
      riseMajor: "Ce stratagème soulève des Peuples mineurs.",
      riseMinor: "Ce stratagème soulève des Peuples majeurs.",
      riseRemoved: "Ce Peuple fait désormais partie de l’empire.",
      riseAtWar: "Ce Peuple est déjà en guerre.",
      riseBanned: "Ce Peuple a été pacifié par les armes et reste en paix cinq ans.",
      riseNoRoom: "D’autres, avec qui il ne peut partager une zone, sont dans son pays.",

      peaceArmenia: "L’Armenia n’est jamais en guerre : il n’y a rien à pacifier.",
      peaceMajor: "Ce stratagème est pour des Peuples mineurs.",
      peaceMinor: "Ce stratagème est pour un Peuple majeur.",
      peaceAlready: "Ce Peuple n’est pas en guerre.",
      peaceOtherNation: "Tous doivent être d’une même Nationalité.",
      peaceOneByOne: "Les Peuples se choisissent l’un après l’autre.",

      victorAlready: "Vous avez déjà pris le dé en main.",
      victorCancelled: "Les deux stratagèmes sont dépensés : c’est le dé qui décide.",
      victorOverRebels: "Roma Victor ne se joue pas contre des rebelles.",
      furorWithoutGermans: "Aucune de vos unités germaniques ne combat ici.",
      shotNoPersians: "Aucune unité perse n’a pris part à cette bataille.",
      shotTarget:
        "Seule peut être touchée une unité romaine fidèle qui a pris part à cette bataille et est encore sur la carte.",

      fleeAttacker: "Seul le défenseur fuit.",
      fleeMutineers: "Des mutins ne fuient pas.",
      fleeNobody: "Personne de cette force ne peut fuir.",

      murderLeaders: "Un assassinat vise un chef.",
      murderInPlay: "Un assassinat n’atteint qu’un chef sur la carte dont le Peuple n’est pas en paix.",
      murderOwn: "Un assassinat vise un chef de l’adversaire.",
      plagueAtSea: "La peste se déclare dans une zone terrestre.",
      mutinyWhere: "Les Romains se mutinent dans l’empire, les Parthes dans leur propre pays.",
      mutinyAlready: "Il y a déjà une mutinerie dans cette zone.",
      mutinyNobody: "Aucune unité adverse qui pourrait se mutiner n’est dans cette zone.",
      mutinyLed: "Un chef est avec elles : elles ne se mutinent pas.",
      desertNobody: "Aucune unité romaine ou parthe de l’adversaire n’est dans cette zone.",

      armeniaUnused: "L’Armenia ne joue aucun rôle dans ce scénario.",
      dieShowsThat: "Le dé donne déjà cela.",
      dieHasNoSuchFace: "Le dé n’a pas cette face.",
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
