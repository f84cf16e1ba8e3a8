/** Events as the annals read them: plain data again, since they may have come over a wire. */
import type { Json } from "@rubicon/engine";
import type { Event } from "@rubicon/imperator/components";
import { eventIn as read } from "../../../series/annals/telling.ts";

export type Of<E extends Event["e"]> = Extract<Event, { readonly e: E }>;

export const eventIn = (json: Json): Event | null => read<Event>(json);
