/** A sheet against its game's map: everything is there, borders are those of the rules, and nothing covers anything else. */

import { readFileSync } from "node:fs";
import { thorough } from "@rubicon/engine/testing";
import { describe, expect, test } from "vitest";
import { onLand } from "../../drawing/coast.ts";
import { lineOf, ringOf } from "../../drawing/lines.ts";
import {
  boxAround,
  distance,
  distanceToLine,
  inside,
  lengthOf,
  overlap,
  type Rect,
  within,
} from "../../drawing/plane.ts";
import type { Point } from "../../drawing/point.ts";
import type { Geography, Sheet } from "./geography.ts";
import type { Plan } from "./making/plan.ts";
import { sheetText } from "./making/write.ts";
import { compassBox, DISTANCES, type Measures, markReach, tabletReach, titleBox } from "./measures.ts";
import { cityBox, titleReach } from "./titles.ts";

/** What the game knows of a zone. */
export interface KnownZone {
  readonly id: string;
  readonly sea: boolean;
  readonly open: boolean;
  readonly ways: readonly { readonly to: string; readonly crosses: boolean }[];
  readonly routes: readonly { readonly to: string }[];
}

export interface Suite {
  readonly file: string;
  /** Kilobytes that it may have. */
  readonly most: number;
  readonly plan: Plan;
  readonly geography: Geography;
  readonly measures: Measures;
  readonly zones: ReadonlyMap<string, KnownZone>;
  readonly regions: readonly string[];
}

/** Pairs of zones, as they are drawn and as the game has them. */
export interface Meetings {
  /** Zones that meet on land, with the length of their border, or over a strait. */
  readonly drawn: ReadonlyMap<string, number>;
  /** Those of them whose border runs in a great river for most of its way. */
  readonly inRivers: readonly string[];
  readonly straits: readonly string[];
  /** As the game has them: all, and those that cost more to cross. */
  readonly ways: readonly string[];
  readonly crossed: readonly string[];
}

const pair = (a: string, b: string): string => [a, b].sort().join(" and ");

export function sheetSuite({ file, most, plan, geography, measures, zones, regions }: Suite): Meetings {
  const text = readFileSync(file, "utf8");
  const sheet: Sheet = JSON.parse(text);
  const shores = sheet.shores.map(lineOf);
  const lines = [...shores, ...sheet.borders.map(({ line }) => lineOf(line))];
  const areas = new Map(sheet.zones.map(({ id, rings }) => [id, rings.map((pieces) => ringOf(pieces, lines))]));
  const areaOf = (id: string): Point[][] => areas.get(id) ?? [];
  const isSea = (id: string): boolean => zones.get(id)?.sea ?? false;

  /** How long two zones meet along the borders drawn. */
  function drawn(which: (border: Sheet["borders"][number]) => boolean): ReadonlyMap<string, number> {
    const met = new Map<string, number>();
    for (const border of sheet.borders) {
      const [a, b] = border.between;
      if (a === null || b === null || !which(border)) continue;
      met.set(pair(a, b), (met.get(pair(a, b)) ?? 0) + lengthOf(lineOf(border.line)));
    }
    return met;
  }

  test.runIf(thorough)("the file is what make.ts makes of the map today", { timeout: 300_000 }, () => {
    expect(sheetText(plan)).toBe(text);
  });

  test("the file stays small enough to be loaded with the page", () => {
    expect(text.length).toBeLessThan(most * 1024);
  });

  test("every zone of the game is on the sheet, and no other", () => {
    expect(geography.zones.map(({ id }) => id).sort()).toEqual([...zones.keys()].sort());
    expect(geography.regions.map(({ id }) => id).sort()).toEqual([...regions].sort());
    for (const { id, sea, heart } of geography.zones) {
      expect(zones.get(id)?.sea, id).toBe(sea);
      expect(onLand(heart, areaOf(id)), `the heart of ${id}`).toBe(true);
      expect(onLand(heart, shores), `the heart of ${id}`).toBe(!sea);
    }
  });

  test("seas meet where ships can sail from one to the other, and closed seas meet their neighbours", () => {
    const met = [...drawn(({ between: [a] }) => a !== null && isSea(a)).keys()];
    const sailed = [...zones.values()].flatMap(({ id, sea, routes }) =>
      sea ? routes.filter(({ to }) => isSea(to)).map(({ to }) => pair(id, to)) : [],
    );
    expect(met).toEqual(expect.arrayContaining(sailed));
    for (const each of met) if (each.split(" and ").every((id) => zones.get(id)?.open)) expect(sailed).toContain(each);
  });

  test("coasts lie at the seas that ships sail from them, and at no other open sea", () => {
    const side = (a: Point, b: Point): string => [`${a.x} ${a.y}`, `${b.x} ${b.y}`].sort().join(" - ");
    const seas = new Map<string, string>();
    for (const { id } of geography.zones.filter(({ sea, printed }) => sea && printed.open))
      for (const ring of areaOf(id))
        for (const [i, p] of ring.entries()) seas.set(side(p, ring[(i + 1) % ring.length]), id);
    for (const { id } of geography.zones.filter(({ sea }) => !sea)) {
      const met = new Map<string, number>();
      for (const ring of areaOf(id))
        ring.forEach((p, i) => {
          const q = ring[(i + 1) % ring.length];
          const sea = seas.get(side(p, q));
          if (sea !== undefined) met.set(sea, (met.get(sea) ?? 0) + distance(p, q));
        });
      // A few units at a corner cannot be seen.
      const long = [...met].filter(([, length]) => length > 5).map(([sea]) => sea);
      expect(long.sort(), id).toEqual((zones.get(id)?.routes ?? []).map(({ to }) => to).sort());
    }
  });

  test("straits lead from the one shore to the other, over water", () => {
    for (const { between, ends } of geography.straits) {
      const [a, b] = ends;
      for (const [i, end] of ends.entries())
        expect(onLand(end, areaOf(between[i])), `${between[i]} at a strait`).toBe(true);
      const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
      expect(onLand(middle, shores), between.join(" ")).toBe(false);
    }
  });

  test("cities, camps and ports stand on dry ground of their zone", () => {
    for (const { id, marks, printed } of geography.zones) {
      expect(sheet.zones.find((zone) => zone.id === id)?.marks.length, id).toBe(printed.marks.length);
      for (const { at, name } of marks) expect(onLand(at, areaOf(id)), `${name} in ${id}`).toBe(true);
    }
  });

  interface Thing {
    readonly what: string;
    readonly box: Rect;
  }

  /** Which things lie on which others. */
  function clashes(things: readonly Thing[], others: readonly Thing[] = things): string[] {
    return things.flatMap((thing, i) =>
      others
        .slice(things === others ? i + 1 : 0)
        .filter(({ box }) => overlap(thing.box, box) > 0)
        .map(({ what }) => `${thing.what} on ${what}`),
    );
  }

  const inField = ({ left, top, right, bottom }: Rect): boolean =>
    within({ x: left, y: top }, measures.field) && within({ x: right, y: bottom }, measures.field);

  describe.each(DISTANCES)("from %s", (seen) => {
    const { pile, mark: scale, city } = measures.drawn[seen];
    const plotted = geography.zones.filter(({ sea, printed }) => !sea || printed.open);
    const names = geography.zones
      .filter(({ sea }) => !sea)
      .map(({ id, printed, label }) => ({
        what: `the name of ${id}`,
        box: boxAround(label[seen], titleReach(printed, seen, measures.drawn)),
      }));
    const all = geography.zones.flatMap(({ marks }) => marks);
    const cities =
      city === 0
        ? []
        : all.map(({ name, label }) => ({
            what: `the name of ${name}`,
            box: cityBox(name, label[seen], seen, measures.drawn),
          }));
    const marks = all.map((mark) => ({
      what: `the marker of ${mark.name}`,
      box: boxAround(mark.at, markReach(mark, scale)),
    }));
    const plots = plotted.map(({ id, plots: { [seen]: box } }) => ({ what: `the plot of ${id}`, box }));
    const tablets = geography.regions.map(({ id, name, tablet }) => ({
      what: `the tablet of ${id}`,
      box: boxAround(tablet, tabletReach(name.name)),
    }));
    const ornaments = [
      { what: "the title", box: titleBox(measures) },
      { what: "the legend", box: measures.legend },
      { what: "the compass", box: compassBox(measures) },
    ];

    test("everything lies on the sheet", () => {
      for (const { what, box } of [...names, ...cities, ...plots, ...tablets]) expect(inField(box), what).toBe(true);
    });

    test("no two names meet, and none lies on a marker, a tablet or an ornament", () => {
      expect(clashes([...names, ...cities])).toEqual([]);
      expect(clashes([...names, ...cities], [...marks, ...tablets, ...ornaments])).toEqual([]);
    });

    test("no marker lies on another", () => {
      expect(clashes(marks)).toEqual([]);
    });

    test("every zone has a plot that holds its pile, and no two plots meet", () => {
      plotted.forEach(({ id, plots: own }, i) => {
        const box = boxAround(own[seen].stack, pile);
        expect(overlap(box, plots[i].box), id).toBeCloseTo((pile.right - pile.left) * (pile.bottom - pile.top));
      });
      expect(clashes(plots)).toEqual([]);
    });

    test("counters cover no name, no marker, no tablet", () => {
      expect(clashes(plots, [...names, ...cities, ...marks, ...tablets, ...ornaments])).toEqual([]);
    });

    test("counters that lie outside are tied to their zone, and most lie within", () => {
      const astray = plotted.filter(
        ({ id, sea, plots: own }) => !sea && !areaOf(id).some((ring) => inside(own[seen].stack, ring)),
      );
      expect(astray.length).toBeLessThan(plotted.length / 2);
      // At the very edge one need not wonder.
      const isOff = (stack: Point, id: string): boolean => areaOf(id).every((ring) => distanceToLine(stack, ring) > 6);
      for (const { id, tie, plots: own } of astray)
        if (isOff(own[seen].stack, id)) expect(tie[seen], id).not.toBeNull();
    });

    test("ties begin in their zone, and cover nothing", () => {
      for (const { id, tie } of geography.zones) {
        const start = tie[seen];
        if (start === null) continue;
        expect(onLand(start, areaOf(id)), id).toBe(true);
        const covered = [...names, ...cities, ...marks].filter(({ box }) => within(start, box));
        expect(covered.map(({ what }) => `the tie of ${id} on ${what}`)).toEqual([]);
      }
    });
  });

  const waysOf = (which: (crosses: boolean) => boolean): string[] => [
    ...new Set(
      [...zones.values()].flatMap(({ id, ways }) =>
        ways.filter(({ crosses }) => which(crosses)).map(({ to }) => pair(id, to)),
      ),
    ),
  ];
  const onLandOf = drawn(({ between: [a] }) => a !== null && !isSea(a));
  const along = drawn(({ river, between: [a] }) => river === 1 && a !== null && !isSea(a));
  return {
    drawn: onLandOf,
    // For most of its way: a corner may touch a river.
    inRivers: [...along].filter(([zones, long]) => long > (onLandOf.get(zones) ?? 0) / 2).map(([zones]) => zones),
    straits: geography.straits.map(({ between: [a, b] }) => pair(a, b)),
    ways: waysOf(() => true),
    crossed: waysOf((crosses) => crosses),
  };
}
