/** What is said about how a game stood all along. */
import type { Catalogue } from "../app/words.ts";

export interface CourseWords {
  readonly title: string;
  /** In a sentence, for whoever does not see the line. */
  readonly told: (seat: string, first: string, last: string) => string;
  readonly thinking: string;
  readonly failed: string;
  readonly turns: string;
  /** Where it happened, and who gained how much by it. */
  readonly turn: (when: string, seat: string, gained: string) => string;
  readonly chance: (seat: string, percent: string) => string;
  readonly hint: string;
}

const en: CourseWords = {
  title: "Chances to win, as a bot sees them",
  told: (seat, first, last) => `${seat} had ${first} at the beginning and ${last} at the end.`,
  thinking: "A bot looks at the game…",
  failed: "The chances cannot be told: no bot can think here.",
  turns: "Turning points",
  turn: (when, seat, gained) => `${when}: ${seat} gains ${gained}`,
  chance: (seat, percent) => `${seat} ${percent}`,
  hint: "With everything known that was hidden then.",
};

const fr: CourseWords = {
  title: "Chances de gagner, selon un bot",
  told: (seat, first, last) => `${seat} avait ${first} au début et ${last} à la fin.`,
  thinking: "Un bot examine la partie…",
  failed: "Les chances ne peuvent pas être dites : aucun bot ne peut réfléchir ici.",
  turns: "Tournants",
  turn: (when, seat, gained) => `${when} : ${seat} gagne ${gained}`,
  chance: (seat, percent) => `${seat} ${percent}`,
  hint: "Sachant tout ce qui était alors caché.",
};

const it: CourseWords = {
  title: "Probabilità di vincere, secondo un bot",
  told: (seat, first, last) => `${seat} aveva ${first} all’inizio e ${last} alla fine.`,
  thinking: "Un bot esamina la partita…",
  failed: "Le probabilità non si possono dire: qui nessun bot può pensare.",
  turns: "Svolte",
  turn: (when, seat, gained) => `${when}: ${seat} guadagna ${gained}`,
  chance: (seat, percent) => `${seat} ${percent}`,
  hint: "Sapendo tutto ciò che allora era nascosto.",
};

export const courseWords: Catalogue<CourseWords> = { en, fr, it };
