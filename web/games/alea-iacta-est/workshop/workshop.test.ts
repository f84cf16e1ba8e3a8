/** Alea Iacta Est in the workshop: all of its components are there, and each can be edited, checked, compared and put back. */
import { aleaIactaEstRules } from "@rubicon/alea-iacta-est";
import type { Json } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { sourceOf, valueIn, withEntry } from "../../../workshop/cells.ts";
import { faultsOf } from "../../../workshop/checking.ts";
import { compare } from "../../../workshop/differences.ts";
import { tablesOf } from "../../../workshop/form.ts";
import { itemsAt, valueAt, withValue } from "../../../workshop/steps.ts";
import { cellIn, formSuite, shopOf } from "../../../workshop/testing.ts";
import sheet from "../map/geography.json" with { type: "json" };
import { formOn } from "./index.tsx";

const shop = shopOf(aleaIactaEstRules, formOn(sheet));
const { standard, rules } = shop;
const form = shop.form("en");

const check = (components: Json) => faultsOf(rules, form, standard, { ...rules.standard, components });
const cell = (components: Json, ...names: readonly [string, string, string, string?]) =>
  cellIn(form, components, ...names);
const edited = (components: Json, value: Json, ...names: readonly [string, string, string, string?]): Json =>
  withEntry(cell(components, ...names), components, value);

formSuite(shop, {
  folder: "games/alea-iacta-est",
  readers: ["stratagems.ts", "set-ups.ts"],
  fixed: [
    /\.id$/,
    /\.between\[[01]\]$/,
    /^map\.(?:alexandria|roma\.zone)$/,
    /^counters\.(?:units|peoples)\[\d+\](?:\.units\[\d+\])?\.(?:model|recruit|nationality)$/,
    /^counters\.foreignLeaders\[\d+\]\.people$/,
    // Nobody scores for a Minor People.
    /^counters\.peoples\[\d+\]\.vp$/,
    /^scenarios\[\d+\]\.(?:number|victory\.kind)$/,
    // Only one scenario has them, and what has none cannot be given any.
    /^scenarios\[\d+\]\.rules\.dolabella$/,
    // A face that a leader has not is a cell of its own.
    /^counters\.leaders\[\d+\]\.(?:caesarian|republican)$/,
  ],
});

describe("an entry", () => {
  test("is followed by the rules, counted, and put back", () => {
    const bold = edited(standard, 9, "leaders", "cato", "republican.sr");
    expect(check(bold)).toEqual([]);
    const { differences, count } = compare(form, standard, bold);
    expect([...count]).toEqual([["leaders", 1]]);
    expect(differences).toMatchObject([{ is: "changed", was: 2, now: 9, cell: { row: { key: "cato" } } }]);
    expect(compare(form, standard, edited(bold, 2, "leaders", "cato", "republican.sr")).differences).toEqual([]);
  });

  test("a face is taken away and given back", () => {
    const flag = ["leaders", "cato", "caesarian"] as const;
    expect(valueIn(cell(standard, ...flag), standard)).toBe(true);
    const without = edited(standard, false, ...flag);
    const { at } = cell(standard, ...flag).row;
    expect(valueAt(without, `${at}.caesarian`)).toBeNull();
    expect(() => cell(without, "leaders", "cato", "caesarian.cc")).toThrow("no cell");
    expect(valueAt(edited(without, true, ...flag), `${at}.caesarian`)).toEqual(valueAt(standard, `${at}.republican`));
  });

  test("AIE-6.0.a a stratagem changes places with the one that was there, so that all of them stay", () => {
    const walls = valueAt(standard, "stratagems.counters[3].b") ?? null;
    const swapped = edited(standard, walls, "stratagems", "stratagem-01", "b");
    expect(valueAt(swapped, "stratagems.counters[3].b")).toEqual({ title: "assassinat" });
    expect(check(swapped)).toEqual([]);
    expect(compare(form, standard, swapped).differences).toHaveLength(2);
  });
});

describe("ways", () => {
  const ways = tablesOf(form).find(({ id }) => id === "ways");
  if (ways?.adding === undefined || ways.remove === undefined || ways.restore === undefined) throw new Error("no ways");
  const { adding, remove, restore } = ways;

  test("are added between zones that do not touch yet, lands before seas", () => {
    const to = adding.asks[1].options(standard, "", ["italia-1"]).map(({ value }) => value);
    expect(to).toContain("italia-3");
    expect(to).not.toContain("italia-4");
    expect(to).not.toContain("italia-1");
    const more = adding.add(standard, "", ["mare-internum-orientalis", "italia-1"]);
    expect(itemsAt(more, "map.ways").at(-1)).toEqual({
      between: ["italia-1", "mare-internum-orientalis"],
      kind: "coast",
    });
    expect(check(more)).toEqual([]);
    expect(compare(form, standard, more).differences).toMatchObject([{ is: "added" }]);
  });

  test("are taken away and put back", () => {
    const key = "italia-1 italia-4";
    const { row } = cell(standard, "ways", key, "kind");
    const less = remove(standard, "", row);
    const { differences } = compare(form, standard, less);
    expect(differences).toMatchObject([{ is: "removed", row: { key } }]);
    expect(check(less)).toEqual([]);
    expect(compare(form, standard, restore(less, "", row, standard)).differences).toEqual([]);
  });

  test("name what they cross, and nothing where nothing is crossed", () => {
    const river = edited(standard, "river", "ways", "italia-1 italia-4", "kind");
    expect(valueAt(river, "map.ways[0]")).toEqual({ between: ["italia-1", "italia-4"], kind: "river", over: "rhenus" });
    expect(check(edited(river, "tigris", "ways", "italia-1 italia-4", "over"))).toEqual([]);
    expect(valueAt(edited(river, "land", "ways", "italia-1 italia-4", "kind"), "map.ways[0].over")).toBeUndefined();
  });
});

describe("a set-up", () => {
  const part = "rise-of-caesar";
  const standing = tablesOf(form).find(({ id }) => id === "standing");
  if (standing?.adding === undefined || standing.remove === undefined) throw new Error("no set-ups");

  test("is moved piece by piece; a stack that nobody is left in is gone", () => {
    const moved = edited(standard, "gallia-2", "standing", "legio-I-R", "zone", part);
    const stacks = itemsAt(moved, "scenarios[1].forces.caesarians");
    expect(stacks.some((stack) => valueAt(stack, "zone") === "gallia-1")).toBe(false);
    expect(check(moved)).toEqual([]);
    expect(compare(form, standard, moved).differences).toMatchObject([
      { is: "changed", was: "gallia-1", now: "gallia-2", cell: { row: { key: "legio-I-R" } } },
    ]);
  });

  test("pieces come and go", () => {
    const { row } = cell(standard, "standing", "legio-I-R", "zone", part);
    const without = standing.remove?.(standard, part, row) ?? null;
    expect(compare(form, standard, without).differences).toMatchObject([{ is: "removed" }]);
    const absent = standing.adding?.asks[0].options(without, part, []).map(({ value }) => value) ?? [];
    expect(absent).toContain("legio-I-R");
    expect(absent).not.toContain("caesar");
    const back = standing.adding?.add(without, part, ["legio-I-R", "caesarians", "gallia-1"]) ?? null;
    expect(compare(form, standard, back).differences).toEqual([]);
  });

  test("a fault is shown at the piece that it names", () => {
    const aground = edited(standard, "gallia-1", "standing", "naves-6sp-t0-1", "zone", part);
    expect(check(aground)).toMatchObject([
      { why: "needs a port, and gallia-1 has none.", cells: [`standing/${part}/naves-6sp-t0-1/zone`] },
    ]);
  });
});

describe("a fault", () => {
  test("is found in the cell that it names, and so are the others behind it", () => {
    let wrong = edited(standard, 30, "leaders", "cato", "republican.sr");
    wrong = edited(wrong, "", "zones", "italia-4", "name");
    wrong = edited(wrong, 6, "units", "legio-I", "reduced.sp");
    const faults = check(wrong);
    expect(faults.map(({ cells }) => cells)).toEqual([
      ["zones//italia-4/name"],
      ["leaders//cato/republican.sr"],
      ["units//legio-I/reduced.sp"],
    ]);
    expect(faults[1].why).toBe('must be a whole number from 0 to 20, not "30".');
    expect(faults[1].leaf?.table.id).toBe("leaders");
  });

  test("of a whole table is one of the table", () => {
    const [fault] = check(edited(standard, 1, "regions", "sicilia", "garrison"));
    expect(fault.why).toBe("sicilia lacks legions: it needs 1 (AIE-S0.c).");
    expect(fault.leaf).toMatchObject({ table: { id: "standing" }, part: "pharsalus" });
    expect(fault.cells).toEqual([]);
  });

  test("of what no table shows has no table", () => {
    const [fault] = check(withValue(standard, "map.roma.zone", "italia-2"));
    expect(fault).toMatchObject({ at: "map.roma.zone", cells: [] });
  });
});

test("each value says where it comes from, by its own row wherever that lies now", () => {
  const source = (components: Json, ...names: readonly [string, string, string, string?]) =>
    sourceOf(cell(components, ...names), standard, form.files);
  expect(source(standard, "leaders", "caesar", "caesarian.sr")).toMatchObject({ from: "stated", where: "2.D" });
  expect(source(standard, "leaders", "caesar", "caesarian.cc")).toMatchObject({ from: "ours" });
  expect(source(standard, "regions", "italia", "recruits.legio")).toMatchObject({ from: "stated" });
  expect(source(standard, "stratagems", "stratagem-01", "b")).toMatchObject({ from: "ours" });
  expect(source(standard, "standing", "legio-XIII", "zone", "pharsalus")).toMatchObject({ from: "ours" });
  const fewer = withValue(standard, "map.ways[0]", undefined);
  expect(source(fewer, "ways", "gallia-2 germani-1", "kind")).toEqual(
    source(standard, "ways", "gallia-2 germani-1", "kind"),
  );
  expect(form.where("3.4.2, table of leaders")).toBe("section 3.4.2, table of leaders");
  expect(shop.form("fr").where("AIE-R94")).toBe("notre décision AIE-R94");
});
