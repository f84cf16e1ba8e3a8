import type { Json } from "@rubicon/engine";
import type { Seen, SeenBlock } from "@rubicon/julius-caesar/components";
import { describe, expect, test } from "vitest";
import { type Following, follow, NOBODY_FOLLOWED } from "./keys.ts";

const back = (side: "caesar" | "pompeius" = "pompeius"): SeenBlock => ({
  side,
  colour: side === "caesar" ? "tan" : "green",
});
const backs = (count: number, side?: "caesar" | "pompeius"): SeenBlock[] =>
  Array.from({ length: count }, () => back(side));

/** Only what following looks at. */
function sight(blocks: Readonly<Record<string, SeenBlock[]>>): Seen {
  const nothing = { count: 0, chosen: false, played: [] };
  const pool = { standing: 0, fallen: [] };
  return {
    viewer: "caesar",
    year: 705,
    bc: 49,
    turn: 1,
    toMove: "caesar",
    asked: null,
    first: null,
    surprise: null,
    hands: { caesar: nothing, pompeius: nothing },
    undealt: 0,
    places: Object.entries(blocks).map(([place, here]) => ({ place, friendlyTo: null, blocks: here })),
    pools: { caesar: pool, pompeius: pool },
    trophies: { caesar: [], pompeius: [] },
    points: { caesar: 0, pompeius: 0 },
    roads: [],
    held: [],
    battle: null,
    god: null,
    options: {},
    outcome: null,
  };
}

const keysAt = (now: Following, place: string): readonly string[] =>
  now.places.find((each) => each.place === place)?.blocks.map(({ key }) => key) ?? [];

const moved = (from: string, to: string): Json => ({
  e: "moved",
  rule: "",
  side: "pompeius",
  colour: "green",
  from,
  to,
  how: "move",
});

const start = follow(NOBODY_FOLLOWED, sight({ roma: backs(2), capua: backs(1), utica: backs(3) }), []);

describe("blocks that show their backs", () => {
  test("all have keys of their own", () => {
    const keys = start.places.flatMap(({ blocks }) => blocks.map(({ key }) => key));
    expect(new Set(keys).size).toBe(6);
  });

  test("keep their keys while nothing changes", () => {
    const now = follow(start, sight({ roma: backs(2), capua: backs(1), utica: backs(3) }), []);
    for (const place of ["roma", "capua", "utica"]) expect(keysAt(now, place)).toEqual(keysAt(start, place));
  });

  test("take their key along from where one is missing to where one is more", () => {
    const now = follow(start, sight({ roma: backs(1), capua: backs(2), utica: backs(3) }), []);
    expect(keysAt(now, "utica")).toEqual(keysAt(start, "utica"));
    expect(keysAt(start, "roma")).toContain(keysAt(now, "roma")[0]);
    expect(keysAt(now, "capua")[0]).toBe(keysAt(start, "capua")[0]);
    expect(keysAt(start, "roma")).toContain(keysAt(now, "capua")[1]);
  });

  test("go where events say when counts alone would not tell", () => {
    // One leaves Roma for Athenae, one leaves Utica for Creta: by counts it could be the other way round.
    const after = sight({ roma: backs(1), capua: backs(1), utica: backs(2), creta: backs(1), athenae: backs(1) });
    const now = follow(start, after, [moved("utica", "creta"), moved("roma", "athenae")]);
    expect(keysAt(start, "utica")).toContain(keysAt(now, "creta")[0]);
    expect(keysAt(start, "roma")).toContain(keysAt(now, "athenae")[0]);
  });

  test("are followed through a place that ends as full as it was", () => {
    const after = sight({ roma: backs(1), capua: backs(1), utica: backs(3), neapolis: backs(1) });
    const now = follow(start, after, [moved("roma", "capua"), moved("capua", "neapolis")]);
    expect(keysAt(start, "roma")).toContain(keysAt(now, "neapolis")[0]);
    expect(keysAt(now, "capua")).toEqual(keysAt(start, "capua"));
  });

  test("of different sides never exchange their keys", () => {
    const both = follow(NOBODY_FOLLOWED, sight({ roma: [...backs(1, "caesar"), ...backs(1)] }), []);
    const now = follow(both, sight({ roma: backs(1, "caesar"), capua: backs(1) }), []);
    expect(keysAt(now, "roma")).toEqual([keysAt(both, "roma")[0]]);
    expect(keysAt(now, "capua")).toEqual([keysAt(both, "roma")[1]]);
  });

  test("that appear from nowhere get a key nobody has had", () => {
    const now = follow(start, sight({ roma: backs(2), capua: backs(1), utica: backs(3), tarsus: backs(1) }), []);
    const [fresh] = keysAt(now, "tarsus");
    expect(start.places.some(({ blocks }) => blocks.some(({ key }) => key === fresh))).toBe(false);
  });
});

test("blocks whose face is known are followed by their name", () => {
  const face: SeenBlock = { side: "caesar", colour: "tan", block: "legio-13", strength: 3 };
  const now = follow(start, sight({ ravenna: [face], roma: backs(2) }), []);
  expect(keysAt(now, "ravenna")).toEqual(["legio-13"]);
});
