/** Lines no wider than a terminal. */
const WIDTH = 100;

/**
 * Broken after a comma if there is one in the second half of the line, so that the items of a list stay whole,
 * otherwise at a space. All lines but the first are set in.
 */
export function wrapped(typeset: (text: string) => string, text: string, setIn = 0): string[] {
  const lines: string[] = [];
  let rest = typeset(text);
  while (rest.length > WIDTH) {
    const margin = rest.length - rest.trimStart().length;
    const comma = rest.lastIndexOf(", ", WIDTH - 1);
    const at = comma > WIDTH / 2 ? comma + 1 : rest.lastIndexOf(" ", WIDTH);
    if (at <= margin) break;
    lines.push(rest.slice(0, at).trimEnd());
    rest = " ".repeat(setIn) + rest.slice(at).trimStart();
  }
  lines.push(rest);
  return lines;
}
