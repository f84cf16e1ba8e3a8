/** Phases A to D in Italian: counters, initiative, geostrategy, administration. */
import { sentence } from "@rubicon/engine";
import { lookUp } from "@rubicon/series";
import { clauses } from "../clauses.ts";
import type { Face } from "../names.ts";
import type { YearWords } from "../wording.ts";
import { faces } from "./faces.ts";
import { names } from "./names.ts";
import { all, count, does, either, ofThem, type Said, They, toThem } from "./said.ts";

const EVENTS = [
  "",
  "Insalubrità a Roma: le unità presenti sono ridotte, e un Augusto che vi si trova si ammala",
  "Clima disastroso: quest’anno tutti hanno 1 MP in meno",
  "Legioni scoraggiate: 1 contro i Romani in ogni battaglia",
  "L’imperatore è malato",
  "Vigore germanico: 2 a favore dei nemici di Roma nelle battaglie con un’unità germanica",
  "Agitazione a Roma: vi si attende un Augusto",
  "Inverno rigido: una sequenza in meno",
  "Gli dèi vogliono la pace: una sequenza per ciascun giocatore",
  "Ira di Nettuno: quest’anno nulla si muove per mare",
  "Tenacia dei nemici di Roma",
  "Donativo ai Pretoriani: 1 in battaglia a favore della parte che li ha tutti",
  "Donativo alle legioni: 1 a favore dei Romani in ogni battaglia",
  "Peste in Oriente: le unità del Fronte Oriente e delle terre di Armenia, Parthi, Adiabene e Osrhoene sono ridotte",
  "Volubilità armena",
  "Carestia in Germania: le unità germaniche sono ridotte e combattono con 1 a sfavore",
];

const drawn = (face: Face | undefined): string =>
  face === undefined ? "una pedina stratagemma" : `uno stratagemma: ${face.title}`;

export const yearIn = ({ titles, at, piece, pieces, people, ofPeople, verb }: Said): YearWords => {
  const fronts = (ids: readonly string[]): string => all(ids.map((id) => titles.part(id).front));
  const short = (ids: readonly string[]): string => all(ids.map((id) => titles.part(id).short));
  const legions = (left: number): string => (left === 1 ? "Ancora una." : `Ancora ${left}.`);

  return {
    events: {
      year: (e) => `Comincia l’anno ${names.year(e.year)}.`,
      drew: (e) =>
        `${They(e.side)} ${does(e.side, "pesca", "pescano")} ${drawn(lookUp<Face>(faces, e.stratagem ?? ""))}.`,
      initiative(e) {
        if (e.die !== undefined)
          return `Roma ottiene ${e.die} contro una PC di ${e.pc}: l’iniziativa è ${ofThem(e.side)}.`;
        return e.rule === "IMP-S.d"
          ? `Così vuole lo scenario: quest’anno l’iniziativa è ${ofThem(e.side)}.`
          : `L’iniziativa passa ${toThem(e.side)}.`;
      },
      pax: () => "Nessuno è in guerra con Roma, nessuno aspira alla porpora: un anno di Pax Romana.",
      "pax-broken": () => "L’unico Augusto è morto: la Pax Romana è rotta, e gli eserciti si mettono in marcia.",
      arrived(e) {
        if (e.returns) return `${piece(e.leader)} è di ritorno ${at(e.zone)}.`;
        return `${piece(e.leader)} ${e.side === "rome" ? "assume un comando" : "compare"} ${at(e.zone)}.`;
      },
      "reserve-count": (e) =>
        `Per i Fronti di riserva Roma ottiene ${e.die}, con un SR di ${e.sr}: ${e.most === 0 ? "nessuno quest’anno" : `al massimo ${e.most}`}.`,
      reserve: (e) =>
        e.fronts.length === 0
          ? "Quest’anno nessun Fronte è in riserva."
          : `In riserva quest’anno: ${fronts(e.fronts)}.`,
      detached: (e) => `${piece(e.unit)} è formata ${at(e.zone)} con uomini di ${pieces(e.legions)}.`,
      dissolved: (e) => `${piece(e.unit)} è sciolta ${at(e.zone)}.`,
      restored: (e) => `Gli uomini tornano, di nuovo a piena forza: ${pieces(e.units)}.`,
      marker(e) {
        if (e.people === null) return "La pescata di guerra dà un’esca: nessun Popolo maggiore entra in guerra.";
        const drawnOne = `La pescata di guerra indica ${people(e.people)}`;
        return e.status === "peace" ? `${drawnOne}.` : `${drawnOne}, già in guerra.`;
      },
      war: (e) => `${sentence(people(e.people))} ${verb(e.people, "entra", "entrano")} in guerra contro Roma.`,
      pacified: (e) =>
        e.how === "arms"
          ? `Non resta alcuna unità ${ofPeople(e.people)}: la pace è imposta con le armi, per cinque anni.`
          : `${sentence(people(e.people))} ${verb(e.people, "fa", "fanno")} la pace con Roma.`,
      mustered: (e) => `${pieces(e.pieces)} ${e.pieces.length === 1 ? "si schiera" : "si schierano"} ${at(e.zone)}.`,
      sequences: (e) =>
        `${e.rule === "IMP-2.D.a" ? "" : "Ora "}${count(e.total, "sequenza", "sequenze")} quest’anno: ${e.rome} per Roma, ${e.enemy} per i suoi nemici.`,
      event: (e) => `Evento ${e.number}${e.d6 === undefined ? "" : ` (${e.d6} + ${e.d10})`}. ${EVENTS[e.number]}.`,
      weakened: (e) =>
        clauses(
          pieces,
          [e.units, (units, one) => `${one ? "ridotta" : "ridotte"}: ${units}`],
          [e.withdrawn, (units) => `fuori per quest’anno: ${units}`],
        ),
      ill: (e) => `${piece(e.leader)} è malato: quest’anno non lascia la sua zona, e il suo TB non conta.`,
      summoned: (e) =>
        `${piece(e.leader)} è ${e.there ? "richiesto a Roma: è già lì" : "atteso a Roma: vi si reca"} e quest’anno vi resta.`,
      "extra-sequence": (e) =>
        `${They(e.side)} ${does(e.side, "avrà", "avranno")} una sequenza in più dopo tutte le altre.`,
      armenia: (e) => `L’Armenia è ora ${e.side === "rome" ? "romana" : "partica"}.`,
      named: (e) => `${piece(e.leader)} è nominato ${names.titles[e.title]}.`,
      "life-tested": (e) =>
        e.die === null
          ? `I giorni di ${piece(e.leader)} sono contati.`
          : `Gli anni pesano su ${piece(e.leader)}: ${e.die}, mortale sotto ${e.below}${e.die < e.below ? "" : "; sopravvive"}.`,
      reinforced: (e) =>
        `${piece(e.unit)} è levata ${at(e.zone)}${e.reduced ? ", ridotta, perché il nemico tiene il suo posto" : ""}.`,
      "fleet-back": (e) => `${piece(e.fleet)} è ricostruita ed è in porto ${at(e.zone)}.`,
    },

    questions: {
      arrivals: (q) => `Dove compare ${piece(q.leader)}?${q.left === 1 ? "" : ` ${q.left} capi da piazzare.`}`,
      reserves: (q) =>
        `Quali Fronti sono in riserva? Ancora ${q.left === 1 ? "uno" : q.left} al massimo.${q.before.length === 0 ? "" : ` Da sé il resto è come l’anno scorso: ${short(q.before)}.`}`,
      vexillations: () => "Vessillazioni: quale Fronte ne forma una, o quale si scioglie?",
      detaching: (q) =>
        q.left === 0
          ? `Dove si schiera la nuova vessillazione ${titles.part(q.front).of}?`
          : `Quali legioni danno uomini a una vessillazione ${titles.part(q.front).of}? ${legions(q.left)}`,
      dissolving: (q) => `Quali legioni ${titles.part(q.front).of} riprendono i loro uomini? ${legions(q.left)}`,
      muster: (q) =>
        `Dove si schiera ${piece(q.piece)}?${q.left === 1 ? "" : ` ${q.left} pedine ${ofPeople(q.people)} da piazzare.`}`,
      illness: (q) => `Quale Augusto si ammala: ${either(q.leaders.map(piece))}?`,
      summons: (q) => `Quale Augusto si reca a Roma: ${either(q.leaders.map(piece))}?`,
      nominations(q) {
        if (q.augustus && q.caesar) return "Un secondo Augusto, o un Cesare: chi nomini?";
        return q.augustus ? "Un secondo Augusto: chi nomini?" : "Un Cesare: chi nomini?";
      },
      reinforcements: (q) =>
        `Il nemico tiene il posto di ${piece(q.unit)}: dove va?${q.left === 1 ? "" : ` ${q.left} unità da piazzare.`}`,
    },

    acts: {
      station: ({ zone }) => sentence(at(zone)),
      reserve: ({ front }) => `${sentence(titles.part(front).front)} in riserva`,
      detach: ({ front }) => `Forma una vessillazione ${titles.part(front).of}`,
      weaken: ({ unit }) => `${piece(unit)} dà uomini`,
      dissolve: ({ unit }) => `Sciogli ${piece(unit)}`,
      restore: ({ unit }) => `${piece(unit)} riprende i suoi uomini`,
      ail: ({ leader }) => `${piece(leader)} si ammala`,
      summon: ({ leader }) => `${piece(leader)} si reca a Roma`,
      augustus: ({ leader }) => `Nomina ${piece(leader)} Augusto`,
      caesar: ({ leader }) => `Nomina ${piece(leader)} Cesare`,
      rest: () => "Il resto da sé",
      done: () => "Fatto",
      decline: () => "No",
    },
  };
};
