/**
 * Names that people give themselves. Whoever reads one should see all of it, and not take one player for another: nothing
 * invisible, no towers of marks, no letters of one script among those of another that they look like.
 */
import { LIMITS } from "../protocol.ts";

/** The same letters in their plain form: not wide, not round, not bold; one space where there are several. */
export const plainly = (name: string): string => name.normalize("NFKC").trim().replace(/ +/g, " ");

/** Letters that Unicode does not count among the invisible ones though nothing is drawn for them. */
const BLANK = /[\u{13441}\u{13442}\u{16fe4}]/u;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

const SIGNS = /^[\p{L}\p{N}][\p{L}\p{Mn}\p{Mc}\p{N} .'_-]*$/u;
/** More than any language writes on one letter; or marks on nothing. */
const TOWER = /[\p{Mn}\p{Mc}]{4}|[ .'_-][\p{Mn}\p{Mc}]/u;

/** Scripts whose letters look like each other's. */
const ALIKE = ["Latin", "Greek", "Cyrillic", "Armenian", "Coptic", "Cherokee", "Lisu"].map(
  (script) => new RegExp(`\\p{Script=${script}}`, "u"),
);
const mixesScripts = (word: string): boolean => ALIKE.filter((script) => script.test(word)).length > 1;

/** What is wrong with a name that is written plainly, in one sentence; null if nothing is. */
export function faultOf(name: string): string | null {
  if (name.length < 2) return "A name has at least two characters.";
  if (name.length > LIMITS.name) return `A name has at most ${LIMITS.name} characters.`;
  if (INVISIBLE.test(name) || BLANK.test(name)) return "A name shows every letter that it has.";
  if (!SIGNS.test(name)) return "A name is made of letters, digits, spaces and . ' _ -";
  if (TOWER.test(name)) return "A letter of a name has three marks at most.";
  if (name.split(/[ .'_-]/).some(mixesScripts)) return "A word of a name is written in one script.";
  return null;
}
