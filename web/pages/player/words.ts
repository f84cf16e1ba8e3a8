/** Words of a player's page. */
import type { Catalogue } from "../../app/words.ts";

interface PlayerWords {
  readonly notHere: string;
  readonly guest: string;
  readonly houseBot: string;
  /** His name follows. */
  readonly runBy: string;
  readonly ratings: string;
  readonly noRatings: string;
  readonly results: string;
  readonly finished: string;
  readonly noneFinished: string;
  readonly rename: string;
  readonly save: string;
  readonly cancel: string;
  readonly settings: string;
  readonly won: string;
  readonly drawn: string;
  readonly lost: string;
  readonly challenge: string;
  readonly byGame: string;
  readonly game: string;
  readonly side: string;
  readonly played: string;
  readonly resigned: string;
  readonly outOfTime: string;
  readonly ladder: string;
  readonly recordsHint: string;
  readonly more: string;
  since(day: string): string;
  games(n: number): string;
  ratingChange(before: number, after: number): string;
}

export const playerWords: Catalogue<PlayerWords> = {
  en: {
    notHere: "Nobody of that name sits here.",
    guest: "Guest",
    houseBot: "A bot of this server",
    runBy: "A bot, run by",
    ratings: "Ratings",
    noRatings: "No rated game yet. Games between two players with accounts count.",
    results: "Results",
    finished: "Finished games",
    noneFinished: "No finished game that you may see.",
    rename: "Change the name",
    save: "Save",
    cancel: "Leave it",
    settings: "Settings",
    won: "won",
    drawn: "drawn",
    lost: "lost",
    challenge: "Challenge",
    byGame: "By game and side",
    game: "Game",
    side: "Side",
    played: "games",
    resigned: "resigned",
    outOfTime: "on time",
    ladder: "Ladder",
    recordsHint: "Resigned and on time are among the lost. Private games count only for those who played them.",
    more: "Older games",
    since: (day) => `Here since ${day}`,
    games: (n) => (n === 1 ? "1 game" : `${n} games`),
    ratingChange: (before, after) => `Rating ${before} → ${after}`,
  },
  fr: {
    notHere: "Personne de ce nom ne siège ici.",
    guest: "Invité",
    houseBot: "Un bot de ce serveur",
    runBy: "Un bot, tenu par",
    ratings: "Classements",
    noRatings: "Aucune partie classée pour l’instant. Comptent les parties entre deux joueurs ayant un compte.",
    results: "Résultats",
    finished: "Parties terminées",
    noneFinished: "Aucune partie terminée que vous puissiez voir.",
    rename: "Changer le nom",
    save: "Enregistrer",
    cancel: "Laisser",
    settings: "Réglages",
    won: "gagnées",
    drawn: "nulles",
    lost: "perdues",
    challenge: "Défier",
    byGame: "Par jeu et par camp",
    game: "Jeu",
    side: "Camp",
    played: "parties",
    resigned: "abandons",
    outOfTime: "au temps",
    ladder: "Classement",
    recordsHint:
      "Les abandons et les pertes au temps sont comptés parmi les défaites. Les parties privées ne comptent que pour ceux qui les ont jouées.",
    more: "Parties plus anciennes",
    since: (day) => `Ici depuis le ${day}`,
    games: (n) => (n === 1 ? "1 partie" : `${n} parties`),
    ratingChange: (before, after) => `Classement ${before} → ${after}`,
  },
  it: {
    notHere: "Qui non siede nessuno con questo nome.",
    guest: "Ospite",
    houseBot: "Un bot di questo server",
    runBy: "Un bot, tenuto da",
    ratings: "Punteggi",
    noRatings: "Ancora nessuna partita valida per la classifica. Contano le partite tra due giocatori con un account.",
    results: "Risultati",
    finished: "Partite finite",
    noneFinished: "Nessuna partita finita che tu possa vedere.",
    rename: "Cambia il nome",
    save: "Salva",
    cancel: "Lascia stare",
    settings: "Impostazioni",
    won: "vinte",
    drawn: "patte",
    lost: "perse",
    challenge: "Sfida",
    byGame: "Per gioco e per parte",
    game: "Gioco",
    side: "Parte",
    played: "partite",
    resigned: "abbandoni",
    outOfTime: "per il tempo",
    ladder: "Classifica",
    recordsHint:
      "Abbandoni e sconfitte per il tempo sono tra le perse. Le partite private contano solo per chi le ha giocate.",
    more: "Partite più vecchie",
    since: (day) => `Qui dal ${day}`,
    games: (n) => (n === 1 ? "1 partita" : `${n} partite`),
    ratingChange: (before, after) => `Punteggio ${before} → ${after}`,
  },
};
