import { describe, expect, test } from "vitest";
import { ILL, own } from "../position.ts";
import { attacking, fought } from "../testing/field.ts";
import {
  asked,
  at,
  byDefault,
  inZone,
  isReduced,
  type Layout,
  legal,
  piece,
  play,
  question,
  reason,
  run,
  told,
  toMove,
} from "../testing/table.ts";

const d10 = (...faces: number[]): number[] => faces.map((face) => face + 1);
const SEA = "mare-internum-centralis";

/** Caesarians at sea with legions aboard, attacked by Republicans. */
const AT_SEA: Layout = {
  caesarians: { [SEA]: ["curio", "naves-6sp-t0-1", "naves-6sp-t0-2", "legio-V", "legio-VI"] },
  republicans: { [SEA]: ["petreius", "naves-8sp-q2-t1-1", "naves-8sp-q2-t1-2"] },
};

describe("AIE-8.2.o AIE-C122 ships by themselves", () => {
  test("leave with any leader of the zone, without a die, one step to where no enemy is", () => {
    const { p, events } = fought("republicans", {
      caesarians: { [SEA]: ["curio", "sulla", "naves-6sp-t0-1", "naves-6sp-t0-2"] },
      republicans: {
        [SEA]: ["petreius", "naves-8sp-q2-t1-1"],
        "mare-internum-orientalis": ["cato", "naves-4sp-t1-1"],
        "italia-4": ["legio-I"],
      },
    });
    expect([asked(p), toMove(p)]).toEqual(["fleetEvasions", "palatine"]);
    expect(legal(p)).toEqual(["stand", "afloat curio", "afloat sulla"]);
    expect(byDefault(p)).toBe("stand");
    play(p, "afloat sulla");
    expect(reason(p, "slip mare-internum-occidentalis")).toBe("AIE-3.4.1.t needShips");
    play(p, "all");
    expect(reason(p, "slip mare-internum-orientalis")).toBe("AIE-8.2.o enemyShipsThere");
    expect(reason(p, "slip italia-4")).toBe("AIE-8.2.o enemyOnThatCoast");
    expect(reason(p, "slip italia-1")).toBe("AIE-8.2.o noSuchSeaway");
    const left = play(p, "slip mare-internum-occidentalis");
    expect(told([...events, ...left], "die")).toEqual([]);
    expect(inZone(p, "mare-internum-occidentalis")).toHaveLength(4);
    expect(asked(p)).toBe("nothing");
  });

  test("AIE-EV9.b may do so in a year without navigation", () => {
    const { p } = fought("republicans", {
      event: 9,
      caesarians: { [SEA]: ["curio", "naves-6sp-t0-1"] },
      republicans: { [SEA]: ["naves-8sp-q2-t1-1"] },
    });
    expect(legal(p)).toContain("afloat curio");
  });

  test("take no army along", () => {
    const { p } = fought("republicans", AT_SEA);
    expect(legal(p)).toEqual(["stand", "afloat curio", "evade curio"]);
    play(p, "afloat curio");
    expect(reason(p, "bring legio-V")).toBe("AIE-8.2.o shipsAlone");
  });

  test("AIE-3.4.2.b stay without a leader", () => {
    const { p } = fought("republicans", {
      caesarians: { [SEA]: ["naves-6sp-t0-1"] },
      republicans: { [SEA]: ["naves-8sp-q2-t1-1"] },
    });
    expect(asked(p)).toBe("battles");
  });

  test("have no leader in one who is ill", () => {
    const p = attacking("republicans", {
      caesarians: { [SEA]: ["caesar*", "sulla", "naves-6sp-t0-1"] },
      republicans: { [SEA]: ["naves-8sp-q2-t1-1"] },
    });
    own.title(p)[piece("caesar")] |= ILL;
    run(p);
    expect(legal(p)).toEqual(["stand", "afloat sulla"]);
    expect(reason(p, "afloat caesar")).toBe("AIE-EV4.a tooIll");
  });

  test("AIE-8.2.o do not leave where only armies fight", () => {
    const { p } = fought("republicans", {
      caesarians: { "gallia-8": ["curio", "naves-6sp-t0-1", "legio-V"] },
      republicans: {
        "gallia-8": ["legio-I"],
        "gallia-5": ["legio-III"],
        "gallia-6": ["legio-XXI"],
        "gallia-9": ["legio-XXX"],
      },
    });
    expect(legal(p)).toEqual(["stand", "evade curio"]);
    expect(reason(p, "afloat curio")).toBe("AIE-8.2.a nothingToEvade");
  });
});

describe("AIE-8.2.p AIE-C122 with an army aboard", () => {
  test("the die and his CC are needed", () => {
    for (const [face, success] of [
      [2, true],
      [3, false],
    ] as const) {
      const { p } = fought("republicans", AT_SEA);
      const events = play(p, "evade curio", d10(face));
      expect(told(events, "evasion")).toMatchObject([{ bonus: 1, sr: 4, success }]);
      if (success) {
        play(p, ["all", "slip mare-internum-occidentalis"]);
        expect(inZone(p, "mare-internum-occidentalis")).toHaveLength(5);
      } else expect(legal(p)).toEqual(["stand", "afloat curio"]);
    }
  });

  test("AIE-3.4.2.k and no more than the ships have places for", () => {
    const { p } = fought("republicans", {
      caesarians: {
        [SEA]: ["caesar", "naves-4sp-t0-1", "naves-6sp-t0-1", "legio-V", "legio-VI", "legio-VII", "legio-VIII"],
      },
      republicans: { [SEA]: ["naves-8sp-q2-t1-1"] },
    });
    play(p, "evade caesar", d10(0));
    play(p, ["bring naves-4sp-t0-1", "bring legio-V", "bring legio-VI", "bring legio-VII"]);
    expect(reason(p, "slip italia-4")).toBe("AIE-3.4.2.k noPlaceAboard");
    play(p, "bring naves-6sp-t0-1");
    expect(reason(p, "slip italia-4")).toBe("legal");
  });

  test("an army beset on a coast may go aboard and away, whoever came from that sea", () => {
    const p = attacking(
      "republicans",
      {
        caesarians: { "graecia-3": ["curio", "naves-6sp-t0-1", "legio-V", "legio-VI", "legio-VII", "legio-VIII"] },
        republicans: { "graecia-3": ["legio-I"] },
      },
      { from: SEA, pieces: ["legio-I"] },
    );
    run(p);
    play(p, "stand");
    expect(legal(p)).toEqual(["stand", "evade curio"]);
    play(p, "evade curio", d10(0));
    play(p, ["bring naves-6sp-t0-1", "bring legio-V", "bring legio-VI", "bring legio-VII"]);
    expect(reason(p, "bring legio-VIII")).toBe("AIE-3.4.2.k noPlaceAboard");
    play(p, `slip ${SEA}`);
    expect(inZone(p, "graecia-3").sort()).toEqual(["legio-I", "legio-VIII"]);
    expect(asked(p)).toBe("battles");
  });

  test("no such thing without land units, or where none of them is beset", () => {
    const { p } = fought("republicans", {
      caesarians: { [SEA]: ["curio", "naves-6sp-t0-1"], "gallia-8": ["sulla", "naves-4sp-t0-1", "legio-V"] },
      republicans: { [SEA]: ["naves-8sp-q2-t1-1"], "gallia-8": ["naves-8sp-q2-t1-2"] },
    });
    expect(reason(p, "evade curio")).toBe("AIE-8.2.p noPassengers");
    expect(reason(p, "evade sulla")).toBe("AIE-8.2.p noPassengers");
  });
});

describe("AIE-8.2.y AIE-8.2.j after an attempt in vain", () => {
  test("the army may not try by sea; ships alone may still leave", () => {
    const { p } = fought("republicans", {
      caesarians: { "gallia-8": ["curio", "sulla", "naves-6sp-t0-1", "legio-V"] },
      republicans: { "gallia-8": ["naves-8sp-q2-t1-1", "legio-I"] },
    });
    // Leaders choose between land and sea first.
    expect(asked(p)).toBe("assigning");
    play(p, ["afloat sulla", "done"]);
    expect(legal(p)).toEqual(["stand", "evade curio"]);
    play(p, "evade curio", d10(9));
    expect(legal(p)).toEqual(["stand", "afloat sulla"]);
    expect(reason(p, "evade curio")).toBe("AIE-8.2.y heldFastAtSea");
    expect(reason(p, "afloat curio")).toBe("AIE-8.1.f servesOnLand");
  });

  test("AIE-C122 at sea the ships leave their passengers behind", () => {
    const { p } = fought("republicans", AT_SEA);
    play(p, "evade curio", d10(9));
    const events = play(p, ["afloat curio", "all", "slip mare-internum-occidentalis"]);
    expect(told(events, "drowned")).toMatchObject([{ rule: "AIE-3.4.2.v", units: ["legio-V", "legio-VI"] }]);
    expect([at(p, "legio-V"), at(p, "curio")]).toEqual(["reserve", "mare-internum-occidentalis"]);
  });
});

describe("AIE-8.2.z AIE-C122 ships that leave without their passengers", () => {
  test("lose them, and leaders with them; nobody scores", () => {
    const { p } = fought("republicans", {
      ...AT_SEA,
      caesarians: { [SEA]: ["curio", "sulla", "naves-6sp-t0-1", "legio-V"] },
    });
    const events = play(p, ["afloat curio", "bring naves-6sp-t0-1", "slip mare-internum-occidentalis"]);
    expect(told(events, "drowned")).toMatchObject([{ units: ["legio-V"] }]);
    expect([at(p, "sulla"), p.score]).toEqual(["gone", 0]);
  });

  test("AIE-3.4.2.t lose only those for whom the ships left behind have no place", () => {
    const { p } = fought("republicans", {
      ...AT_SEA,
      caesarians: {
        [SEA]: ["curio", "naves-6sp-t0-1", "naves-6sp-t0-2", "legio-V", "legio-VI-", "legio-VII", "equites2-1"],
      },
    });
    play(p, ["afloat curio", "bring naves-6sp-t0-1", "slip mare-internum-occidentalis"]);
    expect([asked(p), toMove(p)]).toEqual(["drowning", "palatine"]);
    expect(legal(p)).toEqual(["rest", "drown legio-V", "drown legio-VI", "drown legio-VII", "drown equites2-1"]);
    expect(reason(p, "drown naves-6sp-t0-2")).toBe("AIE-3.4.2.t notAboard");
    play(p, "drown legio-VI");
    expect(asked(p)).toBe("battles");
  });
});

describe("AIE-8.2.q AIE-8.2.r AIE-C123 ships caught in port", () => {
  const caught = (leaders: readonly string[]): Layout => ({
    caesarians: { "gallia-8": [...leaders, "naves-6sp-t0-1", "naves-6sp-t0-2"] },
    republicans: { "gallia-8": ["legio-I", "legio-III", "legio-XXI"] },
  });

  test("must put to sea, without a die", () => {
    const { p, events } = fought("republicans", caught(["curio"]));
    expect(inZone(p, "gallia-8")).toEqual(["legio-I", "legio-III", "legio-XXI"]);
    expect(inZone(p, "mare-internum-occidentalis")).toHaveLength(3);
    expect(told(events, "die")).toEqual([]);
    expect(asked(p)).toBe("nothing");
  });

  test("with whom is for their owner to say; nobody may stand", () => {
    const { p } = fought("republicans", caught(["curio", "sulla"]));
    expect(question(p)).toMatchObject({ ask: "fleetEvasions", rule: "AIE-8.2.q", must: true });
    expect(legal(p)).toEqual(["afloat curio", "afloat sulla"]);
    expect(reason(p, "stand")).toBe("AIE-8.2.q mustPutToSea");
    expect(byDefault(p)).toBe("afloat curio");
    const events = play(p, ["afloat sulla", "slip mare-internum-occidentalis"], d10(9));
    expect(told(events, "hunted")).toMatchObject([{ leader: "curio", escapes: false }]);
  });

  test("are lost without a leader, or with one who is ill, who is then hunted down", () => {
    const { p, events } = fought("republicans", caught([]));
    expect(told(events, "fleet-taken")).toMatchObject([
      { rule: "AIE-8.2.r", units: ["naves-6sp-t0-1", "naves-6sp-t0-2"], why: "unled" },
    ]);
    expect(at(p, "naves-6sp-t0-1")).toBe("reserve");
    const sick = attacking("republicans", caught(["caesar*"]));
    own.title(sick)[piece("caesar")] |= ILL;
    expect(told(run(sick), "fleet-taken")).toMatchObject([{ why: "unled" }]);
    expect([at(sick, "caesar"), at(sick, "naves-6sp-t0-1")]).toEqual(["gone", "reserve"]);
  });

  test("are lost where no sea is free", () => {
    const { p } = fought(
      "republicans",
      {
        caesarians: { "gallia-8": ["curio", "naves-6sp-t0-1"] },
        republicans: { "gallia-8": ["legio-I"], "mare-internum-occidentalis": ["cato", "naves-4sp-t0-1"] },
      },
      d10(0),
    );
    expect(at(p, "naves-6sp-t0-1")).toBe("reserve");
    expect(asked(p)).toBe("loneLeader");
  });

  test("are caught when their army has evaded", () => {
    const { p } = fought("republicans", {
      caesarians: { "gallia-8": ["curio", "sulla", "naves-6sp-t0-1", "legio-V"] },
      republicans: { "gallia-8": ["legio-I"] },
    });
    play(p, "evade curio", d10(0));
    play(p, ["bring legio-V", "slip gallia-6"]);
    expect(inZone(p, "mare-internum-occidentalis").sort()).toEqual(["naves-6sp-t0-1", "sulla"]);
  });

  test("do not stay to fight ships that have an army with them", () => {
    const { p, events } = fought("republicans", {
      caesarians: { "gallia-8": ["curio", "naves-6sp-t0-1"] },
      republicans: { "gallia-8": ["legio-I", "naves-4sp-t0-1"] },
    });
    expect(told(events, "battle")).toEqual([]);
    expect(at(p, "naves-6sp-t0-1")).toBe("mare-internum-occidentalis");
  });
});

describe("AIE-3.4.2.w AIE-C244 a fleet alone against a held port", () => {
  const port: Layout = {
    caesarians: { "gallia-8": ["caesar", "naves-8sp-q2-t1-1", "naves-8sp-q2-t1-2", "naves-6sp-t0-1"] },
    republicans: { "gallia-8": ["legio-I", "legio-III", "naves-4sp-t0-1"] },
  };

  test("fights the ships there and leaves again", () => {
    const { p } = fought("caesarians", port);
    const events = play(p, ["fight gallia-8"], [6]);
    expect(told(events, "battle")).toMatchObject([{ naval: true }]);
    expect(told(events, "battle-decided")).toMatchObject([{ winner: "caesarians" }]);
    expect(inZone(p, "gallia-8").sort()).toEqual(["legio-I", "legio-III"]);
    expect(inZone(p, "mare-internum-occidentalis")).toContain("caesar");
    expect(asked(p)).toBe("nothing");
  });

  test("AIE-R147 is lost if those whom it has beaten lie in the only sea", () => {
    const { p } = fought("caesarians", port);
    play(p, ["fight gallia-8"], [1, ...d10(9)]);
    expect(at(p, "naves-4sp-t0-1")).toBe("mare-internum-occidentalis");
    expect([at(p, "naves-6sp-t0-1"), at(p, "caesar")]).toEqual(["reserve", "gone"]);
  });

  test("leaves a port whose ships have run away", () => {
    const { p } = fought("caesarians", {
      republicans: { "graecia-3": ["cato", "naves-4sp-t0-1", "legio-I"] },
      caesarians: { "graecia-3": ["caesar", "naves-8sp-q2-t1-1"] },
    });
    play(p, ["afloat cato", "bring naves-4sp-t0-1", `slip ${SEA}`]);
    expect([at(p, "cato"), at(p, "legio-I")]).toEqual([SEA, "graecia-3"]);
    expect([at(p, "caesar"), at(p, "naves-8sp-q2-t1-1")]).toEqual([
      "mare-internum-orientalis",
      "mare-internum-orientalis",
    ]);
  });
});

describe("AIE-3.4.2.t AIE-C112 too few ships left after a battle", () => {
  test("the owner says who is lost, as many as there are no places for", () => {
    const { p } = fought("republicans", {
      caesarians: {
        [SEA]: ["naves-6sp-t0-1", "naves-6sp-t0-2-", "legio-V", "legio-VI", "legio-VII", "legio-VIII", "legio-IX"],
      },
      republicans: { [SEA]: ["naves-8sp-q2-t1-1", "naves-8sp-q2-t1-2"] },
    });
    play(p, [`fight ${SEA}`], [4]);
    expect(isReduced(p, "naves-6sp-t0-1")).toBe(true);
    expect([asked(p), toMove(p)]).toEqual(["drowning", "palatine"]);
    play(p, ["drown legio-V", "drown legio-IX"]);
    expect(legal(p, "drown")).toEqual([]);
    expect(asked(p)).toBe("retreat");
    play(p, "retreat mare-internum-occidentalis");
    expect(inZone(p, "mare-internum-occidentalis")).toHaveLength(4);
  });

  test("by default the weakest, but legions where small ships carry too many", () => {
    const { p } = fought("republicans", {
      caesarians: {
        [SEA]: ["naves-4sp-t0-1", "naves-8sp-q1-t1-1-", "legio-V", "legio-VI-", "legio-VII", "equites2-1"],
      },
      republicans: { [SEA]: ["naves-8sp-q2-t1-1", "naves-8sp-q2-t1-2"] },
    });
    play(p, [`fight ${SEA}`], [1]);
    expect(asked(p)).toBe("drowning");
    play(p, "rest");
    expect(inZone(p, SEA).concat(inZone(p, "mare-internum-occidentalis"))).not.toContain("legio-VI");
    expect(asked(p)).toBe("retreat");
    expect(question(p)).toMatchObject({ pieces: ["legio-V", "legio-VII", "equites2-1", "naves-4sp-t0-1"] });
  });
});

describe("AIE-3.4.2.v AIE-C245 the last ship", () => {
  test("takes everybody down with it, the victor's too", () => {
    const { p } = fought("caesarians", {
      caesarians: { [SEA]: ["caesar", "naves-8sp-q2-t1-1-", "legio-V", "legio-VI"] },
      republicans: { [SEA]: ["naves-4sp-t0-1-", "naves-4sp-t0-2-", "naves-4sp-t1-1-", "naves-4sp-t1-2-"] },
    });
    const events = play(p, [`fight ${SEA}`], [5]);
    expect(told(events, "battle-decided")).toMatchObject([{ winner: "caesarians", attacker: "1/4", row: 8 }]);
    expect(["naves-8sp-q2-t1-1", "legio-V", "legio-VI", "caesar"].map((name) => at(p, name))).toEqual([
      "reserve",
      "reserve",
      "reserve",
      "gone",
    ]);
    expect(told(events, "died")).toMatchObject([{ leader: "caesar", how: "combat" }]);
    expect(inZone(p, SEA)).toEqual([]);
  });

  test("AIE-R122 it is a death in combat", () => {
    const { p } = fought("caesarians", {
      caesarians: { [SEA]: ["caesar*", "naves-8sp-q2-t1-1", "naves-8sp-q2-t1-2"] },
      republicans: { [SEA]: ["cato", "naves-4sp-t0-1-", "legio-I"] },
    });
    play(p, "stand");
    const events = play(p, [`fight ${SEA}`], [3]);
    expect(told(events, "drowned")).toMatchObject([{ units: ["legio-I"] }]);
    expect(told(events, "died")).toMatchObject([{ leader: "cato", how: "combat", rule: "AIE-3.4.2.v" }]);
    expect(p.score).toBe(1);
  });
});

test("AIE-3.4.2.u AIE-C113 a fleet that has lost its leader keeps its passengers", () => {
  const p = attacking("caesarians", {
    caesarians: { [SEA]: ["naves-6sp-t0-1", "naves-6sp-t0-2", "legio-V", "legio-VI", "legio-VII", "legio-VIII"] },
  });
  run(p);
  expect(asked(p)).toBe("nothing");
  expect(inZone(p, SEA)).toHaveLength(6);
});
