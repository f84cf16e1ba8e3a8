/** Words around the rules. */

import { de } from "../../app/french.ts";
import type { Catalogue } from "../../app/words.ts";

interface RulesWords {
  readonly title: string;
  readonly intro: string;
  readonly search: string;
  readonly searchHint: string;
  readonly chapters: string;
  readonly none: string;
  readonly print: string;
  readonly missing: string;
  readonly notHere: string;
  noRule(id: string): string;
  of(game: string): string;
  hits(n: number): string;
  link(id: string): string;
}

export const rulesWords: Catalogue<RulesWords> = {
  en: {
    title: "Rules",
    intro: "In short sentences of our own. The numbers are the ones the table names when it refuses something.",
    search: "Search the rules",
    searchHint: "winter supply, 6.1, amphibious…",
    chapters: "Chapters",
    none: "No rule speaks of that. Try fewer words, or the number of a rule.",
    print: "Print",
    missing: "The rules cannot be loaded at the moment. Try again when you are online.",
    notHere: "There is no such game here.",
    noRule: (id) => `There is no rule ${id}.`,
    of: (game) => `Rules of ${game}`,
    hits: (n) => (n === 1 ? "1 rule" : `${n} rules`),
    link: (id) => `Link to rule ${id}`,
  },
  fr: {
    title: "Règles",
    intro: "En phrases brèves, écrites par nous. Les numéros sont ceux que la table cite quand elle refuse un coup.",
    search: "Chercher dans les règles",
    searchHint: "ravitaillement, 6.1, amphibie…",
    chapters: "Chapitres",
    none: "Aucune règle n’en parle. Essayez moins de mots, ou le numéro d’une règle.",
    print: "Imprimer",
    missing: "Les règles ne peuvent être chargées pour le moment. Réessayez quand vous serez en ligne.",
    notHere: "Ce jeu n’est pas ici.",
    noRule: (id) => `Il n’y a pas de règle ${id}.`,
    of: (game) => `Règles ${de(game)}`,
    hits: (n) => (n === 1 ? "1 règle" : `${n} règles`),
    link: (id) => `Lien vers la règle ${id}`,
  },
  it: {
    title: "Regole",
    intro: "In frasi brevi, scritte da noi. I numeri sono quelli che il tavolo cita quando rifiuta una mossa.",
    search: "Cerca nelle regole",
    searchHint: "rifornimenti, 6.1, anfibio…",
    chapters: "Capitoli",
    none: "Nessuna regola ne parla. Prova con meno parole, o col numero di una regola.",
    print: "Stampa",
    missing: "Al momento le regole non si possono caricare. Riprova quando sei in linea.",
    notHere: "Questo gioco qui non c’è.",
    noRule: (id) => `Non c’è una regola ${id}.`,
    of: (game) => `Regole di ${game}`,
    hits: (n) => (n === 1 ? "1 regola" : `${n} regole`),
    link: (id) => `Collegamento alla regola ${id}`,
  },
};
