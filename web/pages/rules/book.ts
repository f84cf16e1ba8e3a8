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

/** Words that say nothing of what is sought, in the three languages: "how to win", "mort du chef", "chi comincia". */
const LITTLE = new Set(
  `a an and are at by can do does for go goes how i in is it my of on or the to what when where which who with
  au aux ce comment d dans de des du en est et il je l la le les ou par pour quand que quel quelle qui sur un une
  al alla che chi ci come con da dal dei del della delle di e gli i il in le lo nel nella per quale quando se si sono su un uno una`.split(
    /\s+/,
  ),
);

/** The words of a query that say something; all of them where none does. */
function wordsIn(query: string): string[] {
  const all = folded(query)
    .replaceAll(/\b[dl]'/g, "")
    .split(/\s+/)
    .filter(Boolean);
  const telling = all.filter((word) => !LITTLE.has(word.replaceAll(/[?!,;:]+$/g, "")));
  return (telling.length > 0 ? telling : all).map((word) => word.replaceAll(/[?!,;:]+$/g, "")).filter(Boolean);
}

/**
 * Players' words for what the rules call otherwise, by their stems: "ship" for navis. A word may stand for several, and
 * for the very rule that answers who types it: "win" for the one that says how.
 */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/** A word without what makes it many, masculine or feminine: ships, navi and galères are found with ship, nave, galère. */
export function stem(word: string): string {
  if (word.length < 4 || /[\d.]/.test(word)) return word;
  const one = word
    .replace(/ies$/, "y")
    .replace(/(?<!e)aux$/, "al")
    .replace(/(?<!s)[sx]$/, "");
  return one.length < 5 ? one : one.replace(/[aeio]$/, "");
}

/** What one word of a query may be meant to find; the word itself first. */
const meanings = (word: string, synonyms: Synonyms): readonly string[] => [
  stem(word),
  ...(synonyms[stem(word)] ?? synonyms[word] ?? []).map((each) => stem(folded(each))),
];

/** How well words fit a rule: headings before texts, the word itself before what it may stand for. */
const FITS = { number: 100, answer: 50, heading: 12, meantHeading: 8, title: 3, text: 4, meant: 3 } as const;

/**
 * Rules that speak of every word of the query, or whose number begins so; those that fit best first. Where no rule speaks of
 * all of them, those that speak of the most.
 */
export function found(book: Rulebook, query: string, synonyms: Synonyms = {}): readonly RuleText[] {
  const words = wordsIn(query);
  if (words.length === 0) return book.rules;
  const headings = new Map(Object.entries(book.chapters).map(([id, title]) => [id, folded(title)]));
  const fitting = book.rules.flatMap((rule) => {
    const heading = headings.get(chapterOver(book, rule.id)) ?? "";
    const text = folded(rule.text);
    const each = words.map((word) => fitOf(rule.id, heading, text, word, synonyms)).filter((one) => one > 0);
    return each.length === 0 ? [] : [{ rule, said: each.length, fits: each.reduce((sum, one) => sum + one, 0) }];
  });
  const most = Math.max(0, ...fitting.map(({ said }) => said));
  // Sorting keeps the order of the book among those that fit alike.
  return fitting
    .filter(({ said }) => said === most)
    .sort((a, b) => b.fits - a.fits)
    .map(({ rule }) => rule);
}

function fitOf(id: string, heading: string, text: string, word: string, synonyms: Synonyms): number {
  if (isNumbered(id.toLowerCase(), word)) return FITS.number;
  const [own, ...meant] = meanings(word, synonyms);
  if (meant.includes(id.toLowerCase())) return FITS.answer;
  const has = (plain: string, sought: string): boolean => indexIn(plain, sought) >= 0;
  const title = [own, ...meant].some((each) => heading.startsWith(each)) ? FITS.title : 0;
  const inHeading =
    title + (has(heading, own) ? FITS.heading : meant.some((each) => has(heading, each)) ? FITS.meantHeading : 0);
  // Under a heading that says so the book has its own order: it begins with what matters most.
  if (inHeading > 0) return inHeading + FITS.meant;
  const first = [own, ...meant].map((each) => indexIn(text, each)).filter((at) => at >= 0);
  if (first.length === 0) return 0;
  // A word that stands early is what the rule is about.
  return (has(text, own) ? FITS.text : FITS.meant) + 1 / (2 + Math.min(...first));
}

/** Where a word begins with it. */
function indexIn(plain: string, sought: string, from = 0): number {
  for (let at = plain.indexOf(sought, from); at >= 0; at = plain.indexOf(sought, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(plain.charAt(at - 1))) return at;
  return -1;
}

/** "jc-6.1" and "6.1" both name JC-6.1.d. */
const isNumbered = (id: string, word: string): boolean =>
  /\d|-/.test(word) && (id.startsWith(word) || id.slice(id.indexOf("-") + 1).startsWith(word));

export interface Snippet {
  readonly at: number;
  readonly text: string;
  readonly sought: boolean;
}

/** The text cut where it holds words of the query, or what they may stand for. */
export function snippets(text: string, query: string, synonyms: Synonyms = {}): Snippet[] {
  const plain = folded(text);
  const hit = new Array<boolean>(text.length).fill(false);
  for (const word of wordsIn(query)) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length))
      hit.fill(true, at, at + word.length);
    // Where the word itself is not, the words that were found for it are marked whole.
    if (!plain.includes(word))
      for (const meant of meanings(word, synonyms))
        for (let at = indexIn(plain, meant); at >= 0; at = indexIn(plain, meant, at + 1))
          hit.fill(true, at, at + (/^\p{L}*/u.exec(plain.slice(at))?.[0].length ?? meant.length));
  }
  const cut: Snippet[] = [];
  let from = 0;
  for (let i = 1; i <= text.length; i++) {
    if (i < text.length && hit[i] === hit[from]) continue;
    cut.push({ at: from, text: text.slice(from, i), sought: hit[from] });
    from = i;
  }
  return cut;
}
