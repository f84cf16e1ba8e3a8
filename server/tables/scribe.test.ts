import { describe, expect, test, vi } from "vitest";
import { Scribe, type Stroke } from "./scribe.ts";
import type { Sheet } from "./writing.ts";

/** All that the scribe reads of a sheet is whose it is. */
const sheet = (id: string): Sheet => ({ after: { row: { id } } }) as unknown as Sheet;

const idsOf = (sheets: readonly Sheet[]): string[] => sheets.map(({ after }) => after.row.id);
const all = (sheets: readonly Sheet[]): Set<string> => new Set(idsOf(sheets));

/** Strokes that last until they are told to end. */
function slowly() {
  const begun: { readonly ids: string[]; end(): void }[] = [];
  const stroke: Stroke = (sheets) =>
    new Promise((done) => {
      begun.push({ ids: idsOf(sheets), end: () => done(all(sheets)) });
    });
  return { begun, stroke };
}

const soon = (): Promise<void> => new Promise((done) => setTimeout(done, 5));
const problem = (code: string): Error => Object.assign(new Error("not written"), { code });

describe("on one connection", () => {
  test("what comes together is written at one stroke, what comes meanwhile at the next", async () => {
    const { begun, stroke } = slowly();
    const scribe = new Scribe("pglite", stroke);
    const first = ["forum", "curia"].map((id) => scribe.write(sheet(id)));
    await vi.waitFor(() => expect(begun).toHaveLength(1), 20_000);
    const later = ["rostra", "basilica"].map((id) => scribe.write(sheet(id)));
    await soon();
    expect(begun.map(({ ids }) => ids)).toEqual([["forum", "curia"]]);
    begun[0].end();
    expect(await Promise.all(first)).toEqual([true, true]);
    await vi.waitFor(() => expect(begun).toHaveLength(2), 20_000);
    expect(begun[1].ids).toEqual(["rostra", "basilica"]);
    begun[1].end();
    expect(await Promise.all(later)).toEqual([true, true]);
  });

  test("two sheets of one table are never written at one stroke", async () => {
    const strokes: string[][] = [];
    const scribe = new Scribe("pglite", async (sheets) => {
      strokes.push(idsOf(sheets));
      return all(sheets);
    });
    await Promise.all(["forum", "curia", "forum"].map((id) => scribe.write(sheet(id))));
    expect(strokes).toEqual([["forum", "curia"], ["forum"]]);
  });

  test("however many come, none is left waiting", async () => {
    const scribe = new Scribe("pglite", async (sheets) => all(sheets));
    const many = Array.from({ length: 500 }, (_, i) => scribe.write(sheet(`table ${i}`)));
    expect((await Promise.all(many)).every((moved) => moved)).toBe(true);
  });
});

test("PostgreSQL is given several strokes at once", async () => {
  const { begun, stroke } = slowly();
  const scribe = new Scribe("postgres", stroke);
  const first = scribe.write(sheet("forum"));
  await vi.waitFor(() => expect(begun).toHaveLength(1), 20_000);
  const writing = [first, scribe.write(sheet("curia"))];
  await vi.waitFor(() => expect(begun).toHaveLength(2), 20_000);
  expect(begun.map(({ ids }) => ids)).toEqual([["forum"], ["curia"]]);
  for (const { end } of begun) end();
  expect(await Promise.all(writing)).toEqual([true, true]);
});

test("a table that had moved on is told so, the others are written", async () => {
  const scribe = new Scribe("pglite", async () => new Set(["forum"]));
  const results = await Promise.all([scribe.write(sheet("forum")), scribe.write(sheet("curia"))]);
  expect(results).toEqual([true, false]);
});

test("one that cannot be written does not take the others with it", async () => {
  const scribe = new Scribe("pglite", async (sheets) => {
    if (idsOf(sheets).includes("curia")) throw problem("23505");
    return all(sheets);
  });
  const results = await Promise.allSettled(["forum", "curia", "rostra"].map((id) => scribe.write(sheet(id))));
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
});

test("when the connection is lost nothing is written a second time: nobody knows whether it was a first", async () => {
  let strokes = 0;
  const scribe = new Scribe("postgres", async () => {
    strokes++;
    throw problem("ECONNRESET");
  });
  const results = await Promise.allSettled(["forum", "curia"].map((id) => scribe.write(sheet(id))));
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(strokes).toBe(1);
});
