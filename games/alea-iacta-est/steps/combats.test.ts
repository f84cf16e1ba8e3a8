import { describe, expect, test } from "vitest";
import { AFLOAT, isMarked, JANUS, own, STRANDED } from "../position.ts";
import { CAES } from "../sides.ts";
import { attacking, fought, toTheEnd } from "../testing/field.ts";
import {
  asked,
  at,
  byDefault,
  foreseen,
  goTo,
  inZone,
  type Layout,
  lay,
  legal,
  people,
  piece,
  play,
  question,
  reason,
  run,
  told,
  toMove,
} from "../testing/table.ts";

describe("AIE-8.1.a where armies of both are left they fight", () => {
  test("it is compulsory", () => {
    const { p } = fought("caesarians", {
      caesarians: { "gallia-5": ["legio-V"] },
      republicans: { "gallia-5": ["legio-I"] },
    });
    expect([asked(p), toMove(p)]).toEqual(["battles", "palatine"]);
    expect(legal(p)).toEqual(["fight gallia-5"]);
    expect(byDefault(p)).toBe("fight gallia-5");
  });

  test("not in a zone of one side, nor of leaders, nor at peace", () => {
    const { p } = fought("caesarians", {
      caesarians: { "gallia-5": ["legio-V"], "gallia-6": ["legio-VI"], aegyptii: ["curio", "legio-VIII"] },
      republicans: { "gallia-4": ["legio-I"] },
      peoples: { aegyptii: ["aegyptii-u1"] },
    });
    expect(asked(p)).toBe("nothing");
  });

  test("AIE-R57 not Romans with Romans while Janus is shut", () => {
    const layout: Layout = {
      flags: JANUS,
      war: { alpes: "republicans" },
      caesarians: { "gallia-5": ["legio-V"], "gallia-8": ["legio-VI"] },
      republicans: { "gallia-5": ["legio-I"], "gallia-8": ["alpes-u1"] },
    };
    expect(legal(fought("caesarians", layout).p)).toEqual(["fight gallia-8"]);
  });

  test("AIE-4.4.1.h AIE-4.4.1.i not two Peoples at war with Rome", () => {
    const { p } = fought("caesarians", {
      war: { alpes: "caesarians", germani: "republicans" },
      caesarians: { "germani-2": ["alpes-u1"] },
      republicans: { "germani-2": ["germani-u1"] },
    });
    expect(asked(p)).toBe("nothing");
  });

  test("AIE-4.4.3.f not Romans with a People that has come to peace around them", () => {
    const p = lay({ caesarians: { "thracii-1": ["curio", "legio-V"] }, peoples: { "thracii-1": ["thracii-u1"] } });
    own.marks(p)[piece("legio-V")] |= STRANDED;
    goTo(p, { step: "combats", announced: false, side: CAES });
    run(p);
    expect(asked(p)).toBe("nothing");
  });
});

describe("AIE-8.1.b where ships of both are left they fight", () => {
  test("at sea and on coasts", () => {
    const { p } = fought("caesarians", {
      caesarians: { "mare-internum-centralis": ["naves-8sp-q2-t1-1"], "gallia-8": ["naves-6sp-t0-1"] },
      republicans: { "mare-internum-centralis": ["naves-4sp-t0-1"], "gallia-8": ["naves-4sp-t1-1"] },
    });
    expect(legal(p)).toEqual(["fight gallia-8", "fight mare-internum-centralis"]);
  });

  test("AIE-8.1.i AIE-3.2.3.a ships and armies do not fight each other, and count for nothing in the other's battle", () => {
    const { p } = fought("caesarians", {
      caesarians: { "gallia-8": ["legio-V", "naves-8sp-q2-t1-1"] },
      republicans: { "gallia-8": ["legio-I"] },
    });
    const events = play(p, "fight gallia-8", [4]);
    expect(told(events, "battle")).toMatchObject([{ naval: false, attacker: { units: ["legio-V"], sp: 5 } }]);
  });

  test("AIE-8.1.d passengers do not fight at sea", () => {
    const { p } = fought("caesarians", {
      caesarians: { "mare-internum-centralis": ["curio", "naves-6sp-t0-1", "legio-V", "legio-VI"] },
      republicans: { "mare-internum-centralis": ["naves-6sp-t0-2", "legio-I"] },
    });
    const events = play(p, "fight mare-internum-centralis", [4]);
    expect(told(events, "battle")).toMatchObject([
      { naval: true, attacker: { units: ["naves-6sp-t0-1"], leaders: ["curio"], sp: 6 }, defender: { sp: 6 } },
    ]);
  });
});

/** Both sides with ships and armies off Massilia. */
const MASSILIA: Layout = {
  caesarians: {
    "gallia-8": ["caesar", "curio", "naves-8sp-q2-t1-1", "naves-8sp-q2-t1-2", "legio-V", "legio-VI", "legio-VIII"],
  },
  republicans: { "gallia-8": ["cato", "naves-4sp-t0-1", "naves-4sp-t1-1", "legio-I", "legio-III"] },
};

describe("AIE-8.1.e ships first", () => {
  test("then armies, in the same zone", () => {
    const { p } = fought("caesarians", MASSILIA);
    play(p, ["done", "done", "stand", "stand"]);
    const events = play(p, "fight gallia-8", [6, 6]);
    expect(told(events, "battle").map(({ naval }) => naval)).toEqual([true, false]);
    toTheEnd(p);
    expect(inZone(p, "gallia-8").every((name) => !["cato", "legio-I", "naves-4sp-t0-1"].includes(name))).toBe(true);
  });
});

describe("AIE-8.1.f leaders serve by land or by sea", () => {
  test("each side says who, the active one first; by land unless told otherwise", () => {
    const { p } = fought("caesarians", MASSILIA);
    expect([asked(p), toMove(p)]).toEqual(["assigning", "palatine"]);
    expect(legal(p)).toEqual(["done", "afloat caesar", "afloat curio"]);
    expect(byDefault(p)).toBe("done");
    expect(reason(p, "afloat cato")).toBe("AIE-8.1.f notALeaderThere");
    expect(reason(p, "afloat legio-V")).toBe("AIE-8.1.f notALeaderThere");
    const events = play(p, "afloat caesar");
    expect(told(events, "assigned")).toMatchObject([{ leader: "caesar", zone: "gallia-8", naval: true }]);
    expect(reason(p, "afloat caesar")).toBe("AIE-8.1.f alreadyAfloat");
    play(p, "done");
    expect([asked(p), toMove(p)]).toEqual(["assigning", "quirinal"]);
  });

  test("nobody serves in both", () => {
    const { p } = fought("caesarians", MASSILIA);
    play(p, ["afloat caesar", "done", "done"]);
    expect(foreseen(p, "evade cato")).toMatchObject([
      { below: 2 },
      { f: "battle", naval: true },
      { f: "battle", naval: false },
    ]);
    play(p, ["stand", "stand"]);
    const events = play(p, "fight gallia-8", [6, 6]);
    expect(told(events, "battle").map(({ attacker, defender }) => [attacker.leaders, defender.leaders])).toEqual([
      [["caesar"], []],
      [["curio"], ["cato"]],
    ]);
  });

  test("is not asked where there is one combat only, nor of a side without leaders", () => {
    const coast: Layout = {
      caesarians: { "gallia-8": ["caesar", "naves-8sp-q2-t1-1"] },
      republicans: { "gallia-8": ["cato", "naves-4sp-t0-1"] },
    };
    const { p } = fought("caesarians", coast);
    expect(asked(p)).toBe("fleetEvasions");
    expect(isMarked(p, piece("caesar"), AFLOAT)).toBe(true);
    const { p: other } = fought("republicans", {
      ...MASSILIA,
      republicans: { "gallia-8": ["naves-4sp-t0-1", "legio-I"] },
    });
    expect(toMove(other)).toBe("palatine");
  });

  test("is forgotten with the next sequence", () => {
    const { p } = fought("caesarians", MASSILIA);
    play(p, "afloat caesar");
    goTo(p, { step: "combats", announced: false, side: CAES });
    run(p);
    expect(isMarked(p, piece("caesar"), AFLOAT)).toBe(false);
  });
});

test("AIE-8.1.g AIE-C193 who was to serve at sea is missing on land when the ships have gone", () => {
  const { p } = fought("caesarians", MASSILIA);
  play(p, ["afloat caesar", "done", "afloat cato"]);
  // Cato is the only Republican leader: nobody can evade by land.
  expect(legal(p)).toEqual(["stand", "afloat cato"]);
  play(p, ["afloat cato", "all"]);
  expect(at(p, "cato")).toBe("mare-internum-occidentalis");
  const events = play(p, "fight gallia-8", [1]);
  expect(told(events, "battle")).toMatchObject([
    { naval: false, attacker: { leaders: ["curio"] }, defender: { leaders: [] } },
  ]);
});

test("AIE-8.4.1.h AIE-C193 the loser on land takes his ships away, with whoever was to serve there", () => {
  const { p } = fought("caesarians", {
    caesarians: { "graecia-3": ["caesar", "curio", "naves-8sp-q2-t1-1", "legio-V"] },
    republicans: { "graecia-3": ["cato", "naves-4sp-t0-1", "legio-I", "legio-III", "legio-XXI"] },
  });
  play(p, ["afloat caesar", "done", "afloat cato"]);
  play(p, ["afloat cato", "bring naves-4sp-t0-1", "slip mare-internum-orientalis"]);
  play(p, "fight graecia-3", [1]);
  expect(question(p)).toMatchObject({ ask: "retreat", pieces: ["legio-V", "caesar", "curio"] });
  play(p, "retreat graecia-2");
  expect(at(p, "naves-8sp-q2-t1-1")).toBe("mare-internum-centralis");
  expect(inZone(p, "graecia-3").sort()).toEqual(["legio-I", "legio-III", "legio-XXI"]);
});

describe("AIE-8.1.h the active player says where first", () => {
  const layout: Layout = {
    caesarians: { "gallia-5": ["legio-V"], "africa-1": ["legio-VI"], "italia-2": ["legio-VIII"] },
    republicans: { "gallia-5": ["legio-I"], "africa-1": ["legio-III"], "italia-2": ["legio-XXI"] },
  };

  test("zone by zone, looked up anew each time", () => {
    const { p } = fought("caesarians", layout);
    expect(question(p)).toMatchObject({ zones: ["italia-2", "gallia-5", "africa-1"] });
    expect(reason(p, "fight gallia-4")).toBe("AIE-8.1.a noBattleThere");
    play(p, "fight africa-1", [6]);
    play(p, legal(p, "retreat").slice(0, 1));
    expect(legal(p)).toEqual(["fight italia-2", "fight gallia-5"]);
    expect(reason(p, "fight africa-1")).toBe("AIE-8.1.a noBattleThere");
  });

  test("AIE-R132 all evasions come first: a zone that a battle will empty is still closed to them", () => {
    const { p } = fought("caesarians", {
      caesarians: { "graecia-3": ["legio-V", "legio-VI"], "graecia-4": ["legio-VIII", "legio-IX"] },
      republicans: { "graecia-3": ["legio-I"], "graecia-4": ["cato", "legio-III"] },
    });
    // Cato has nowhere to go as long as Graecia 3 is full of enemies.
    expect(asked(p)).toBe("battles");
  });
});

test("AIE-10.1.i AIE-10.1.a AIE-C280 a battle at sea and one on land in the same zone are two", () => {
  const { p } = fought("caesarians", {
    caesarians: { "gallia-8": ["caesar", "naves-8sp-q2-t1-1", "legio-V", "legio-VI", "legio-VIII", "legio-IX"] },
    republicans: { "gallia-8": ["naves-6sp-t0-1", "legio-I", "legio-III", "legio-XXI"] },
  });
  play(p, "done");
  const events = [...play(p, "fight gallia-8", [6, 6]), ...toTheEnd(p)];
  expect(told(events, "battle").map(({ attacker, defender }) => attacker.sp + defender.sp)).toEqual([14, 35]);
  expect(p.score).toBe(1);
});

describe("AIE-4.4.3.a at the end of the combats", () => {
  const end = (layout: Layout) => {
    const p = lay(layout);
    goTo(p, { step: "endOfCombats", side: CAES });
    return { p, events: run(p) };
  };
  const held: Layout = {
    war: { thracii: "republicans" },
    caesarians: { "thracii-1": ["curio", "legio-V"], "thracii-2": ["hirtius", "legio-VI"] },
  };

  test("AIE-R117 a People whose every zone of origin is held is pacified", () => {
    const { p, events } = end(held);
    expect(told(events, "pacified")).toMatchObject([{ people: "thracii", how: "arms", side: "caesarians" }]);
    expect(p.status[people("thracii")]).toBe(0);
  });

  test("not while one is not held, or its own units are there, or its holder's", () => {
    const open = { ...held, caesarians: { "thracii-1": ["curio", "legio-V"] } };
    const led = { ...held, caesarians: { "thracii-1": ["curio", "legio-V"], "thracii-2": ["hirtius"] } };
    const shared = { ...held, republicans: { "thracii-2": ["thracii-u1"] } };
    for (const layout of [open, led, shared]) expect(told(end(layout).events, "pacified")).toEqual([]);
  });

  test("AIE-R117 ships are enough, and an allegiance ends like a war", () => {
    const { events } = end({
      allegiance: { aegyptii: "republicans" },
      caesarians: { aegyptii: ["naves-6sp-t0-1"] },
    });
    expect(told(events, "pacified")).toMatchObject([{ people: "aegyptii", side: "caesarians" }]);
  });

  test("AIE-R191 allies occupy, Peoples at war do not", () => {
    const by = (allies: Layout): number => told(end(allies).events, "pacified").length;
    expect(
      by({
        war: { mauri: "republicans" },
        allegiance: { numidae: "caesarians" },
        caesarians: { "mauri-1": ["numidae-u1"], "mauri-2": ["numidae-u2"] },
      }),
    ).toBe(1);
    expect(
      by({
        war: { mauri: "republicans", numidae: "caesarians" },
        caesarians: { "mauri-1": ["numidae-u1"], "mauri-2": ["numidae-u2"] },
      }),
    ).toBe(0);
  });

  test("AIE-3.7.2.c owners are reviewed first; then lone leaders are tested", () => {
    const p = lay({
      control: { republicans: ["gallia"] },
      caesarians: { "gallia-5": ["legio-V"], "gallia-4": ["legio-VI"] },
      republicans: { "gallia-4": ["cato"] },
    });
    goTo(p, { step: "endOfCombats", side: CAES });
    const events = run(p);
    expect(told(events, "passed-over").length).toBeGreaterThan(0);
    // Those legions are his by now: he is not alone.
    expect(told(events, "hunted")).toEqual([]);
  });
});

test("AIE-2.E.c nobody moves in this phase but those who evade, flee or retreat", () => {
  const p = attacking("caesarians", {
    caesarians: { "gallia-5": ["curio", "legio-V"] },
    republicans: { "gallia-5": ["legio-I"] },
  });
  run(p);
  expect(reason(p, "take curio")).toContain("notNow");
});
