/** What is said by a bot that is asked for counsel. */
import type { Catalogue } from "../app/words.ts";

export interface CounselWords {
  readonly title: string;
  readonly thinking: string;
  /** It has nothing to say of this decision. */
  readonly nothing: string;
  /** The game counts for the ladder. */
  readonly rated: string;
  readonly failed: (reason: string) => string;
  readonly again: string;
  readonly plan: string;
  /** How often to do so, where one had better not be foreseen. */
  readonly share: (percent: string) => string;
  /** The same in a list. */
  readonly often: (percent: string) => string;
  readonly chance: (percent: string) => string;
  readonly more: (acts: number) => string;
  readonly why: string;
  readonly speaksFor: string;
  readonly speaksAgainst: string;
  /** Over plans that promise the same. */
  readonly asGood: string;
  readonly others: string;
  /** A plan that differs in what can be seen nowhere. */
  readonly alike: string;
  readonly play: string;
  readonly close: string;
}

const en: CounselWords = {
  title: "A centurion’s counsel",
  thinking: "He looks at the map…",
  nothing: "He has nothing to say about this.",
  rated:
    "This game is rated: what is decided in it is each player’s own, and nobody gives counsel. In friendly games a bot may be asked.",
  failed: (reason) => `Nobody could be asked: ${reason}`,
  again: "Ask again",
  plan: "He would do this",
  share: (percent) => `in ${percent} of all cases, so as not to be foreseen`,
  often: (percent) => `${percent} of the time`,
  chance: (percent) => `${percent} to win`,
  more: (acts) => (acts === 1 ? "and one more act" : `and ${acts} more acts`),
  why: "Why",
  speaksFor: "for it",
  speaksAgainst: "against it",
  asGood: "Just as good",
  others: "Or else",
  alike: "nearly the same, in another order",
  play: "Play it",
  close: "Close",
};

const fr: CounselWords = {
  title: "Le conseil d’un centurion",
  thinking: "Il regarde la carte…",
  nothing: "Il n’a rien à en dire.",
  rated:
    "Cette partie est classée : chacun y décide seul, et personne ne donne de conseil. Dans les parties amicales, un bot peut être consulté.",
  failed: (reason) => `Personne n’a pu être consulté : ${reason}`,
  again: "Redemander",
  plan: "Voici ce qu’il ferait",
  share: (percent) => `dans ${percent} des cas, pour ne pas être deviné`,
  often: (percent) => `${percent} du temps`,
  chance: (percent) => `${percent} de chances de gagner`,
  more: (acts) => (acts === 1 ? "et encore un coup" : `et encore ${acts} coups`),
  why: "Pourquoi",
  speaksFor: "pour",
  speaksAgainst: "contre",
  asGood: "Tout aussi bon",
  others: "Ou bien",
  alike: "presque la même chose, dans un autre ordre",
  play: "Jouer ainsi",
  close: "Fermer",
};

const it: CounselWords = {
  title: "Il consiglio di un centurione",
  thinking: "Guarda la mappa…",
  nothing: "Non ha nulla da dire su questo.",
  rated:
    "Questa partita è classificata: ognuno vi decide da solo, e nessuno dà consigli. Nelle partite amichevoli si può chiedere a un bot.",
  failed: (reason) => `Non si è potuto chiedere a nessuno: ${reason}`,
  again: "Chiedi di nuovo",
  plan: "Farebbe così",
  share: (percent) => `nel ${percent} dei casi, per non essere prevedibile`,
  often: (percent) => `${percent} delle volte`,
  chance: (percent) => `${percent} di probabilità di vincere`,
  more: (acts) => (acts === 1 ? "e un’altra mossa" : `e altre ${acts} mosse`),
  why: "Perché",
  speaksFor: "a favore",
  speaksAgainst: "contro",
  asGood: "Altrettanto buono",
  others: "Oppure",
  alike: "quasi lo stesso, in altro ordine",
  play: "Gioca così",
  close: "Chiudi",
};

export const counselWords: Catalogue<CounselWords> = { en, fr, it };
