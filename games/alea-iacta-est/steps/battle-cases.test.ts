import { columnName, shifted } from "@rubicon/series";
import { describe, expect, test } from "vitest";
import { onMap } from "../board.ts";
import type { Event } from "../events/index.ts";
import { resolve } from "../figures.ts";
import { copy } from "../position.ts";
import { seenBattle } from "../seen-battle.ts";
import type { SideName } from "../sides.ts";
import { BATTLES, type KnownBattle, type KnownForce } from "../testing/battles.ts";
import { fieldOf, toTheEnd } from "../testing/field.ts";
import { told } from "../testing/table.ts";

/** Battles of other modifiers and of a Pretender are in the list as well: they have the same table. */
const from = (first: number, last: number): KnownBattle[] =>
  BATTLES.filter(({ id }) => Number(id.slice(5)) >= first && Number(id.slice(5)) <= last);

function prove(battles: readonly KnownBattle[]): void {
  test.each(battles.map((known) => [known.id, known.title, known] as const))("%s %s", (_id, _title, known) => {
    const { p, names } = fieldOf(known);
    const seen = seenBattle(p);
    expect(seen).toMatchObject({
      attacker: { sp: known.sp[0], quality: known.quality[0] },
      defender: { sp: known.sp[1], quality: known.quality[1] },
      baseColumn: known.baseColumn,
      shift: known.shift,
      column: known.column,
      modifier: known.modifier,
      die: null,
    });
    if (known.other === undefined)
      expect(Object.fromEntries((seen?.modifiers ?? []).map(({ key, value }) => [key, value]))).toEqual(
        known.modifiers,
      );
    for (const [i, line] of known.byDie.entries()) {
      const [row, attacker, defender, winner, ownLosses, otherLosses] = line.split(" ");
      const fight = copy(p);
      const events = toTheEnd(fight, [i + 1]);
      expect(seen?.byDie[i]).toEqual({ die: i + 1, row: Number(row), attacker, defender, winner });
      expect(told(events, "battle-decided")[0]).toMatchObject({
        row: Number(row),
        attacker,
        defender,
        winner: winner === "attacker" ? "caesarians" : "republicans",
      });
      expect(lossesOf(events, "caesarians", ownLosses), `${known.id} die ${i + 1}`).toBe(ownLosses);
      expect(lossesOf(events, "republicans", otherLosses), `${known.id} die ${i + 1}`).toBe(otherLosses);
      const points = told(events, "points").filter(({ rule }) => rule === "AIE-10.1.a");
      expect(points.length).toBe(known.points ?? 0);
      const fallen = known.fallen?.[i];
      if (fallen !== undefined)
        expect([...names].filter(([, leader]) => !onMap(fight.at[leader])).map(([name]) => name)).toEqual(
          fallen.split(" ").filter(Boolean),
        );
      if (known.naval) expect(told(events, "drowned")).toEqual([]);
    }
  });
}

/** As the list writes them. */
function lossesOf(events: readonly Event[], side: SideName, like: string): string {
  const losses = told(events, "losses").filter((event) => event.side === side);
  const reduced = losses.flatMap((event) => event.reduced).length;
  const lost = losses.flatMap((event) => event.lost).length;
  return like.startsWith("~") ? `~${reduced + lost}` : `-${reduced}/${lost}`;
}

describe("AIE-8.3.b AIE-8.3.c AIE-8.4.2.c AIE-CT.j AIE-CT.m AIE-CT.n AIE-C133 AIE-C134 odds and results", () => {
  prove(from(133, 134));
});

describe("AIE-CT.h AIE-CT.i AIE-CT.j AIE-CT.k AIE-CT.p AIE-C135 AIE-C136 AIE-C137 AIE-C138 AIE-C139 AIE-C140 AIE-C141 AIE-C142 quality", () => {
  prove(from(135, 142));
});

describe("AIE-CT.a AIE-8.6.2.a AIE-8.6.2.b AIE-C143 AIE-C144 tactical bonus", () => {
  prove(from(143, 144));
});

describe("AIE-CT.d AIE-CT.e AIE-8.6.3.a AIE-8.6.3.b AIE-8.5.2.a AIE-C145 AIE-C146 AIE-C147 AIE-C148 politics", () => {
  prove(from(145, 149));
});

describe("AIE-CT.b AIE-CT.c AIE-CT.f AIE-C150 AIE-C151 AIE-C152 AIE-C153 AIE-C154 the ground", () => {
  prove(from(150, 154));
});

describe("AIE-8.3.e AIE-8.5.1.a AIE-8.4.2.a AIE-CT.g AIE-C155 AIE-C156 AIE-C157 AIE-C164 great sums", () => {
  prove([...from(155, 157), ...from(164, 164)]);
});

describe("AIE-EV3.a AIE-EV5.a AIE-EV12.a AIE-EV15.b AIE-CT.g AIE-C158 AIE-C159 AIE-C160 AIE-C161 events", () => {
  prove(from(158, 161));
});

describe("AIE-8.1.d AIE-CT.q AIE-C162 a battle at sea, with legions aboard", () => {
  prove(from(162, 162));
});

describe("AIE-8.3.f AIE-10.1.a AIE-8.5.1.c AIE-C163 AIE-C165 AIE-C166 strength by the face shown", () => {
  prove([from(163, 163), from(165, 166)].flat());
});

/** As `rubicon battle` takes it. */
const figures = ({ units, leaders }: KnownForce) => {
  const each = units.flatMap((text) => {
    const [count, , ratings] = text.split(" ");
    return Array.from({ length: Number(count) }, () => ratings.split("/").map(Number));
  });
  const tbs = leaders.map((text) => Number(/tb=(\d+)/.exec(text)?.[1]));
  const pcs = leaders.filter((text) => /chief|pretender/.test(text)).map((text) => Number(/pc=(\d+)/.exec(text)?.[1]));
  const mean = Math.floor(each.reduce((sum, [, , tb]) => sum + tb, 0) / each.length);
  return {
    sp: each.map(([sp]) => sp),
    qu: each.map(([, qu]) => qu),
    tb: tbs.length > 0 ? Math.max(...tbs) : mean,
    pc: pcs.length > 0 ? Math.max(...pcs) : null,
  };
};

const isForeign = ({ units }: KnownForce): boolean =>
  units.every((text) => !/ (legio|auxilia|equites|naves) /.test(text));
const EVENTS = ["discouragement", "vigour", "donation", "famine"];

test.each(BATTLES.map((known) => [known.id, known] as const))("%s by its figures alone", (_id, known) => {
  const events = EVENTS.reduce((sum, key) => sum + (known.modifiers[key] ?? 0), 0);
  const resolved = resolve({
    attacker: figures(known.attacker),
    defender: figures(known.defender),
    nonRomanOnly: isForeign(known.attacker) ? "attacker" : isForeign(known.defender) ? "defender" : null,
    outsideRepublic: known.outside ?? false,
    crossing: known.crossing ?? false,
    otherModifier: (known.other ?? 0) + events,
  });
  expect(resolved).toEqual({
    ratio: known.sp[0] / known.sp[1],
    baseColumn: known.baseColumn,
    column: known.column,
    shift: known.shift,
    modifier: known.modifier,
    byDie: known.byDie.map((line, i) => {
      const [row, attacker, defender, winner] = line.split(" ");
      return { die: i + 1, row: Number(row), attacker, defender, winner };
    }),
  });
});

test("AIE-CT.p every column follows from the odds and the shift", () => {
  const columns = ["1/3-", "1/2", "2/3", "4/5", "1/1", "5/4", "3/2", "2/1", "3/1", "4/1+"];
  for (const { baseColumn, shift, column } of BATTLES)
    expect(columnName(shifted(columns.indexOf(baseColumn) + 1, shift))).toBe(column);
});
