/** What events tell about blocks on their way. They come as plain data, and what a viewer may not know is missing. */
import type { Json } from "@rubicon/engine";

export interface Journey {
  readonly side: string;
  readonly colour: string;
  readonly block: string | undefined;
  readonly from: string;
  readonly to: string;
  /** Seas crossed, as far as the event names them. */
  readonly over: readonly string[];
  readonly is: "move" | "attack" | "voyage" | "retreat";
}

const WOOD_OF: Readonly<Record<string, string>> = { caesar: "tan", pompeius: "green" };

const KINDS: Readonly<Record<string, Journey["is"]>> = {
  moved: "move",
  sailed: "voyage",
  "to-port": "voyage",
  retreated: "retreat",
  regrouped: "move",
};

export function fieldOf(event: Json, field: string): Json | undefined {
  if (event === null || typeof event !== "object") return undefined;
  return Object.entries(event).find(([name]) => name === field)?.[1];
}

export function textIn(event: Json, field: string): string | undefined {
  const value = fieldOf(event, field);
  return typeof value === "string" ? value : undefined;
}

export function journeysOf(events: readonly Json[]): readonly Journey[] {
  return events.flatMap((event) => journeyIn(event) ?? []);
}

function journeyIn(event: Json): Journey | null {
  const kind = KINDS[textIn(event, "e") ?? ""];
  const [side, from, to] = [textIn(event, "side"), textIn(event, "from"), textIn(event, "to")];
  if (kind === undefined || side === undefined || from === undefined || to === undefined) return null;
  const by = fieldOf(event, "by");
  return {
    side,
    colour: textIn(event, "colour") ?? WOOD_OF[side],
    block: textIn(event, "block"),
    from,
    to,
    over: Array.isArray(by) ? by.filter((sea) => typeof sea === "string") : [],
    is: textIn(event, "how") === "attack" ? "attack" : kind,
  };
}

/** The places through which each block has come that is known by name, from the first to the last. */
export function routesIn(events: readonly Json[]): ReadonlyMap<string, readonly string[]> {
  const routes = new Map<string, readonly string[]>();
  for (const { block, from, to, over } of journeysOf(events)) {
    if (block === undefined) continue;
    const before = routes.get(block);
    const joins = before?.at(-1) === from;
    routes.set(block, [...(joins ? before : [from]), ...over, to]);
  }
  return routes;
}
