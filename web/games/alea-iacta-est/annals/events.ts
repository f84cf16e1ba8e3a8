/** Events as the annals read them: plain data again, since they may have come over a wire. */
import type { Event } from "@rubicon/alea-iacta-est/components";
import type { Json } from "@rubicon/engine";
import { textIn } from "../../../series/pieces/events.ts";

export type Of<E extends Event["e"]> = Extract<Event, { readonly e: E }>;

/** What comes from the game's own `hear` has the shape of its events; nothing hidden is read here. */
export const eventIn = (json: Json): Event | null =>
  textIn(json, "e") === undefined ? null : (json as unknown as Event);
