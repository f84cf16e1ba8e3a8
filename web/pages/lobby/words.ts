/** Words of the lobby. */
import type { Catalogue } from "../../app/words.ts";

interface LobbyWords {
  readonly title: string;
  readonly intro: string;
  readonly openTable: string;
  readonly filters: string;
  readonly game: string;
  readonly allGames: string;
  readonly search: string;
  readonly searchHint: string;
  readonly open: string;
  readonly running: string;
  readonly noOpen: string;
  readonly noRunning: string;
  readonly noneFound: string;
  readonly yours: string;
  readonly joining: string;
  readonly tooLate: string;
}

export const lobby: Catalogue<LobbyWords> = {
  en: {
    title: "Lobby",
    intro: "Take a free seat, or watch others play. New tables appear by themselves.",
    openTable: "Open a table",
    filters: "Which tables",
    game: "Game",
    allGames: "All games",
    search: "Player or scenario",
    searchHint: "Start of a name",
    open: "Free seats",
    running: "Being played",
    noOpen:
      "Nobody is waiting for an opponent at the moment. Open a table: it stands here until somebody sits down, and you are told when it is your move.",
    noRunning: "No public game is running at the moment. When one is, you can watch it from here.",
    noneFound: "No table fits what you are looking for.",
    yours: "Your own table",
    joining: "Sitting down…",
    tooLate: "This seat is not free any more.",
  },
  fr: {
    title: "Salon",
    intro: "Prenez une place libre, ou regardez jouer les autres. Les nouvelles tables apparaissent d’elles-mêmes.",
    openTable: "Ouvrir une table",
    filters: "Quelles tables",
    game: "Jeu",
    allGames: "Tous les jeux",
    search: "Joueur ou scénario",
    searchHint: "Début d’un nom",
    open: "Places libres",
    running: "Parties en cours",
    noOpen:
      "Personne n’attend d’adversaire pour le moment. Ouvrez une table : elle reste ici jusqu’à ce que quelqu’un s’asseye, et vous êtes prévenu quand c’est à vous de jouer.",
    noRunning: "Aucune partie publique n’est en cours. Quand il y en aura, vous pourrez les regarder d’ici.",
    noneFound: "Aucune table ne correspond à ce que vous cherchez.",
    yours: "Votre table",
    joining: "On prend place…",
    tooLate: "Cette place n’est plus libre.",
  },
  it: {
    title: "Sala",
    intro: "Prendi un posto libero, o guarda giocare gli altri. I nuovi tavoli compaiono da soli.",
    openTable: "Apri un tavolo",
    filters: "Quali tavoli",
    game: "Gioco",
    allGames: "Tutti i giochi",
    search: "Giocatore o scenario",
    searchHint: "Inizio di un nome",
    open: "Posti liberi",
    running: "Partite in corso",
    noOpen:
      "Al momento nessuno aspetta un avversario. Apri un tavolo: resta qui finché qualcuno non si siede, e vieni avvisato quando tocca a te.",
    noRunning: "Al momento non c’è nessuna partita pubblica in corso. Quando ci sarà, potrai guardarla da qui.",
    noneFound: "Nessun tavolo corrisponde a quel che cerchi.",
    yours: "Il tuo tavolo",
    joining: "Ci si siede…",
    tooLate: "Questo posto non è più libero.",
  },
};
