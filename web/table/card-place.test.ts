/** A card stands beside what it is about, and over nothing that has to stay in sight. */
import { expect, test } from "vitest";
import { type Box, cardPlace } from "./card-place.ts";

const WINDOW = { width: 1000, height: 700 };
const CARD = { width: 200, height: 120 };
const box = (left: number, top: number, width = 40, height = 40): Box => ({
  ...{ left, top },
  ...{ right: left + width, bottom: top + height },
});
const covers = (beside: Box, free: readonly Box[]): boolean => {
  const { left, top } = cardPlace(CARD, WINDOW, beside, free);
  return [beside, ...free].some(
    (each) => left < each.right && left + CARD.width > each.left && top < each.bottom && top + CARD.height > each.top,
  );
};

test("right of it, or left where the window ends", () => {
  expect(cardPlace(CARD, WINDOW, box(100, 300), [])).toEqual({ left: 148, top: 280 });
  expect(cardPlace(CARD, WINDOW, box(900, 300), []).left).toBe(692);
});

test("never outside of the window", () => {
  for (const beside of [box(0, 0), box(960, 0), box(0, 660), box(960, 660)]) {
    const { left, top } = cardPlace(CARD, WINDOW, beside, []);
    expect([left >= 8, top >= 8, left <= 792, top <= 572]).toEqual([true, true, true, true]);
    expect(covers(beside, [])).toBe(false);
  }
});

test("not over what is lit, wherever that lies", () => {
  const beside = box(480, 330);
  const around = [box(540, 300), box(380, 300), box(470, 200), box(470, 420)];
  expect(covers(beside, around)).toBe(false);
});

test("rather over all that is lit than over a button that matters more", () => {
  const window = { width: 220, height: 430 };
  const button = { ...box(0, 340, 220, 20), weight: 100 };
  const lit = Array.from({ length: 40 }, (_, i) => box((i % 5) * 44, Math.floor(i / 5) * 42, 40, 40));
  const { top } = cardPlace(CARD, window, box(90, 250), [...lit, button]);
  expect(top + CARD.height).toBeLessThanOrEqual(button.top);
  expect(cardPlace(CARD, window, box(90, 250), [...lit, box(0, 340, 220, 20)]).top + CARD.height).toBeGreaterThan(340);
});

test("where everything is covered, over as little as possible", () => {
  const everywhere = Array.from({ length: 150 }, (_, i) => box((i % 15) * 66, Math.floor(i / 15) * 70, 30, 30));
  const { left, top } = cardPlace(CARD, WINDOW, box(480, 330), everywhere);
  expect([left >= 8, top >= 8]).toEqual([true, true]);
});
