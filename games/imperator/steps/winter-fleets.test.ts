/** F4, 9.2.1: fleets in the winter (R37, R38, R41). */
import { describe, expect, test } from "vitest";
import type { Event } from "../events/index.ts";
import { own, type Position } from "../position.ts";
import { ENEMY, ROME } from "../sides.ts";
import { takeOff } from "../table.ts";
import { asked, at, goTo, lay, piece, run, told } from "../testing/table.ts";
import { now } from "../testing/winter.ts";
import { augusti } from "../titles.ts";

const fleets = (p: Position): Event[] => run(goTo(p, { step: "winterOfRomans" }, { step: "winterOfFleets" }));

describe("fleets (9.2.1)", () => {
  test("IMP-9.2.1.a IMP-9.2.1.b IMP-R37 IMP-R38 IMP-C107 lost at sea in 178: back in 184; its legion returns at once, its leaders do not", () => {
    const p = lay({
      year: 178,
      fleets: { classis_ravennas: "mare_internum_centralis" },
      rome: {
        "aboard-classis_ravennas": ["ii_adiutrix-", "vexillatio_sud_1", "maximianus"],
        roma: ["marcus_aurelius*"],
      },
    });
    const events = fleets(p);
    expect(told(events, "fleet-lost")).toEqual([
      {
        e: "fleet-lost",
        rule: "IMP-9.2.1.a",
        fleet: "classis_ravennas",
        units: ["ii_adiutrix", "vexillatio_sud_1"],
        back: 184,
      },
    ]);
    expect(told(events, "died")).toMatchObject([{ leader: "maximianus", how: "drowned", rule: "IMP-9.2.1.b" }]);
    expect([at(p, "classis_ravennas"), p.due[piece("classis_ravennas")]]).toEqual(["to-come", 184]);
    expect([now(p, "ii_adiutrix"), at(p, "vexillatio_sud_1"), at(p, "maximianus")]).toEqual([
      ...["pannonia_inferior", "box", "gone"],
    ]);
    expect([p.vp[ROME], p.vp[ENEMY]]).toEqual([0, 0]);
  });

  test("IMP-9.2.1.a a fleet in its own port is safe, and whoever is aboard goes ashore", () => {
    const p = lay({ rome: { "aboard-classis_misenensis": ["praetoria_1-", "marcus_aurelius*"] } });
    expect(told(fleets(p), "ashore")).toEqual([
      { e: "ashore", rule: "IMP-3.5.m", pieces: ["praetoria_1", "marcus_aurelius"], zone: "campania" },
    ]);
    // The garrison goes home from there, and its emperor may come with it.
    expect([at(p, "classis_misenensis"), asked(p), at(p, "praetoria_1")]).toEqual(["campania", "retinue", "roma"]);
  });

  test("IMP-9.2.1.a each by itself, and a fleet that is away already is left alone", () => {
    const p = lay({ year: 180, fleets: { classis_misenensis: "mare_internum_occidentalis" } });
    takeOff(p, piece("classis_ravennas"), p.at[piece("lucius_verus")]);
    own.due(p)[piece("classis_ravennas")] = 183;
    expect(told(fleets(p), "fleet-lost").map(({ fleet, back }) => [fleet, back])).toEqual([
      ["classis_misenensis", 186],
    ]);
    expect(p.due[piece("classis_ravennas")]).toBe(183);
  });

  test("IMP-R41 IMP-3.6.n an Augustus who drowns is succeeded at once; nobody who drowns with him is his heir", () => {
    const p = lay({
      fleets: { classis_ravennas: "mare_internum_centralis", classis_misenensis: "mare_internum_occidentalis" },
      rome: {
        "aboard-classis_ravennas": ["helvius_pertinax*"],
        "aboard-classis_misenensis": ["perennis+"],
        dacia: ["commodus+"],
      },
    });
    fleets(p);
    expect([augusti(p), at(p, "helvius_pertinax"), at(p, "perennis")]).toEqual([[piece("commodus")], "gone", "gone"]);
  });
});
