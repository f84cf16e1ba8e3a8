/** What cards and the log of maps of zones have in common. */
import type { Json } from "@rubicon/engine";
import { type Thing, thing } from "../games/face.ts";
import { textsIn } from "./pieces/events.ts";

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
