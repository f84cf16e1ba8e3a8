/** Phases A to D in Italian: counters, initiative, geostrategy, administration. */
import type { Death } from "../../events/year.ts";
import type { Entry } from "../../questions/year.ts";
import { counterText, sentence } from "../titles.ts";
import type { YearWords } from "../wording.ts";
import { all, bc, count, type Said, sides, stratagems, the } from "./names.ts";

const EVENTS = [
  "",
  "Insalubrità a Roma: le unità presenti vengono indebolite, i Capi di fazione presenti si ammalano",
  "Clima disastroso: quest’anno tutti i movimenti sono ridotti di 1 punto",
  "Scoraggiamento romano: 1 contro i Romani che combattono dei non Romani",
  "Malattia del Capo di fazione che controlla Roma",
  "Vigore guerriero barbaro: 2 a favore di una Forza con Germani o Celti",
  "Agitazione politica: i Capi di fazione raggiungono la città più vicina e vi restano",
  "Inverno rigido: una sequenza in meno",
  "Influenza divina di pace: una sequenza per ciascuna parte",
  "Ira di Nettuno: quest’anno nessun movimento navale",
  "Impopolarità di chi controlla Roma: una sequenza in più per l’avversario",
  "Diserzione in due regioni",
  "Donativo alle legioni: 1 a favore delle legioni che combattono dei non Romani",
  "Peste in Oriente: Asia, Pontici e Aegyptii",
  "Volubilità dei Parti",
  "Carestia fra i barbari: Germani e Celti vengono indeboliti e combattono con 1 a sfavore",
];

const DEATHS: Readonly<Record<Death, string>> = {
  combat: "cade in combattimento",
  assassinated: "viene assassinato",
  natural: "si spegne nel suo letto",
  plague: "muore di peste",
  other: "scompare",
};

const ENTRIES: Readonly<Record<Entry, string>> = {
  caesar: "accanto a Caesar",
  leader: "in una zona con un capo della sua parte",
  city: "in una città di una regione della sua parte",
  unit: "su un’unità del suo Popolo",
  home: "nella terra del suo Popolo",
};

/** "I Cesariani" at the head of a sentence. */
const They = (side: keyof typeof sides): string => sentence(the(side));
/** "ai Cesariani", "dei Cesariani". */
const to = (side: keyof typeof sides): string => `ai ${sides[side]}`;
const of = (side: keyof typeof sides): string => `dei ${sides[side]}`;

export const yearIn = ({ titles, zone, place, piece }: Said): YearWords => ({
  events: {
    year: (e) => `Comincia l’anno ${bc(e.year)}.`,
    drew: (e) =>
      `${They(e.side)} pescano ${e.counter ? counterText(e.counter, titles.box, stratagems) : "una pedina stratagemma"}.`,
    initiative: (e) =>
      e.die === undefined
        ? `${They(e.side)} hanno l’iniziativa quest’anno.`
        : `I Cesariani ottengono ${e.die} contro una PC di ${e.pc}: ${the(e.side)} hanno l’iniziativa.`,

    sided: (e) => `${piece(e.leader)}: il dado dà ${e.die}, si unisce ${to(e.side)}.`,
    arrived: (e) => `${piece(e.leader)} ${e.returns ? "ritorna" : "entra in gioco"} in ${place(e.zone)}.`,
    marker: (e) => {
      if (e.people === null) return "Il segnalino dell’anno è un’esca: nessun Popolo maggiore entra in guerra.";
      const drawn = `Esce il segnalino: ${titles.people(e.people)}`;
      return e.status === "peace" ? `${drawn}.` : `${drawn}, già in guerra.`;
    },
    war: (e) => `${titles.people(e.people)}: entrano in guerra${rolled(e.die)}, controllati ${by(e.side)}.`,
    "people-held": (e) =>
      `${They(e.side)} controllano un Popolo in guerra${rolled(e.die)}: ${titles.people(e.people)}.`,
    embassy: (e) =>
      `${piece(e.leader)} tratta per ${the(e.side)} con un Popolo, ${titles.people(e.people)}: ${e.die}${e.added === 0 ? "" : ` + ${e.added}`} contro una PC di ${e.pc}; ${e.won ? "lo conquista alla sua causa" : "invano"}.`,
    allegiance: (e) => `${titles.people(e.people)}: giurano fedeltà ${to(e.side)}.`,
    pacified: (e) => {
      const name = titles.people(e.people);
      if (e.how === "arms") return `${name}: tutta la loro terra è occupata, sono in pace.`;
      if (e.how === "extinction") return `${name}: tutte le loro unità sono perdute, sono in pace.`;
      return e.how === "stratagem" ? `${name}: pacificati da uno stratagemma.` : `${name}: fanno pace da sé.`;
    },
    mustered: (e) => `${all(e.pieces.map(piece))}: in ${place(e.zone)}.`,
    "king-gone": (e) =>
      `${piece(e.leader)} lascia il gioco${e.heir === null ? "" : `; l’anno prossimo gli succederà ${piece(e.heir)}`}.`,

    sequences: (e) =>
      `${count(e.total, "sequenza", "sequenze")} quest’anno${e.halved ? ", dopo il dimezzamento" : ""}: ${e.caesarians} per i Cesariani, ${e.republicans} per i Repubblicani.`,
    event: (e) => `Evento ${e.number} (${e.d6} + ${e.d10}). ${EVENTS[e.number]}.`,
    weakened: (e) =>
      sentence(
        [
          ...(e.units.length === 0
            ? []
            : [`${e.units.length === 1 ? "indebolita" : "indebolite"}: ${all(e.units.map(piece))}`]),
          ...(e.lost.length === 0 ? [] : [`${e.lost.length === 1 ? "perduta" : "perdute"}: ${all(e.lost.map(piece))}`]),
        ].join("; "),
      ).concat("."),
    ill: (e) => `${piece(e.leader)} si ammala: quest’anno non lascia la zona, e il suo TB non conta in battaglia.`,
    "extra-sequence": (e) => `${They(e.side)} avranno una sequenza in più dopo tutte le altre.`,
    desertion: (e) =>
      e.regions.length === 0
        ? `Due volte ${e.dice[0]}: nessuno diserta.`
        : `${all([...e.dice].map(String))}: alcune legioni disertano in ${all(e.regions.map(titles.region))}.`,
    forsaken: (e) => `${piece(e.unit)} diserta in ${titles.region(e.region)}.`,

    named: (e) =>
      `${piece(e.leader)} diventa ${e.as === "second" ? "secondo Capo di fazione" : "Capo di fazione"} ${of(e.side)}${e.as === "heir" ? " per eredità" : ""}.`,
    unnamed: (e) => `${piece(e.leader)} non è più Capo di fazione ${of(e.side)}.`,
    leaderless: (e) => `Non c’è nessuno che possa guidare ${the(e.side)}.`,
    "life-tested": (e) => `Prova di sopravvivenza di ${piece(e.leader)}: ${e.die}, mortale sotto ${e.below}.`,
    died: (e) =>
      `${piece(e.leader)} ${DEATHS[e.how]}${e.zone === null ? "" : ` in ${place(e.zone)}`}${e.back ? "; tornerà l’anno prossimo" : ""}.`,
    "went-over": (e) =>
      `${piece(e.leader)} passa ${to(e.side)}${e.zone === null ? " e verrà accanto a Caesar" : `, in ${place(e.zone)}`}.`,

    "recruit-placed": (e) => `${piece(e.unit)} compare in ${place(e.zone)}.`,
    "recruit-lost": (e) => `${piece(e.unit)} torna nella Riserva: ${titles.region(e.region)} è perduta.`,
    disbanded: (e) => `${They(e.side)} congedano ${piece(e.unit)} in ${place(e.zone)}.`,
  },

  questions: {
    arrivals: (q) => `Dove compare ${piece(q.leader)}? Dev’essere ${ENTRIES[q.entry]}.`,
    embassy: (q) =>
      q.peoples.length === 0
        ? "Geostrategia: giocare uno stratagemma?"
        : `Cercare di ottenere la fedeltà di un Popolo? ${q.peoples.map(titles.people).join(" o ")}.`,
    muster: (q) =>
      `Dove si schiera ${piece(q.piece)}? ${titles.people(q.people)}: ${count(q.left, "pedina", "pedine")} da piazzare.`,
    illness: (q) => `Quale dei tuoi Capi di fazione si ammala: ${q.leaders.map(piece).join(" o ")}?`,
    forsaking: (q) =>
      `Quali legioni disertano in ${titles.region(q.region)}? Ancora ${count(q.left, "legione", "legioni")}.`,
    secondLeader: () => "Nominare un secondo Capo di fazione?",
    succession: () => "Chi guida ora la tua parte?",
    placing: (q) =>
      `Dove compare ${piece(q.unit)} in ${titles.region(q.region)}? ${count(q.left, "rinforzo", "rinforzi")} da piazzare.`,
    disbanding: ({ count: gone, legions, byPoints }) =>
      byPoints
        ? `Congedare legioni? Un punto vittoria ogni tre${gone === 0 ? "" : `; finora ${gone}`}.`
        : `Congedare legioni? In questo scenario i punti non decidono nulla; ma troppe legioni turbano la Repubblica, e anche troppo poche: sulla mappa ce ne sono ${legions}.`,
  },

  acts: {
    parley: ({ people }) => `Inviare un’ambasceria: ${titles.people(people)}`,
    ail: ({ leader }) => `${piece(leader)} si ammala`,
    forsake: ({ unit }) => `${piece(unit)} diserta`,
    second: ({ leader }) => `Nominare ${piece(leader)}`,
    succeed: ({ leader }) => `${piece(leader)} prende la guida`,
    disband: ({ unit }) => `Congedare ${piece(unit)}`,
    station: (act) => `In ${zone(act.zone)}`,
    rest: () => "Il resto da sé",
    done: () => "Fatto",
    decline: () => "No",
  },
});

const by = (side: keyof typeof sides): string => `dai ${sides[side]}`;
const rolled = (die: number | undefined): string => (die === undefined ? "" : ` (il dado dà ${die})`);
