/** Sentences about stratagems. */
import { NATIONALITIES } from "../../peoples.ts";
import type { Face } from "../../stratagems.ts";
import { faceText, sentence } from "../titles.ts";
import type { StratagemWords } from "../wording.ts";
import { nations, type Said, stratagems, the } from "./names.ts";

export const stratagemsIn = ({ titles, zone, piece }: Said): StratagemWords => {
  const face = (face: Face): string => faceText(titles.box.stratagems[face], stratagems);
  return {
    events: {
      played: ({ side, title, value }) => `${sentence(the(side))} giocano ${faceText({ title, value }, stratagems)}.`,
      "die-set": ({ from, to }) => `Gli dèi cambiano il dado: ${to} invece di ${from}.`,
      "intrigue-ended": ({ side }) => `${sentence(the(side))} ristabiliscono l'ordine a Roma: un intrigo è finito.`,
      imperium: ({ spqr }) => `La Repubblica respira: il segnalino SPQR è su ${spqr}.`,
    },

    questions: {
      window({ moment, zone: where, die, sides }) {
        switch (moment) {
          case "initiative":
            return "Non avete l'iniziativa: ribaltarla con uno stratagemma?";
          case "gates":
            return "Chiudere il tempio di Giano per quest'anno?";
          case "sequence":
            return "Tra due sequenze: giocare uno stratagemma?";
          case "move":
            return "Un movimento avversario è finito: giocare uno stratagemma?";
          case "answer":
            return "L'avversario ha giocato uno stratagemma: rispondere con un altro?";
          case "end-of-movement":
            return "I movimenti sono finiti: giocare uno stratagemma?";
          case "combats":
            return "Prima delle elusioni: giocare uno stratagemma?";
          case "battle":
            return `Prima del dado della battaglia in ${zone(where ?? "")}: giocare uno stratagemma?`;
          case "die":
            return `Un d${sides} dà ${die}: cambiarlo con uno stratagemma?`;
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
    },

    acts: {
      play: (act) => `Giocare ${face(act.face)}`,
      pretend: (act) => `${face(act.face)}: ${piece(act.leader)}`,
      raise: (act) => `${face(act.face)}: ${titles.people(act.people)}`,
      ally: (act) => `${face(act.face)}: ${titles.people(act.people)}`,
      flee: (act) => `${face(act.face)}: verso ${zone(act.to)}`,
      "set-die": (act) => `${face(act.face)}: ${act.pips}`,
      murder: (act) => `${face(act.face)}: ${piece(act.leader)}`,
      infect: (act) => `${face(act.face)} in ${zone(act.zone)}`,
      lure: (act) => `${face(act.face)} in ${zone(act.zone)}`,
      shoot: (act) => `${face(act.face)}: ${piece(act.unit)}`,
      pacify: (act) => `${face(act.face)}: ${titles.people(act.people)}`,
      "pacify-nation": (act) => `${face(act.face)}: ${nations[NATIONALITIES[act.nation]]}`,
      rally: (act) => `${face(act.face)}: ${titles.region(act.region)}`,
      pass: () => "Non giocare nulla",
    },

    refusals: {
      counterNotHeld: "Quella pedina non è nella vostra mano.",
      playedOtherwise: "Quello stratagemma non si gioca così.",
      notItsMoment: "Non è il momento di quello stratagemma.",
      initiativeIsYours: "L'iniziativa è già vostra.",
      victorAlready: "Qualcuno è già venuto, ha visto e ha vinto.",
      victorWithoutChief: "Nessuno dei vostri Capi fazione combatte qui.",
      victorOverRomans: "Qui combattono Romani contro di voi.",
      siegeDefends: "La poliorcetica è dell'attaccante.",
      siegeNoCity: "Qui non c'è né una città né un porto.",
      wallsAttack: "Le mura sono del difensore.",
      wallsNoCity: "Qui non c'è né una città né un porto.",
      dieShowsThat: "Il dado mostra già quel numero.",
      dieHasNoSuchFace: "Il dado non ha quella faccia.",
      republicIsWell: "Il segnalino SPQR è già su 0.",
    },

    orders: {
      initiative: "Quando l'iniziativa è andata all'avversario",
      gates: "Quando si può giocare Giano",
      sequence: "Tra due sequenze",
      move: "Dopo ogni movimento dell'avversario",
      answer: "Quando l'avversario ha giocato uno stratagemma nei suoi movimenti",
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
