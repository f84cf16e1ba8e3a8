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

/** Breaks a text into lines no longer than the width, each after an indent. */
export function wrapped(text: string, width: number, indent = ""): string[] {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(/\s+/)) {
    const longer = line === indent ? `${line}${word}` : `${line} ${word}`;
    if (longer.length <= width || line === indent) line = longer;
    else {
      lines.push(line);
      line = `${indent}${word}`;
    }
  }
  return [...lines, line];
}
