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
      return where === undefined ? "" : ` nella battaglia in ${zone(where)}`;
    const causes: Readonly<Record<Trial, string>> = {
      evasion: `l’elusione di ${piece(whom)}`,
      loneLeader: `${piece(whom)}, solo tra i nemici`,
      murder: `l’attentato alla vita di ${piece(whom)}`,
      plague: `${piece(whom)} di fronte alla peste`,
    };
    return ` per ${causes[trial]}`;
  };
  return {
    events: {
      played: ({ side, title, value }) => `${sentence(the(side))} giocano ${faceText({ title, value }, stratagems)}.`,
      "die-set": ({ from, to }) => `Gli dèi cambiano il dado: ${to} invece di ${from}.`,
      "intrigue-ended": ({ side }) => `${sentence(the(side))} ristabiliscono l’ordine a Roma: un intrigo è finito.`,
      imperium: ({ spqr }) => `La Repubblica respira: il segnalino SPQR è su ${spqr}.`,
      fled: ({ pieces, from, to }) => `Fuga prima della battaglia, da ${zone(from)} a ${zone(to)}: ${who(pieces)}.`,
      murder: ({ leader, die, killed }) =>
        `Attentato alla vita di ${piece(leader)}: ${die}, ${killed ? "è assassinato" : "si salva"}.`,
      plague: ({ zone: where }) => `Scoppia la peste in ${place(where)}.`,
      "plague-tested": ({ piece: it, zone: where, die, struck }) =>
        `${piece(it)} in ${zone(where)}: ${die}, la peste ${struck ? "colpisce" : "risparmia"}.`,
      sickened: ({ zone: where, reduced, lost }) => `La peste in ${zone(where)}: ${toll(reduced, lost)}.`,
      "plague-over": ({ zone: where }) => `La peste in ${zone(where)} è finita.`,
      deserted: ({ zone: where, reduced, lost }) => `Legioni disertano in ${zone(where)}: ${toll(reduced, lost)}.`,
      suborned: ({ side, unit, zone: where }) => `In ${zone(where)} ${piece(unit)} passa con ${the(side)}.`,
      shot: ({ unit, zone: where }) => `La freccia del Parto in ${zone(where)}: ${piece(unit)} è eliminata.`,
    },

    questions: {
      window({ moment, zone: where, die, sides, trial, piece: whom }) {
        switch (moment) {
          case "initiative":
            return "Non avete l’iniziativa: ribaltarla con uno stratagemma?";
          case "gates":
            return "Chiudere il tempio di Giano per quest’anno?";
          case "sequence":
            return "Tra due sequenze: giocare uno stratagemma?";
          case "move":
            return "Un movimento avversario è finito: giocare uno stratagemma?";
          case "answer":
            return "L’avversario ha giocato uno stratagemma: rispondere con un altro?";
          case "end-of-movement":
            return "I movimenti sono finiti: giocare uno stratagemma?";
          case "combats":
            return "Prima delle elusioni: giocare uno stratagemma?";
          case "battle":
            return `Prima del dado della battaglia in ${zone(where ?? "")}: giocare uno stratagemma?`;
          case "die":
            return `Un d${sides} dà ${die}${cause(trial, whom, where)}: cambiarlo con uno stratagemma?`;
          case "aftermath":
            return `La battaglia in ${zone(where ?? "")} è finita: giocare uno stratagemma?`;
          case "republic":
            return "Prima che si decida la sorte della Repubblica: giocare uno stratagemma?";
          case "ides":
            return "Prima che i congiurati tentino la sorte: giocare uno stratagemma?";
          case "triumvirs":
            return "Prima della verifica del controllo: giocare uno stratagemma?";
          case "triumph":
            return "Prima del conteggio dei punti: celebrare un trionfo?";
          case "geostrategy":
            return "Giocare uno stratagemma?";
        }
      },
      uprising: () => "Far insorgere un secondo Popolo minore?",
      flight: ({ zone: from, to }) =>
        from === null ? `Quale Forza fugge in ${zone(to)}?` : `Chi fugge da ${zone(from)} a ${zone(to)}?`,
      luring: ({ zone: where, left }) => `Quali legioni disertano in ${zone(where)}? Ancora ${left}.`,
      suborning: ({ zone: where, second }) =>
        second ? `Un secondo transfuga in ${zone(where)}?` : `Quale unità passa con voi in ${zone(where)}?`,
    },

    acts: {
      play: (act) => `Giocare ${face(act.face)}`,
      pretend: (act) => `${face(act.face)}: ${piece(act.leader)}`,
      raise: (act) => `${face(act.face)}: ${titles.people(act.people)}`,
      ally: (act) => `${face(act.face)}: ${titles.people(act.people)}`,
      flee: (act) => `${face(act.face)}: verso ${zone(act.to)}`,
      "set-die": (act) => `${face(act.face)}: un\u00a0${act.pips} invece`,
      murder: (act) => `${face(act.face)}: ${piece(act.leader)}`,
      infect: (act) => `${face(act.face)} in ${zone(act.zone)}`,
      lure: (act) => `${face(act.face)} in ${zone(act.zone)}`,
      shoot: (act) => `${face(act.face)}: ${piece(act.unit)}`,
      pacify: (act) => `${face(act.face)}: ${titles.people(act.people)}`,
      "pacify-nation": (act) => `${face(act.face)}: ${nations[NATIONALITIES[act.nation]]}`,
      rally: (act) => `${face(act.face)}: ${titles.region(act.region)}`,
      pass: () => "Non giocare nulla",
      "raise-too": ({ people }) => `Far insorgere anche: ${titles.people(people)}`,
      evacuate: (act) => `Fuggire da ${zone(act.zone)}`,
      "lure-unit": ({ unit }) => `Diserzione: ${piece(unit)}`,
      suborn: ({ unit }) => `Transfuga: ${piece(unit)}`,
    },

    orders: {
      initiative: "Quando l’iniziativa è andata all’avversario",
      gates: "Quando si può giocare Giano",
      sequence: "Tra due sequenze",
      move: "Dopo ogni movimento dell’avversario",
      answer: "Quando l’avversario ha giocato uno stratagemma nei suoi movimenti",
      "end-of-movement": "Dopo i movimenti, se non segue alcuna battaglia",
      combats: "Prima delle elusioni",
      battle: "Prima del dado di una battaglia",
      "great-battle": "Prima del dado di una battaglia in cui combatte un Capo fazione",
      "battle-die": "Quando il dado di una battaglia è caduto",
      "other-die": "Quando è caduto un altro dado della fase E",
      aftermath: "Dopo una battaglia",
      "parthian-shot": "Dopo una battaglia in cui combattono Parti",
      republic: "Quando il segnalino SPQR si è mosso",
      ides: "Alle idi di marzo",
      triumvirs: "Quando si può chiamare a sé un Triumviro",
      triumph: "Prima del conteggio dei punti",
    },
  };
};
