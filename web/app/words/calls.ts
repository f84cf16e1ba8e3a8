/** What a player is called with who looks elsewhere. */
import type { Catalogue } from "../words.ts";

interface CallWords {
  /** Somebody has taken the free seat at a table of his. */
  arrived(name: string, game: string): string;
  yourMove(game: string): string;
  readonly asks: Readonly<
    Record<"draw" | "take-back" | "rematch" | "substitute", (name: string, game: string) => string>
  >;
  readonly go: string;
  readonly close: string;
}

export const callWords: Catalogue<CallWords> = {
  en: {
    arrived: (name, game) => `${name} has sat down at your table: ${game} begins.`,
    yourMove: (game) => `Your move: ${game}`,
    asks: {
      draw: (name, game) => `${name} offers a draw: ${game}`,
      "take-back": (name, game) => `${name} asks to take a move back: ${game}`,
      rematch: (name, game) => `${name} wants another game: ${game}`,
      substitute: (name, game) => `${name} has to leave, a bot would go on: ${game}`,
    },
    go: "To the board",
    close: "Later",
  },
  fr: {
    arrived: (name, game) => `${name} a pris place à votre table : ${game} commence.`,
    yourMove: (game) => `À vous de jouer : ${game}`,
    asks: {
      draw: (name, game) => `${name} propose la nulle : ${game}`,
      "take-back": (name, game) => `${name} demande à annuler un coup : ${game}`,
      rematch: (name, game) => `${name} veut une autre partie : ${game}`,
      substitute: (name, game) => `${name} doit partir, un bot continuerait : ${game}`,
    },
    go: "Au plateau",
    close: "Plus tard",
  },
  it: {
    arrived: (name, game) => `${name} ha preso posto al tuo tavolo: comincia ${game}.`,
    yourMove: (game) => `Tocca a te: ${game}`,
    asks: {
      draw: (name, game) => `${name} offre la patta: ${game}`,
      "take-back": (name, game) => `${name} chiede di annullare una mossa: ${game}`,
      rematch: (name, game) => `${name} vuole un’altra partita: ${game}`,
      substitute: (name, game) => `${name} deve andare, continuerebbe un bot: ${game}`,
    },
    go: "Al tabellone",
    close: "Più tardi",
  },
};
