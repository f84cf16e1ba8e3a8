/**
 * A chart of a scenario as plain marks: shares with their intervals, leads, lengths. It is laid out for a width, so that its
 * letters are legible on a phone and in a document alike; whoever shows it draws the marks and says their colours.
 */
import { FAIR, figuresOf } from "./figures.ts";
import type { Balance, PlayedGame } from "./form.ts";
import type { Rate } from "./interval.ts";
import type { ChartWords, SeatNames } from "./words.ts";

/** What a mark belongs to; its colour follows. */
export type Tone =
  | "first"
  | "second"
  | "nobody"
  | "fair"
  | "axis"
  | "grid"
  | "interval"
  | "halo"
  | "title"
  | "label"
  | "figure";

export type Mark =
  | {
      readonly is: "box";
      readonly x: number;
      readonly y: number;
      readonly w: number;
      readonly h: number;
      readonly tone: Tone;
    }
  | {
      readonly is: "line";
      readonly x: number;
      readonly y: number;
      readonly toX: number;
      readonly toY: number;
      readonly tone: Tone;
    }
  | {
      readonly is: "text";
      readonly x: number;
      readonly y: number;
      readonly text: string;
      readonly anchor: "start" | "middle" | "end";
      readonly tone: Tone;
    };

export interface Chart {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

/** Below this columns stand under each other. */
const WIDE = 620;
const TOP = 10;
const TITLE = 26;
const ROW = 38;
const BAR = 20;
const COLUMNS = 128;
const GAP = 30;
const MARGIN = 10;
/** Room for a percentage at the end of a row, wide and narrow. */
const FIGURE = [92, 68] as const;

export function chartOf(balance: Balance, names: SeatNames, words: ChartWords, width: number): Chart {
  const shares = sharesIn(balance, names, words, width);
  const below = TOP + TITLE + 3 * ROW + 22 + GAP;
  const leads = columnsOf(balance.games, ({ lead }) => lead, toneOfLead);
  const years = columnsOf(
    balance.games,
    (game) => game.years,
    () => "nobody",
  );
  const inner = width - 2 * MARGIN;
  const isWide = width >= WIDE;
  const half = isWide ? (inner - GAP) / 2 : inner;
  const next = isWide ? { x: MARGIN + half + GAP, y: below } : { x: MARGIN, y: below + TITLE + COLUMNS + GAP + 22 };
  const marks = [
    ...shares,
    ...columns(words.lead[balance.counts], leads, { x: MARGIN, y: below, w: half }),
    ...columns(words.years, years, { ...next, w: half }),
  ];
  return { width, height: next.y + TITLE + COLUMNS + 28, marks };
}

// Shares -----------------------------------------------------------------------------------------------------

function sharesIn(balance: Balance, names: SeatNames, words: ChartWords, width: number): Mark[] {
  const { wins, nobody } = figuresOf(balance);
  const rows: readonly (readonly [string, Rate, Tone])[] = [
    [names[0], wins[0], "first"],
    [names[1], wins[1], "second"],
    [words.nobody, nobody, "nobody"],
  ];
  const naming = width >= WIDE ? 150 : 0;
  const from = MARGIN + naming;
  const length = width - MARGIN - FIGURE[naming > 0 ? 0 : 1] - from;
  const at = (share: number): number => from + share * length;
  const top = TOP + TITLE + 2;
  const bottom = top + 3 * ROW;
  const scale = [0, 0.25, 0.5, 0.75, 1].flatMap((share): Mark[] => [
    { is: "line", x: at(share), y: top, toX: at(share), toY: bottom, tone: share === 0 ? "axis" : "grid" },
    { is: "text", x: at(share), y: bottom + 16, text: words.percent(share), anchor: "middle", tone: "label" },
  ]);
  return [
    { is: "text", x: MARGIN, y: TOP + 14, text: words.shares, anchor: "start", tone: "title" },
    { is: "box", x: at(FAIR.low), y: top, w: at(FAIR.high) - at(FAIR.low), h: bottom - top, tone: "fair" },
    ...scale,
    ...rows.flatMap(([name, rate, tone], i) => {
      const y = top + i * ROW;
      // Where there is no room beside the bar its name stands above it.
      const bar = naming > 0 ? y + (ROW - BAR) / 2 : y + ROW - BAR - 2;
      const middle = bar + BAR / 2;
      const label: Mark =
        naming > 0
          ? { is: "text", x: from - 10, y: middle + 5, text: name, anchor: "end", tone: "figure" }
          : { is: "text", x: from + 4, y: y + 13, text: name, anchor: "start", tone: "label" };
      return [
        { is: "box", x: at(0), y: bar, w: Math.max(1, at(rate.rate) - at(0)), h: BAR, tone } as const,
        ...whisker(at(rate.low), at(rate.high), middle),
        label,
        {
          is: "text",
          x: width - MARGIN,
          y: middle + 5,
          text: words.percent(rate.rate),
          anchor: "end",
          tone: "figure",
        } as const,
      ];
    }),
  ];
}

/** With a lighter line beneath, so that it is seen on its bar. */
const whisker = (low: number, high: number, y: number): Mark[] => [
  { is: "line", x: low, y, toX: high, toY: y, tone: "halo" },
  { is: "line", x: low, y, toX: high, toY: y, tone: "interval" },
  { is: "line", x: low, y: y - 5, toX: low, toY: y + 5, tone: "interval" },
  { is: "line", x: high, y: y - 5, toX: high, toY: y + 5, tone: "interval" },
];

// Columns ----------------------------------------------------------------------------------------------------

export interface Column {
  /** The values that fall into it. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly tone: Tone;
}

const MOST_COLUMNS = 15;
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] as const;

const toneOfLead = (lead: number): Tone => (lead === 0 ? "nobody" : lead > 0 ? "first" : "second");

/** How many games fall where. Zero is always a column of its own, so that no column has two winners. */
export function columnsOf(
  games: readonly PlayedGame[],
  of: (game: PlayedGame) => number,
  toneOf: (value: number) => Tone,
): readonly Column[] {
  const values = games.map(of);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = STEPS.find((each) => placeOf(most, each) - placeOf(least, each) < MOST_COLUMNS) ?? 10_000;
  const columns: Column[] = [];
  for (let place = placeOf(least, step); place <= placeOf(most, step); place++) {
    const outer = place * step;
    const inner = outer - Math.sign(place) * (step - 1);
    const count = values.filter((value) => placeOf(value, step) === place).length;
    columns.push({ from: Math.min(inner, outer), to: Math.max(inner, outer), count, tone: toneOf(outer) });
  }
  return columns;
}

const placeOf = (value: number, step: number): number => Math.sign(value) * Math.ceil(Math.abs(value) / step);

interface Place {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

function columns(title: string, all: readonly Column[], { x, y, w }: Place): Mark[] {
  const most = Math.max(1, ...all.map(({ count }) => count));
  const floor = y + TITLE + COLUMNS;
  // Few columns are not blown up to walls.
  const pitch = Math.min(w / all.length, 64);
  const start = x + (w - pitch * all.length) / 2;
  const every = Math.ceil((34 * all.length) / (pitch * all.length));
  return [
    { is: "text", x, y: y + 4, text: title, anchor: "start", tone: "title" },
    { is: "line", x, y: floor, toX: x + w, toY: floor, tone: "axis" },
    ...all.flatMap(({ count, tone, from, to }, i): Mark[] => {
      const height = (count / most) * (COLUMNS - 22);
      const middle = start + (i + 0.5) * pitch;
      const label: Mark = {
        is: "text",
        x: middle,
        y: floor + 18,
        text: named(from, to),
        anchor: "middle",
        tone: "label",
      };
      const figure: Mark = {
        is: "text",
        x: middle,
        y: floor - height - 6,
        text: `${count}`,
        anchor: "middle",
        tone: "figure",
      };
      return [
        { is: "box", x: middle - pitch * 0.4, y: floor - height, w: pitch * 0.8, h: height, tone },
        ...(count > 0 && pitch >= 16 ? [figure] : []),
        ...(i % every === 0 ? [label] : []),
      ];
    }),
  ];
}

/** A lead is written with its sign, by the end that is farther from zero. */
function named(from: number, to: number): string {
  const outer = Math.abs(from) > Math.abs(to) ? from : to;
  return outer < 0 ? `−${-outer}` : `${outer}`;
}
