/** A menu as lines on a terminal: kinds of acts apart, acts with the same block or the like in a row. */
import { inColumns, inRow } from "./columns.ts";
import { groups, type Item, kindOf, rowOf } from "./menu.ts";

/** More lines of one kind than this nobody reads: then each row says only what it begins with. */
const LONG = 16;
/** So many acts that are alike are listed together. */
const MANY = 4;
/** What more acts than these cost and bring alike would be too much to say; the battles among many ways are not. */
const FEW = 8;

/** Acts of one kind that name but one thing, each as it stands in the list. */
type Listing = (group: readonly Item[], digits: number) => string[];

/** Everything that can be done; of what is alike in a long list only that there is so much of it. */
export const writeMenu = (items: readonly Item[], width: number): string => write(items, width, listAlike);

/** What was looked for by a few words, one by one. */
export const writeFound = (items: readonly Item[], width: number): string => write(items, width, listEach);

function write(items: readonly Item[], width: number, listing: Listing): string {
  return groups(items, kindOf)
    .map(withForecasts)
    .map((group) => writeKind(group, String(items.at(-1)?.number ?? 0).length, width, listing))
    .map((lines) => lines.join("\n"))
    .join("\n\n");
}

function withForecasts(group: readonly Item[]): readonly Item[] {
  // A row has no place for a sentence.
  if (group.length > FEW && rowOf(group[0]) !== "") return group;
  const isRare = (kind: string): boolean =>
    group.filter(({ forecasts }) => forecasts.some((each) => each.kind === kind)).length <= FEW;
  return group.map((item) => {
    const told = item.forecasts.filter(({ kind }) => isRare(kind)).map(({ text }) => text);
    return { ...item, note: [item.note, ...told].filter(Boolean).join("; ") };
  });
}

function writeKind(group: readonly Item[], digits: number, width: number, listing: Listing): string[] {
  const rows = groups(group, rowOf);
  const inRows = rowOf(group[0]) !== "" && rows.some((row) => row.length > 1);
  if (!inRows) return inColumns(listing(group, digits), width);
  const lines = writeRows(rows, digits, width);
  return lines.length > LONG && rows.every(isUnbroken) ? writeShort(rows, width) : lines;
}

const listEach: Listing = (group, digits) => group.map((item) => numbered(item, digits));

/** Such as "3-27. Recruit Legio … (4-2)": whoever minds which one it is types a name, or takes a number in between. */
function listAlike(group: readonly Item[], digits: number): string[] {
  if (group.length <= LONG) return listEach(group, digits);
  const runs = runsIn(group).flatMap((run) => (run.length < MANY ? run.map((item) => [item]) : [run]));
  const spans = runs.map(spanOf);
  const widest = Math.max(...spans.map(({ length }) => length));
  return runs.map(
    (run, i) => `${spans[i].padStart(widest)}. ${noted(run.length > 1 ? likeness(run) : run[0].text, run[0].note)}`,
  );
}

/** Neighbours that are about pieces of one kind, and are told apart by one word. */
function runsIn(group: readonly Item[]): Item[][] {
  const runs: Item[][] = [];
  for (const item of group) {
    const run = runs.at(-1);
    if (run !== undefined && isAlike(run, item)) run.push(item);
    else runs.push([item]);
  }
  return runs;
}

function isAlike(run: readonly Item[], item: Item): boolean {
  const [first, last] = [run[0], run[run.length - 1]];
  if (item.alike === "" || item.alike !== first.alike || item.note !== first.note || item.number !== last.number + 1)
    return false;
  const parting = partingWord(first, item);
  return parting !== null && (run.length === 1 || parting === partingWord(first, last));
}

/** Which word alone tells two acts apart; null where they differ otherwise. */
function partingWord(a: Item, b: Item): number | null {
  const [words, others] = [a.text.split(" "), b.text.split(" ")];
  const different = words.flatMap((word, i) => (word === others[i] ? [] : [i]));
  return words.length === others.length && different.length === 1 ? different[0] : null;
}

const likeness = ([first, second]: readonly Item[]): string =>
  first.text
    .split(" ")
    .map((word, i) => (i === partingWord(first, second) ? "…" : word))
    .join(" ");

const spanOf = (run: readonly Item[]): string =>
  run.length > 1 ? `${run[0].number}-${run[run.length - 1].number}` : `${run[0].number}`;

function numbered({ number, text, note }: Pick<Item, "number" | "text" | "note">, digits: number): string {
  return `${String(number).padStart(digits)}. ${noted(text, note)}`;
}

/** A text that ends in brackets takes the note into them. */
function noted(text: string, note: string): string {
  if (note === "") return text;
  return text.endsWith(")") ? `${text.slice(0, -1)}, ${note})` : `${text} (${note})`;
}

/** What all of a row begin with is said once: "Legio 13 →  1. Roma  2. Genua". */
function writeRows(rows: readonly Item[][], digits: number, width: number): string[] {
  const heads = headsOf(rows);
  const once = tellsRowsApart(rows);
  const titles = heads.map((head, i) => (once ? `${head}(${rows[i][0].note}) ` : head));
  const cells = rows.map((row, i) =>
    row.map(({ number, text, note }) =>
      numbered({ number, text: text.slice(heads[i].length), note: once ? "" : note }, digits),
    ),
  );
  const margin = Math.max(...titles.map(({ length }) => length)) + 1;
  const widest = Math.max(...cells.flat().map(({ length }) => length));
  return cells.flatMap((row, i) => inRow(titles[i].padEnd(margin), row, widest, width));
}

/** Whether notes are about what each row begins with, such as a block, and not about where it may go. */
function tellsRowsApart(rows: readonly Item[][]): boolean {
  const notes = rows.map((row) => new Set(row.map(({ note }) => note)));
  return notes.every(({ size }) => size === 1) && new Set(notes.flatMap((each) => [...each])).size > 1;
}

const isUnbroken = (row: readonly Item[]): boolean => row[row.length - 1].number - row[0].number === row.length - 1;

/** Such as "14-28. Caesar → …", "1-3. Place it in…": whoever types a name from it gets it in full. */
function writeShort(rows: readonly Item[][], width: number): string[] {
  const heads = headsOf(rows);
  const spans = rows.map(spanOf);
  const digits = Math.max(...spans.map(({ length }) => length));
  return inColumns(
    rows.map((row, i) => `${spans[i].padStart(digits)}. ${row.length > 1 ? goingOn(heads[i]) : row[0].text}`),
    width,
  );
}

/** A sign keeps its space from the points, a word has none. */
const goingOn = (head: string): string => `${/\p{L} $/u.test(head) ? head.trimEnd() : head}…`;

/** What the acts of each row begin with, up to where they part. */
function headsOf(rows: readonly Item[][]): string[] {
  const starts = rows.map((row) => (row.length > 1 ? commonStart(row.map(({ text }) => text)) : ""));
  // A lone act is parted at the word that parts the others.
  const parting =
    starts
      .find((start) => start !== "")
      ?.split(" ")
      .at(-2) ?? "";
  return starts.map((start, i) => start || startUpTo(parting, rows[i][0].text));
}

/** Whole words with which all the texts begin, and the space after them. */
function commonStart(texts: readonly string[]): string {
  let length = 0;
  while (length < texts[0].length && texts.every((text) => text[length] === texts[0][length])) length++;
  return texts[0].slice(0, texts[0].lastIndexOf(" ", length - 1) + 1);
}

function startUpTo(word: string, text: string): string {
  const at = word === "" ? -1 : text.indexOf(` ${word} `);
  return at < 0 ? "" : text.slice(0, at + word.length + 2);
}
