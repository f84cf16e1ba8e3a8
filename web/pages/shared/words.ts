/** Words about tables in lists: clocks, seats, results. */
import type { ClockSetting } from "@rubicon/server/protocol";
import type { Catalogue } from "../../app/words.ts";

export interface TableWords {
  readonly yourMove: string;
  readonly freeSeat: string;
  readonly private: string;
  readonly you: string;
  readonly draw: string;
  readonly noAnswer: string;
  readonly continue: string;
  readonly watch: string;
  readonly look: string;
  readonly join: string;
  readonly more: string;
  readonly bothSides: string;
  /** What the opponent asks, and waits for an answer to. */
  readonly asked: Readonly<Record<"draw" | "take-back" | "rematch" | "substitute", string>>;
  readonly rated: string;
  readonly botsWelcome: string;
  /** The free seat is kept for one player. */
  keptFor(name: string): string;
  readonly accept: string;
  readonly decline: string;
  readonly declineWord: string;
  readonly declineYes: string;
  readonly declineNo: string;
  readonly nextTable: string;
  readonly noNextTable: string;
  readonly next: string;
  othersWait(n: number): string;
  clock(setting: ClockSetting): string;
  toMove(name: string): string;
  timeUp(when: string): string;
  opened(when: string): string;
  ended(when: string): string;
  won(name: string): string;
  /** Games in which nobody wins. */
  readonly allLost: string;
}

export const tableWords: Catalogue<TableWords> = {
  en: {
    yourMove: "Your move",
    freeSeat: "free seat",
    private: "Private",
    you: "you",
    draw: "A draw",
    noAnswer: "The server does not answer at the moment.",
    continue: "Go to the table",
    watch: "Watch",
    look: "Look at it again",
    join: "Take the seat",
    more: "Show more",
    bothSides: "You play both sides",
    asked: {
      draw: "A draw is offered",
      "take-back": "A take-back is asked for",
      rematch: "Another game is asked for",
      substitute: "A bot is to take over",
    },
    rated: "Rated",
    botsWelcome: "Bots welcome",
    keptFor: (name) => `kept for ${name}`,
    accept: "Accept",
    decline: "Decline",
    declineWord: "A word with it, if you like",
    declineYes: "Decline the challenge",
    declineNo: "Think it over",
    nextTable: "Next table that waits for you",
    noNextTable: "No other table waits for you.",
    next: "Next table",
    othersWait: (n) => (n === 1 ? "Another table waits for you." : `${n} other tables wait for you.`),
    clock: (clock) =>
      clock.kind === "none"
        ? "No clock"
        : clock.kind === "days"
          ? `${clock.days === 1 ? "1 day" : `${clock.days} days`} a move`
          : `Live, ${clock.minutes} min + ${clock.increment} s`,
    toMove: (name) => `${name} to move`,
    timeUp: (when) => `time is up ${when}`,
    opened: (when) => `opened ${when}`,
    ended: (when) => `ended ${when}`,
    won: (name) => `${name} won`,
    allLost: "Nobody won",
  },
  fr: {
    yourMove: "À vous de jouer",
    freeSeat: "place libre",
    private: "Privée",
    you: "vous",
    draw: "Partie nulle",
    noAnswer: "Le serveur ne répond pas pour le moment.",
    continue: "Aller à la table",
    watch: "Regarder",
    look: "Revoir",
    join: "Prendre la place",
    more: "En voir plus",
    bothSides: "Vous jouez les deux camps",
    asked: {
      draw: "On propose la nulle",
      "take-back": "On demande à annuler un coup",
      rematch: "On demande une autre partie",
      substitute: "Un bot prendrait la suite",
    },
    rated: "Classée",
    botsWelcome: "Bots bienvenus",
    keptFor: (name) => `gardée pour ${name}`,
    accept: "Accepter",
    decline: "Refuser",
    declineWord: "Un mot pour l’accompagner, si vous voulez",
    declineYes: "Refuser le défi",
    declineNo: "Y réfléchir",
    nextTable: "Table suivante qui vous attend",
    noNextTable: "Aucune autre table ne vous attend.",
    next: "Table suivante",
    othersWait: (n) => (n === 1 ? "Une autre table vous attend." : `${n} autres tables vous attendent.`),
    clock: (clock) =>
      clock.kind === "none"
        ? "Sans pendule"
        : clock.kind === "days"
          ? `${clock.days === 1 ? "1 jour" : `${clock.days} jours`} par coup`
          : `En direct, ${clock.minutes} min + ${clock.increment} s`,
    toMove: (name) => `À jouer : ${name}`,
    timeUp: (when) => `fin du temps ${when}`,
    opened: (when) => `ouverte ${when}`,
    ended: (when) => `finie ${when}`,
    won: (name) => `Victoire : ${name}`,
    allLost: "Personne n’a gagné",
  },
  it: {
    yourMove: "Tocca a te",
    freeSeat: "posto libero",
    private: "Privato",
    you: "tu",
    draw: "Patta",
    noAnswer: "Al momento il server non risponde.",
    continue: "Vai al tavolo",
    watch: "Guarda",
    look: "Rivedi",
    join: "Prendi il posto",
    more: "Mostra altri",
    bothSides: "Giochi entrambe le parti",
    asked: {
      draw: "È offerta la patta",
      "take-back": "Si chiede di annullare una mossa",
      rematch: "Si chiede un’altra partita",
      substitute: "Subentrerebbe un bot",
    },
    rated: "Classificata",
    botsWelcome: "Bot benvenuti",
    keptFor: (name) => `tenuto per ${name}`,
    accept: "Accetta",
    decline: "Rifiuta",
    declineWord: "Una parola, se vuoi",
    declineYes: "Rifiuta la sfida",
    declineNo: "Ci penso",
    nextTable: "Prossimo tavolo che ti aspetta",
    noNextTable: "Nessun altro tavolo ti aspetta.",
    next: "Prossimo tavolo",
    othersWait: (n) => (n === 1 ? "Un altro tavolo ti aspetta." : `Altri ${n} tavoli ti aspettano.`),
    clock: (clock) =>
      clock.kind === "none"
        ? "Senza orologio"
        : clock.kind === "days"
          ? `${clock.days === 1 ? "1 giorno" : `${clock.days} giorni`} a mossa`
          : `Dal vivo, ${clock.minutes} min + ${clock.increment} s`,
    toMove: (name) => `Tocca a: ${name}`,
    timeUp: (when) => `il tempo scade ${when}`,
    opened: (when) => `aperto ${when}`,
    ended: (when) => `finita ${when}`,
    won: (name) => `Vittoria: ${name}`,
    allLost: "Non ha vinto nessuno",
  },
};
