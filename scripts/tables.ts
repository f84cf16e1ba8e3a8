/** Tables of a document. */

export const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

export const table = (head: readonly string[], rows: readonly string[]): string =>
  `${[row(head), row(head.map(() => "---")), ...rows].join("\n")}\n`;
