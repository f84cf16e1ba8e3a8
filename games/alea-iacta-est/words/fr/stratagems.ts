/** Sentences about stratagems. */
import { NATIONALITIES } from "../../peoples.ts";
import type { Trial } from "../../questions/stratagems.ts";
import type { Face } from "../../stratagems.ts";
import { faceText, sentence } from "../titles.ts";
import type { StratagemWords } from "../wording.ts";
import { nations, type Said, stratagems, the } from "./names.ts";

export const stratagemsIn = ({ titles, zone, place, piece, who, toll }: Said): StratagemWords => {
  const face = (face: Face): string => faceText(titles.box.stratagems[face], stratagems);
  /** What a die is thrown for. */
  const cause = (trial?: Trial, whom?: string, where?: string): string => {
    if (trial === undefined || whom === undefined)
      return where === undefined ? "" : ` dans la bataille en ${zone(where)}`;
    const causes: Readonly<Record<Trial, string>> = {
      evasion: `l’esquive de ${piece(whom)}`,
      loneLeader: `${piece(whom)}, seul parmi les ennemis`,
      murder: `l’attentat contre ${piece(whom)}`,
      plague: `${piece(whom)} face à la peste`,
    };
    return ` pour ${causes[trial]}`;
  };
  return {
    events: {
      played: ({ side, title, value }) => `${sentence(the(side))} jouent ${faceText({ title, value }, stratagems)}.`,
      "die-set": ({ from, to }) => `Les dieux changent le dé : ${to} au lieu de ${from}.`,
      "intrigue-ended": ({ side }) => `${sentence(the(side))} rétablissent l’ordre à Roma : une intrigue prend fin.`,
      imperium: ({ spqr }) => `La République respire : le marqueur SPQR est sur ${spqr}.`,
      fled: ({ pieces, from, to }) => `Fuite avant la bataille, de ${zone(from)} vers ${zone(to)} : ${who(pieces)}.`,
      murder: ({ leader, die, killed }) =>
        `Attentat contre ${piece(leader)} : ${die}, ${killed ? "il est assassiné" : "il en réchappe"}.`,
      plague: ({ zone: where }) => `La peste se déclare en ${place(where)}.`,
      "plague-tested": ({ piece: it, zone: where, die, struck }) =>
        `${piece(it)} en ${zone(where)} : ${die}, la peste ${struck ? "frappe" : "épargne"}.`,
      sickened: ({ zone: where, reduced, lost }) => `La peste en ${zone(where)} : ${toll(reduced, lost)}.`,
      "plague-over": ({ zone: where }) => `La peste prend fin en ${zone(where)}.`,
      deserted: ({ zone: where, reduced, lost }) => `Des légions désertent en ${zone(where)} : ${toll(reduced, lost)}.`,
      suborned: ({ side, unit, zone: where }) =>
        `En ${zone(where)}, ${the(side)} accueillent un transfuge : ${piece(unit)}.`,
      shot: ({ unit, zone: where }) => `La flèche du Parthe en ${zone(where)} : ${piece(unit)} est éliminée.`,
    },

    questions: {
      window({ moment, zone: where, die, sides, trial, piece: whom }) {
        switch (moment) {
          case "initiative":
            return "Vous n’avez pas l’initiative : la renverser par un stratagème ?";
          case "gates":
            return "Fermer le temple de Janus pour cette année ?";
          case "sequence":
            return "Entre deux séquences : jouer un stratagème ?";
          case "move":
            return "Un mouvement adverse est terminé : jouer un stratagème ?";
          case "answer":
            return "L’adversaire a joué un stratagème : y répondre par un autre ?";
          case "end-of-movement":
            return "Les mouvements sont terminés : jouer un stratagème ?";
          case "combats":
            return "Avant les esquives : jouer un stratagème ?";
          case "battle":
            return `Avant le dé de la bataille en ${zone(where ?? "")} : jouer un stratagème ?`;
          case "die":
            return `Un d${sides} donne ${die}${cause(trial, whom, where)} : le changer par un stratagème ?`;
          case "aftermath":
            return `La bataille en ${zone(where ?? "")} est finie : jouer un stratagème ?`;
          case "republic":
            return "Avant que le sort de la République ne soit scellé : jouer un stratagème ?";
          case "ides":
            return "Avant que les conjurés ne tentent leur chance : jouer un stratagème ?";
          case "triumvirs":
            return "Avant la vérification du contrôle : jouer un stratagème ?";
          case "triumph":
            return "Avant le décompte des points : célébrer un triomphe ?";
          case "geostrategy":
            return "Jouer un stratagème ?";
        }
      },
      uprising: () => "Soulever un second Peuple mineur ?",
      flight: ({ zone: from, to }) =>
        from === null ? `Quelle Force fuit vers ${zone(to)} ?` : `Qui fuit de ${zone(from)} vers ${zone(to)} ?`,
      luring: ({ zone: where, left }) => `Quelles légions désertent en ${zone(where)} ? Encore ${left}.`,
      suborning: ({ zone: where, second }) =>
        second ? `Un second transfuge en ${zone(where)} ?` : `Quelle unité passe dans votre camp en ${zone(where)} ?`,
    },

    acts: {
      play: (act) => `Jouer ${face(act.face)}`,
      pretend: (act) => `${face(act.face)} : ${piece(act.leader)}`,
      raise: (act) => `${face(act.face)} : les ${titles.people(act.people)}`,
      ally: (act) => `${face(act.face)} : les ${titles.people(act.people)}`,
      flee: (act) => `${face(act.face)} : vers ${zone(act.to)}`,
      "set-die": (act) => `${face(act.face)} : un\u00a0${act.pips} à la place`,
      murder: (act) => `${face(act.face)} : ${piece(act.leader)}`,
      infect: (act) => `${face(act.face)} en ${zone(act.zone)}`,
      lure: (act) => `${face(act.face)} en ${zone(act.zone)}`,
      shoot: (act) => `${face(act.face)} : ${piece(act.unit)}`,
      pacify: (act) => `${face(act.face)} : les ${titles.people(act.people)}`,
      "pacify-nation": (act) => `${face(act.face)} : ${nations[NATIONALITIES[act.nation]]}`,
      rally: (act) => `${face(act.face)} : ${titles.region(act.region)}`,
      pass: () => "Ne rien jouer",
      "raise-too": ({ people }) => `Soulever aussi les ${titles.people(people)}`,
      evacuate: (act) => `Fuir de ${zone(act.zone)}`,
      "lure-unit": ({ unit }) => `Désertion : ${piece(unit)}`,
      suborn: ({ unit }) => `Transfuge : ${piece(unit)}`,
    },

    orders: {
      initiative: "Quand l’initiative est allée à l’adversaire",
      gates: "Quand Janus peut être joué",
      sequence: "Entre deux séquences",
      move: "Après chaque mouvement de l’adversaire",
      answer: "Quand l’adversaire a joué un stratagème pendant ses mouvements",
      "end-of-movement": "Après les mouvements, si aucune bataille ne suit",
      combats: "Avant les esquives",
      battle: "Avant le dé d’une bataille",
      "great-battle": "Avant le dé d’une bataille où combat un Chef de faction",
      "battle-die": "Quand le dé d’une bataille est tombé",
      "other-die": "Quand un autre dé de la phase E est tombé",
      aftermath: "Après une bataille",
      "parthian-shot": "Après une bataille où combattent des Parthes",
      republic: "Quand le marqueur SPQR a bougé",
      ides: "Aux ides de mars",
      triumvirs: "Quand un Triumvir peut être rallié",
      triumph: "Avant le décompte des points",
    },
  };
};
