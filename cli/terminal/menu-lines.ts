/** A menu as lines on a terminal: kinds of acts apart, acts with the same block or the like in a row. */
import { inColumns, inRow } from "./columns.ts";
import { groups, type Item, kindOf, rowOf } from "./menu.ts";

/** More lines of one kind than this nobody reads: then each row says only what it begins with. */
const LONG = 16;
/** Of more acts than these it would be too much to say of each what it will cost and bring. */
const FEW = 8;

export function writeMenu(items: readonly Item[], width: number): string {
  return groups(items, kindOf)
    .map((group) => (group.length > FEW ? group : group.map(withForecasts)))
    .map((group) => writeKind(group, String(items.at(-1)?.number ?? 0).length, width))
    .map((lines) => lines.join("\n"))
    .join("\n\n");
}

const withForecasts = (item: Item): Item => ({
  ...item,
  note: [item.note, ...item.forecasts].filter(Boolean).join("; "),
});

function writeKind(group: readonly Item[], digits: number, width: number): string[] {
  const rows = groups(group, rowOf);
  const inRows = rowOf(group[0]) !== "" && rows.some((row) => row.length > 1);
  if (!inRows)
    return inColumns(
      group.map((item) => numbered(item, digits)),
      width,
    );
  const lines = writeRows(rows, digits, width);
  return lines.length > LONG && rows.every(isUnbroken) ? writeShort(rows, width) : lines;
}

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
  const spans = rows.map((row) => (row.length > 1 ? `${row[0].number}-${row[row.length - 1].number}` : row[0].number));
  const digits = Math.max(...spans.map((span) => String(span).length));
  return inColumns(
    rows.map((row, i) => `${String(spans[i]).padStart(digits)}. ${row.length > 1 ? goingOn(heads[i]) : row[0].text}`),
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
