import { describe, expect, test } from "vitest";
import { CHIEF_FOUGHT, ILL, isFlagged, JANUS, own, type Position } from "../position.ts";
import { ON_MAP } from "../stratagems.ts";
import { attacking, type Came } from "../testing/field.ts";
import {
  asked,
  at,
  box,
  byDefault,
  inZone,
  type Layout,
  legal,
  piece,
  play,
  question,
  reason,
  run,
  side,
  told,
  toMove,
  zone,
} from "../testing/table.ts";

/** The Caesarians attack; the Republicans hold a flight. Run to the first window of theirs: before anybody evades. */
function beset(layout: Layout, ...arrivals: Came[]): Position {
  const p = attacking("caesarians", { hands: { republicans: ["03"] }, ...layout }, ...arrivals);
  run(p);
  expect([asked(p), toMove(p), question(p)]).toMatchObject(["window", "quirinal", { moment: "combats" }]);
  return p;
}

/** The same before the die of the battle in a zone. */
function atBattle(where: string, layout: Layout, ...arrivals: Came[]): Position {
  const p = beset(layout, ...arrivals);
  play(p, "pass");
  while (asked(p) === "evasions" || asked(p) === "fleetEvasions" || asked(p) === "assigning") play(p, byDefault(p));
  play(p, `fight ${where}`);
  expect([asked(p), toMove(p), question(p)]).toMatchObject(["window", "quirinal", { moment: "battle" }]);
  return p;
}

const DEFENDED: Layout = {
  caesarians: { "gallia-5": ["caesar*", "legio-V", "legio-VI"] },
  republicans: { "gallia-5": ["scipio", "legio-I", "equites2-1"], "graecia-1": ["pompeius*"] },
};
const fleesTo = (p: Position): string[] => legal(p, "flee").map((text) => text.split(" ")[2]);

describe("Opportune flight (6.3.1)", () => {
  test("AIE-6.3.1.a AIE-6.3.1.b AIE-6.3.1.d AIE-C175 after a failed evasion, to where the attackers came from; nobody follows", () => {
    const p = beset(DEFENDED, { from: "gallia-6", pieces: ["legio-V", "legio-VI"] });
    play(p, "pass");
    play(p, "evade scipio", [10]);
    play(p, "fight gallia-5");
    expect(question(p)).toMatchObject({ moment: "battle", zone: "gallia-5" });
    const events = play(p, "flee stratagem-03-b gallia-6");
    expect(told(events, "fled")).toMatchObject([{ rule: "AIE-6.3.1.b", from: "gallia-5", to: "gallia-6" }]);
    expect([told(events, "die"), told(events, "battle-decided")]).toEqual([[], []]);
    expect(inZone(p, "gallia-6")).toEqual(["legio-I", "equites2-1", "scipio"]);
    expect(inZone(p, "gallia-5")).toEqual(["legio-V", "legio-VI", "caesar"]);
    expect(asked(p)).toBe("nothing");
    expect(p.score).toBe(0);
  });

  test("AIE-6.3.1.a before evasion as well; then there is nothing left to evade or to fight", () => {
    const p = beset(DEFENDED);
    play(p, "flee stratagem-03-b gallia-8");
    expect(asked(p)).toBe("nothing");
    expect(inZone(p, "gallia-8")).toEqual(["legio-I", "equites2-1", "scipio"]);
  });

  test("AIE-6.3.1.a only the defender, and only before a combat", () => {
    const p = attacking("caesarians", { ...DEFENDED, hands: { caesarians: ["06"], republicans: ["03"] } });
    run(p);
    expect(toMove(p)).toBe("palatine");
    expect(reason(p, "flee stratagem-06-b gallia-6")).toBe("AIE-6.3.1.a fleeAttacker");
    expect(legal(p, "flee")).toEqual([]);
    const q = attacking("caesarians", {
      caesarians: { "gallia-5": ["caesar*", "legio-V"] },
      republicans: { "gallia-8": ["scipio", "legio-I"] },
      hands: { republicans: ["03"] },
    });
    run(q);
    // Nobody is to fight: the window after the movement has no room for it.
    expect(reason(q, "flee stratagem-03-b gallia-9")).toBe("AIE-6.0.f notItsMoment");
  });

  test("AIE-6.3.1.b to a zone next to it, free of enemy combat units, where they may stop", () => {
    const p = beset({
      ...DEFENDED,
      caesarians: { "gallia-5": ["caesar*", "legio-V"], "gallia-1": ["legio-VI"], "gallia-2": ["lepidus"] },
      war: { germani: "republicans" },
    });
    // Gallia 2 holds an enemy leader and nobody else; the Alpes are at peace; Germany is open with a leader.
    expect(fleesTo(p)).toEqual(["gallia-2", "gallia-4", "gallia-6", "gallia-8", "germani-2"]);
    expect(reason(p, "flee stratagem-03-b gallia-1")).toBe("AIE-6.3.1.b fleeEnemies");
    expect(reason(p, "flee stratagem-03-b gallia-9")).toBe("AIE-6.3.1.b fleeNextTo");
    expect(reason(p, "flee stratagem-03-b alpes-1")).toBe("AIE-3.4.1.p onlyInTransit");
  });

  test("AIE-6.3.1.b AIE-3.4.1.l AIE-R67 the limits of evasion do not bind it: to the outside with a leader, within his CC", () => {
    const lone: Layout = {
      caesarians: { "italia-2": ["caesar*", "legio-V", "legio-VI"] },
      republicans: { "italia-2": ["legio-I", "legio-III"], "graecia-1": ["pompeius*"] },
    };
    expect(reason(beset(lone), "flee stratagem-03-b noricum")).toBe("AIE-6.3.1.c fleeLed");
    const p = beset({
      ...lone,
      republicans: {
        "italia-2": ["cato", "legio-I", "legio-III", "legio-IV", "legio-XV", "legio-XVI"],
        "graecia-1": ["pompeius*"],
      },
    });
    play(p, "flee stratagem-03-b noricum");
    // Cato leads four.
    expect(asked(p)).toBe("flight");
    play(p, "all");
    expect(inZone(p, "noricum").length).toBe(5);
    expect(inZone(p, "italia-2").length).toBe(3 + 1);
  });

  test("AIE-6.3.1.c AIE-C176 auxilia beyond the command of the leaders who go stay and fight", () => {
    const p = atBattle("gallia-5", {
      caesarians: { "gallia-5": ["caesar*", "legio-V", "legio-VI", "legio-VII"] },
      republicans: {
        "gallia-5": ["scipio", "legio-I", "legio-II", "legio-III", "legio-IV", "auxilia-1", "auxilia-2"],
        "graecia-1": ["pompeius*"],
      },
    });
    const cc = [...box.cc];
    cc[2 * piece("scipio") + 1] = 1;
    const q: Position = { ...p, box: { ...p.box, cc } };
    play(q, "flee stratagem-03-b gallia-6");
    expect([asked(q), toMove(q)]).toEqual(["flight", "quirinal"]);
    // Without him none of them could go.
    expect(reason(q, "bring auxilia-1")).toBe("AIE-6.3.1.c fleeLed");
    play(q, ["bring scipio", "bring auxilia-2"]);
    expect(reason(q, "bring auxilia-1")).toBe("AIE-6.3.1.c fleeLed");
    expect(reason(q, "done")).toBe("AIE-6.3.1.b fleeTogether");
    const events = play(q, "all", [3]);
    expect(inZone(q, "gallia-6")).toEqual(["legio-I", "legio-II", "legio-III", "legio-IV", "auxilia-2", "scipio"]);
    expect(told(events, "battle-decided").length).toBe(1);
  });

  test("AIE-6.3.1.c a leader may stay with those who must: then his auxilia stay with him", () => {
    const p = beset({
      caesarians: { "gallia-5": ["caesar*", "legio-V", "legio-VI", "legio-VII"] },
      republicans: {
        "gallia-5": ["spinther", "cato", "legio-I", ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `auxilia-${n}`)],
        "graecia-1": ["pompeius*"],
      },
    });
    play(p, "flee stratagem-03-b gallia-6");
    // Nine of them, and the two leaders lead eight.
    play(p, ["bring cato", "bring legio-I", ...[1, 2, 3, 4].map((n) => `bring auxilia-${n}`)]);
    expect(legal(p)).toEqual(["all", "bring spinther", "done"]);
    play(p, "done");
    expect(inZone(p, "gallia-5").filter((name) => side(p, name) === "republicans").length).toBe(6);
    expect(asked(p)).toBe("evasions");
  });

  test("AIE-6.3.1.b nobody is asked who could not stay anyhow; legions need no leader inside", () => {
    const p = beset({
      ...DEFENDED,
      republicans: { "gallia-5": ["legio-I", "legio-III", "equites4-1"], "graecia-1": ["pompeius*"] },
    });
    play(p, "flee stratagem-03-b gallia-6");
    expect([inZone(p, "gallia-6").length, asked(p)]).toEqual([3, "nothing"]);
    const q = beset({ ...DEFENDED, republicans: { "gallia-5": ["auxilia-1"], "graecia-1": ["pompeius*"] } });
    expect(reason(q, "flee stratagem-03-b gallia-6")).toBe("AIE-6.3.1.c fleeLed");
    expect(legal(q, "flee")).toEqual([]);
  });

  test("AIE-6.3.1.b of several Forces that could flee there one does", () => {
    const p = beset({
      caesarians: { "gallia-5": ["caesar*", "legio-V"], "gallia-4": ["legio-VI"] },
      republicans: { "gallia-5": ["legio-I"], "gallia-4": ["legio-III"], "graecia-1": ["pompeius*"] },
    });
    play(p, "flee stratagem-03-b gallia-6");
    expect(question(p)).toMatchObject({ ask: "flight", zone: null, to: "gallia-6" });
    expect(legal(p)).toEqual(["evacuate gallia-4", "evacuate gallia-5"]);
    expect(reason(p, "evacuate gallia-9")).toBe("AIE-6.3.1.b fleeSomebody");
    expect(reason(p, "all")).toBe("AIE-6.3.1.b fleeFromWhere");
    expect(byDefault(p)).toBe("evacuate gallia-4");
    play(p, "evacuate gallia-5");
    expect([at(p, "legio-I"), at(p, "legio-III")]).toEqual(["gallia-6", "gallia-4"]);
    expect(asked(p)).toBe("battles");
  });

  test("AIE-6.3.1.b in a battle it is the Force that is to fight now, and no other", () => {
    const p = atBattle("gallia-5", {
      caesarians: { "gallia-5": ["caesar*", "legio-V"], "gallia-4": ["legio-VI"] },
      republicans: { "gallia-5": ["legio-I"], "gallia-4": ["legio-III"], "graecia-1": ["pompeius*"] },
    });
    expect(reason(p, "flee stratagem-03-b gallia-3")).toBe("AIE-6.3.1.b fleeNextTo");
    play(p, "flee stratagem-03-b gallia-6");
    expect([at(p, "legio-I"), at(p, "legio-III")]).toEqual(["gallia-6", "gallia-4"]);
  });

  test("AIE-EV4.a AIE-R187 a sick man does not flee: who is left alone with the enemy is lost", () => {
    const p = beset(DEFENDED);
    own.title(p)[piece("scipio")] |= ILL;
    play(p, "flee stratagem-03-b gallia-6");
    expect(reason(p, "bring scipio")).toBe("AIE-EV4.a tooIll");
    const events = play(p, "all");
    expect(told(events, "hunted")).toMatchObject([{ leader: "scipio", rule: "AIE-EV4.e", escapes: false }]);
  });

  test("AIE-4.3.l AIE-4.3.h Peoples at war flee within their reach, each as far as it may", () => {
    const p = beset({
      war: { germani: "republicans" },
      caesarians: { "gallia-4": ["caesar*", "legio-V"] },
      republicans: { "gallia-4": ["germani-u1", "germani-u2"], "graecia-1": ["pompeius*"] },
    });
    expect(reason(p, "flee stratagem-03-b gallia-3")).toBe("AIE-4.3.l tooFarFromHome");
    play(p, "flee stratagem-03-b gallia-1");
    expect(inZone(p, "gallia-1")).toEqual(["germani-u1", "germani-u2"]);
  });

  test("AIE-S1.h AIE-S1.i at the Rubicon nobody of the faction flees without a leader, or into Italia", () => {
    const p = beset({
      scenario: "from-caesar-to-augustus",
      caesarians: { "italia-4": ["caesar*", "legio-V"], "gallia-8": ["legio-VI"] },
      republicans: { "italia-4": ["legio-I"], "gallia-8": ["ahenobarbus", "legio-III"], "graecia-1": ["pompeius*"] },
      war: { alpes: "caesarians" },
    });
    expect(reason(p, "flee stratagem-03-b italia-7")).toBe("AIE-6.3.1.c fleeLed");
    expect(reason(p, "flee stratagem-03-b gallia-9")).toBe("legal");
  });

  test("AIE-6.1.2.b under Janus they do not flee to Romans of the other faction either", () => {
    const p = beset({
      war: { germani: "caesarians" },
      caesarians: { "gallia-5": ["germani-u1"], "gallia-6": ["caesar*"] },
      republicans: { "gallia-5": ["legio-I"], "graecia-1": ["pompeius*"] },
      flags: JANUS,
    });
    // A leader by himself is no unit.
    expect(fleesTo(p)).toContain("gallia-6");
  });

  test("AIE-5.1.1.g a battle that was fled from has not been fought", () => {
    const p = atBattle("gallia-5", DEFENDED);
    expect(isFlagged(p, CHIEF_FOUGHT)).toBe(false);
    play(p, "flee stratagem-03-b gallia-6");
    expect(isFlagged(p, CHIEF_FOUGHT)).toBe(false);
    const q = atBattle("gallia-5", DEFENDED);
    play(q, "pass", [3]);
    expect(isFlagged(q, CHIEF_FOUGHT)).toBe(true);
  });

  test("AIE-6.3.4.d into the plague they run at their own risk", () => {
    const p = beset(DEFENDED);
    p.plague = zone("gallia-8");
    own.counter(p)[box.counters[15]] = ON_MAP;
    play(p, "flee stratagem-03-b gallia-8", [1, 1, 10]);
    expect(at(p, "scipio")).toBe("gone");
  });
});

describe("Flight by sea (6.3.1, 3.4.2)", () => {
  const AT_SEA: Layout = {
    caesarians: { "mare-internum-occidentalis": ["lepidus", "naves-4sp-t0-1"], "gallia-1": ["caesar*"] },
    republicans: {
      "mare-internum-occidentalis": ["scipio", "naves-4sp-t1-1", "naves-6sp-t1-1", "legio-I"],
      "graecia-1": ["pompeius*"],
    },
  };

  test("AIE-6.3.1.b AIE-6.3.1.c AIE-3.4.2.b naves go with a leader, one step, with whom they carry", () => {
    const p = atBattle("mare-internum-occidentalis", AT_SEA);
    expect(fleesTo(p)).toContain("mare-internum-centralis");
    expect(fleesTo(p)).toContain("gallia-8");
    expect(reason(p, "flee stratagem-03-b africa-2")).toBe("AIE-6.3.1.b fleeNextTo");
    play(p, "flee stratagem-03-b mare-internum-centralis");
    expect(reason(p, "bring naves-4sp-t1-1")).toBe("AIE-3.4.2.b shipsNeedLeader");
    expect(reason(p, "bring legio-I")).toBe("AIE-3.4.2.k noPlaceAboard");
    expect(reason(p, "done")).toBe("AIE-6.3.1.b fleeSomebody");
    play(p, "all");
    expect(inZone(p, "mare-internum-centralis").length).toBe(4);
    expect(asked(p)).toBe("nothing");
  });

  test("AIE-6.3.1.c naves without a leader stay and fight", () => {
    const p = atBattle("mare-internum-occidentalis", {
      ...AT_SEA,
      republicans: { "mare-internum-occidentalis": ["naves-4sp-t1-1"], "graecia-1": ["pompeius*"] },
    });
    expect(reason(p, "flee stratagem-03-b mare-internum-centralis")).toBe("AIE-3.4.2.b shipsNeedLeader");
    expect(legal(p, "flee")).toEqual([]);
  });

  test("AIE-6.3.1.b AIE-3.4.2.v who is left at sea without a ship is lost", () => {
    const p = atBattle("mare-internum-occidentalis", AT_SEA);
    play(p, ["flee stratagem-03-b gallia-8", "bring scipio", "bring naves-4sp-t1-1", "bring naves-6sp-t1-1", "done"]);
    expect([at(p, "legio-I"), at(p, "scipio")]).toEqual(["reserve", "gallia-8"]);
  });

  test("AIE-6.3.1.b AIE-3.4.2.k an army beset on a coast may go aboard, as far as there are places", () => {
    const p = atBattle("italia-7", {
      caesarians: { "italia-7": ["caesar*", "legio-V", "legio-VI"] },
      republicans: {
        "italia-7": ["scipio", "legio-I", "legio-III", "legio-IV", "naves-4sp-t1-1"],
        "graecia-1": ["pompeius*"],
      },
    });
    play(p, "flee stratagem-03-b mare-internum-occidentalis");
    play(p, ["bring scipio"]);
    expect(reason(p, "done")).toBe("AIE-6.3.1.b fleeSomebody");
    play(p, ["bring naves-4sp-t1-1", "bring legio-I"]);
    // Nobody else can come after this one: they are gone, and who stays fights.
    const events = play(p, "bring legio-IV", [3]);
    expect(told(events, "battle-decided").length).toBe(1);
    expect(inZone(p, "mare-internum-occidentalis").sort()).toEqual(["legio-I", "legio-IV", "naves-4sp-t1-1", "scipio"]);
  });

  test("AIE-6.3.1.b by land the ships stay, and put to sea with whoever stays with them", () => {
    const p = beset({
      caesarians: { "italia-7": ["caesar*", "legio-V", "legio-VI"] },
      republicans: { "italia-7": ["scipio", "cato", "legio-I", "naves-4sp-t1-1"], "graecia-1": ["pompeius*"] },
    });
    play(p, "flee stratagem-03-b italia-5");
    expect(reason(p, "bring naves-4sp-t1-1")).toBe("AIE-3.4.2.d shipsStayAfloat");
    play(p, ["bring legio-I", "bring scipio", "done"]);
    expect([at(p, "legio-I"), at(p, "scipio")]).toEqual(["italia-5", "italia-5"]);
    expect([at(p, "naves-4sp-t1-1"), at(p, "cato")]).toEqual([
      "mare-internum-occidentalis",
      "mare-internum-occidentalis",
    ]);
  });

  test("AIE-8.1.f AIE-R133 who serves in the other combat of the zone does not come", () => {
    const p = beset({
      caesarians: { "italia-7": ["caesar*", "legio-V", "naves-4sp-t0-1"] },
      republicans: { "italia-7": ["scipio", "cato", "legio-I", "naves-4sp-t1-1"], "graecia-1": ["pompeius*"] },
    });
    play(p, "pass");
    while (asked(p) !== "battles") {
      if (asked(p) === "assigning" && toMove(p) === "quirinal" && legal(p).includes("afloat cato"))
        play(p, "afloat cato");
      else play(p, byDefault(p));
    }
    play(p, "fight italia-7");
    expect(question(p)).toMatchObject({ moment: "battle" });
    play(p, "flee stratagem-03-b mare-internum-occidentalis");
    expect(reason(p, "bring scipio")).toBe("AIE-8.1.f servesOnLand");
    play(p, ["bring cato", "bring naves-4sp-t1-1"]);
    // The army has still to be fought for.
    expect(at(p, "legio-I")).toBe("italia-7");
  });
});
