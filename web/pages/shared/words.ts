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
    clock: (clock) =>
      clock.kind === "none"
        ? "Sans pendule"
        : clock.kind === "days"
          ? `${clock.days === 1 ? "1 jour" : `${clock.days} jours`} par coup`
          : `En direct, ${clock.minutes} min + ${clock.increment} s`,
    toMove: (name) => `À ${name} de jouer`,
    timeUp: (when) => `fin du temps ${when}`,
    opened: (when) => `ouverte ${when}`,
    ended: (when) => `finie ${when}`,
    won: (name) => `Victoire de ${name}`,
    allLost: "Personne n’a gagné",
  },
  it: {
    yourMove: "Tocca a te",
    freeSeat: "posto libero",
    private: "Privato",
    you: "tu",
    draw: "Pareggio",
    noAnswer: "Al momento il server non risponde.",
    continue: "Vai al tavolo",
    watch: "Guarda",
    look: "Rivedi",
    join: "Prendi il posto",
    more: "Mostra altri",
    bothSides: "Giochi entrambe le parti",
    clock: (clock) =>
      clock.kind === "none"
        ? "Senza orologio"
        : clock.kind === "days"
          ? `${clock.days === 1 ? "1 giorno" : `${clock.days} giorni`} a mossa`
          : `Dal vivo, ${clock.minutes} min + ${clock.increment} s`,
    toMove: (name) => `Muove ${name}`,
    timeUp: (when) => `il tempo scade ${when}`,
    opened: (when) => `aperto ${when}`,
    ended: (when) => `finita ${when}`,
    won: (name) => `Vince ${name}`,
    allLost: "Non ha vinto nessuno",
  },
};
