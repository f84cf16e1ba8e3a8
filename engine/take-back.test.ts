import { expect, test } from "vitest";
import { pick, seededDice } from "./dice.ts";
import { facesOf, type Journal, readJournal, writeJournal } from "./journal.ts";
import { committedOrigin } from "./origin.ts";
import { replay, verify } from "./replay.ts";
import { openTable, resumeTable, type Table } from "./table.ts";
import { makeSkirmish } from "./testing/skirmish/index.ts";
import { SMALL_PACK } from "./testing/skirmish/pack.ts";

const skirmish = makeSkirmish(SMALL_PACK);
const origin = committedOrigin("table", "a secret");
const random = seededDice("take-back");

function playOn(table: Table<object>, acts: number): void {
  for (let i = 0; i < acts && table.toMove !== "over"; i++) {
    table.act(table.toMove, pick(table.game.legal(table.position), random));
  }
}

function tableWithTakeBacks(): Table<object> {
  const table: Table<object> = openTable(skirmish, { scenario: "meadow", dice: origin });
  playOn(table, 30);
  table.backTo(skirmish.seats[0], 20);
  playOn(table, 15);
  table.backTo(skirmish.seats[1], 35);
  playOn(table, 5000);
  return table;
}

const again = (journal: Journal): Journal => readJournal(writeJournal(journal));

test("a take-back restores the position after its entry and stays in the record", () => {
  const table: Table<object> = openTable(skirmish, { scenario: "meadow", dice: origin });
  playOn(table, 10);
  const hash = skirmish.hash(replay(skirmish, table.journal, { upTo: 6 }).position);
  table.backTo(skirmish.seats[0], 6);
  expect(table.game.hash(table.position)).toBe(hash);
  expect(table.journal.entries).toHaveLength(12);
  expect(table.journal.entries[11]).toMatchObject({ n: 11, seat: skirmish.seats[0], back: 6 });
});

test("a journal with take-backs reads, verifies and resumes; its dice never fall twice", () => {
  const table = tableWithTakeBacks();
  expect(verify(skirmish, again(table.withSeed()))).toMatchObject({ ok: true, hash: table.game.hash(table.position) });
  const resumed = resumeTable(skirmish, again(table.journal), origin);
  expect(resumed.game.hash(resumed.position)).toBe(table.game.hash(table.position));
  const thrown = table.journal.entries.reduce((sum, entry) => sum + facesOf(entry).length, 0);
  expect(replay(skirmish, table.journal).dice).toBe(thrown);
});

test("nobody goes back to what was taken back, to himself or to later", () => {
  const table: Table<object> = openTable(skirmish, { scenario: "meadow", dice: origin });
  playOn(table, 10);
  table.backTo(skirmish.seats[0], 5);
  expect(() => table.backTo(skirmish.seats[0], 8)).toThrow(
    "It goes back to entry 8, which was taken back itself, or never was.",
  );
  const bent = (back: unknown) => writeJournal(table.journal).replace('"back":5', `"back":${JSON.stringify(back)}`);
  expect(() => readJournal(bent(11))).toThrow("Entry 11 of the journal goes back to no earlier entry.");
  expect(() => readJournal(bent("5"))).toThrow("Entry 11 of the journal goes back to no earlier entry.");
  expect(verify(skirmish, readJournal(bent(4)))).toMatchObject({ ok: false, entry: 11 });
});

test("after a take-back the trail goes on from where it led, also after the table was put away and taken up", () => {
  const table: Table<object> = openTable(skirmish, { scenario: "meadow", dice: origin });
  playOn(table, 10);
  table.backTo(skirmish.seats[0], 6);
  const [north, south] = skirmish.seats;
  const returns = (each: Table<object>) => [north, south].map((seat) => each.freeReturns((other) => other === seat));
  // Entry 6 was south's, who deploys second.
  expect(returns(table)).toEqual([[], [5]]);
  expect(returns(resumeTable(skirmish, again(table.journal), origin))).toEqual([[], [5]]);
});
