/**
 * Weights from games: logistic regression on results, each mixed with what the next position is worth by the weights before
 * (a step of temporal difference), held out by whole games, because positions of one game are much alike.
 */
import type { Game, Thought } from "@rubicon/engine";
import { type GameRecord, judged } from "./records.ts";

/** What was measured in one game. */
interface Sheet {
  readonly rows: readonly (readonly number[])[];
  readonly targets: readonly number[];
  readonly score: number;
}

export interface Fit {
  readonly weights: number[];
  /** Mean log loss on games that were held out; `blind` is that of whoever always says the mean. */
  readonly loss: number;
  readonly blind: number;
  readonly before: number;
  readonly games: number;
  readonly positions: number;
  readonly penalty: number;
  /** What the weights before were multiplied by: they were too sure of themselves, or not sure enough. */
  readonly scale: number;
  /** By tenths of what was said: how often it was said and how often it came true. */
  readonly calibration: readonly (readonly [said: number, won: number, positions: number])[];
}

/** The share of a result in what a position is said to be worth; the rest is the next position's value. */
const RESULT = 0.7;
/** One game in so many is held out. */
const HELD_OUT = 5;
/**
 * How many positions speak for the weights before: positions of one game are much alike, and what a bot never does it cannot
 * learn to avoid, so new weights stay near the old ones.
 */
export const PENALTIES: readonly number[] = [500, 2000, 8000];
/** The weights before may be too sure of themselves, or not sure enough. */
const SCALES = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.2];

/** `weights` are those of the thought, by which the games were played. */
export function fitted(
  game: Game,
  thought: Thought,
  weights: readonly number[],
  records: readonly GameRecord[],
  penalties: readonly number[],
): Fit {
  const sheets = records.map((record) => sheetOf(game, thought, record));
  const known = sheets.filter((_, i) => i % HELD_OUT !== 0);
  const held = sheets.filter((_, i) => i % HELD_OUT === 0);
  const size = thought.features.length;
  const scale = SCALES.reduce((a, b) =>
    lossOf(known, scaled(weights, b)) < lossOf(known, scaled(weights, a)) ? b : a,
  );
  const prior = scaled(weights, scale);
  const tried = penalties.map((penalty) => {
    const found = regression(known, size, penalty, prior);
    return { penalty, found, loss: lossOf(held, found) };
  });
  const best = tried.reduce((a, b) => (b.loss < a.loss ? b : a));
  const mean = known.reduce((sum, { score }) => sum + score, 0) / Math.max(1, known.length);
  return {
    // With all games, now that the penalty is known.
    weights: regression(sheets, size, best.penalty, prior).map((weight) => Number(weight.toPrecision(6))),
    loss: best.loss,
    blind: lossBy(held, () => mean),
    before: lossOf(held, weights),
    games: records.length,
    positions: sheets.reduce((sum, { rows }) => sum + rows.length, 0),
    penalty: best.penalty,
    scale,
    calibration: calibrationOf(held, best.found),
  };
}

const scaled = (weights: readonly number[], by: number): number[] => weights.map((weight) => weight * by);

function sheetOf(game: Game, thought: Thought, record: GameRecord): Sheet {
  const rows: number[][] = [];
  const values: number[] = [];
  const [first] = game.seats;
  judged(game, thought, record, (p) => {
    const row = thought.features.map(() => 0);
    thought.measure(p, row);
    rows.push(row);
    values.push((1 + thought.value(p, first)) / 2);
  });
  const targets = rows.map((_, i) => RESULT * record.score + (1 - RESULT) * (values[i + 1] ?? record.score));
  return { rows, targets, score: record.score };
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

function dot(weights: readonly number[], row: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += weights[i] * row[i];
  return sum;
}

/** Newton's method: a few rounds are enough for so few weights. Each is held near the prior by its own scale. */
export function regression(
  sheets: readonly Sheet[],
  size: number,
  penalty: number,
  prior: readonly number[],
): number[] {
  const scale = scaleOf(sheets, size);
  const weights = [...prior];
  for (let round = 0; round < 8; round++) {
    const gradient = weights.map((weight, i) => -penalty * scale[i] * (weight - prior[i]));
    const curve = weights.map((_, i) => weights.map((__, k) => (i === k ? penalty * scale[i] + 1e-9 : 0)));
    for (const { rows, targets } of sheets)
      for (const [n, row] of rows.entries()) {
        const said = logistic(dot(weights, row));
        const slope = said * (1 - said);
        for (let i = 0; i < size; i++) {
          const x = row[i];
          if (x === 0) continue;
          gradient[i] += (targets[n] - said) * x;
          const bent = slope * x;
          const line = curve[i];
          for (let k = 0; k <= i; k++) line[k] += bent * row[k];
        }
      }
    for (let i = 0; i < size; i++) for (let k = 0; k < i; k++) curve[k][i] = curve[i][k];
    const step = solve(curve, gradient);
    for (let i = 0; i < size; i++) weights[i] += step[i];
  }
  return weights;
}

/** Mean squares: a feature that varies little has its weight held back less. */
function scaleOf(sheets: readonly Sheet[], size: number): number[] {
  const sums = Array.from({ length: size }, () => 0);
  let count = 0;
  for (const { rows } of sheets)
    for (const row of rows) {
      count++;
      for (let i = 0; i < size; i++) sums[i] += row[i] * row[i];
    }
  return sums.map((sum) => sum / Math.max(1, count));
}

/** Gauss, with the greatest in each column on top. */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const n = right.length;
  const rows = matrix.map((row, i) => [...row, right[i]]);
  for (let i = 0; i < n; i++) {
    let top = i;
    for (let k = i + 1; k < n; k++) if (Math.abs(rows[k][i]) > Math.abs(rows[top][i])) top = k;
    [rows[i], rows[top]] = [rows[top], rows[i]];
    if (Math.abs(rows[i][i]) < 1e-12) continue;
    for (let k = 0; k < n; k++) {
      if (k === i) continue;
      const by = rows[k][i] / rows[i][i];
      if (by !== 0) for (let j = i; j <= n; j++) rows[k][j] -= by * rows[i][j];
    }
  }
  return rows.map((row, i) => (Math.abs(row[i]) < 1e-12 ? 0 : row[n] / row[i]));
}

const lossOf = (sheets: readonly Sheet[], weights: readonly number[]): number =>
  lossBy(sheets, (row) => logistic(dot(weights, row)));

function lossBy(sheets: readonly Sheet[], say: (row: readonly number[]) => number): number {
  let loss = 0;
  let count = 0;
  for (const { rows, score } of sheets)
    for (const row of rows) {
      const said = Math.min(1 - 1e-6, Math.max(1e-6, say(row)));
      loss -= score * Math.log(said) + (1 - score) * Math.log(1 - said);
      count++;
    }
  return loss / Math.max(1, count);
}

function calibrationOf(sheets: readonly Sheet[], weights: readonly number[]): Fit["calibration"] {
  const tenths = Array.from({ length: 10 }, () => ({ said: 0, won: 0, count: 0 }));
  for (const { rows, score } of sheets)
    for (const row of rows) {
      const said = logistic(dot(weights, row));
      const tenth = tenths[Math.min(9, Math.floor(10 * said))];
      tenth.said += said;
      tenth.won += score;
      tenth.count++;
    }
  const rounded = (x: number): number => Number(x.toFixed(3));
  return tenths
    .filter(({ count }) => count > 0)
    .map(({ said, won, count }) => [rounded(said / count), rounded(won / count), count]);
}
