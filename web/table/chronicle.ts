/** The log as a chronicle: sentences in chapters, made from the entries of a journal as its viewer heard them. */
import type { Json, Language } from "@rubicon/engine";
import type { GameFace, Thing } from "../games/face.ts";
import type { Heard } from "./source.ts";
import { ruleOfEvent, sayEvent } from "./speaking.ts";
import { tableWords } from "./words.ts";

export interface Sentence {
  readonly text: string;
  readonly rule: string | null;
  readonly things: readonly Thing[];
  /** Whose acts it tells of, where there is nothing else to tell of them. */
  readonly names?: readonly string[];
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

  const silent = new WeakMap<Heard, Map<string, Passage>>();

  /** Acts without anything to tell that follow each other are one line: whose they were, and that nothing was to be seen. */
  const tellSilent = (passages: Passage[], entry: Heard): void => {
    const last = passages.at(-1);
    const isGoingOn = last !== undefined && isSilent(last.entry);
    const first = isGoingOn ? last.entry : entry;
    const name = face.game.words(language).seat(entry.seat ?? "");
    const before = isGoingOn ? last.sentences.flatMap(({ names }) => names ?? []) : [];
    if (before.includes(name)) return;
    const names = [...before, name];
    const known = silent.get(first) ?? new Map<string, Passage>();
    silent.set(first, known);
    const text = tableWords[language].log.silent(names);
    const passage = known.get(text) ?? { entry: first, sentences: [{ text, rule: null, things: [], names }] };
    known.set(text, passage);
    if (isGoingOn) passages[passages.length - 1] = passage;
    else passages.push(passage);
  };

  return (entries) => {
    const chapters: (Chapter & { passages: Passage[] })[] = [{ heading: null, rule: null, passages: [] }];
    for (const entry of entries)
      for (const { heading, rule, passage } of partsOf(entry)) {
        if (heading !== null) chapters.push({ heading, rule, passages: [] });
        const said = passage.sentences.length > 0 || (heading === null && entry.back !== undefined);
        if (said) chapters[chapters.length - 1].passages.push(passage);
        else if (heading === null && isSilent(entry)) tellSilent(chapters[chapters.length - 1].passages, entry);
      }
    return chapters.filter(({ heading, passages }) => heading !== null || passages.length > 0);
  };
}

/** An act of which nothing is to be told, such as letting a chance pass. */
const isSilent = ({ seat, back, events }: Heard): boolean => seat !== null && back === undefined && events.length === 0;

const sentenceOf = (face: Teller, event: Json, text: string): Sentence => ({
  text,
  rule: ruleOfEvent(event),
  things: face.touched(event),
});
