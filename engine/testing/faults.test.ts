/** A suite that finds nothing proves nothing: each of these games has one fault, and it must be found. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { seededDice } from "../dice.ts";
import type { Game } from "../game.ts";
import { readJournal } from "../journal.ts";
import { plain } from "../json.ts";
import { verify } from "../replay.ts";
import { checkCopy, checkWriting } from "./copying.ts";
import { folder, sound, watch } from "./faulty.ts";
import { checkAlterations, checkJournal } from "./journalling.ts";
import { checkLegality } from "./legality.ts";
import { checkAhead, checkHearing, checkSight } from "./seeing.ts";
import { GUARD, NORTH, RED, SOUTH, TURN } from "./skirmish/box.ts";
import type { Skirmish } from "./skirmish/index.ts";
import { Speech } from "./speaking.ts";
import { type Visitor, walk } from "./walk.ts";

const book = await sound.rulebook("en");

describe("legal and refuse", () => {
  const legality = (game: Skirmish): Visitor => ({
    before: (p, _act, random) => checkLegality(game, p, random, () => {}),
  });

  test("an act is not listed", () => {
    const legal: Skirmish["legal"] = (p, into) => {
      const list = sound.legal(p, into);
      if (list.length > 1) list.pop();
      return list;
    };
    expect(watch({ legal }, legality)).toThrow("not refused, but not listed");
  });

  test("an act is listed twice", () => {
    const legal: Skirmish["legal"] = (p, into) => {
      const list = sound.legal(p, into);
      list.push(list[0]);
      return list;
    };
    expect(watch({ legal }, legality)).toThrow("listed twice");
  });

  test("a listed act is refused", () => {
    const refuse: Skirmish["refuse"] = (p, act) =>
      act.do === "strike" ? { rule: "SK-3.c", why: "tooFar" } : sound.refuse(p, act);
    expect(watch({ refuse }, legality)).toThrow("listed, but refused");
  });

  test("nobody can act", () => {
    const legal: Skirmish["legal"] = (p, into) => (sound.question(p).ask === "window" ? [] : sound.legal(p, into));
    expect(watch({ legal }, legality)).toThrow("has no legal act");
  });
});

describe("copy, write and read", () => {
  test("a copy shares something with its original", () => {
    const copy: Skirmish["copy"] = (p) => ({ ...sound.copy(p), at: p.at });
    expect(watch({ copy }, (game) => ({ before: (p, _act, random) => checkCopy(game, p, random) }))).toThrow(
      "original",
    );
  });

  test("something is not written down", () => {
    const read: Skirmish["read"] = (written) => {
      const p = sound.read(written);
      p.used.fill(0);
      return p;
    };
    const writing = (game: Skirmish): Visitor => ({ before: (p, act, random) => checkWriting(game, p, act, random) });
    expect(watch({ read }, writing)).toThrow("written and read");
  });
});

describe("sight", () => {
  const sight = (game: Skirmish): Visitor => ({ before: (p, _act, random) => checkSight(game, p, random) });
  const hearing = (game: Skirmish): Visitor => ({
    before: (p, act, random) => checkHearing(game, p, act, random),
  });

  test("the other hand shows, to a seat or to watchers", () => {
    const toWatchers =
      (shown: boolean): Skirmish["sight"] =>
      (p, viewer) => {
        const sight = sound.sight(p, viewer);
        return (viewer === "watcher") === shown ? { sight, tokens: [...p.tokens].map((held) => [...held]) } : sight;
      };
    expect(watch({ sight: toWatchers(false) }, sight)).toThrow("sees what it may not know");
    expect(watch({ sight: toWatchers(true) }, sight)).toThrow("watchers see what");
  });

  test("a guess knows the truth", () => {
    const peek: Skirmish["guess"] = (p, seat, random) => (random.roll(2) === 1 ? p : sound.guess(p, seat, random));
    expect(watch({ guess: peek }, sight)).toThrow("depends on what");
  });

  test("a secret choice is heard", () => {
    const hear: Skirmish["hear"] = (event) => (event.e === "stances" ? null : { ...event });
    const play: Skirmish["play"] = (p, act, dice, tell) => {
      const blabbed = { e: "chose", seat: "north", stance: String(p.stance[NORTH]), rule: "SK-2.a" } as const;
      tell?.(blabbed);
      sound.play(p, act, dice, ({ reveals: _, ...event }) => tell?.(event));
    };
    expect(watch({ hear, play }, hearing)).toThrow("hears hidden things");
  });

  test("an act that tells what only one knows is done in the open", () => {
    expect(watch({ overt: ["spend"] }, hearing)).toThrow("spend is done in the open, and tells others");
  });

  test("whether a window waits depends on the token held", () => {
    const play: Skirmish["play"] = (p, act, dice, tell) => {
      sound.play(p, act, dice, tell);
      while (sound.toMove(p) !== "over" && sound.question(p).ask === "window" && sound.legal(p).length < 3)
        sound.play(p, sound.acts.read({ do: "keep" }), dice, tell);
    };
    expect(watch({ play }, hearing)).toThrow(/hears hidden things|tells/);
  });
});

describe("acts of which nobody else is to know", () => {
  const gathering = (...gathers: string[]): (() => void) =>
    watch({ question: (p) => ({ ...sound.question(p), gathers }) }, (game) => ({
      before: (p, act, random) => checkHearing(game, p, act, random),
    }));

  test("others hear of one, dice fall in one, one leads elsewhere", () => {
    expect(gathering("march")).toThrow(/march may be gathered, and \w+ hears of it|leads to another question/);
    expect(gathering("strike")).toThrow("strike may be gathered, and dice fall in it");
    expect(gathering("rest")).toThrow("rest may be gathered, and leads to another question");
  });
});

describe("what a seat could find out and take back", () => {
  const hearing = (game: Skirmish): Visitor => ({
    before: (p, act, random) => checkHearing(game, p, act, random),
  });
  const sight = (game: Skirmish): Visitor => ({ before: (p, _act, random) => checkSight(game, p, random) });

  test("an act comes out otherwise where something is hidden, and only then it is final", () => {
    const play: Skirmish["play"] = (p, act, dice, tell) => {
      if (act.do === "march" && p.tokens[p.leads[RED] === NORTH ? SOUTH : NORTH][TURN] > 1)
        tell?.({ e: "missed", piece: "red-1", rule: "SK-3.c", reveals: true });
      sound.play(p, act, dice, tell);
    };
    expect(watch({ play }, hearing)).toThrow(/whether march of \w+ can be taken back tells/);
  });

  test("a reason tells what is hidden", () => {
    const refuse: Skirmish["refuse"] = (p, act) => {
      const refusal = sound.refuse(p, act);
      const told = sound.toMove(p) === "north" && p.tokens[SOUTH][TURN] > 1;
      return refusal !== null && told ? { ...refusal, why: "full" } : refusal;
    };
    expect(watch({ refuse }, sight)).toThrow(/why north may not .* depends on hidden things/);
  });

  test("a forecast tells what is hidden", () => {
    const forecast: Skirmish["forecast"] = (p) => [{ f: "room", room: p.tokens[SOUTH][TURN], rule: "SK-1.c" }];
    expect(watch({ forecast }, sight)).toThrow(/what north is promised of \w+ depends on hidden things/);
  });

  test("a question tells others what only one seat knows", () => {
    const question: Skirmish["question"] = (p) => {
      const { secret: _, ...told } = sound.question(p);
      return told;
    };
    expect(watch({ question }, sight)).toThrow("the question window is not marked as secret");
  });

  test("the default depends on what is hidden", () => {
    const byDefault: Skirmish["byDefault"] = (p) => {
      const legal = sound.legal(p);
      return p.tokens[SOUTH][TURN] > 1 ? legal[0] : legal[legal.length - 1];
    };
    expect(watch({ byDefault }, sight)).toThrow("what is done for north depends on what it may not know");
  });
});

describe("choosing ahead", () => {
  const ahead = (game: Skirmish): Visitor => ({
    before: (p, act, random) => checkAhead(game, p, act, random),
  });

  test("where the choice depends on the other's", () => {
    const legal: Skirmish["legal"] = (p, into) => {
      const list = sound.legal(p, into);
      if (sound.question(p).ask === "choose" && p.stance[NORTH] === GUARD) list.pop();
      return list;
    };
    expect(watch({ legal }, ahead)).toThrow("what south may choose ahead is not what it may choose when asked");
  });

  test("by a seat that is asked", () => {
    expect(watch({}, ahead)).not.toThrow();
    const early: Skirmish["ahead"] = (p, seat) => (sound.toMove(p) === seat ? p : null);
    expect(watch({ ahead: early }, ahead)).toThrow("is asked, and may choose before it is asked");
  });
});

describe("frames", () => {
  test("are never changed, only replaced", () => {
    const play: Skirmish["play"] = (p, act, dice, tell) => {
      for (const frame of p.stack) if (frame.step === "turn") Object.assign(frame, { faction: RED });
      sound.play(p, act, dice, tell);
    };
    const copying = (game: Skirmish): Visitor => ({ before: (p, _act, random) => checkCopy(game, p, random) });
    expect(watch({ play }, copying)).toThrow(/read only property/);
  });
});

describe("plain data", () => {
  test("a sight holds something that JSON would drop", () => {
    const sight: Skirmish["sight"] = (p, viewer) => plain({ whole: sound.sight(p, viewer), missing: undefined });
    const speak = (game: Skirmish): Visitor => {
      const speech = new Speech(game, book);
      return { after: (p) => speech.position(p) };
    };
    expect(watch({ sight }, speak)).toThrow("what north sees, in missing, holds undefined");
    const typed: Skirmish["sight"] = (p) => plain({ at: Int8Array.from(p.at) });
    expect(watch({ sight: typed }, speak)).toThrow("neither list nor object");
  });
});

describe("words", () => {
  test("a sentence has a hole", () => {
    const words: Skirmish["words"] = (language) => ({ ...sound.words(language), act: () => "Move undefined" });
    const speak = (game: Skirmish): Visitor => {
      const speech = new Speech(game, book);
      return { before: (_p, act) => speech.act(act) };
    };
    expect(watch({ words }, speak)).toThrow("is no sentence");
  });

  test("a rule is cited that is not in the book", () => {
    const question: Skirmish["question"] = (p) => ({ ...sound.question(p), rule: "SK-99" });
    const speak = (game: Skirmish): Visitor => {
      const speech = new Speech(game, book);
      const asks: Game["question"] = game.question;
      return { before: (p) => speech.question(asks(p)) };
    };
    expect(watch({ question }, speak)).toThrow("not in the rulebook");
  });
});

describe("journals", () => {
  test("a game that makes its own chance does not lead to the same end again", () => {
    const chance = seededDice("its own");
    const play: Skirmish["play"] = (p, act, _dice, tell) => sound.play(p, act, chance, tell);
    const game = { ...sound, play };
    const table = walk(game, { scenario: "meadow", seed: 1, folder });
    expect(() => checkJournal(table)).toThrow();
  });

  test("a hash that overlooks everything still lets no altered entry pass", () => {
    const game = { ...sound, hash: () => "0000000000000000" };
    const journal = checkJournal(walk(game, { scenario: "meadow", seed: 1, folder }));
    expect(() => checkAlterations(game, journal, seededDice(1))).not.toThrow();
  });

  test("a game that stumbles leaves a journal that leads there again", () => {
    const play: Skirmish["play"] = (p, act, dice, tell) => {
      if (act.do === "strike") throw new Error("the sword broke");
      sound.play(p, act, dice, tell);
    };
    const game = { ...sound, play };
    const stumble = () => walk(game, { scenario: "meadow", seed: "swords", folder });
    expect(stumble).toThrow(/skirmish, meadow, seed swords: the sword broke \(.*skirmish-meadow-swords\.jsonl leads/);
    const journal = readJournal(readFileSync(join(folder, "skirmish-meadow-swords.jsonl"), "utf8"));
    const last = journal.entries.length - 1;
    expect(verify(game, journal)).toEqual({
      ok: false,
      entry: last,
      reason: "The game itself stumbles over it: the sword broke",
    });
    expect(journal.entries[last]).toMatchObject({ act: { do: "strike" } });
  });
});
