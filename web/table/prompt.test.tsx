/** What the prompt says to somebody who may choose before he is asked, and what is said of a game that is over. */
import { type Game, LANGUAGES, type Language, type Outcome } from "@rubicon/engine";
import { makeSkirmish } from "@rubicon/engine/testing";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import type { FaceHistory } from "../games/face.ts";
import { DUEL_PACK } from "../games/testing/duel.ts";
import { makeSkirmishFace } from "../games/testing/skirmish-face.tsx";
import { choose } from "./choosing.ts";
import { Ended } from "./Ending.tsx";
import { Prompt } from "./Prompt.tsx";
import type { TableState, WrittenAct } from "./source.ts";
import type { Play } from "./usePlay.ts";
import { tableWords } from "./words.ts";

vi.mock("../games/list.ts", async () => ({ GAMES: [(await import("../games/testing/skirmish.ts")).SKIRMISH] }));
const chosen = vi.hoisted((): { language: Language } => ({ language: "en" }));
vi.mock("../app/settings.ts", async (original) => ({
  ...(await original<typeof import("../app/settings.ts")>()),
  useLanguage: () => chosen.language,
}));

const game: Game = makeSkirmish(DUEL_PACK);
const face = makeSkirmishFace(game, DUEL_PACK);
const CHARGE: WrittenAct = { do: "choose", stance: "charge" };
/** North leads red. */
const SIGHT = { leads: [0, 1] };

/** South, while north is asked for its stance. */
const state = (ahead: TableState["ahead"]): TableState => ({
  ...{ game: "skirmish", pack: game.pack, scenario: "meadow", options: {}, status: "running", you: "south" },
  seats: game.seats.map((seat) => ({ seat, name: seat === "north" ? "Norbert" : "Susanna" })),
  ...{ toMove: "north", sight: SIGHT, question: { ask: "choose", rule: "SK-2.a" } },
  legal: [CHARGE, { do: "choose", stance: "guard" }],
  ...{ forecasts: [], hands: null, ahead, orders: null, returns: [], entries: [], outcome: null },
});

function promptFor(shown: TableState, changed: Partial<Play> = {}): string {
  const rules = { acts: game.acts, touchable: [] };
  const nothing = (): void => {};
  const play: Play = {
    ...{ rules, picked: [], choice: choose(rules, shown.legal, []), sending: null, trouble: null },
    ...{ held: [], groups: [], reach: null, crossroads: null, offers: [], standing: null, gesture: null },
    ...{ undo: { is: "none" }, undoAsked: false, pick: () => false, foreseen: () => [], canLetGo: false },
    ...{ pressedOn: () => ({ is: "closed" }), take: nothing, drop: () => "stays", bring: nothing, mean: nothing },
    ...{ act: nothing, follow: nothing, withdraw: nothing, letGo: () => false, takeBack: nothing, why: async () => [] },
    ...changed,
  };
  return renderToStaticMarkup(
    <Prompt
      {...{ face, language: chosen.language, state: shown, play, online: true, pointed: null }}
      {...{ canTakeBack: false, isPresent: true, toMove: shown.toMove, sight: shown.sight, glance: nothing }}
      counsel={{ offered: false, now: { is: "none" }, ask: nothing, close: nothing }}
      showWay={nothing}
    />,
  ).replaceAll("&#x27;", "'");
}

const sayingOf = (html: string): string => /class="prompt-text">([^<]*)</.exec(html)?.[1] ?? "";

describe.each(LANGUAGES)("a choice before one is asked (%s)", (language) => {
  const words = tableWords[language].prompt;
  const act = game.words(language).act(game.acts.read(CHARGE));

  test("is offered, with what is asked and who is choosing too", () => {
    chosen.language = language;
    const html = promptFor(state({ answer: null }));
    const question = game.words(language).question({ ask: "choose", rule: "SK-2.a" });
    expect(sayingOf(html)).toBe(`${question} · ${words.choosingToo("north (red)")}`);
    expect(html).toContain(act);
    expect(html).toContain('data-tone="ask" data-ahead="open"');
    expect(html).not.toContain(words.withdraw);
  });

  test("once made is shown, can be changed, and can be withdrawn", () => {
    chosen.language = language;
    const html = promptFor(state({ answer: CHARGE }));
    expect(sayingOf(html)).toBe(words.chosenAhead(act, "north (red)"));
    expect(html).toContain(`>${words.withdraw}</button>`);
    expect(html.match(/<button/g)).toHaveLength(4);
    expect(html).toContain('data-tone="wait" data-ahead="chosen"');
  });

  test("is none where one has to wait", () => {
    chosen.language = language;
    const waiting = promptFor({ ...state(null), question: null, legal: [] });
    expect(sayingOf(waiting)).toBe(words.waiting("north (red)", "Norbert"));
    expect(waiting).not.toContain("data-ahead");
  });
});

describe("the buttons", () => {
  const REST: WrittenAct = { do: "rest" };
  const STRIKE: WrittenAct = { do: "strike", piece: "red-1", field: "east" };
  const rules = { acts: game.acts, touchable: ["piece", "field"] };
  const asked = (legal: readonly WrittenAct[]): TableState => ({
    ...state(null),
    ...{ toMove: "south", question: { ask: "turn", rule: "SK-3.a" }, legal },
  });
  const strikeAll = { intent: { do: "strike-all", round: 1 }, acts: [STRIKE] };
  const buttonsIn = (html: string): readonly string[] =>
    html.slice(html.indexOf("<fieldset")).match(/<button.*?<\/button>/g) ?? [];

  test("what ends something is quiet beside what can still be done, and main where nothing else can", () => {
    chosen.language = "en";
    const [quiet] = buttonsIn(promptFor(asked([STRIKE, REST]), { choice: choose(rules, [STRIKE, REST], []) }));
    expect(quiet).toContain('class="button quiet"');
    const [only] = buttonsIn(promptFor(asked([REST]), { choice: choose(rules, [REST], []) }));
    expect(only).toContain('class="button"');
    for (const each of [quiet, only]) expect(each).toContain("data-main");
  });

  test("the only thing that can be done is a button too, while nothing is held", () => {
    chosen.language = "en";
    const choice = choose(rules, [STRIKE], []);
    const [only] = buttonsIn(promptFor(asked([STRIKE]), { choice }));
    expect(only).toContain("data-main");
    expect(buttonsIn(promptFor(asked([STRIKE]), { choice, canLetGo: true }))).toHaveLength(1);
    expect(promptFor(asked([STRIKE]), { choice, canLetGo: true })).not.toContain("data-main");
  });

  test("what can be meant as a whole comes first, and has the key", () => {
    chosen.language = "en";
    const html = promptFor(asked([STRIKE, REST]), { choice: choose(rules, [STRIKE, REST], []), offers: [strikeAll] });
    const [offer, rest] = buttonsIn(html);
    expect(offer).toContain(game.words("en").intent?.(strikeAll.intent) ?? "nothing");
    expect(offer).toContain("data-main");
    expect(rest).not.toContain("data-main");
  });

  test("while it goes on by itself it can be stopped, and is not offered", () => {
    chosen.language = "en";
    const html = promptFor(asked([STRIKE, REST]), {
      ...{ choice: choose(rules, [STRIKE, REST], []), offers: [strikeAll], standing: strikeAll.intent, canLetGo: true },
    });
    expect(buttonsIn(html)).toHaveLength(1);
    expect(html).toContain(tableWords.en.prompt.stop);
  });

  test.each(LANGUAGES)("ways are named by what lies between, with how many get there (%s)", (language) => {
    chosen.language = language;
    const words = tableWords[language].prompt;
    const way = (places: readonly string[], count: number) => ({
      ...{ to: "east", intent: { do: "bring" }, way: [...places, "east"], count, acts: [STRIKE] },
    });
    const ways = [way([], 1), way(["west"], 2)];
    const html = promptFor(asked([STRIKE]), {
      ...{ held: ["piece:red-1", "piece:red-2"], crossroads: { to: "field:east", ways, acts: [] }, canLetGo: true },
    });
    expect(sayingOf(html)).toBe(words.whichWay("2 pieces", "east"));
    const [straight, round] = buttonsIn(html);
    expect(straight).toContain(`${words.straight} · ${words.someOf(1, 2)}`);
    expect(round).toContain(words.byWay("west"));
    expect(html).not.toContain("data-main");
  });
});

describe("a game that is over", () => {
  const ended = (outcome: Outcome, history: FaceHistory | null = null): string =>
    renderToStaticMarkup(
      <Ended
        {...{ face, history }}
        {...{ language: chosen.language, outcome, seats: state(null).seats, sight: { leads: [1, 0] }, entries: [] }}
        afterwards={null}
        close={() => {}}
      />,
    );

  test.each(LANGUAGES)("says for each seat how it ended, by how much, and what it leads (%s)", (language) => {
    chosen.language = language;
    const { result } = tableWords[language].outcome;
    const html = ended({
      ...{ results: { north: "won", south: "lost" }, score: { north: 4, south: 1 }, how: "count", level: "great" },
      ...{ with: { most: 4, fewest: 1 }, rule: "SK-5.b" },
    });
    for (const text of [result.won, result.lost, "north (blue)", "south (red)"]) expect(html).toContain(text);
    // The level is in the game's own words.
    expect(html).toMatch(/A great victory|Une grande victoire|Una grande vittoria/);
    expect(html.match(/data-result="won"/g)).toHaveLength(1);
  });

  test("is explained where the game has an account of it, unless it was given up", () => {
    chosen.language = "en";
    const account = {
      ...{ title: "How it came about", heads: ["blue", "red"], notes: ["As agreed."] },
      rows: [{ text: "Hills", figures: ["3", "1"], strong: true }],
    };
    const history: FaceHistory = { closes: () => false, annals: () => [], account: () => account };
    const outcome = { results: { north: "won", south: "lost" }, score: { north: 3, south: 1 } } as const;
    const html = ended({ ...outcome, how: "count", rule: "SK-5.b" }, history);
    for (const text of ["How it came about", "Hills", "As agreed."]) expect(html).toContain(text);
    expect(ended({ ...outcome, how: "resigned", rule: "" }, history)).not.toContain("Hills");
  });

  test("may have been lost by everybody", () => {
    chosen.language = "en";
    const results = { north: "lost", south: "lost" } as const;
    const html = ended({ results, score: { north: 2, south: 2 }, how: "nobody", rule: "SK-5.c" });
    expect(html.match(/>Defeat</g)).toHaveLength(2);
    expect(html).not.toContain('data-result="won"');
    expect(html).toContain("both have lost");
  });

  test("and given up counts no points", () => {
    chosen.language = "en";
    const results = { north: "lost", south: "won" } as const;
    const html = ended({ results, score: { north: 0, south: 0 }, how: "resigned", rule: "" });
    expect(html).toContain("Victory: south (red). The other side has resigned.");
    expect(html).toContain('<td class="figures"></td>');
  });
});
