/** Stratagems and windows by themselves, in a game of three cards. */
import { type Frame, listDice, type Refusal } from "@rubicon/engine";
import { expect, test } from "vitest";
import { dieThatWaits, turnDie, turnRefusal } from "./favour.ts";
import { type PlayOf, playsBy, waysToPlay } from "./plays.ts";
import { FIRST_SIDE, SECOND_SIDE, type Side } from "./sides.ts";
import { openingOf, type WindowFrame, windowBy } from "./windows.ts";

type Act =
  | { readonly do: "pass" }
  | { readonly do: "play"; readonly card: number }
  | { readonly do: "hit"; readonly card: number; readonly target: number };
type Title = "cheer" | "blow" | "dawn";
type Moment = "noon" | "night";

interface Table {
  readonly stack: Frame[];
  readonly box: { readonly acts: { pass(): Act & { readonly do: "pass" } } };
  /** By card: whose hand it is in, or -1 when it has been played. */
  readonly where: number[];
  readonly targets: boolean[];
  readonly told: string[];
}

interface Book {
  readonly position: Table;
  readonly act: Act;
  readonly kind: "play" | "hit";
  readonly card: number;
  readonly title: Title;
  readonly moment: Moment;
  readonly event: string;
  readonly rest: never;
}

const MOMENTS: readonly Moment[] = ["noon", "night"];
const TITLES: readonly Title[] = ["cheer", "blow", "dawn"];
const NO = (why: string): Refusal => ({ rule: "X-1", why });
const [MISSING, NOT_NOW, OTHERWISE, GONE, HELD] = ["missing", "notNow", "otherwise", "gone", "held"].map(NO);

const { plain, aimed } = waysToPlay<Book>(
  (_p, card) => ({ do: "play", card }),
  ({ card }) => card,
);
const cheer: PlayOf<Book> = {
  rule: "X-1",
  moments: ["noon"],
  ways: plain(
    (p) => (p.told.length > 3 ? HELD : null),
    (_p, { side }, _card, _dice, tell) => tell(`side ${side} cheers`),
  ),
};
const blow: PlayOf<Book> = {
  rule: "X-1",
  moments: ["noon"],
  ways: {
    hit: aimed<"hit", number>(
      (_p, card, target) => ({ do: "hit", card, target }),
      ({ card, target }) => [card, target],
      () => [0, 1],
      (p, _player, target) => (p.targets[target] ? null : GONE),
      (p, _player, target) => {
        p.targets[target] = false;
      },
    ),
  },
};
const dawn: PlayOf<Book> = { ...cheer, moments: ["night"] };

const plays = playsBy<Book>({
  titles: TITLES,
  moments: MOMENTS,
  kinds: ["play", "hit"],
  plays: { cheer, blow, dawn },
  cardOf: ({ card }) => card,
  titleOf: (_p, card) => TITLES[card],
  cardsOf: (_p, title) => [TITLES.indexOf(title)],
  handOf: (p, side) => p.where.flatMap((where, card) => (where === side ? [card] : [])),
  hasHand: (p, side) => p.where.includes(side),
  mightHold: (p, _side, card) => p.where[card] >= 0,
  cardRefusal: (p, side, card) => (p.where[card] === side ? null : MISSING),
  playedOtherwise: OTHERWISE,
  notItsMoment: NOT_NOW,
  lay(p, _player, { card }, _play, tell) {
    p.where[card] = -1;
    tell(`${TITLES[card]} is laid down`);
  },
});

const window = windowBy<Table, Moment, Act, string, string>({
  moments: MOMENTS,
  decides: (_p, side) => `seat ${side}`,
  question: (_p, f, { moment }) => `${f.asked} at ${moment}`,
  ...plays,
});

const table = (...where: number[]): Table => ({
  stack: [],
  box: { acts: { pass: () => ({ do: "pass" }) } },
  where,
  targets: [true, false],
  told: [],
});

const open = openingOf(MOMENTS);
const top = (p: Table): WindowFrame | undefined => p.stack.at(-1) as WindowFrame | undefined;

/** Who is asked, or null when the window is closed. */
function asked(p: Table): Side | null {
  for (let f = top(p); f !== undefined; f = top(p)) if (window.asks?.(p, f, listDice([]), () => {})) return f.asked;
  return null;
}

function play(p: Table, act: Act): void {
  const f = top(p);
  if (f === undefined) throw new Error("nobody is asked");
  window.acts[act.do]?.play(p, f, act as never, listDice([]), (event) => p.told.push(event));
}

const refused = (p: Table, act: Act): string | null =>
  window.acts[act.do]?.refuse?.(p, top(p) as WindowFrame, act as never)?.why ?? null;

test("a side is asked if it holds anything, and anything that may be in its hand could be played", () => {
  const p = table(FIRST_SIDE, SECOND_SIDE, FIRST_SIDE);
  open(p, "noon", FIRST_SIDE);
  expect([asked(p), window.decides(p, top(p) as WindowFrame)]).toEqual([FIRST_SIDE, "seat 0"]);
  const list: Act[] = [];
  window.legal(p, top(p) as WindowFrame, list);
  expect(list).toEqual([{ do: "pass" }, { do: "play", card: 0 }]);
  const none = table(FIRST_SIDE, -1, -1);
  open(none, "night", FIRST_SIDE);
  expect(asked(none)).toBe(null);
  const nobody = table(-1, -1, -1);
  open(nobody, "noon", FIRST_SIDE);
  expect(asked(nobody)).toBe(null);
});

test("until both have passed; whoever had passed is asked again after a play", () => {
  const p = table(FIRST_SIDE, SECOND_SIDE, FIRST_SIDE);
  open(p, "noon", FIRST_SIDE);
  expect(asked(p)).toBe(FIRST_SIDE);
  play(p, { do: "pass" });
  expect(asked(p)).toBe(SECOND_SIDE);
  play(p, { do: "hit", card: 1, target: 0 });
  expect([p.targets, p.told]).toEqual([[false, false], ["blow is laid down"]]);
  expect(asked(p)).toBe(FIRST_SIDE);
  play(p, { do: "pass" });
  expect([asked(p), p.stack]).toEqual([null, []]);
});

test("who is silent is not asked, whatever happens", () => {
  const p = table(FIRST_SIDE, SECOND_SIDE, SECOND_SIDE);
  open(p, "noon", FIRST_SIDE, [FIRST_SIDE]);
  expect(asked(p)).toBe(SECOND_SIDE);
  play(p, { do: "hit", card: 1, target: 0 });
  expect(asked(p)).toBe(SECOND_SIDE);
  play(p, { do: "pass" });
  expect(asked(p)).toBe(null);
});

test("each reason in its turn: not held, not like this, not now, not on that", () => {
  const p = table(FIRST_SIDE, FIRST_SIDE, FIRST_SIDE);
  open(p, "noon", FIRST_SIDE);
  expect(refused(p, { do: "play", card: 0 })).toBe(null);
  expect(refused(p, { do: "play", card: 1 })).toBe("otherwise");
  expect(refused(p, { do: "play", card: 2 })).toBe("notNow");
  expect(refused(p, { do: "hit", card: 1, target: 1 })).toBe("gone");
  const other = table(SECOND_SIDE, -1, -1);
  open(other, "noon", FIRST_SIDE);
  expect(refused(other, { do: "play", card: 0 })).toBe("missing");
});

test("a die that waits is turned to a face it has and does not show, and only the last one", () => {
  const die = (sides: number, face: number): Frame =>
    Object.assign({ step: "cast" }, { sides, side: FIRST_SIDE, face });
  const p = { stack: [die(10, 9), die(6, 2), { step: "window" }] };
  expect([0, 1, 2, 6, 7].map((pips) => turnRefusal(p, pips, GONE, MISSING)?.why ?? null)).toEqual([
    "missing",
    null,
    "gone",
    null,
    "missing",
  ]);
  expect(turnDie(p, 5).face).toBe(2);
  expect(p.stack).toEqual([die(10, 9), die(6, 5), { step: "window" }]);
  p.stack.splice(1, 1);
  expect([0, 9, 10].map((pips) => turnRefusal(p, pips, GONE, MISSING)?.why ?? null)).toEqual([null, "gone", "missing"]);
  expect(() => dieThatWaits({ stack: [] })).toThrow("no die waits");
});
