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
      "set-die": (act) => `${face(act.face)}: ${act.pips}`,
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

    refusals: {
      counterNotHeld: "Quella pedina non è nella vostra mano.",
      playedOtherwise: "Quello stratagemma non si gioca così.",
      notItsMoment: "Non è il momento di quello stratagemma.",
      initiativeIsYours: "L’iniziativa è già vostra.",
      victorAlready: "Qualcuno è già venuto, ha visto e ha vinto.",
      victorWithoutChief: "Nessuno dei vostri Capi fazione combatte qui.",
      victorOverRomans: "Qui combattono Romani contro di voi.",
      siegeDefends: "La poliorcetica è dell’attaccante.",
      siegeNoCity: "Qui non c’è né una città né un porto.",
      wallsAttack: "Le mura sono del difensore.",
      wallsNoCity: "Qui non c’è né una città né un porto.",
      dieShowsThat: "Il dado mostra già quel numero.",
      dieHasNoSuchFace: "Il dado non ha quella faccia.",
      republicIsWell: "Il segnalino SPQR è già su 0.",
      riseMajor: "Questo stratagemma fa insorgere Popoli minori.",
      riseMinor: "Questo stratagemma fa insorgere un Popolo maggiore.",
      riseAtWar: "Quel Popolo non è in pace.",
      riseBanned: "Quel Popolo è stato pacificato con le armi e resta in pace per qualche anno.",
      fleeAttacker: "Fugge solo il difensore.",
      fleeNextTo: "Una Forza che sta per combattere fugge in una zona adiacente.",
      fleeEnemies: "Vi si trovano unità di combattimento nemiche.",
      fleeSomebody: "Così non fuggirebbe nessuno di chi deve combattere.",
      fleeTogether: "Fugge tutta la Forza: resta solo chi non può venire.",
      fleeFromWhere: "Dite prima quale Forza fugge.",
      fleeingAlready: "Quale Forza fugge è già deciso.",
      fleeLed: "Senza posto sotto un capo che parte, quell’unità resta.",
      murderRomans: "Un assassinio mira a un capo romano.",
      murderOffMap: "Quel capo non è sulla mappa.",
      murderOwn: "Un assassinio mira a un capo nemico.",
      murderNeutral: "Un capo neutrale non è nemico di nessuno.",
      murderCaesar: "Questo stratagemma non raggiunge Caesar.",
      plagueNoPort: "La peste colpisce una zona con un porto.",
      bereft: "Un capo è morto in marcia: lasciate prima chi nessuno guida più, o fermatevi.",
      hasALeader: "Quell’unità ha ancora il suo capo.",
      lureNeutral: "Legioni neutrali non sono nemiche di nessuno.",
      lureNoLegions: "In quella zona non ci sono legioni nemiche.",
      lureWhom: "Disertano solo le legioni nemiche di quella zona.",
      lureTwice: "Quella legione diserta già.",
      subornForBarbarians: "I Romani passano ai Romani e ai loro alleati, non a un Popolo in guerra.",
      subornNobody: "La Forza nemica non ha unità romane.",
      subornWhom: "Passano solo unità romane della Forza nemica in questo combattimento.",
      subornHeavy: "Delle due una sola è una legione o un naves.",
      subornSomebody: "Ci vuole almeno un transfuga.",
      noArchers: "Nessuna unità dei Parthi ha combattuto per voi in questa battaglia.",
      noTarget: "Non è un’unità romana rimasta che abbia combattuto contro i Parthi.",
      peaceMajor: "Questo stratagemma è per un Popolo minore.",
      peaceMinor: "Questo stratagemma è per un Popolo maggiore.",
      peaceAlready: "Quel Popolo è in pace.",
      peaceOwnAlly: "Sta all’avversario spezzare una fedeltà giurata a voi.",
      peaceNation: "Nessun Popolo di quella Nazionalità è in guerra.",
      peaceNobody: "Nessun Popolo è in guerra.",
      peaceAegyptii: "In questo scenario nessuno stratagemma pacifica gli Aegyptii.",
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
