/** The log as a chronicle: sentences in chapters, made from the entries of a journal as its viewer heard them. */
import type { Json, Language } from "@rubicon/engine";
import type { GameFace, Thing } from "../games/face.ts";
import { touches } from "./choosing.ts";
import type { Heard } from "./source.ts";
import { ruleOfEvent, sayDeed, sayEvent } from "./speaking.ts";
import type { TableWords } from "./words/shape.ts";
import { tableWords } from "./words.ts";

export interface Sentence {
  readonly text: string;
  readonly rule: string | null;
  readonly things: readonly Thing[];
  /** For a line about acts of which no event tells: whose they were, and what everybody saw done. */
  readonly quiet?: Quiet;
}

interface Quiet {
  readonly names: readonly string[];
  readonly deeds: readonly string[];
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

type Teller = Pick<GameFace, "game" | "heading" | "touchable" | "touched">;

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

  /**
   * Acts of which no event tells, and that follow each other, are one line: what one player was seen to do, or whose acts
   * they were, and that nothing was to be seen.
   */
  const tellSilent = (passages: Passage[], entry: Heard): void => {
    const name = face.game.words(language).seat(entry.seat ?? "");
    const deed = sayDeed(face.game, language, entry);
    const last = passages.at(-1);
    const before = last?.sentences[0]?.quiet;
    const goesOn = before !== undefined && (deed === null ? isUnseen(before) : isBy(before, name));
    const first = goesOn && last !== undefined ? last.entry : entry;
    const quiet: Quiet = {
      names: added(goesOn ? before.names : [], name),
      deeds: deed === null ? [] : added(goesOn ? before.deeds : [], deed),
    };
    const text = quietly(quiet, tableWords[language].log);
    const seen = entry.act === undefined ? [] : touches({ acts: face.game.acts, touchable: face.touchable }, entry.act);
    const things = [...(goesOn && last !== undefined ? last.sentences[0].things : []), ...seen];
    const known = silent.get(first) ?? new Map<string, Passage>();
    silent.set(first, known);
    const passage = known.get(text) ?? { entry: first, sentences: [{ text, rule: null, things, quiet }] };
    known.set(text, passage);
    if (goesOn) passages[passages.length - 1] = passage;
    else passages.push(passage);
  };

  return (entries) => {
    const chapters: (Chapter & { passages: Passage[] })[] = [{ heading: null, rule: null, passages: [] }];
    for (const entry of entries)
      for (const { heading, rule, passage } of partsOf(entry)) {
        if (heading !== null) chapters.push({ heading, rule, passages: [] });
        const said = passage.sentences.length > 0 || (heading === null && entry.back !== undefined);
        if (said) addTold(chapters[chapters.length - 1].passages, passage);
        else if (heading === null && isSilent(entry)) tellSilent(chapters[chapters.length - 1].passages, entry);
      }
    return chapters.filter(({ heading, passages }) => heading !== null || passages.length > 0);
  };
}

/** What was taken up, and is told of at once, is not told twice: "Legio II is taken up", "Legio II marches". */
function addTold(passages: Passage[], passage: Passage): void {
  const last = passages.at(-1);
  const before = last?.sentences[0];
  const told = new Set(passage.sentences.flatMap(({ things }) => things));
  const isTold =
    before?.quiet !== undefined &&
    before.things.length > 0 &&
    last?.entry.seat === passage.entry.seat &&
    before.things.every((it) => told.has(it));
  if (isTold) passages.pop();
  passages.push(passage);
}

/** More of what one player did in a row is not told one by one. */
const MOST_DEEDS = 4;

function quietly({ names, deeds }: Quiet, log: TableWords["log"]): string {
  if (deeds.length === 0) return log.silent(names);
  return log.done(deeds.length > MOST_DEEDS ? [...deeds.slice(0, MOST_DEEDS), "…"] : deeds, names[0]);
}

const isUnseen = ({ deeds }: Quiet): boolean => deeds.length === 0;
const isBy = ({ names, deeds }: Quiet, name: string): boolean => deeds.length > 0 && names[0] === name;
const added = (list: readonly string[], one: string): readonly string[] => (list.includes(one) ? list : [...list, one]);

/** An act of which nothing is to be told, such as letting a chance pass. */
const isSilent = ({ seat, back, events }: Heard): boolean => seat !== null && back === undefined && events.length === 0;

const sentenceOf = (face: Teller, event: Json, text: string): Sentence => ({
  text,
  rule: ruleOfEvent(event),
  things: face.touched(event),
});
