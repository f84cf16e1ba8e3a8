/** What events tell about pieces on their way. They come as plain data, perhaps over a wire. */
import type { Json } from "@rubicon/engine";

export interface Journey {
  readonly side: string | null;
  readonly pieces: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly is: "march" | "voyage" | "flight";
}

/** How each kind of event moves pieces. */
export type Journeying = Readonly<Record<string, Journey["is"]>>;

export function fieldOf(event: Json, field: string): Json | undefined {
  if (event === null || typeof event !== "object" || Array.isArray(event)) return undefined;
  return Object.entries(event).find(([name]) => name === field)?.[1];
}

export function textIn(event: Json, field: string): string | undefined {
  const value = fieldOf(event, field);
  return typeof value === "string" ? value : undefined;
}

export function textsIn(event: Json, field: string): readonly string[] {
  const value = fieldOf(event, field);
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
}

export const journeysOf = (events: readonly Json[], kinds: Journeying): readonly Journey[] =>
  events.flatMap((event) => journeyIn(event, kinds) ?? []);

/** Fields that name who goes, by the kind of event. */
const GOERS = ["pieces", "piece", "leader", "unit", "fleet"];

function journeyIn(event: Json, kinds: Journeying): Journey | null {
  const kind = kinds[textIn(event, "e") ?? ""];
  const [from, to] = [textIn(event, "from"), textIn(event, "to") ?? textIn(event, "zone")];
  if (kind === undefined || from === undefined || to === undefined) return null;
  const pieces = GOERS.flatMap((field) => textsIn(event, field));
  return { side: textIn(event, "side") ?? null, pieces: [...new Set(pieces)], from, to, is: kind };
}

/** The zones through which each piece has come, from the first to the last. */
export function routesIn(journeys: readonly Journey[]): ReadonlyMap<string, readonly string[]> {
  const routes = new Map<string, readonly string[]>();
  for (const { pieces, from, to } of journeys)
    for (const piece of pieces) {
      const before = routes.get(piece);
      routes.set(piece, [...(before?.at(-1) === from ? before : [from]), to]);
    }
  return routes;
}
