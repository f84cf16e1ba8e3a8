/** The log as a chronicle: sentences in chapters, made from the entries of a journal as its viewer heard them. */
import type { Json, Language } from "@rubicon/engine";
import type { GameFace, Thing } from "../games/face.ts";
import type { Heard } from "./source.ts";
import { ruleOfEvent, sayEvent } from "./speaking.ts";

export interface Sentence {
  readonly text: string;
  readonly rule: string | null;
  readonly things: readonly Thing[];
}

/** A part of an entry: a chapter may begin in the middle of one. */
export interface Passage {
  readonly entry: Heard;
  readonly sentences: readonly Sentence[];
}

export interface Chapter {
  readonly heading: string | null;
  /** The rule behind what opens the chapter. */
  readonly rule: string | null;
  readonly passages: readonly Passage[];
}

interface Part {
  readonly heading: string | null;
  readonly rule: string | null;
  readonly sentences: Sentence[];
}

type Teller = Pick<GameFace, "game" | "heading" | "touched">;

/** Makes chapters; every entry is put into words once. */
export function chronicler(face: Teller, language: Language): (entries: readonly Heard[]) => readonly Chapter[] {
  const known = new WeakMap<Heard, readonly (Part & { readonly passage: Passage })[]>();

  const partsOf = (entry: Heard) => {
    const before = known.get(entry);
    if (before) return before;
    const parts: Part[] = [{ heading: null, rule: null, sentences: [] }];
    for (const event of entry.events) {
      // What opens a chapter is told by its heading.
      const heading = face.heading(event, language);
      if (heading !== null) {
        parts.push({ heading, rule: ruleOfEvent(event), sentences: [] });
        continue;
      }
      const text = sayEvent(face.game, language, event);
      if (text !== null && text !== "") parts[parts.length - 1].sentences.push(sentenceOf(face, event, text));
    }
    const told = parts.map((part) => ({ ...part, passage: { entry, sentences: part.sentences } }));
    known.set(entry, told);
    return told;
  };

  return (entries) => {
    const chapters: (Chapter & { passages: Passage[] })[] = [{ heading: null, rule: null, passages: [] }];
    for (const entry of entries)
      for (const { heading, rule, passage } of partsOf(entry)) {
        if (heading !== null) chapters.push({ heading, rule, passages: [] });
        const said = passage.sentences.length > 0 || (heading === null && entry.back !== undefined);
        if (said) chapters[chapters.length - 1].passages.push(passage);
      }
    return chapters.filter(({ heading, passages }) => heading !== null || passages.length > 0);
  };
}

const sentenceOf = (face: Teller, event: Json, text: string): Sentence => ({
  text,
  rule: ruleOfEvent(event),
  things: face.touched(event),
});
