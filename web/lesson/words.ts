/** Words around every lesson. */

import { de } from "../app/french.ts";
import type { Catalogue } from "../app/words.ts";

interface LessonWords {
  /** Name of the panel. */
  lesson(title: string): string;
  step(at: number, of: number): string;
  readonly task: string;
  readonly next: string;
  readonly finish: string;
  /** On a phone: the text has been read, now to the board. */
  readonly toBoard: string;
  readonly readAgain: string;
  readonly showMe: string;
  readonly showing: string;
  readonly again: string;
  readonly againSure: string;
  readonly leave: string;
  readonly kept: string;
  readonly rules: string;
  readonly doneTitle: string;
  doneText(game: string): string;
  nextLesson(title: string): string;
  readonly playAlone: string;
  readonly playAloneHint: string;
  readonly playTwo: string;
  readonly playTwoHint: string;
  readonly opponent: string;
  readonly opponentHint: string;
  readonly primer: string;
  readonly rulebook: string;
  readonly missing: string;
  /** In the prompt, while one reads and when all is done. */
  readonly reading: string;
  readonly over: string;
}

export const lessonWords: Catalogue<LessonWords> = {
  en: {
    lesson: (title) => `Lesson: ${title}`,
    step: (at, of) => `Step ${at} of ${of}`,
    task: "To do",
    next: "Go on",
    finish: "Finish the lesson",
    toBoard: "To the board",
    readAgain: "Read again",
    showMe: "Show me",
    showing: "Watch the board…",
    again: "From the beginning",
    againSure: "Begin anew?",
    leave: "Leave the lesson",
    kept: "You can leave at any time: the lesson goes on where you stopped.",
    rules: "Rules of this step",
    doneTitle: "Now play on",
    doneText: (game) =>
      `You have played a turn of ${game}. What you have not met yet the table will explain: only what the rules allow is lit, and whatever is closed says why.`,
    nextLesson: (title) => `Next lesson: ${title}`,
    playAlone: "Play both sides yourself",
    playAloneHint: "The best way to try things out. Nothing is hidden.",
    playTwo: "Two at this screen",
    playTwoHint: "A curtain hangs between the seats.",
    opponent: "Find an opponent",
    opponentHint: "Open tables in the lobby.",
    primer: "The game in pictures",
    rulebook: "The rules",
    missing: "There is no such lesson here.",
    reading: "Read the lesson, and go on there when you are ready.",
    over: "The lesson is over.",
  },
  fr: {
    lesson: (title) => `Leçon : ${title}`,
    step: (at, of) => `Étape ${at} sur ${of}`,
    task: "À faire",
    next: "Continuer",
    finish: "Terminer la leçon",
    toBoard: "Au plateau",
    readAgain: "Relire",
    showMe: "Montrez-moi",
    showing: "Regardez le plateau…",
    again: "Depuis le début",
    againSure: "Tout recommencer ?",
    leave: "Quitter la leçon",
    kept: "Vous pouvez partir à tout moment : la leçon reprendra où vous l’avez laissée.",
    rules: "Règles de cette étape",
    doneTitle: "À vous de jouer",
    doneText: (game) =>
      `Vous avez joué un tour ${de(game)}. Ce que vous n’avez pas encore vu, la table l’expliquera : seul s’éclaire ce que permettent les règles, et ce qui est fermé dit pourquoi.`,
    nextLesson: (title) => `Leçon suivante : ${title}`,
    playAlone: "Jouer les deux camps",
    playAloneHint: "La meilleure façon d’essayer. Rien n’est caché.",
    playTwo: "À deux sur cet écran",
    playTwoHint: "Un rideau tombe entre les places.",
    opponent: "Trouver un adversaire",
    opponentHint: "Les tables ouvertes du salon.",
    primer: "Le jeu en images",
    rulebook: "Les règles",
    missing: "Cette leçon n’est pas ici.",
    reading: "Lisez la leçon, et continuez là quand vous serez prêt.",
    over: "La leçon est finie.",
  },
  it: {
    lesson: (title) => `Lezione: ${title}`,
    step: (at, of) => `Passo ${at} di ${of}`,
    task: "Da fare",
    next: "Avanti",
    finish: "Finisci la lezione",
    toBoard: "Al tavolo",
    readAgain: "Rileggi",
    showMe: "Mostrami",
    showing: "Guarda il tavolo…",
    again: "Dall’inizio",
    againSure: "Ricominciare?",
    leave: "Lascia la lezione",
    kept: "Puoi andartene quando vuoi: la lezione riprende da dove l’hai lasciata.",
    rules: "Regole di questo passo",
    doneTitle: "Ora gioca tu",
    doneText: (game) =>
      `Hai giocato un turno di ${game}. Quel che non hai ancora incontrato lo spiegherà il tavolo: si illumina solo ciò che le regole permettono, e ciò che è chiuso dice perché.`,
    nextLesson: (title) => `Prossima lezione: ${title}`,
    playAlone: "Gioca tutte e due le parti",
    playAloneHint: "Il modo migliore per provare. Niente è nascosto.",
    playTwo: "In due su questo schermo",
    playTwoHint: "Un sipario cala fra i posti.",
    opponent: "Trova un avversario",
    opponentHint: "I tavoli aperti in sala.",
    primer: "Il gioco in figure",
    rulebook: "Le regole",
    missing: "Questa lezione qui non c’è.",
    reading: "Leggi la lezione, e vai avanti lì quando sei pronto.",
    over: "La lezione è finita.",
  },
};
