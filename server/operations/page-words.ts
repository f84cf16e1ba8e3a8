/** What the front page says, in each language. */
import { LANGUAGES, type Language } from "@rubicon/engine";

export interface PageWords {
  readonly lead: string;
  readonly open: string;
  readonly running: string;
  readonly noneOpen: string;
  readonly noneRunning: string;
  readonly game: string;
  readonly scenario: string;
  readonly seats: string;
  readonly clock: string;
  readonly free: string;
  readonly toMove: string;
  readonly noClock: string;
  days(days: number): string;
  live(minutes: number, increment: number): string;
  readonly api: string;
  readonly terminal: string;
  readonly table: string;
  readonly goThere: string;
}

export const PAGE_WORDS: Readonly<Record<Language, PageWords>> = {
  en: {
    lead: "Roman board wargames with every rule enforced, live or a move a day.",
    open: "Tables that wait for a player",
    running: "Games being played",
    noneOpen: "Nobody is waiting at the moment.",
    noneRunning: "No public game is being played at the moment.",
    game: "Game",
    scenario: "Scenario",
    seats: "Seats",
    clock: "Clock",
    free: "free",
    toMove: "to move",
    noClock: "none",
    days: (days) => (days === 1 ? "a day a move" : `${days} days a move`),
    live: (minutes, increment) => `${minutes} min + ${increment} s`,
    api: "The API of this server",
    terminal: "To play in a terminal:",
    table: "A table at Rubicon",
    goThere: "To sit down at this table or to go on with it, in a terminal:",
  },
  fr: {
    lead: "Des wargames romains dont chaque règle est appliquée, en direct ou à un coup par jour.",
    open: "Tables qui attendent un joueur",
    running: "Parties en cours",
    noneOpen: "Personne n’attend pour le moment.",
    noneRunning: "Aucune partie publique n’est en cours.",
    game: "Jeu",
    scenario: "Scénario",
    seats: "Places",
    clock: "Pendule",
    free: "libre",
    toMove: "au trait",
    noClock: "aucune",
    days: (days) => (days === 1 ? "un jour par coup" : `${days} jours par coup`),
    live: (minutes, increment) => `${minutes} min + ${increment} s`,
    api: "L’API de ce serveur",
    terminal: "Pour jouer dans un terminal :",
    table: "Une table de Rubicon",
    goThere: "Pour vous asseoir à cette table ou y continuer, dans un terminal :",
  },
  it: {
    lead: "Wargame romani in cui ogni regola è applicata, dal vivo o una mossa al giorno.",
    open: "Tavoli che aspettano un giocatore",
    running: "Partite in corso",
    noneOpen: "Al momento nessuno aspetta.",
    noneRunning: "Al momento non c’è nessuna partita pubblica in corso.",
    game: "Gioco",
    scenario: "Scenario",
    seats: "Posti",
    clock: "Orologio",
    free: "libero",
    toMove: "di mano",
    noClock: "nessuno",
    days: (days) => (days === 1 ? "un giorno a mossa" : `${days} giorni a mossa`),
    live: (minutes, increment) => `${minutes} min + ${increment} s`,
    api: "L’API di questo server",
    terminal: "Per giocare in un terminale:",
    table: "Un tavolo di Rubicon",
    goThere: "Per sederti a questo tavolo o continuare la partita, in un terminale:",
  },
};

/** The language a browser likes best among those there are, by its Accept-Language header. */
export function languageOf(accepted: string | undefined): Language {
  const wishes = (accepted ?? "").slice(0, 200).split(",").map(wish);
  const liked = wishes.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  for (const { name } of liked) {
    const language = LANGUAGES.find((each) => each === name);
    if (language) return language;
  }
  return "en";
}

function wish(text: string): { name: string; weight: number } {
  const [tag, quality = "q=1"] = text.trim().split(/\s*;\s*/);
  const weight = Number(quality.replace(/^q=/, ""));
  return { name: tag.split("-")[0].toLowerCase(), weight: Number.isFinite(weight) ? weight : 0 };
}
