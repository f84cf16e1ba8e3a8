/** Words on the ways to learn a game, wherever they are offered. */
import type { Catalogue } from "../../app/words.ts";

interface LearnWords {
  /** The lesson. */
  readonly learn: string;
  readonly learnHint: string;
  /** The primer. */
  readonly pictures: string;
  inPictures(game: string): string;
  readonly rules: string;
  readonly print: string;
  readonly noPictures: string;
  readonly newHere: string;
}

export const learnWords: Catalogue<LearnWords> = {
  en: {
    learn: "Learn it in ten minutes",
    learnHint: "A first turn by doing, step by step.",
    pictures: "The game in pictures",
    inPictures: (game) => `${game} in pictures`,
    rules: "Read the rules",
    print: "Print",
    noPictures: "There are no pictures of this game yet.",
    newHere: "New to the game?",
  },
  fr: {
    learn: "L’apprendre en dix minutes",
    learnHint: "Un premier tour en le jouant, pas à pas.",
    pictures: "Le jeu en images",
    inPictures: (game) => `${game} en images`,
    rules: "Lire les règles",
    print: "Imprimer",
    noPictures: "Il n’y a pas encore d’images de ce jeu.",
    newHere: "Vous découvrez le jeu ?",
  },
  it: {
    learn: "Imparalo in dieci minuti",
    learnHint: "Un primo turno giocandolo, passo dopo passo.",
    pictures: "Il gioco in figure",
    inPictures: (game) => `${game} in figure`,
    rules: "Leggi le regole",
    print: "Stampa",
    noPictures: "Di questo gioco non ci sono ancora figure.",
    newHere: "Non conosci il gioco?",
  },
};
