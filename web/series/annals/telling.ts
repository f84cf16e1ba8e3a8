/** Small tools of whoever writes annals. */

import type { Json } from "@rubicon/engine";
import { textIn } from "../pieces/events.ts";

/** What comes from the game's own `hear` has the shape of its events; nothing hidden is read here. */
export const eventIn = <E>(json: Json): E | null => (textIn(json, "e") === undefined ? null : (json as unknown as E));

/** Sentences as paragraphs: what is empty is left out. */
export const paragraphsOf = (chapters: readonly (readonly string[])[]): readonly string[] =>
  chapters
    .map((sentences) => sentences.filter((each) => each !== "").join(" "))
    .filter((paragraph) => paragraph !== "");

export const distinct = (names: readonly string[]): readonly string[] => [...new Set(names)];
