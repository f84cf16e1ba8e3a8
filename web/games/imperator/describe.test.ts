import { LANGUAGES } from "@rubicon/engine";
import { type Event, imperator } from "@rubicon/imperator";
import { TITLES } from "@rubicon/imperator/components";
import { expect, test } from "vitest";
import { thing } from "../face.ts";
import { describe, heading, spot, touched, zoneOfPiece } from "./describe.ts";
import { ruleOf } from "./rules.ts";
import { KIT } from "./testing.ts";
import { playThrough } from "./testing-games.ts";

const { facts } = KIT;
const EVERYTHING = [
  ...[...facts.zones.keys()].map((id) => thing("zone", id)),
  ...[...facts.pieces.keys()].map((id) => thing("piece", id)),
  ...[...facts.fronts.keys()].map((id) => thing("front", id)),
  ...[...facts.peoples.keys()].map((id) => thing("people", id)),
  ...TITLES.map((id) => thing("stratagem", id)),
];

test.each(LANGUAGES)("everything on the table can be described in %s", (language) => {
  playThrough("s4_five_emperors", "described", 500, (at) => {
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
  playThrough("s5_grand_campaign", "spots", 1, ({ sight }) => {
    const seen = sight("watcher");
    for (const id of facts.zones.keys()) expect(spot(KIT, thing("zone", id), seen), id).not.toBeNull();
    for (const id of facts.fronts.keys()) expect(spot(KIT, thing("front", id), seen), id).not.toBeNull();
    expect(zoneOfPiece(KIT, thing("piece", "xiii_gemina"), seen)).toBe("zone:dacia");
    expect(spot(KIT, thing("piece", "xiii_gemina"), seen)).toEqual(spot(KIT, thing("zone", "dacia"), seen));
    expect(spot(KIT, thing("piece", "caracalla"), seen)).toBeNull();
  });
});

test("IMP-3.3.f a Front says how many of its legions are there, and how many must stay", () => {
  playThrough("s5_grand_campaign", "fronts", 1, ({ sight }) => {
    const card = describe(KIT, thing("front", "bretagne"), sight("watcher"), "en");
    expect(card?.lines).toContain("3 of 3 legions here, 2 must stay");
  });
});

test("IMP-9.1.a a camp of a later year says when it is built", () => {
  playThrough("s5_grand_campaign", "camps", 1, ({ sight }) => {
    const [about] = describe(KIT, thing("zone", "noricum"), sight("watcher"), "en")?.lines ?? [];
    expect(about).toContain("Lauriacum, from 169");
  });
});

test("events are shown where they happen", () => {
  const marched: Event = {
    ...{ e: "marched", rule: "IMP-3.5.b", side: "rome", from: "dacia", to: "daci", cost: 1, crossed: false },
    pieces: ["xiii_gemina", "helvius_pertinax"],
  };
  expect(touched(KIT, { ...marched })).toEqual([
    "piece:xiii_gemina",
    "piece:helvius_pertinax",
    "zone:dacia",
    "zone:daci",
  ]);
  expect(heading(KIT, { e: "year", rule: "", year: 169 }, "en")).toBe("AD 169");
  expect(heading(KIT, { ...marched }, "en")).toBeNull();
});

test("the rules behind things are in the book", async () => {
  const { rules } = await imperator.rulebook("en");
  const ids = new Set(rules.map(({ id }) => id));
  for (const it of EVERYTHING) expect(ids.has(ruleOf(KIT, it) ?? ""), it).toBe(true);
});
