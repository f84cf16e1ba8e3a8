/** Kept games, counted and drawn: small cases by hand. */
import { plain } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import {
  type Balance,
  chartOf,
  chartWords,
  columnsOf,
  differenceOf,
  figuresOf,
  type PlayedGame,
  type Rate,
  readBalance,
  svgOf,
  verdictOf,
  writeBalance,
} from "./index.ts";

const game = (pair: number, winner: PlayedGame["winner"], more: Partial<PlayedGame> = {}): PlayedGame => ({
  ...{
    pair,
    winner,
    how: winner === null ? "draw" : "points",
    level: null,
    lead: 0,
    years: 5,
    decisions: 400,
    exchanges: 0,
  },
  ...{ points: {}, held: [[], []] },
  ...more,
});

const of = (...games: PlayedGame[]): Balance => ({
  ...{ game: "g", rules: 1, pack: { id: "p", name: "Pack" }, scenario: "s", options: {}, seats: ["one", "two"] },
  ...{ bot: "miles", evaluations: 10, seed: "1", played: null, counts: "points", games },
});

describe("figures", () => {
  const balance = of(
    game(0, 0, { lead: 4, points: { cities: [7, 3] }, held: [["roma"], []] }),
    game(0, 1, { lead: -2, points: { cities: [4, 6] }, held: [[], ["roma"]] }),
    game(1, 0, { lead: 6, points: { cities: [8, 3], leaders: [1, 0] }, held: [["roma"], []], years: 3 }),
    game(1, null, { exchanges: 2, decisions: 500 }),
  );
  const figures = figuresOf(balance);

  test("share the games among who won them and nobody", () => {
    expect(figures.games).toBe(4);
    expect([figures.wins[0].rate, figures.wins[1].rate, figures.nobody.rate]).toEqual([0.5, 0.25, 0.25]);
    expect(figures.score.rate).toBeCloseTo((1 + 0 + 1 + 0.5) / 4);
  });

  test("have means over pairs, and the ends of what was seen", () => {
    expect(figures.lead).toMatchObject({ mean: 2, least: -2, most: 6 });
    // The pairs came to 1 and 3: their spread is that of two values that lie 2 apart.
    expect(figures.lead.error).toBeCloseTo(1.96 * Math.sqrt(2 / 2));
    expect(figures.years).toMatchObject({ mean: 4.5, least: 3, most: 5 });
    expect(figures.decisions.mean).toBe(425);
    expect(figures.exchanged.rate).toBe(0.25);
  });

  test("tell what decided it, the greatest difference first", () => {
    expect(figures.points.map(({ source }) => source)).toEqual(["cities", "leaders"]);
    expect(figures.points[0].each.map(({ mean }) => mean)).toEqual([4.75, 3]);
    expect(figures.points[0].lead.mean).toBe(1.75);
    expect(figures.held).toHaveLength(1);
    expect(figures.held[0].share.map(({ rate }) => rate)).toEqual([0.5, 0.25]);
    expect(figures.endings.map(({ winner, count }) => [winner, count])).toEqual([
      [0, 2],
      [1, 1],
      [null, 1],
    ]);
  });

  test("a pair of which one game is missing counts by what is there", () => {
    expect(figuresOf(of(game(0, 0), game(1, 1), game(1, 1))).wins[0].rate).toBe(0.5);
  });
});

test("a scenario is even, leans, or has been played too little", () => {
  const around = (rate: number, off: number): Rate => ({ rate, low: rate - off, high: rate + off });
  const verdict = (score: Rate, nobody = 0): string => verdictOf({ score, nobody: around(nobody, 0.1) });
  expect(verdict(around(0.5, 0.1))).toBe("even");
  expect(verdict(around(0.8, 0.1))).toBe("first");
  expect(verdict(around(0.2, 0.1))).toBe("second");
  expect(verdict(around(0.5, 0.2))).toBe("open");
  expect(verdict(around(0.5, 0.1), 0.4)).toBe("even");
  expect([verdict(around(0.5, 0.1), 0.6), verdict(around(0.5, 0.2), 0.6)]).toEqual(["drawn", "drawn"]);
  expect(verdict(around(0.2, 0.1), 0.6)).toBe("second");
});

test("what is kept is read again as it was, and a fault is named by its place", () => {
  const balance = of(game(0, 0, { level: "total", points: { cities: [7, -3] }, held: [["roma"], []] }), game(0, null));
  const text = writeBalance(balance);
  expect(readBalance(JSON.parse(text))).toEqual(balance);
  expect(text.split("\n").filter((line) => line.includes('"pair"'))).toHaveLength(2);
  const spoilt = plain(JSON.parse(text.replace('"winner":null', '"winner":2')));
  expect(() => readBalance(spoilt)).toThrow("games[1].winner: must be a whole number from 0 to 1");
});

test("the same pairs before and after a change differ by what it made", () => {
  const before = of(game(0, 1, { lead: -3 }), game(0, 1, { lead: -1 }), game(1, 0, { lead: 1 }), game(1, null));
  const after = of(game(0, 0, { lead: 2 }), game(0, 1, { lead: -2 }), game(1, 0, { lead: 3 }), game(1, 0, { lead: 2 }));
  const { score, lead } = differenceOf(before, after);
  // 0 to 1/2 in the first pair, 3/4 to 1 in the second; leads from -2 to 0 and from 1/2 to 5/2.
  expect(score.mean).toBeCloseTo((0.5 + 0.25) / 2);
  expect(lead).toEqual({ mean: 2, error: 0 });
});

describe("a chart", () => {
  test("has a column for each lead, and zero alone", () => {
    const games = [-3, -1, 0, 0, 2].map((lead, i) => game(i, null, { lead }));
    const columns = columnsOf(
      games,
      ({ lead }) => lead,
      () => "axis",
    );
    expect(columns.map(({ from, count }) => [from, count])).toEqual([
      [-3, 1],
      [-2, 0],
      [-1, 1],
      [0, 2],
      [1, 0],
      [2, 1],
    ]);
  });

  test("takes wider columns where leads are far apart, and counts every game once", () => {
    const games = [-31, -4, 0, 1, 5, 6, 40].map((lead, i) => game(i, null, { lead }));
    const columns = columnsOf(
      games,
      ({ lead }) => lead,
      () => "axis",
    );
    expect(columns.length).toBeLessThanOrEqual(15);
    expect(columns.reduce((sum, { count }) => sum + count, 0)).toBe(games.length);
    expect(columns.filter(({ from, to }) => from <= 0 && to >= 0)).toEqual([
      { from: 0, to: 0, count: 1, tone: "axis" },
    ]);
  });

  test.each([320, 760])("stays within its %i pixels, and is a file with every text escaped", (width) => {
    const balance = of(game(0, 0, { lead: 12 }), game(0, 1, { lead: -7, years: 2 }));
    const chart = chartOf(balance, ["A & B", "<C>"], chartWords.fr, width);
    for (const mark of chart.marks) {
      const right = mark.is === "box" ? mark.x + mark.w : mark.is === "line" ? mark.toX : mark.x;
      expect(Math.min(mark.x, right)).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
    }
    const svg = svgOf(chart, 'A "title"');
    expect(svg).toContain("A &amp; B");
    expect(svg).toContain("&lt;C&gt;");
    expect(svg).toContain('aria-label="A &quot;title&quot;"');
    expect(svg).toContain("prefers-color-scheme: dark");
    expect(svg).not.toMatch(/NaN|undefined/);
  });
});
