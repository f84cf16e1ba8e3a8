/** A rulebook to browse: rules under their chapters, and the search through them. */
import type { Rulebook, RuleText } from "@rubicon/engine";

export interface Chapter {
  /** The start of the ids below it; "" for rules that stand under no heading. */
  readonly id: string;
  readonly title: string;
  readonly rules: readonly RuleText[];
}

/** Chapters in the order of their first rules. */
export function chaptersOf(book: Rulebook, rules: readonly RuleText[] = book.rules): Chapter[] {
  const chapters = new Map<string, RuleText[]>();
  for (const rule of rules) {
    const id = chapterOver(book, rule.id);
    const under = chapters.get(id);
    if (under) under.push(rule);
    else chapters.set(id, [rule]);
  }
  return [...chapters].map(([id, under]) => ({ id, title: book.chapters[id] ?? "", rules: under }));
}

/** The chapter with the longest number that the rule starts with. */
function chapterOver(book: Rulebook, rule: string): string {
  let over = "";
  for (const chapter of Object.keys(book.chapters))
    if (chapter.length > over.length && rule.startsWith(chapter)) over = chapter;
  return over;
}

/** Without accents and capitals, letter for letter: what is found in it lies at the same place in the text. */
export function folded(text: string): string {
  return Array.from({ length: text.length }, (_, i) => foldedLetter(text.charAt(i))).join("");
}

function foldedLetter(letter: string): string {
  if (letter === "’") return "'";
  const plain = letter.normalize("NFD").charAt(0).toLowerCase();
  return plain.length === 1 ? plain : letter;
}

const wordsIn = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean);

/** Rules in which every word of the query occurs, or whose number begins so. */
export function found(book: Rulebook, query: string): readonly RuleText[] {
  const words = wordsIn(query);
  if (words.length === 0) return book.rules;
  return book.rules.filter(({ id, text }) => {
    const plain = folded(text);
    return words.every((word) => plain.includes(word) || isNumbered(id.toLowerCase(), word));
  });
}

/** "jc-6.1" and "6.1" both name JC-6.1.d. */
const isNumbered = (id: string, word: string): boolean =>
  /\d|-/.test(word) && (id.startsWith(word) || id.slice(id.indexOf("-") + 1).startsWith(word));

export interface Snippet {
  readonly at: number;
  readonly text: string;
  readonly sought: boolean;
}

/** The text cut where it holds words of the query. */
export function snippets(text: string, query: string): Snippet[] {
  const plain = folded(text);
  const hit = new Array<boolean>(text.length).fill(false);
  for (const word of wordsIn(query))
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length))
      hit.fill(true, at, at + word.length);
  const cut: Snippet[] = [];
  let from = 0;
  for (let i = 1; i <= text.length; i++) {
    if (i < text.length && hit[i] === hit[from]) continue;
    cut.push({ at: from, text: text.slice(from, i), sought: hit[from] });
    from = i;
  }
  return cut;
}
