import { expect, test } from "vitest";
import { amongBots, formOf as formWith, usual, type Wishes } from "./wishes.ts";

const wishes = usual("julius-caesar", "historical");
const seats = ["caesar", "pompeius"];
const formOf = (wished: Wishes, lot = 0) => formWith(wished, { seats, lot });

test("a table is public, with three days a move, unless somebody wishes otherwise", () => {
  expect(formOf(wishes)).toEqual({
    ...{ game: "julius-caesar", scenario: "historical", options: {} },
    ...{ seat: "random", visibility: "public", watchers: true, rated: true },
    clock: { kind: "days", days: 3, window: 43_200, out: "claim" },
  });
});

test("components other than the usual ones are named", () => {
  expect(formOf(wishes)).not.toHaveProperty("pack");
  expect(formOf({ ...wishes, pack: "f00" })).toMatchObject({ game: "julius-caesar", pack: "f00" });
});

test("only what belongs to the chosen clock is sent, within what the server takes", () => {
  expect(formOf({ ...wishes, clock: "none" }).clock).toEqual({ kind: "none" });
  expect(formOf({ ...wishes, clock: "live", minutes: 0, increment: 9999 }).clock).toEqual({
    ...{ kind: "live", minutes: 1, increment: 600, window: 60, out: "claim" },
  });
  expect(formOf({ ...wishes, days: Number.NaN }).clock).toMatchObject({ kind: "days", days: 1 });
  expect(formOf({ ...wishes, windowHours: 0, out: "default" }).clock).toMatchObject({ window: 3600, out: "default" });
  expect(formOf({ ...wishes, clock: "live", windowSeconds: 5 }).clock).toMatchObject({ window: 10 });
});

test("a seat is kept for whoever is named, and for nobody else", () => {
  const against = { id: "p7", name: "Titus" };
  expect(formOf({ ...wishes, who: "named", against })).toMatchObject({
    visibility: "public",
    against: "p7",
    rated: true,
  });
  expect(formOf({ ...wishes, who: "public", against })).not.toHaveProperty("against");
});

test("what only the invited may see is not rated", () => {
  expect(formOf({ ...wishes, who: "private" })).toMatchObject({ visibility: "private", rated: false });
  expect(formOf({ ...wishes, rated: false })).toMatchObject({ visibility: "public", rated: false });
});

test("whoever plays both sides needs no seat, no clock and no watchers", () => {
  const form = formOf({ ...wishes, seat: "both", options: { winterOrder: "victory-first" } });
  expect(form).toEqual({
    ...{ game: "julius-caesar", scenario: "historical", options: { winterOrder: "victory-first" } },
    ...{ solo: true, visibility: "private", watchers: false },
  });
});

test("a bot takes the seat across at once: nothing is rated, nobody hurried, and lots are drawn here", () => {
  const against: Wishes = { ...wishes, who: "bot", level: "miles", botsWelcome: true };
  expect(formOf({ ...against, seat: "pompeius" })).toEqual({
    ...{ game: "julius-caesar", scenario: "historical", options: {} },
    ...{ seat: "pompeius", bots: { caesar: "miles" }, clock: { kind: "none" } },
    ...{ visibility: "public", watchers: true, rated: false },
  });
  expect(formOf(against, 0)).toMatchObject({ seat: "caesar", bots: { pompeius: "miles" } });
  expect(formOf(against, 0.99)).toMatchObject({ seat: "pompeius", bots: { caesar: "miles" } });
  expect(formOf({ ...against, watchers: false })).toMatchObject({ visibility: "private", watchers: false });
});

test("two bots play for whoever watches, each as strong as is wished", () => {
  const form = formOf({ ...wishes, seat: "none", level: "tiro", levels: { pompeius: "legatus" } });
  expect(form).toMatchObject({ bots: { caesar: "tiro", pompeius: "legatus" }, rated: false });
  expect(form).not.toHaveProperty("seat");
});

test("where no bots can be had the table waits for people", () => {
  expect(formOf(amongBots({ ...wishes, seat: "none", who: "bot" }, []))).toEqual(formOf(wishes));
});

test("a level that the server has not is another one there", () => {
  const against: Wishes = { ...wishes, who: "bot", level: "legatus" };
  expect(formOf(amongBots(against, ["tiro", "miles"]))).toMatchObject({ bots: { pompeius: "tiro" } });
  expect(amongBots(against, ["tiro", "legatus"])).toBe(against);
});

test("bots of others are welcome where anybody may sit down, if somebody says so", () => {
  expect(formOf({ ...wishes, botsWelcome: true })).toMatchObject({ botsWelcome: true, rated: true });
  expect(formOf({ ...wishes, botsWelcome: true, who: "private" })).not.toHaveProperty("botsWelcome");
});
