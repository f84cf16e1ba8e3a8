/** Imperator in the workshop: all of its components are there, and each can be edited, checked, compared and put back. */
import type { Json } from "@rubicon/engine";
import { imperatorRules } from "@rubicon/imperator";
import { describe, expect, test } from "vitest";
import { sourceOf, valueIn, withEntry } from "../../../workshop/cells.ts";
import { faultsOf } from "../../../workshop/checking.ts";
import { compare } from "../../../workshop/differences.ts";
import { tablesOf } from "../../../workshop/form.ts";
import { itemsAt, valueAt } from "../../../workshop/steps.ts";
import { cellIn, formSuite, shopOf } from "../../../workshop/testing.ts";
import sheet from "../map/geography.json" with { type: "json" };
import { formOn } from "./index.tsx";

const shop = shopOf(imperatorRules, formOn(sheet));
const { standard, rules } = shop;
const form = shop.form("en");

const check = (components: Json) => faultsOf(rules, form, standard, { ...rules.standard, components });
const cell = (components: Json, ...names: readonly [string, string, string, string?]) =>
  cellIn(form, components, ...names);
const edited = (components: Json, value: Json, ...names: readonly [string, string, string, string?]): Json =>
  withEntry(cell(components, ...names), components, value);

formSuite(shop, {
  folder: "games/imperator",
  readers: ["stratagems.ts", "set-ups.ts"],
  fixed: [
    /\.id$/,
    /\.between\[[01]\]$/,
    /^map\.(?:roma|ctesiphon)$/,
    // Whose a zone becomes when the East grows, and what binds those who march through it.
    /^map\.zones\[\d+\]\.(?:limit|joins)\b/,
    /^counters\.units\[\d+\]\.zone$/,
    /^counters\.fleets\[\d+\]\.home$/,
    /^counters\.peoples\[\d+\]\.nationality$/,
    /^counters\.foreignLeaders\[\d+\]\.(?:people|generic|follows)$/,
    /^stratagems\.titles\[\d+\]\.title$/,
    /^scenarios\[\d+\]\.number$/,
  ],
});

describe("an entry", () => {
  test("is followed by the rules, counted, and put back", () => {
    const names = ["units", "iii_gallica", "full.qu"] as const;
    const before = valueIn(cell(standard, ...names), standard) ?? null;
    const strong = edited(standard, 3, "units", "ii_augusta", "full.qu");
    expect(check(strong)).toEqual([]);
    expect(compare(form, standard, strong).differences).toMatchObject([{ is: "changed", was: 2, now: 3 }]);
    expect(before).not.toBeNull();
    expect(compare(form, standard, edited(strong, 2, "units", "ii_augusta", "full.qu")).differences).toEqual([]);
  });

  test("that does not fit is marked in its cell", () => {
    const [fault] = check(edited(standard, 9, "units", "ii_augusta", "reduced.qu"));
    expect(fault).toMatchObject({ cells: ["units//ii_augusta/reduced.qu"], leaf: { table: { id: "units" } } });
    const [many] = check(edited(standard, 12, "stratagems", "initiative", "count"));
    expect(many).toMatchObject({ cells: ["stratagems//initiative/count"] });
  });
});

describe("a set-up", () => {
  const part = "s2_parthian_war";
  const standing = tablesOf(form).find(({ id }) => id === "standing");
  const { adding, remove, restore } = standing ?? {};
  if (adding === undefined || remove === undefined || restore === undefined) throw new Error("no set-ups");

  test("leaders, Peoples away from home and vexillations are moved", () => {
    const moved = edited(standard, "syria_coele", "standing", "avidius_cassius", "zone", part);
    expect(check(moved)).toEqual([]);
    expect(compare(form, standard, moved).differences).toMatchObject([
      { is: "changed", was: "syria_phoenice", now: "syria_coele" },
    ]);
    const [fault] = check(edited(standard, "roma", "standing", "vologeses_iii", "zone", "s3_marcomannic_wars"));
    expect(fault?.cells ?? []).toEqual(fault === undefined ? [] : ["standing/s3_marcomannic_wars/vologeses_iii/zone"]);
  });

  test("everybody who is absent can be added, on the side that is his", () => {
    const absent = adding.asks[0].options(standard, part, []).map(({ value }) => value);
    expect(absent).toContain("vexillatio_bretagne_1");
    expect(absent).not.toContain("marcus_aurelius");
    const sides = (piece: string) => adding.asks[1].options(standard, part, [piece]).map(({ value }) => value);
    expect(sides("vexillatio_bretagne_1")).toEqual(["rome"]);
    expect(sides("parthes_1")).toEqual(["enemy"]);
    expect(sides("commodus")).toEqual(["rome", "enemy"]);
    const more = adding.add(standard, part, ["vexillatio_bretagne_1", "rome", "roma"]);
    expect(itemsAt(more, "scenarios[1].vexillations")).toEqual([{ unit: "vexillatio_bretagne_1", zone: "roma" }]);
    expect(compare(form, standard, more).differences).toMatchObject([{ is: "added" }]);
  });

  test("whoever was taken away is put back", () => {
    for (const key of ["avidius_cassius", "parthes_2", "vologeses_iii"]) {
      const { row } = cell(standard, "standing", key, "zone", part);
      const without = remove(standard, part, row);
      expect(compare(form, standard, without).differences).toMatchObject([{ is: "removed", row: { key } }]);
      expect(compare(form, standard, restore(without, part, row, standard)).differences).toEqual([]);
    }
  });

  test("IMP-3.6.a titles are given and taken", () => {
    const rank = ["standing", "lucius_verus", "rank", part] as const;
    expect(valueIn(cell(standard, ...rank), standard)).toBe("augustus");
    const caesar = edited(standard, "caesar", ...rank);
    expect(valueAt(caesar, "scenarios[1].caesares")).toEqual(["lucius_verus"]);
    expect(valueAt(caesar, "scenarios[1].augusti")).toEqual(["marcus_aurelius"]);
    const guard = edited(standard, true, "standing", "lucius_verus", "guard", part);
    expect(valueAt(guard, "scenarios[1].guard")).toBe("lucius_verus");
  });
});

test("each value says where it comes from", () => {
  const source = (...names: readonly [string, string, string, string?]) =>
    sourceOf(cell(standard, ...names), standard, form.files);
  expect(source("units", "ii_augusta", "name")).toMatchObject({ from: "stated", where: "table of legions" });
  expect(source("leaders", "lucius_verus", "cc")).toMatchObject({
    from: "ours",
    basis: expect.stringContaining("emperor"),
  });
  expect(source("stratagems", "usurpation", "count")).toMatchObject({ from: "found", where: "the sister game" });
  expect(shop.form("it").where("the sister game")).toBe("il gioco gemello");
});
