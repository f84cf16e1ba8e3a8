/** Dice are heard when they fall on the table: one's own and the other's, when the table shows them. Draws nothing. */
import { isObject, type Json } from "@rubicon/engine";
import { type RefObject, useEffect } from "react";
import type { Heard } from "./source.ts";
import type { Winding } from "./useReel.ts";

/** What has been shown already, and whether a die lies there that will be read with a later entry. */
export interface Listened {
  readonly n: number;
  readonly lies: boolean;
}

interface Props {
  readonly winding: Winding;
  readonly entries: readonly Heard[];
  /** Kept by the table, which is laid anew whenever another seat looks at it. */
  readonly listened: RefObject<Listened | null>;
}

export function Rattle({ winding, entries, listened }: Props): null {
  const { shown, mode } = winding;
  useEffect(() => {
    const before = listened.current;
    const passed = entries.filter(({ n }) => n > (before?.n ?? shown.n) && n <= shown.n);
    const { fell, lies } = listenTo(passed, before?.lies ?? false);
    listened.current = { n: shown.n, lies };
    // Whoever turns the pages of the past himself hears nothing of it.
    if (fell && mode !== "still")
      import("../app/sounds.ts").then(
        ({ play }) => play("dice"),
        () => {},
      );
  }, [shown.n, mode, entries, listened]);
  return null;
}

/** Games tell of dice as `die` or `dice`. One that may still be changed is an event of its own, and read by another later. */
export function listenTo(
  entries: readonly Pick<Heard, "events">[],
  lying: boolean,
): { readonly fell: boolean; readonly lies: boolean } {
  let [fell, lies] = [false, lying];
  for (const event of entries.flatMap(({ events }) => events)) {
    if (isThrown(event)) [fell, lies] = [true, true];
    else if (isRead(event)) [fell, lies] = [fell || !lies, false];
  }
  return { fell, lies };
}

const isThrown = (event: Json): boolean => isObject(event) && event.e === "die";

function isRead(event: Json): boolean {
  if (!isObject(event)) return false;
  const { die, dice } = event;
  return typeof die === "number" || (Array.isArray(dice) && dice.length > 0);
}
