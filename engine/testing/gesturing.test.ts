/** The checks of whole gestures are tested themselves: Skirmish is given one fault at a time, and each must be found. */
import { expect, test } from "vitest";
import { sound, watch } from "./faulty.ts";
import { checkGestures, intentsIn } from "./gesturing.ts";
import { SOUTH, TURN } from "./skirmish/box.ts";
import type { Skirmish } from "./skirmish/index.ts";
import { Speech } from "./speaking.ts";
import type { Visitor } from "./walk.ts";

type Gestures = NonNullable<Skirmish["gestures"]>;
const book = await sound.rulebook("en");
const { gestures } = sound;
if (gestures === undefined) throw new Error("a skirmish knows whole gestures");
const gesturing = (game: Skirmish): Visitor => ({ before: (p, _act, random) => checkGestures(game, p, random) });
const watchGestures = (fault: Partial<Gestures>) => watch({ gestures: { ...gestures, ...fault } }, gesturing);
/** Does the same to every goal. */
const altered = (alter: (goal: ReturnType<Gestures["goals"]>[number]) => object): Partial<Gestures> => ({
  goals: (p, pieces) => gestures.goals(p, pieces).map((goal) => ({ ...goal, ...alter(goal) })),
});
const telling = (p: Parameters<Gestures["groups"]>[0]): boolean => p.tokens[SOUTH][TURN] > 1;

test("are sound in the game as it is", () => {
  expect(watchGestures({})).not.toThrow();
});

test("nothing, something strange, or one piece twice can be taken up", () => {
  const adding = (...more: string[][]): Partial<Gestures> => ({ groups: (p) => [...gestures.groups(p), ...more] });
  expect(watchGestures(adding([]))).toThrow("a group of pieces is empty");
  expect(watchGestures(adding(["red-99"]))).toThrow('"red-99" can be taken up and is no piece');
  expect(watchGestures(adding(["red-1"], ["red-1"]))).toThrow("a piece can be taken up twice");
  expect(watchGestures({ inHand: (p) => gestures.groups(p)[0] ?? [] })).toThrow("a piece can be taken up twice");
});

test("a way leads elsewhere, or through no place of the game", () => {
  expect(watchGestures(altered(() => ({ way: ["ford", "nowhere"] })))).toThrow("leads elsewhere: ford,nowhere");
  expect(watchGestures(altered(({ to }) => ({ way: ["hell", to] })))).toThrow('"hell" lies on a way and is no field');
});

test("more or fewer arrive than was said", () => {
  expect(watchGestures(altered(({ count }) => ({ count: count - 1 })))).toThrow(/0 of \d+ pieces|and \d+ do/);
  expect(watchGestures(altered(({ count }) => ({ count: count + 1 })))).toThrow(/\d+ of \d+ pieces|and \d+ do/);
  expect(watchGestures({ at: () => null })).toThrow("and 0 do");
});

test("the same goal is named twice", () => {
  const goals: Gestures["goals"] = (p, pieces) => [...gestures.goals(p, pieces), ...gestures.goals(p, pieces)];
  expect(watchGestures({ goals })).toThrow("the same goal is named twice");
});

test("an act of it is not legal", () => {
  const further: Gestures["further"] = (p, intent) => {
    const act = gestures.further(p, intent);
    return act?.do === "march" ? p.box.acts.march(act.piece, p.at[act.piece]) : act;
  };
  expect(watchGestures({ further })).toThrow("of the intent bring is not legal when it comes to it");
});

test("it leads nowhere, or never ends", () => {
  const still: Gestures["further"] = (p, intent) => (intent.do === "bring" ? null : gestures.further(p, intent));
  expect(watchGestures({ further: still })).toThrow("the intent bring leads to no act");
  // Back and forth: in this game a piece that has marched never tires.
  const play: Skirmish["play"] = (p, act, dice, tell) => {
    sound.play(p, act, dice, tell);
    if (act.do === "march") p.used.fill(0);
  };
  const restless: Gestures["further"] = (p, intent) =>
    intent.do === "bring" ? (sound.legal(p).find((act) => act.do === "march") ?? null) : null;
  const game = { play, gestures: { ...gestures, further: restless } };
  expect(watch(game, gesturing)).toThrow("the intent bring never ends");
});

test("what can be taken up, meant or reached tells what is hidden", () => {
  const groups: Gestures["groups"] = (p) => (telling(p) ? [] : gestures.groups(p));
  expect(watchGestures({ groups })).toThrow("could take up or mean depends on what it may not know");
  const offers: Gestures["offers"] = (p) => (telling(p) ? [] : gestures.offers(p));
  expect(watchGestures({ offers })).toThrow("could take up or mean depends on what it may not know");
  const goals: Gestures["goals"] = (p, pieces) => gestures.goals(p, pieces).slice(telling(p) ? 1 : 0);
  expect(watchGestures({ goals })).toThrow("could bring its pieces depends on what it may not know");
});

test("an intent is no plain data", () => {
  const offers: Gestures["offers"] = (p) => gestures.offers(p).map((intent) => ({ ...intent, when: undefined }));
  expect(watchGestures({ offers })).toThrow("the intent strike-all, in when, holds undefined");
});

test("the position is changed by being looked at", () => {
  const inHand: Gestures["inHand"] = (p) => {
    if (p.round > 0) p.used.fill(1);
    return [];
  };
  expect(watchGestures({ inHand })).toThrow("looking at gestures changed the position");
});

test("nobody can say what is meant", () => {
  const speak = (game: Skirmish): Visitor => {
    const speech = new Speech(game, book);
    return {
      before: (p) => {
        for (const intent of intentsIn(game, p)) speech.intent(intent);
      },
    };
  };
  expect(watch({}, speak)).not.toThrow();
  const mute: Skirmish["words"] = (language) => {
    const { intent: _, ...words } = sound.words(language);
    return words;
  };
  expect(watch({ words: mute }, speak)).toThrow("has no words for what is meant");
  const words: Skirmish["words"] = (language) => ({ ...sound.words(language), intent: () => "" });
  expect(watch({ words }, speak)).toThrow("is no sentence");
});
