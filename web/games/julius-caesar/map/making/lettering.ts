/** How wide words are in Cinzel SemiBold: the advance of each letter, in thousandths of the letters' size. */

import type { Rect } from "../../../../drawing/plane.ts";
import type { LabelSpot } from "../../../../drawing/point.ts";

const ADVANCES: Readonly<Record<string, number>> = {
  A: 715,
  B: 645,
  C: 773,
  D: 821,
  E: 613,
  F: 577,
  G: 824,
  H: 845,
  I: 370,
  J: 364,
  K: 724,
  L: 598,
  M: 946,
  N: 857,
  O: 865,
  P: 630,
  Q: 867,
  R: 724,
  S: 544,
  T: 650,
  U: 809,
  V: 732,
  W: 975,
  X: 707,
  Y: 689,
  Z: 658,
  a: 650,
  b: 593,
  c: 690,
  d: 752,
  e: 558,
  f: 531,
  g: 734,
  h: 749,
  i: 347,
  j: 330,
  k: 657,
  l: 545,
  m: 868,
  n: 779,
  o: 776,
  p: 575,
  q: 770,
  r: 648,
  s: 497,
  t: 592,
  u: 703,
  v: 646,
  w: 880,
  x: 642,
  y: 637,
  z: 607,
  " ": 250,
};

/** Capitals stand this high above the base line, as a share of the letters' size. */
export const CAPITAL = 0.7;

export function widthOf(text: string, size: number, spacing = 0): number {
  let sum = 0;
  for (const letter of text) sum += (ADVANCES[letter] ?? 800) * (size / 1000) + spacing;
  return sum;
}

/** The letters of a name where it stands. */
export function nameBox(name: string, { x, y, anchor }: LabelSpot, size: number): Rect {
  const wide = widthOf(name, size);
  const left = anchor === "start" ? x : anchor === "end" ? x - wide : x - wide / 2;
  return { left, right: left + wide, top: y - size * CAPITAL, bottom: y };
}
