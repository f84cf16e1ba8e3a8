import { describe, expect, test } from "vitest";
import { GONE } from "./board.ts";
import { slay } from "./deaths.ts";
import { aleaIactaEst } from "./index.ts";
import { NO_PIECE } from "./pieces.ts";
import {
  CAESAR_MURDERED,
  factionLeaders,
  hasTitle,
  isNeutral,
  legionsIn,
  own,
  type Position,
  PRETENDER,
  put,
  takeOff,
} from "./position.ts";
import { CAES, NOBODY, REP } from "./sides.ts";
import { legionsOnMap, troublesOf } from "./steps/republic.ts";
import { PLAYED } from "./stratagems.ts";
import { proclaim, settleTriumvir } from "./testing/coups.ts";
import {
  asked,
  at,
  box,
  byDefault,
  check,
  goTo,
  inZone,
  type Layout,
  lay,
  legal,
  piece,
  play,
  reason,
  region,
  run,
  side,
  told,
  toMove,
  zone,
} from "./testing/table.ts";
import { openWindow } from "./windows.ts";

const FIVE = ["legio-II", "legio-III", "legio-IV", "legio-XV", "legio-XVI"];

/** Hispania under Afranius, who went over to the Caesarians and shares the power now. */
const TABLE: Layout = {
  caesarians: { "italia-1": ["caesar*", "legio-X"], "hispania-1": ["afranius"] },
  republicans: {
    "graecia-1": ["pompeius*", "legio-I"],
    "hispania-1": ["petreius", ...FIVE.slice(0, 3)],
    "hispania-3": ["s-pompeius", ...FIVE.slice(3)],
  },
  control: { caesarians: ["italia", "gallia"], republicans: ["hispania", "graecia", "asia", "africa", "sicilia"] },
};

const neutral = (layout: Layout = {}): Position => settleTriumvir(lay({ ...TABLE, ...layout }), "afranius", "hispania");
const isOver = (p: Position): boolean => p.triumvir[region("hispania")] < 0;

/** F.4, where one side holds both counters to rally a Triumvir. */
function f4(side: "caesarians" | "republicans", layout: Layout = {}, before: (p: Position) => void = () => {}) {
  const p = neutral({ ...layout, hands: { [side]: ["15", "16"] } });
  p.initiative = CAES;
  before(p);
  goTo(p, { step: "triumvirs" });
  run(p);
  return p;
}

describe("Ralliement d'un Triumvir (6.4.3)", () => {
  test("AIE-3.6.5.h AIE-6.4.3.a AIE-6.4.3.b AIE-3.6.5.j AIE-C068 the region joins its user; who cannot be Caesarian is lost", () => {
    const p = f4("caesarians");
    expect([asked(p), toMove(p)]).toEqual(["window", "palatine"]);
    expect(legal(p, "rally stratagem-15")).toEqual(["rally stratagem-15-a hispania"]);
    expect(reason(p, "rally stratagem-15-a gallia")).toBe("AIE-6.4.3.a noTriumvirThere");
    const events = play(p, "rally stratagem-15-a hispania");
    expect(["afranius", "petreius", ...FIVE].map((name) => side(p, name))).toEqual(Array(7).fill("caesarians"));
    expect(told(events, "died")).toMatchObject([
      { rule: "AIE-3.6.5.j", leader: "s-pompeius", how: "other", back: false },
    ]);
    expect(at(p, "s-pompeius")).toBe("gone");
    expect(told(events, "points").filter(({ rule }) => rule === "AIE-10.1.b")).toEqual([]);
    expect(told(events, "neutrality-over")).toMatchObject([
      { rule: "AIE-6.4.3.a", side: "caesarians", region: "hispania", leader: "afranius" },
    ]);
    expect(isOver(p)).toBe(true);
    expect(p.counter[box.counters[14]]).toBe(PLAYED);
  });

  test("AIE-3.6.5.k AIE-R86 its marker is set at once, and F.4 leaves it there", () => {
    const p = f4("caesarians");
    play(p, "rally stratagem-16-a hispania");
    expect(p.control[region("hispania")]).toBe(CAES);
    expect(p.lastControl[region("hispania")]).toBe(CAES);
  });

  test("AIE-6.4.3.a by either side, on its own", () => {
    const p = f4("republicans");
    expect(toMove(p)).toBe("quirinal");
    play(p, "rally stratagem-15-a hispania");
    expect(["afranius", "petreius", "s-pompeius", ...FIVE].map((name) => side(p, name))).toEqual(
      Array(8).fill("republicans"),
    );
    expect(p.control[region("hispania")]).toBe(REP);
  });

  test("AIE-6.4.3.a nobody is asked while there is no Triumvir, and it is not played at other times", () => {
    const p = f4("caesarians", {}, (table) => {
      own.triumvir(table)[region("hispania")] = NO_PIECE;
      own.control(table)[region("hispania")] = REP;
    });
    expect(asked(p)).not.toBe("window");
    const early = neutral({ hands: { caesarians: ["15"] } });
    early.stack.length = 0;
    openWindow(early, "triumph", CAES);
    expect(reason(early, "rally stratagem-15-a hispania")).toBe("AIE-6.0.f notItsMoment");
  });

  test("AIE-3.6.5.j AIE-R194 an Assassin of Caesar is never received by Caesarians", () => {
    const p = f4(
      "caesarians",
      { scenario: "from-caesar-to-augustus", republicans: { ...TABLE.republicans, "hispania-2": ["trebonius"] } },
      (table) => {
        table.flags = CAESAR_MURDERED;
      },
    );
    play(p, "rally stratagem-15-a hispania");
    expect([at(p, "trebonius"), side(p, "petreius")]).toEqual(["gone", "caesarians"]);
  });

  test("AIE-3.6.4.i a Pretender who is received by the faction he left has no claim any more", () => {
    const layout: Layout = {
      caesarians: { ...TABLE.caesarians, "hispania-2": ["labienus"] },
      hands: { republicans: ["15"] },
    };
    const p = proclaim(f4("republicans", layout), "labienus");
    const events = play(p, "rally stratagem-15-a hispania");
    expect(told(events, "coup-over")).toMatchObject([{ leader: "labienus" }]);
    expect([side(p, "labienus"), hasTitle(p, piece("labienus"), PRETENDER)]).toEqual(["republicans", false]);
    const kept = proclaim(f4("caesarians", layout), "labienus");
    play(kept, "rally stratagem-15-a hispania");
    expect([side(kept, "labienus"), hasTitle(kept, piece("labienus"), PRETENDER)]).toEqual(["caesarians", true]);
  });

  test("AIE-3.5.2.m a faction without leader chooses among those it receives", () => {
    const p = f4("caesarians", { caesarians: { "hispania-1": ["afranius"] } });
    play(p, "rally stratagem-15-a hispania");
    expect(asked(p)).toBe("succession");
    play(p, "succeed petreius");
    expect(factionLeaders(p, CAES).map((leader) => box.pieceIds[leader])).toEqual(["petreius"]);
  });

  test("AIE-3.6.5.h pieces of Peoples are what they were, and fight again", () => {
    const p = f4("caesarians", { war: { mauri: "republicans" }, peoples: {}, republicans: { ...TABLE.republicans } });
    own.side(p)[piece("mauri-u1")] = REP;
    put(p, piece("mauri-u1"), zone("hispania-2"));
    expect(isNeutral(p, zone("hispania-2"))).toBe(true);
    play(p, "rally stratagem-15-a hispania");
    expect([side(p, "mauri-u1"), isNeutral(p, zone("hispania-2"))]).toEqual(["republicans", false]);
  });
});

describe("Invaders in a Triumvir's region (3.6.5.i)", () => {
  /** The Republicans move, and control the Mauri, who stand across the strait. */
  function mauri(layout: Layout = {}): Position {
    const p = neutral({
      scenario: "rise-of-caesar",
      flags: 0,
      war: { mauri: "republicans" },
      ...layout,
      republicans: { ...TABLE.republicans, "mauri-1": ["mauri-u1"], ...layout.republicans },
    });
    goTo(p, { step: "endOfMovement", side: REP }, { step: "movement", side: REP });
    run(p);
    return p;
  }

  test("AIE-3.6.5.i AIE-3.6.5.j AIE-3.6.5.k AIE-R10 AIE-R180 AIE-C067 it rises against who controls them, when movement ends", () => {
    const p = mauri();
    play(p, ["take mauri-u1", "step hispania-2"]);
    if (asked(p) === "group") play(p, "halt");
    // Until then all there are neutral.
    expect([isOver(p), side(p, "legio-II"), at(p, "mauri-u1")]).toEqual([false, "republicans", "hispania-2"]);
    const events = play(p, "end-moves");
    expect(told(events, "neutrality-over")).toMatchObject([{ rule: "AIE-3.6.5.i", side: "caesarians" }]);
    expect(["afranius", "petreius", ...FIVE].map((name) => side(p, name))).toEqual(Array(7).fill("caesarians"));
    expect(at(p, "s-pompeius")).toBe("gone");
    expect(told(events, "points")).toEqual([]);
    expect(p.control[region("hispania")]).toBe(CAES);
    expect(isOver(p)).toBe(true);
    check(p);
  });

  test("AIE-3.6.5.i who was inside already brings nothing about, nor do pieces that move within", () => {
    const p = neutral({ war: { mauri: "republicans" } });
    own.side(p)[piece("mauri-u1")] = REP;
    put(p, piece("mauri-u1"), zone("hispania-2"));
    expect(p.intruder[region("hispania")]).toBe(NOBODY);
    put(p, piece("mauri-u1"), zone("hispania-3"));
    expect(p.intruder[region("hispania")]).toBe(NOBODY);
  });

  test("AIE-3.6.5.i AIE-R85 nor do allies, Romans or kings alone", () => {
    const p = neutral({ war: { numidae: "caesarians" }, allegiance: { aegyptii: "republicans" } });
    for (const name of ["aegyptii-u1", "legio-I", "juba-i"]) {
      put(p, piece(name), zone("mauri-1"));
      put(p, piece(name), zone("hispania-2"));
    }
    expect(p.intruder[region("hispania")]).toBe(NOBODY);
  });

  test("AIE-3.6.5.i passing through is entering, and the first one counts", () => {
    const p = neutral({ war: { mauri: "caesarians", celtiberes: "republicans" } });
    put(p, piece("mauri-u1"), zone("mauri-1"));
    put(p, piece("mauri-u1"), zone("hispania-2"));
    put(p, piece("mauri-u1"), zone("mauri-1"));
    put(p, piece("celtiberes-u1"), zone("celtiberes"));
    put(p, piece("celtiberes-u1"), zone("hispania-5"));
    goTo(p, { step: "endOfMovement", side: CAES });
    run(p);
    expect([side(p, "legio-II"), p.control[region("hispania")]]).toEqual(["republicans", REP]);
  });

  test("AIE-3.6.5.i AIE-R180 an entry in E.2 takes effect at its end, with the review of owners", () => {
    const p = neutral({ war: { mauri: "republicans" } });
    put(p, piece("mauri-u1"), zone("mauri-1"));
    put(p, piece("mauri-u1"), zone("hispania-2"));
    goTo(p, { step: "endOfCombats", side: CAES });
    run(p);
    expect([isOver(p), side(p, "legio-II")]).toEqual([true, "caesarians"]);
  });

  test("AIE-3.6.5.i remembered in a position that is written down", () => {
    const p = neutral({ war: { mauri: "republicans" } });
    put(p, piece("mauri-u1"), zone("mauri-1"));
    put(p, piece("mauri-u1"), zone("hispania-2"));
    goTo(p, { step: "endOfMovement", side: REP });
    const q = aleaIactaEst.read(aleaIactaEst.write(p));
    expect([p.intruder[region("hispania")], q.intruder[region("hispania")]]).toEqual([REP, REP]);
    expect(aleaIactaEst.hash(q)).toBe(aleaIactaEst.hash(p));
    own.intruder(q)[region("hispania")] = CAES;
    expect(aleaIactaEst.hash(q)).not.toBe(aleaIactaEst.hash(p));
  });
});

describe("Life in a neutral region (3.6.5, R85)", () => {
  test("AIE-3.6.5.d AIE-3.6.5.e AIE-3.6.5.f AIE-C066 neither moves nor fights, and nobody comes in but Peoples at war", () => {
    const p = neutral({
      scenario: "rise-of-caesar",
      flags: 0,
      war: { mauri: "republicans" },
      allegiance: { numidae: "caesarians" },
      caesarians: {
        ...TABLE.caesarians,
        "hispania-3": ["legio-V", "legio-VI"],
        "gallia-9": ["curio", "legio-VII", "numidae-u1"],
      },
      republicans: { "graecia-1": ["pompeius*"], "hispania-3": FIVE.slice(0, 3), "mauri-1": ["mauri-u2"] },
    });
    own.side(p)[piece("mauri-u1")] = REP;
    put(p, piece("mauri-u1"), zone("hispania-3"));
    expect(inZone(p, "hispania-3")).toHaveLength(6);
    goTo(p, { step: "movement", side: CAES });
    run(p);
    for (const name of ["legio-V", "afranius"]) expect(reason(p, `take ${name}`)).toBe("AIE-3.6.5.d isNeutral");
    play(p, ["take curio", "add legio-VII", "add numidae-u1"]);
    expect(reason(p, "step hispania-1")).toBe("AIE-3.6.5.f neutralRegion");
    goTo(p, { step: "movement", side: REP });
    run(p);
    expect(reason(p, "take mauri-u1")).toBe("AIE-3.6.5.d isNeutral");
    expect(legal(p, "take mauri-u2")).toHaveLength(1);
    // AIE-8.1.a: no combat, though units of both stand together.
    goTo(p, { step: "combats", announced: true, side: CAES });
    expect(told(run(p), "battle")).toEqual([]);
    // AIE-3.6.5.e: F.4 gives it to nobody.
    goTo(p, { step: "control" });
    run(p, [1]);
    expect(p.control[region("hispania")]).toBe(NOBODY);
  });

  test("AIE-9.1.b AIE-9.2.j AIE-R85 in winter ships off a neutral coast are lost, but nobody leaves the region", () => {
    const p = neutral({ caesarians: { ...TABLE.caesarians, "hispania-1": ["afranius", "naves-6sp-t0-1"] } });
    goTo(p, { step: "winterOfShips" });
    run(p);
    expect([at(p, "naves-6sp-t0-1"), at(p, "afranius")]).toEqual(["reserve", "hispania-1"]);
    check(p);
  });

  test("AIE-3.6.5.l AIE-C066 neutral legions count on the map and for their garrison", () => {
    const p = neutral();
    expect(legionsIn(p, region("hispania"))).toBe(5);
    expect(legionsOnMap(p)).toBe(7);
    const lacking = troublesOf(p).filter(({ why }) => why === "garrison");
    expect(lacking.map((trouble) => trouble.region)).not.toContain("hispania");
    expect(lacking.map((trouble) => trouble.region)).toContain("graecia");
  });

  test("AIE-3.6.5.m neutral leaders die in their beds, and nobody scores", () => {
    const p = neutral({ scenario: "from-caesar-to-augustus", year: -43 });
    own.side(p)[piece("ahenobarbus")] = REP;
    put(p, piece("ahenobarbus"), zone("hispania-2"));
    for (const name of ["caesar", "pompeius"]) takeOff(p, piece(name), GONE);
    goTo(p, { step: "deaths" });
    const events = run(p, [1]);
    expect(told(events, "died")).toMatchObject([{ leader: "ahenobarbus", how: "natural" }]);
    expect(isOver(p)).toBe(false);
  });

  test("AIE-3.6.5.m AIE-R197 when the Triumvir dies his region is again what it was", () => {
    const p = neutral();
    p.stack.length = 0;
    const rules: string[] = [];
    slay(p, piece("afranius"), "natural", (event) => rules.push(event.rule));
    expect(isOver(p)).toBe(true);
    expect(p.control[region("hispania")]).toBe(REP);
    expect(rules).toContain("AIE-3.6.5.m");
    expect(["petreius", "s-pompeius", ...FIVE].map((name) => side(p, name))).toEqual(Array(7).fill("republicans"));
    check(p);
  });

  test("AIE-3.6.5.m AIE-8.2.s then leaders who stand among enemies are tested", () => {
    const p = neutral({ caesarians: { ...TABLE.caesarians, "hispania-3": ["curio"] } });
    p.stack.length = 0;
    slay(p, piece("afranius"), "natural", () => {});
    run(p, [1]);
    expect(asked(p)).toBe("loneLeader");
    play(p, byDefault(p));
    expect(at(p, "curio")).not.toBe("hispania-3");
  });

  test("AIE-3.6.5.m not enemies: nobody is hunted among them, and they are no aim for a murderer", () => {
    const p = neutral({
      scenario: "rise-of-caesar",
      flags: 0,
      hands: { caesarians: ["01", "02"] },
      republicans: { ...TABLE.republicans, "africa-1": ["bibulus", "legio-XXV"] },
    });
    goTo(p, { step: "movement", side: CAES });
    run(p);
    const murders = legal(p, "murder stratagem-01-b");
    expect(murders).toContain("murder stratagem-01-b bibulus");
    expect(murders).not.toContain("murder stratagem-01-b petreius");
    const lures = legal(p, "lure stratagem-02-b");
    expect(lures).toContain("lure stratagem-02-b africa-1");
    expect(lures).not.toContain("lure stratagem-02-b hispania-1");
  });
});
