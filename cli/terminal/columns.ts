/** Laying out lists on a terminal. */

/** Fewer than this read best one below the other. */
const ONE_COLUMN = 8;
const GAP = 3;

/** Fills columns from top to bottom, as many as fit into the width. */
export function inColumns(items: readonly string[], width: number): string[] {
  const widest = Math.max(0, ...items.map((item) => item.length));
  const fitting = Math.max(1, Math.floor((width + GAP) / (widest + GAP)));
  const columns = items.length < ONE_COLUMN ? 1 : fitting;
  const rows = Math.ceil(items.length / columns);
  return Array.from({ length: rows }, (_, row) => {
    const line = Array.from({ length: columns }, (_, column) => items[column * rows + row] ?? "");
    return line
      .map((item) => item.padEnd(widest + GAP))
      .join("")
      .trimEnd();
  });
}

/** A head and its cells, each as wide as the widest of all rows; what does not fit goes on below, past the head. */
export function inRow(head: string, cells: readonly string[], widest: number, width: number): string[] {
  const fitting = Math.max(1, Math.floor((width - head.length + GAP) / (widest + GAP)));
  return Array.from({ length: Math.ceil(cells.length / fitting) }, (_, line) => {
    const start = line === 0 ? head : " ".repeat(head.length);
    const some = cells.slice(line * fitting, (line + 1) * fitting);
    return `${start}${some.map((cell) => cell.padEnd(widest + GAP)).join("")}`.trimEnd();
  });
}

/** Breaks a text into lines no longer than the width, each after an indent; those after the first may have another. */
export function wrapped(text: string, width: number, indent = "", hanging = indent): string[] {
  const lines: string[] = [];
  const [first, ...words] = text.split(/ +/);
  let line = `${indent}${first}`;
  for (const word of words) {
    if (line.length + 1 + word.length <= width) line = `${line} ${word}`;
    else {
      lines.push(line);
      line = `${hanging}${word}`;
    }
  }
  return [...lines, line];
}
