/** What the pack prints into a zone: its name in lines that fit into it, its cities, camps and ports. */
import type { ZoneFacts } from "@rubicon/imperator/components";
import type { Printed, PrintedMark } from "../../../series/map/geography.ts";

/** What the sheet needs to know of a zone. */
export type ZonePrint = Pick<ZoneFacts, "name" | "part" | "people" | "city" | "camps" | "port" | "roma" | "open">;

/** So many letters stand in one line. */
const SHORT = 9;

/** A name in two lines of about the same length, where it is long: "Gallia" and "Lugdunensis". */
function inLines(name: string): readonly string[] {
  const words = name.split(" ");
  if (name.length <= SHORT || words.length === 1) return [name];
  const splits = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));
  return splits.reduce((best, split) => (longest(split) < longest(best) ? split : best));
}

/** "Parthes (Media)": what tells it from others of its name, unless a city or camp there says so. */
function parts(name: string): { readonly main: string; readonly which: string | null } {
  const found = /^(.+) \((.+)\)$/.exec(name);
  return found === null ? { main: name, which: null } : { main: found[1], which: found[2] };
}

function marksOf({ city, camps, port, roma }: ZonePrint): readonly PrintedMark[] {
  const marks: PrintedMark[] = [];
  if (city !== null) marks.push({ id: "city", name: city, kind: "city", great: roma, port: port === city, from: null });
  camps.forEach(({ name, from }, i) => {
    marks.push({ id: `camp-${i + 1}`, name, kind: "camp", great: false, port: false, from: from === 0 ? null : from });
  });
  if (port !== null && port !== city)
    marks.push({ id: "port", name: port, kind: "port", great: false, port: true, from: null });
  return marks;
}

/** The map is in Latin; the components it comes with call some Peoples otherwise. */
const LATIN: Readonly<Record<string, string>> = { Parthes: "Parthi", Quades: "Quadi", Jazyges: "Iazyges" };

export function printedAs(facts: ZonePrint): Printed {
  const { main, which } = parts(facts.name);
  const marks = marksOf(facts);
  const isMarked = which?.split(" et ").every((name) => marks.some((mark) => mark.name === name)) ?? true;
  return {
    ...{ name: facts.name, region: facts.part, people: facts.people, open: facts.open, mountain: false },
    title: inLines(LATIN[main] ?? main),
    small: isMarked ? null : which,
    disc: null,
    marks,
  };
}
