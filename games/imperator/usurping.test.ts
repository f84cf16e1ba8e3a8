import { describe, expect, test } from "vitest";
import type { Event } from "./events/index.ts";
import type { Position } from "./position.ts";
import { asked, front, lay, piece, play, run, side, told } from "./testing/table.ts";
import { die, EMPIRE, east, holders, rated, rise } from "./testing/usurping.ts";
import { AUGUSTUS, CAESAR, claimOf, GUARD, isCivilWar, USURPER } from "./titles.ts";
import { attempt, attemptRefusal, plainAttemptRefusal } from "./usurping.ts";

describe("who can attempt it", () => {
  const why = (p: Position, name: string): string => {
    const refusal = attemptRefusal(p, piece(name));
    return refusal === null ? "legal" : `${refusal.rule} ${refusal.why}`;
  };

  test("IMP-C161 IMP-4.5V.c IMP-4.5V.f IMP-4.5D.b IMP-R50 IMP-R51 in a Front, without an Augustus or another usurper in it", () => {
    const p = lay({
      ...EMPIRE,
      rome: {
        syria_coele: ["septimius_severus*", "pescennius_niger"],
        dacia: ["laetus"],
        roma: ["fabius_cilo"],
        silva_gabreta: ["marius_maximus"],
        "aboard-classis_ravennas": ["claudius_candidus"],
        britannia_isca: ["novius_rufus"],
      },
      enemy: { britannia_deva: ["clodius_albinus!", "vi_victrix"] },
      claims: { clodius_albinus: { front: "bretagne" } },
    });
    expect(why(p, "laetus")).toBe("legal");
    expect(why(p, "fabius_cilo")).toBe("IMP-4.5V.b usurperFront");
    expect(why(p, "pescennius_niger")).toBe("IMP-4.5V.c usurperNearAugustus");
    expect(why(p, "marius_maximus")).toBe("IMP-4.5V.b usurperFront");
    expect(why(p, "claudius_candidus")).toBe("IMP-4.5V.b usurperFront");
    expect(why(p, "novius_rufus")).toBe("IMP-4.5D.b usurperSameFront");
    expect(why(p, "clodius_albinus")).toBe("IMP-4.5V.c usurperLoyal");
    expect(why(p, "vologeses_iii")).toBe("IMP-4.5V.c usurperLoyal");
    expect(why(p, "asellius_aemilianus")).toBe("IMP-4.5V.c usurperLoyal");
  });

  test("IMP-C161 IMP-4.5V.f two are in play: nobody any more", () => {
    const p = lay({
      ...EMPIRE,
      enemy: { britannia_deva: ["marius_maximus!", "vi_victrix"], noricum: ["claudius_candidus!", "ii_italica"] },
      claims: { marius_maximus: { front: "bretagne" }, claudius_candidus: { front: "danube" } },
    });
    expect(why(p, "pescennius_niger")).toBe("IMP-4.5V.f usurpersTwo");
  });

  test("IMP-R50 an Augustus is no bar to himself; IMP-4.5D.b the Front of a dead usurper is free again", () => {
    const p = lay({ ...EMPIRE, rome: { roma: ["septimius_severus*"], syria_coele: ["caracalla*"], arabia: ["geta"] } });
    expect(why(p, "caracalla")).toBe("legal");
    expect(why(p, "geta")).toBe("IMP-4.5V.c usurperNearAugustus");
    const q = east();
    rise(q, "pescennius_niger", [1]);
    play(q, "decline");
    expect(why(q, "laetus")).toBe("IMP-4.5D.b usurperSameFront");
    die(q, "pescennius_niger", "natural");
    expect(why(q, "laetus")).toBe("legal");
  });

  test("IMP-6.2.d IMP-R69 without a title only", () => {
    const p = lay({ ...EMPIRE, rome: { roma: ["septimius_severus*"], syria_coele: ["caracalla+"], arabia: ["geta"] } });
    expect(plainAttemptRefusal(p, piece("caracalla"))).toMatchObject({ rule: "IMP-6.2.d" });
    expect(plainAttemptRefusal(p, piece("geta"))).toBeNull();
  });
});

describe("validation", () => {
  const tried = (face: number, bonus = 0): { p: Position; events: Event[] } => {
    const p = rated(lay(EMPIRE), { pescennius_niger: 4 });
    attempt(p, piece("pescennius_niger"), bonus);
    const events = run(p, face <= 4 ? [face, 1] : [face]);
    return { p, events };
  };

  test("IMP-C080 IMP-4.5V.d IMP-6.2.d up to his PC it is valid: he shows his back", () => {
    const { p, events } = tried(4);
    expect(told(events, "validation")).toMatchObject([{ leader: "pescennius_niger", die: 4, pc: 4, valid: true }]);
    expect([side(p, "pescennius_niger"), holders(p, USURPER), isCivilWar(p)]).toEqual([
      "enemy",
      ["pescennius_niger"],
      true,
    ]);
  });

  test("IMP-C080 IMP-4.5V.e above it nothing happens to him", () => {
    const { p, events } = tried(5);
    expect(told(events, "validation")).toMatchObject([{ die: 5, valid: false, rule: "IMP-4.5V.e" }]);
    expect([side(p, "pescennius_niger"), holders(p, USURPER), isCivilWar(p), asked(p)]).toEqual([
      "rome",
      [],
      false,
      "nothing",
    ]);
  });

  test("IMP-R52 the bonus is no help at this die, but is kept for the others", () => {
    expect(holders(tried(5, 2).p, USURPER)).toEqual([]);
    const { p } = tried(4, 2);
    expect(claimOf(p, piece("pescennius_niger"))).toEqual({ bonus: 2, front: front("oriental"), chosen: -1 });
  });

  test("IMP-4.5V.d an Augustus or Caesar who usurps loses marker and guard", () => {
    const p = lay({
      ...EMPIRE,
      rome: { roma: ["septimius_severus*"], syria_coele: ["caracalla*"], arabia: ["geta+"] },
      guard: "caracalla",
    });
    rise(p, "caracalla");
    expect([holders(p, AUGUSTUS), holders(p, GUARD), holders(p, USURPER)]).toEqual([
      ["septimius_severus"],
      [],
      ["caracalla"],
    ]);
    const q = lay({ ...EMPIRE, rome: { roma: ["septimius_severus*"], syria_coele: ["caracalla+"] } });
    rise(q, "caracalla");
    expect([holders(q, CAESAR), holders(q, USURPER)]).toEqual([[], ["caracalla"]]);
  });
});
