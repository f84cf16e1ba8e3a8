import { sum } from "@rubicon/series";
import { describe, expect, test } from "vitest";
import { forceAt } from "./forces.ts";
import { modifiersIn } from "./modifiers.ts";
import type { Position } from "./position.ts";
import { reckon } from "./reckoning.ts";
import { seenBattle } from "./seen-battle.ts";
import { MUTINY, ROME, sideNamed } from "./sides.ts";
import { drawnUp, many, type Pitched, pitched } from "./testing/field.ts";
import { box, type Layout, lay, piece, zone } from "./testing/table.ts";

/** Key and value of each line that counts. */
const lines = (p: Position): Record<string, number> =>
  Object.fromEntries((seenBattle(p)?.modifiers ?? []).map(({ key, value }) => [key, value]));

const inBattle = (battle: Pitched): Record<string, number> => lines(pitched(battle));

const LEGION = ["10/2/0"];
const TRIBE = { people: "marcomanni", units: ["10/2/0"] };

describe("IMP-TC.b tactical bonus", () => {
  test("IMP-8.5.b IMP-C201 the best leader counts; without leader the mean of the units, rounded down", () => {
    const tb = (leaders: string[], units: string[]) =>
      seenBattle(pitched({ rome: { units, leaders }, enemy: TRIBE }))?.attacker.tb;
    expect(tb(["0/0", "2/0"], ["9/1/1"])).toBe(2);
    expect(tb([], ["9/1/1", "9/1/1", "9/1/0"])).toBe(0);
    expect(tb(["0/0"], ["9/1/1", "9/1/1"])).toBe(0);
    expect(tb([], ["9/1/1", "9/1/1"])).toBe(1);
  });

  test("that of the attacker less that of the defender", () => {
    const rome = { units: LEGION, leaders: ["2/0"] };
    const enemy = { ...TRIBE, leaders: ["3/0"] };
    expect(inBattle({ rome, enemy })).toEqual({ tactical: -1 });
    expect(inBattle({ rome, enemy, attacker: "enemy" })).toEqual({ tactical: 1 });
  });

  test("IMP-TE.4.c IMP-R92 IMP-C205 that of an ill Augustus does not count: the units are asked, or another leader", () => {
    const tb = (...leaders: string[]) =>
      seenBattle(pitched({ rome: { units: ["5/3/1", "3/3/1"], leaders }, enemy: TRIBE }))?.attacker.tb;
    expect(tb("2/5 augustus")).toBe(2);
    expect(tb("2/5 augustus ill")).toBe(1);
    expect(tb("2/5 augustus ill", "0/3")).toBe(0);
  });
});

describe("IMP-TC.c IMP-TC.d IMP-R114 enemies of Rome outside the empire", () => {
  const rome = { units: LEGION };

  test("IMP-C069 one down where they defend, one up where they attack, beside the tactical bonus", () => {
    const led = (tb: number) => [`${tb}/0`];
    const total = (p: Position): number => seenBattle(p)?.modifier ?? Number.NaN;
    const at = "quades";
    expect(total(pitched({ rome: { units: LEGION, leaders: led(2) }, enemy: { ...TRIBE, leaders: led(1) }, at }))).toBe(
      0,
    );
    const attack = {
      attacker: "enemy",
      rome: { units: LEGION, leaders: led(1) },
      enemy: { ...TRIBE, leaders: led(2) },
      at,
    } as const;
    expect(total(pitched(attack))).toBe(2);
  });

  test("nothing inside the empire", () => {
    expect(inBattle({ rome, enemy: TRIBE })).toEqual({});
    expect(inBattle({ rome, enemy: TRIBE, attacker: "enemy" })).toEqual({});
  });

  test("IMP-C203 Osrhoene is inside once the East has grown", () => {
    const battle = { rome, enemy: { people: "parthes", units: ["10/2/0"] }, at: "osrhoene" };
    expect(inBattle({ ...battle, grown: false })).toEqual({ foreignDefender: -1 });
    expect(inBattle({ ...battle, grown: true })).toEqual({});
  });

  test("the Armenian unit makes an Enemy Force no less foreign, and a Force of Rome none of barbarians", () => {
    const alone: Layout = { armenia: "enemy", rome: { armenia: ["xii_fulminata"] }, enemy: { armenia: ["armenia_1"] } };
    expect(lines(drawnUp("rome", alone, "armenia"))).toMatchObject({ foreignDefender: -1 });
    const held: Layout = {
      armenia: "rome",
      war: ["parthes"],
      rome: { armenia: ["armenia_1"] },
      enemy: { armenia: ["parthes_4"] },
    };
    expect(lines(drawnUp("enemy", held, "armenia"))).toEqual({ foreignAttacker: 1 });
  });
});

describe("IMP-TC.e IMP-TC.f IMP-8.5.c political capacity between Romans", () => {
  const romans = (attacker: string[], defender: string[]) =>
    inBattle({ rome: { units: LEGION, leaders: attacker }, enemy: { units: LEGION, leaders: defender } });

  test("IMP-C070 more than the defender's counts one up, less one down, the same nothing", () => {
    expect(romans(["0/4"], ["0/2"])).toEqual({ morePolitical: 1 });
    expect(romans(["0/4"], ["0/4"])).toEqual({});
    expect(romans(["0/4"], ["0/5"])).toEqual({ lessPolitical: -1 });
  });

  test("IMP-C204 the best leader counts, title or not; a Force without leader has none", () => {
    expect(romans([], ["0/3"])).toEqual({ lessPolitical: -1 });
    expect(romans(["0/1", "0/4"], ["0/3"])).toEqual({ morePolitical: 1 });
    expect(romans([], [])).toEqual({});
  });

  test("not against a People", () => {
    expect(inBattle({ rome: { units: LEGION, leaders: ["0/5"] }, enemy: { ...TRIBE, leaders: ["0/0"] } })).toEqual({});
  });
});

describe("IMP-TE.x.a events, for the attacker or for the defender", () => {
  const rome = { units: LEGION };
  const both = (event: number, enemy = TRIBE, at?: string): Record<string, number>[] =>
    (["rome", "enemy"] as const).map((attacker) => inBattle({ attacker, rome, enemy, event, ...(at && { at }) }));

  test("IMP-TE.3.a IMP-C021 one against the Romans", () => {
    expect(both(3)).toEqual([{ discouragement: -1 }, { discouragement: 1 }]);
  });

  test("IMP-TE.12.a IMP-C208 one for the Romans", () => {
    expect(both(12)).toEqual([{ donation: 1 }, { donation: -1 }]);
  });

  test("IMP-R93 IMP-C208 neither where Romans fight Romans", () => {
    for (const event of [3, 12]) expect(inBattle({ rome, enemy: { units: LEGION }, event })).toEqual({});
  });

  test("IMP-TE.5.a IMP-C022 two for the Enemy where Germans fight", () => {
    expect(both(5)).toEqual([{ vigour: -2 }, { vigour: 2 }]);
    expect(both(5, { people: "jazyges", units: ["9/2/0"] })).toEqual([{}, {}]);
  });

  test("IMP-TE.15.b IMP-C209 one against the Enemy where Germans fight", () => {
    expect(both(15)).toEqual([{ famine: 1 }, { famine: -1 }]);
    expect(both(15, { people: "jazyges", units: ["9/2/0"] })).toEqual([{}, {}]);
  });

  test("no other event moves the die", () => {
    for (const event of [1, 2, 4, 6, 7, 8, 9, 10, 13, 14]) expect(both(event)).toEqual([{}, {}]);
  });

  test("IMP-TE.11.a IMP-C208 one for whoever has all Praetorians in play with him", () => {
    const war = ["marcomanni"];
    const battle = (rome: string[], elsewhere: string[] = []): Layout => ({
      event: 11,
      war,
      rome: { pannonia_superior: rome, roma: elsewhere },
      enemy: { pannonia_superior: ["marcomanni_3"] },
    });
    const praetorians = (layout: Layout, side: "rome" | "enemy" = "rome") =>
      lines(drawnUp(side, layout, "pannonia_superior")).praetorians;
    expect(praetorians(battle(["praetoria_1", "praetoria_2"]))).toBe(1);
    expect(praetorians(battle(["praetoria_1", "praetoria_2"]), "enemy")).toBe(-1);
    expect(praetorians(battle(["praetoria_1"], ["praetoria_2"]))).toBeUndefined();
    expect(praetorians(battle(["praetoria_1"]))).toBe(1);
    expect(praetorians(battle(["x_gemina"]))).toBeUndefined();
  });

  test("IMP-R93 rebels who have all Praetorians have it too", () => {
    const layout: Layout = {
      event: 11,
      rome: { roma: ["urbanae_roma_1"] },
      enemy: { roma: ["praetoria_1", "didius_julianus!"] },
    };
    expect(lines(drawnUp("enemy", layout, "roma"))).toMatchObject({ praetorians: 1 });
  });
});

test("IMP-TC.g IMP-C202 all of them add up", () => {
  const p = pitched({
    rome: { units: LEGION, leaders: ["2/0"] },
    enemy: { ...TRIBE, leaders: ["1/0"] },
    at: "quades",
    event: 5,
  });
  expect(lines(p)).toEqual({ tactical: 1, foreignDefender: -1, vigour: -2 });
  expect(seenBattle(p)).toMatchObject({
    modifier: -2,
    byDie: expect.arrayContaining([expect.objectContaining({ die: 4, row: 2 })]),
  });
});

describe("IMP-R78 mutineers", () => {
  const layout: Layout = {
    war: ["parthes"],
    rome: { syria_coele: ["xii_fulminata", "avidius_cassius"], parthes_mesopotamia: ["iii_gallica"] },
    mutiny: { syria_coele: ["iv_scythica"], parthes_mesopotamia: ["parthes_4"] },
  };

  test("IMP-R59 Roman ones have no leader, and so a PC of 0; it counts in a civil war only", () => {
    expect(lines(drawnUp("rome", layout, "syria_coele"))).toEqual({ tactical: 2 });
    const civil: Layout = { ...layout, enemy: { belgica: ["clodius_albinus!"] } };
    expect(lines(drawnUp("rome", civil, "syria_coele"))).toEqual({ tactical: 2, morePolitical: 1 });
  });

  test("Parthian ones fight Rome as a Force of the Enemy", () => {
    expect(lines(drawnUp("rome", layout, "parthes_mesopotamia"))).toMatchObject({ foreignDefender: -1 });
  });

  test("and fight the Enemy as a Force of Rome", () => {
    const p = lay({
      war: ["parthes"],
      enemy: { parthes_media: ["parthes_5"] },
      mutiny: { parthes_media: ["parthes_4"] },
    });
    const { attacker, defender, values } = reckon(p, {
      side: sideNamed("enemy"),
      zone: zone("parthes_media"),
      mutineers: 2,
    });
    expect(defender).toMatchObject({ side: ROME, mutinous: true, isForeign: false });
    expect(modifiersIn(values).map(({ key }) => key)).toContain("foreignAttacker");
    expect(attacker.units).toHaveLength(1);
    expect(p.side[defender.units[0]]).toBe(MUTINY);
  });
});

test("IMP-8.5.a IMP-C063 average quality is rounded down", () => {
  const p = lay({ rome: { syria_coele: ["xii_fulminata", "iii_gallica", "vexillatio_danube_1"] } });
  const force = forceAt(p, ROME, zone("syria_coele"), false);
  expect(force.qu).toEqual([1, 1, 3]);
  expect(sum(force.qu)).toBe(5);
  const seen = seenBattle(
    pitched({ rome: { units: ["10/1", "10/1", "9/3"] }, enemy: { ...TRIBE, units: many(3, "10/1") } }),
  );
  expect(seen).toMatchObject({ attacker: { quality: 1 }, defender: { quality: 1 }, shift: 0 });
});

test("IMP-8.5.c PC is shown where it counts, and nowhere else", () => {
  const romans = { units: LEGION, leaders: ["0/5"] };
  expect(seenBattle(pitched({ rome: romans, enemy: { units: LEGION } }))).toMatchObject({
    attacker: { pc: 5 },
    defender: { pc: 0 },
  });
  expect(seenBattle(pitched({ rome: romans, enemy: TRIBE }))?.attacker.pc).toBeNull();
});

test("IMP-1.2.a strength and quality are those of the face shown", () => {
  const layout: Layout = {
    war: ["quades"],
    rome: { quades: ["x_gemina", "xiii_gemina-"] },
    enemy: { quades: ["quades_1-"] },
  };
  expect(seenBattle(drawnUp("rome", layout, "quades"))).toMatchObject({
    attacker: { sp: 19, quality: 2 },
    defender: { sp: 6, quality: 1 },
  });
});

test("IMP-1.2.c foot or horse, the figures alone count", () => {
  const outcomes = ["marcomanni", "jazyges", "parthes", "maetae"].map((people) => {
    const seen = seenBattle(pitched({ rome: { units: LEGION }, enemy: { people, units: ["9/2/1", "9/2/1"] } }));
    return JSON.stringify([seen?.column, seen?.modifier, seen?.byDie]);
  });
  const types = ["marcomanni_1", "jazyges_1", "parthes_1", "maetae_1"].map((unit) => box.type[piece(unit)]);
  expect(new Set(types).size).toBeGreaterThan(2);
  expect(new Set(outcomes).size).toBe(1);
});
