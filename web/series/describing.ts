/** What cards and the log of maps of zones have in common. */
import type { Json } from "@rubicon/engine";
import { kindOf, nameOf, type Point, type Thing, thing } from "../games/face.ts";
import type { Geography } from "./map/geography.ts";
import type { Places } from "./map/places.ts";
import { fieldOf, textIn, textsIn } from "./pieces/events.ts";

/** "Sea, port of Ostia" from its parts; those that say nothing are left out. */
export function sentence(parts: readonly string[]): string {
  const text = parts.filter((part) => part !== "").join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A kind of thing that events speak of: in which fields, alone or in a list, and which there are. */
export interface Spoken {
  readonly kind: string;
  readonly fields: readonly string[];
  readonly known: { has(name: string): boolean };
}

/** Things an event speaks of, in the order of their kinds. */
export const touchedIn = (event: Json, kinds: readonly Spoken[]): readonly Thing[] =>
  kinds.flatMap(({ kind, fields, known }) =>
    fields
      .flatMap((field) => textsIn(event, field))
      .filter((name) => known.has(name))
      .map((name) => thing(kind, name)),
  );

/** Where things lie that are not zones themselves. */
export interface Lying {
  /** What a volume calls the parts of its map that have a tablet. */
  readonly part: string;
  zoneOf(piece: Thing): Thing | null;
  homeOf(people: string): string | undefined;
}

/** A tablet, or the stack of a zone: of that in which a piece stands, or of a People's first home. */
export function spotOn(
  { geography, places }: { readonly geography: Geography; readonly places: Places },
  it: Thing,
  { part, zoneOf, homeOf }: Lying,
): Point | null {
  const kind = kindOf(it);
  if (kind === part) return geography.regions.find(({ id }) => id === nameOf(it))?.tablet ?? null;
  const home = kind === "people" ? homeOf(nameOf(it)) : undefined;
  const zone = kind === "piece" ? zoneOf(it) : kind === "zone" ? it : null;
  const name = zone === null ? home : nameOf(zone);
  return name === undefined ? null : (places.groundOf(name)?.plots.close.stack ?? null);
}

export interface HeadingWords {
  year(year: number): string;
  winter(year: string): string;
  sequence(side: string): string;
}

/** Years, winters and sequences head the log. */
export function headingOf<S extends string>(
  event: Json,
  words: HeadingWords,
  sides: readonly S[],
  sideName: (side: S) => string,
): string | null {
  const year = Number(fieldOf(event, "year"));
  switch (textIn(event, "e")) {
    case "year":
      return words.year(year);
    case "winter":
      return words.winter(words.year(year));
    case "sequence": {
      const side = sides.find((each) => each === textIn(event, "side"));
      return side === undefined ? null : words.sequence(sideName(side));
    }
    default:
      return null;
  }
}
