/** Words around every page: header, footer, and what is said when something does not load. */
import type { Catalogue } from "../words.ts";

interface FrameWords {
  readonly skip: string;
  readonly navigation: string;
  readonly home: string;
  readonly myGames: string;
  readonly lobby: string;
  readonly ladder: string;
  readonly rules: string;
  readonly replay: string;
  readonly about: string;
  readonly settings: string;
  readonly signIn: string;
  readonly menu: string;
  readonly language: string;
  readonly colours: string;
  readonly offline: string;
  readonly offlineLong: string;
  readonly loading: string;
  readonly brokenTitle: string;
  readonly broken: string;
  readonly tryAgain: string;
  readonly unofficial: string;
  yourMoves(n: number): string;
  challenges(n: number): string;
}

export const frame: Catalogue<FrameWords> = {
  en: {
    skip: "Skip to the content",
    navigation: "Main navigation",
    home: "To the first page",
    myGames: "My games",
    lobby: "Lobby",
    ladder: "Ladder",
    rules: "Rules",
    replay: "Replay a journal",
    about: "About Rubicon",
    settings: "Settings",
    signIn: "Sign in",
    menu: "Menu",
    language: "Language",
    colours: "Switch between day and lamplight",
    offline: "Offline",
    offlineLong: "The server does not answer. Games at this screen go on; the others wait until it is back.",
    loading: "One moment…",
    brokenTitle: "This page has stumbled",
    broken: "Something went wrong while it was being shown. Nothing is lost: your games stand as you left them.",
    tryAgain: "Try again",
    unofficial: "An unofficial, non-commercial work of players for players.",
    yourMoves: (n) => (n === 1 ? "1 game waits for your move" : `${n} games wait for your move`),
    challenges: (n) => (n === 1 ? "1 challenge waits for your answer" : `${n} challenges wait for your answer`),
  },
  fr: {
    skip: "Aller au contenu",
    navigation: "Navigation principale",
    home: "Retour à l’accueil",
    myGames: "Mes parties",
    lobby: "Salon",
    ladder: "Classement",
    rules: "Règles",
    replay: "Revoir un journal",
    about: "À propos de Rubicon",
    settings: "Réglages",
    signIn: "Se connecter",
    menu: "Menu",
    language: "Langue",
    colours: "Passer du jour à la lampe à huile",
    offline: "Hors ligne",
    offlineLong: "Le serveur ne répond pas. Les parties sur cet écran continuent ; les autres attendent son retour.",
    loading: "Un instant…",
    brokenTitle: "Cette page a trébuché",
    broken:
      "Un problème est survenu à l’affichage. Rien n’est perdu : vos parties sont telles que vous les avez laissées.",
    tryAgain: "Réessayer",
    unofficial: "Une œuvre non officielle et non commerciale, de joueurs pour des joueurs.",
    yourMoves: (n) => (n === 1 ? "1 partie attend votre coup" : `${n} parties attendent votre coup`),
    challenges: (n) => (n === 1 ? "1 défi attend votre réponse" : `${n} défis attendent votre réponse`),
  },
  it: {
    skip: "Vai al contenuto",
    navigation: "Navigazione principale",
    home: "Alla pagina iniziale",
    myGames: "Le mie partite",
    lobby: "Sala",
    ladder: "Classifica",
    rules: "Regole",
    replay: "Rivedi un diario",
    about: "Informazioni su Rubicon",
    settings: "Impostazioni",
    signIn: "Accedi",
    menu: "Menu",
    language: "Lingua",
    colours: "Passa dal giorno al lume di lucerna",
    offline: "Non in linea",
    offlineLong: "Il server non risponde. Le partite su questo schermo continuano; le altre aspettano che torni.",
    loading: "Un momento…",
    brokenTitle: "Questa pagina è inciampata",
    broken: "Qualcosa è andato storto nel mostrarla. Nulla è perduto: le tue partite sono come le hai lasciate.",
    tryAgain: "Riprova",
    unofficial: "Un’opera non ufficiale e non commerciale, di giocatori per giocatori.",
    yourMoves: (n) => (n === 1 ? "1 partita aspetta la tua mossa" : `${n} partite aspettano la tua mossa`),
    challenges: (n) => (n === 1 ? "1 sfida aspetta la tua risposta" : `${n} sfide aspettano la tua risposta`),
  },
};
