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
  const { at, ats, to, from, piece, pieces, people, who, toll } = said;
  /** What a die is thrown for. */
  const cause = (trial?: Trial, whom?: string, where?: string): string => {
    const name = whom === undefined ? "" : piece(whom);
    const causes: Readonly<Record<Trial, string>> = {
      evasion: `l’evasione di ${name}`,
      loneLeader: `${name}, solo tra i nemici`,
      murder: `l’attentato alla vita di ${name}`,
      plague: `${name} di fronte alla peste`,
      allegiances: `chi potrebbe seguire ${name}`,
      extension: `l’estensione dell’usurpazione di ${name}`,
      winOver: "i soldati chiamati a passare ai ribelli",
    };
    if (trial !== undefined) return ` per ${causes[trial]}`;
    return where === undefined ? "" : ` nella battaglia ${at(where)}`;
  };
  const more = (left: number): string => `Ancora ${left === 1 ? "uno" : left} al massimo.`;

  return {
    events: {
      played: ({ side, stratagem }) => `${They(side)} ${does(side, "gioca", "giocano")} ${faces[stratagem].title}.`,
      returned: ({ side, stratagem }) =>
        `${They(side)} ${does(side, "rimette", "rimettono")} nella coppa ${lookUp<Face>(faces, stratagem ?? "")?.title ?? "una pedina stratagemma"}.`,
      kept: () => "Nessuno rimette stratagemmi nella coppa: chi ne ha può usarli.",
      lifted: ({ stratagem, zone }) =>
        `L’ordine è ristabilito ${at(zone)}: la pedina ${faces[stratagem].title} è tolta.`,
      "die-set": ({ from: face, to: pips }) => `Gli dèi cambiano il dado: ${pips} invece di ${face}.`,
      "victor-cancelled": ({ side }) =>
        `${They(side)} ${does(side, "risponde", "rispondono")}: entrambi gli stratagemmi sono spesi, e decide il dado.`,
      fled: ({ pieces: gone, from: start, to: goal }) =>
        `Fuga prima della battaglia, ${from(start)} ${to(goal)}: ${who(gone)}.`,
      shot: ({ unit, zone }) => `La freccia del Parto: ${piece(unit)} è eliminata ${at(zone)}.`,
      murder: ({ leader, die, guarded, killed }) =>
        `Attentato alla vita di ${piece(leader)}${guarded ? ", protetto dai Corporis Custodes" : ""}: ${die}, ${killed ? "i pugnali lo trovano" : "si salva"}.`,
      plague: ({ zone, beside }) =>
        `Scoppia la peste ${at(zone)}${beside.length === 0 ? "" : ` e si estende alle zone vicine: ${said.lands(beside)}`}.`,
      "plague-tested": ({ leader, zone, die, struck }) =>
        `${piece(leader)} incontra la peste ${at(zone)}: ${die}, e ne è ${struck ? "colpito" : "risparmiato"}.`,
      sickened: ({ zone, reduced, lost }) => `La peste ${at(zone)}: ${toll(reduced, lost)}.`,
      "plague-over": ({ zones }) => `La peste è finita ${ats(zones)}.`,
      mutiny: ({ zone, units }) =>
        `Ammutinamento ${at(zone)}: ${pieces(units)} non ${units.length === 1 ? "obbedisce" : "obbediscono"} più a nessuno.`,
      deserted: ({ side, zone, reduced, lost }) =>
        `Soldati ${ofThem(side)} disertano ${at(zone)}: ${toll(reduced, lost)}.`,
    },

    questions: {
      window({ moment, zone, die, sides, trial, piece: whom }) {
        const where = zone === undefined ? "" : ` ${at(zone)}`;
        switch (moment) {
          case "initiative":
            return "L’iniziativa non è tua: rovesciarla con uno stratagemma?";
          case "uprisings":
            return "Dei Popoli possono insorgere contro Roma: giocare uno stratagemma?";
          case "usurpations":
            return "Un generale può aspirare alla porpora: giocare uno stratagemma?";
          case "sequence":
            return "Tra due sequenze: giocare uno stratagemma?";
          case "move":
            return "Un movimento dell’avversario è finito: giocare uno stratagemma?";
          case "evasion":
            return `Prima di ogni evasione dalla battaglia${where}: giocare uno stratagemma?`;
          case "battle":
            return `Prima del dado della battaglia${where}: giocare uno stratagemma?`;
          case "die":
            return `Un d${sides} dà ${die}${cause(trial, whom, zone)}: cambiarlo con uno stratagemma?`;
          case "aftermath":
            return `La battaglia${where} è finita: giocare uno stratagemma?`;
          case "truce":
            return "La campagna dell’anno è finita: giocare uno stratagemma?";
        }
      },
      uprising: ({ left, major }) => `Far insorgere un altro Popolo ${major ? "maggiore" : "minore"}? ${more(left)}`,
      pacification: ({ left, all }) =>
        `Pacificare un altro Popolo? ${more(left)}${all ? " Il resto da sé: tutti." : ""}`,
    },

    acts: {
      play: (act) => `Gioca ${face(act.stratagem)}`,
      usurp: (act) => `${face(act.stratagem)}: ${piece(act.leader)}`,
      raise: (act) => `${face(act.stratagem)}: ${people(act.people)}`,
      flee: (act) => `${face(act.stratagem)}: ${to(act.to)}`,
      "set-die": (act) => `${face(act.stratagem)}: un\u00a0${act.pips} invece`,
      murder: (act) => `${face(act.stratagem)}: ${piece(act.leader)}`,
      strew: (act) => `${face(act.stratagem)} ${at(act.zone)}`,
      shoot: (act) => `${face(act.stratagem)}: ${piece(act.unit)}`,
      pacify: (act) => `${face(act.stratagem)}: ${people(act.people)}`,
      pass: () => "Non giocare nulla",
      "raise-too": (act) => `Anche ${people(act.people)}`,
      "pacify-too": (act) => `Anche ${people(act.people)}`,
    },

    orders: {
      initiative: "Quando l’iniziativa è andata all’avversario",
      uprisings: "Quando si possono far insorgere dei Popoli",
      usurpations: "Quando si può tentare un’usurpazione",
      sequence: "Tra due sequenze",
      move: "Dopo ogni movimento dell’avversario",
      evasion: "Prima delle evasioni",
      battle: "Prima del dado di una battaglia",
      "great-battle": "Prima del dado di una battaglia con un Augusto, un Cesare o un usurpatore",
      "battle-die": "Quando il dado di una battaglia è caduto",
      "other-die": "Quando è caduto un altro dado della Fase E",
      aftermath: "Dopo una battaglia",
      "parthian-shot": "Dopo una battaglia con dei Persiani",
      truce: "Alla fine della Fase E",
    },
  };
};
