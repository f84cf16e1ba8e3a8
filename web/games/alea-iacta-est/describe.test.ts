import type { Event } from "@rubicon/alea-iacta-est";
import { aleaIactaEst } from "@rubicon/alea-iacta-est";
import { LANGUAGES } from "@rubicon/engine";
import { expect, test } from "vitest";
import { thing } from "../face.ts";
import { describe, heading, ruleOf, spot, touched, zoneOfPiece } from "./describe.ts";
import { KIT } from "./testing.ts";
import { playThrough } from "./testing-games.ts";

const { facts } = KIT;
const EVERYTHING = [
  ...[...facts.zones.keys()].map((id) => thing("zone", id)),
  ...[...facts.pieces.keys()].map((id) => thing("piece", id)),
  ...[...facts.regions.keys()].map((id) => thing("region", id)),
  ...[...facts.peoples.keys()].map((id) => thing("people", id)),
  ...[...facts.counters.keys()].map((id) => thing("counter", id)),
];

test.each(LANGUAGES)("everything on the table can be described in %s", (language) => {
  playThrough("pharsalus", "described", 500, (at) => {
    if (at.n % 100 !== 0) return;
    const sight = at.sight("watcher");
    for (const it of EVERYTHING) {
      const card = describe(KIT, it, sight, language);
      expect(card?.title, it).toBeTruthy();
      for (const line of card?.lines ?? []) expect(line, it).not.toMatch(/undefined|NaN|\[object/);
    }
  });
});

test("whatever lies on the map has its spot there", () => {
  playThrough("rise-of-caesar", "spots", 1, ({ sight }) => {
    const seen = sight("watcher");
    for (const id of facts.zones.keys()) expect(spot(KIT, thing("zone", id), seen), id).not.toBeNull();
    expect(zoneOfPiece(KIT, thing("piece", "caesar"), seen)).toBe("zone:italia-4");
    expect(spot(KIT, thing("piece", "caesar"), seen)).toEqual(spot(KIT, thing("zone", "italia-4"), seen));
    expect(spot(KIT, thing("piece", "octavianus"), seen)).toBeNull();
  });
});

test("events are shown where they happen", () => {
  const marched: Event = {
    ...{
      e: "marched",
      rule: "AIE-3.4.1.a",
      side: "caesarians",
      from: "italia-4",
      to: "italia-1",
      cost: 1,
      crossed: false,
    },
    pieces: ["caesar", "legio-XIII"],
  };
  expect(touched(KIT, { ...marched })).toEqual(["piece:caesar", "piece:legio-XIII", "zone:italia-4", "zone:italia-1"]);
  expect(heading(KIT, { e: "year", rule: "", year: -48 }, "en")).toBe("48 BC");
  expect(heading(KIT, { ...marched }, "en")).toBeNull();
});

test("the rules behind things are in the book", async () => {
  const { rules } = await aleaIactaEst.rulebook("en");
  const ids = new Set(rules.map(({ id }) => id));
  for (const it of EVERYTHING) expect(ids.has(ruleOf(KIT, it) ?? ""), it).toBe(true);
});
