/** The drawing of how a game stood: a line between two seats, over the entries of its journal. */
import type { Standing } from "@rubicon/bots";
import type { Json, Language } from "@rubicon/engine";
import type { GameFace } from "../games/face.ts";
import type { Heard } from "../table/source.ts";

/** Units of the drawing: as wide as it likes, and so high. */
export const WIDE = 1000;
export const HIGH = 100;

/** Where an entry lies, from 0 to 1. */
export const across = (n: number, last: number): number => (last <= 0 ? 0 : Math.min(1, n / last));

/** The line of the first seat's chances: it stays as it was until it is judged anew. */
export function pathOf(line: readonly Standing[], last: number): string {
  const [first, ...rest] = line;
  if (first === undefined) return "";
  const [x, y] = [
    (n: number): string => (across(n, last) * WIDE).toFixed(1),
    (c: number): string => (c * HIGH).toFixed(1),
  ];
  const steps = rest.map(({ n, chance }) => `L${x(n)} ${y(1 - chance)}`);
  const end = line[line.length - 1];
  return `M0 ${y(1 - first.chance)}${steps.join("")}L${WIDE} ${y(1 - end.chance)}`;
}

/** The area under that line belongs to the first seat. */
export const areaOf = (line: readonly Standing[], last: number): string => {
  const path = pathOf(line, last);
  return path === "" ? "" : `${path}V${HIGH}H0Z`;
};

/** How it stood after an entry. */
export function standingAt(line: readonly Standing[], n: number): Standing | null {
  return line.findLast((each) => each.n <= n) ?? line[0] ?? null;
}

/** The chapter of the log in which an entry lies: "Year 49 BC, turn 2". */
export function chapterAt(face: GameFace, language: Language, entries: readonly Heard[], n: number): string | null {
  for (let i = entries.length - 1; i >= 0; i--) {
    if (entries[i].n > n) continue;
    const said = headingIn(face, language, entries[i].events);
    // What led to an entry stands before it: an entry that opens a chapter ended the one before.
    if (said !== null && (entries[i].n < n || i === 0)) return said;
  }
  return null;
}

function headingIn(face: GameFace, language: Language, events: readonly Json[]): string | null {
  for (let i = events.length - 1; i >= 0; i--) {
    const said = face.heading(events[i], language);
    if (said !== null) return said;
  }
  return null;
}
