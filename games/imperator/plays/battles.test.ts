import { describe, expect, test } from "vitest";
import type { Event } from "../events/index.ts";
import type { Position } from "../position.ts";
import { seenBattle } from "../seen-battle.ts";
import type { SideName } from "../sides.ts";
import { PLAYED } from "../stratagems.ts";
import { beforeBattle, titlesIn, until } from "../testing/playing.ts";
import { asked, at, type Layout, legal, play, question, reason, told, toMove } from "../testing/table.ts";

/** Two legions against two units of a People, at odds of 1 to 1. */
const against = (people: string, hands: NonNullable<Layout["hands"]>): Layout => ({
  rome: { dacia: ["i_minervia", "viii_augusta"] },
  enemy: { dacia: [`${people}_1`, `${people}_2`] },
  war: [people],
  hands,
});

/** A battle in Dacia, up to the window before its die. */
function beforeDie(attacker: SideName, layout: Layout): { p: Position; events: Event[] } {
  const { p, events } = beforeBattle(attacker, layout, "dacia");
  events.push(...until(p, "battle"));
  return { p, events };
}

describe("Roma Victor (6.1)", () => {
  test.each([
    ["rome", 9, "rome"],
    ["enemy", -2, "rome"],
  ] as const)("IMP-6.1.j IMP-TC.a IMP-C075 in the place of the die: %s attacks, row %i", (attacker, row, winner) => {
    const { p } = beforeDie(attacker, against("marcomanni", { rome: ["roma_victor"] }));
    const events = play(p, "play roma_victor");
    expect(told(events, "played")).toMatchObject([{ stratagem: "roma_victor", rule: "IMP-6.1.j", side: "rome" }]);
    const [decided] = told(events, "battle-decided");
    expect(decided).toMatchObject({ die: null, row, winner, baseColumn: "1/1", modifiers: [] });
    expect([decided.attacker, decided.defender]).toEqual(attacker === "rome" ? ["R", "A"] : ["A", "R"]);
    expect(seenBattle(p)).toMatchObject({ decided: true, die: null });
  });

  test("IMP-6.1.l IMP-C077 not against rebels", () => {
    const layout: Layout = {
      rome: { dacia: ["i_minervia"], roma: ["commodus*"] },
      enemy: { dacia: ["septimius_severus!", "xiii_gemina"] },
      hands: { rome: ["roma_victor"] },
    };
    const { p } = beforeDie("rome", layout);
    expect(reason(p, "play roma_victor")).toBe("IMP-6.1.l victorOverRebels");
    expect(legal(p)).toEqual(["pass"]);
  });

  test("IMP-6.1.l IMP-R78 against mutineers it may be", () => {
    const layout: Layout = {
      rome: { dacia: ["commodus*", "i_minervia"] },
      mutiny: { dacia: ["xiii_gemina"] },
      hands: { rome: ["roma_victor"] },
    };
    const { p } = beforeDie("rome", layout);
    expect(told(play(p, "play roma_victor"), "battle-decided")).toMatchObject([{ die: null, row: 9, winner: "rome" }]);
  });

  test("IMP-6.1.j IMP-R74 once in a battle, and not after it", () => {
    const { p } = beforeDie(
      "rome",
      against("marcomanni", { rome: ["roma_victor", "roma_victor"], enemy: ["assassinat"] }),
    );
    play(p, "play roma_victor");
    // IMP-6.1.j: whatever the die would have been.
    expect(seenBattle(p)?.byDie.map(({ die, row }) => [die, row])).toEqual([1, 2, 3, 4, 5, 6].map((die) => [die, 9]));
    // The other side is asked whether it has an answer, and then nobody can play another.
    expect(toMove(p)).toBe("aventine");
    play(p, "pass");
    expect(reason(p, "play roma_victor")).toBe("IMP-6.1.j victorAlready");
    until(p, "aftermath");
    expect(titlesIn(p, PLAYED)).toEqual(["roma_victor"]);
    expect(legal(p).join()).not.toContain("roma_victor");
  });

  test("IMP-6.e only before the die of a battle", () => {
    const { p } = beforeBattle("rome", against("marcomanni", { rome: ["roma_victor"] }), "dacia");
    expect(question(p)).toMatchObject({ moment: "evasion" });
    expect(reason(p, "play roma_victor")).toBe("IMP-6.e notItsMoment");
  });
});

describe("Furor Germanicus (6.2)", () => {
  test.each([
    ["enemy", 9],
    ["rome", -2],
  ] as const)("IMP-6.2.l where Germans fight: %s attacks, row %i", (attacker, row) => {
    const { p } = beforeDie(attacker, against("marcomanni", { enemy: ["furor_germanicus"] }));
    const [decided] = told(play(p, "play furor_germanicus"), "battle-decided");
    expect(decided).toMatchObject({ die: null, row, winner: "enemy" });
  });

  test("IMP-6.2.l IMP-C077 not without a Germanic unit", () => {
    const { p } = beforeDie("rome", against("jazyges", { enemy: ["furor_germanicus"] }));
    expect(reason(p, "play furor_germanicus")).toBe("IMP-6.2.l furorWithoutGermans");
  });

  test("IMP-6.1.k IMP-6.2.l IMP-R74 IMP-C076 an answer to the other: both are spent, and the die is thrown", () => {
    for (const [first, second] of [
      ["roma_victor", "furor_germanicus"],
      ["furor_germanicus", "roma_victor"],
    ] as const) {
      const attacker = first === "roma_victor" ? "rome" : "enemy";
      const { p } = beforeDie(attacker, against("marcomanni", { rome: ["roma_victor"], enemy: ["furor_germanicus"] }));
      play(p, `play ${first}`);
      const events = play(p, `play ${second}`, [3]);
      expect(told(events, "victor-cancelled")).toHaveLength(1);
      expect(told(events, "battle-decided")).toMatchObject([{ die: 3 }]);
      expect(titlesIn(p, PLAYED).sort()).toEqual(["furor_germanicus", "roma_victor"]);
    }
  });

  test("IMP-6.1.k what has been cancelled is not played again in that battle", () => {
    const hands = { rome: ["roma_victor", "roma_victor"], enemy: ["furor_germanicus"] } as const;
    const { p } = beforeDie("rome", against("marcomanni", hands));
    play(p, ["play roma_victor", "play furor_germanicus"]);
    expect(reason(p, "play roma_victor")).toBe("IMP-6.1.k victorCancelled");
    const events = [...play(p, "pass", [4]), ...until(p, "aftermath")];
    expect(told(events, "battle-decided")).toMatchObject([{ die: 4 }]);
  });
});

describe("the Parthian shot (6.2)", () => {
  const EAST: Layout = {
    rome: { syria_coele: ["avidius_cassius", "iv_scythica", "xvi_flavia", "iii_gallica"], arabia: ["iii_cyrenaica"] },
    enemy: { syria_coele: ["parthes_4"] },
    war: ["parthes"],
    hands: { enemy: ["fleche_du_parthe"] },
  };

  /** Rome wins, and loses nobody. */
  function won(layout: Layout): Position {
    const { p } = beforeBattle("rome", layout, "syria_coele");
    until(p, "aftermath", [6]);
    return p;
  }

  test("IMP-6.2.m IMP-C079 whatever the result, one Roman unit of the battle is lost", () => {
    const p = won(EAST);
    expect(question(p)).toMatchObject({ moment: "aftermath", window: "parthian-shot", zone: "syria_coele" });
    expect(legal(p)).toEqual([
      "pass",
      "shoot fleche_du_parthe iii_gallica",
      "shoot fleche_du_parthe iv_scythica",
      "shoot fleche_du_parthe xvi_flavia",
    ]);
    const events = play(p, "shoot fleche_du_parthe xvi_flavia");
    expect(told(events, "shot")).toMatchObject([{ unit: "xvi_flavia", zone: "syria_coele", side: "enemy" }]);
    expect([at(p, "xvi_flavia"), at(p, "iv_scythica"), asked(p)]).toEqual(["dead", "syria_coele", "nothing"]);
  });

  test("IMP-6.2.m IMP-R75 nobody who was not there, and no leader", () => {
    const p = won(EAST);
    expect(reason(p, "shoot fleche_du_parthe iii_cyrenaica")).toBe("IMP-6.2.m shotTarget");
    expect(reason(p, "shoot fleche_du_parthe avidius_cassius")).toBe("IMP-6.2.m shotTarget");
    expect(reason(p, "shoot fleche_du_parthe parthes_4")).toBe("IMP-6.2.m shotTarget");
  });

  test("IMP-6.2.m IMP-R75 any Persian unit will do, and no other; not the Armenians", () => {
    const persian = won({ ...EAST, enemy: { syria_coele: ["adiabene_1"] }, war: ["adiabene"] });
    expect(legal(persian, "shoot")).toHaveLength(3);
    const arab = won({ ...EAST, enemy: { syria_coele: ["scenarchia_1"] }, war: ["scenarchia"] });
    expect(question(arab)).toMatchObject({ window: "aftermath" });
    expect(reason(arab, "shoot fleche_du_parthe iv_scythica")).toBe("IMP-6.2.m shotNoPersians");
    const { p } = beforeBattle(
      "rome",
      {
        rome: { armenia: ["armenia_1", "xii_fulminata", "iv_scythica"] },
        enemy: { armenia: ["parthes_4"] },
        war: ["parthes"],
        armenia: "rome",
        hands: { enemy: ["fleche_du_parthe"] },
      },
      "armenia",
    );
    until(p, "aftermath", [6]);
    expect(legal(p, "shoot")).toEqual(["shoot fleche_du_parthe xii_fulminata", "shoot fleche_du_parthe iv_scythica"]);
  });

  test("IMP-R75 nobody who obeys Rome no more", () => {
    const p = won({
      ...EAST,
      rome: { syria_coele: ["iv_scythica", "xvi_flavia", "iii_gallica"] },
      hands: { enemy: ["fleche_du_parthe", "mutinerie"] },
    });
    play(p, "strew mutinerie syria_coele");
    expect(reason(p, "shoot fleche_du_parthe iv_scythica")).toBe("IMP-6.2.m shotTarget");
    expect(legal(p)).toEqual(["pass"]);
  });

  test("IMP-6.2.m the last one of a beaten Force, where it has fled to", () => {
    const layout: Layout = {
      rome: { syria_coele: ["avidius_cassius", "iv_scythica"] },
      enemy: { syria_coele: ["chosroes", "parthes_1", "parthes_2", "parthes_3"] },
      war: ["parthes"],
      hands: { enemy: ["fleche_du_parthe"] },
    };
    const { p } = beforeBattle("enemy", layout, "syria_coele");
    until(p, "aftermath", [1]);
    const refuge = at(p, "iv_scythica");
    expect(refuge).not.toBe("syria_coele");
    play(p, "shoot fleche_du_parthe iv_scythica");
    expect([at(p, "iv_scythica"), at(p, "avidius_cassius")]).toEqual(["dead", refuge]);
  });

  test("IMP-6.2.m a leader who is left alone among enemies gets away, or not", () => {
    // Those who have won are gone, and the mutineers are still there.
    const layout: Layout = {
      rome: { syria_coele: ["avidius_cassius", "iv_scythica-"] },
      enemy: { syria_coele: ["parthes_4-"] },
      war: ["parthes"],
      mutiny: { syria_coele: ["xvi_flavia", "iii_gallica"] },
      hands: { enemy: ["fleche_du_parthe"] },
    };
    const { p } = beforeBattle("rome", layout, "syria_coele");
    until(p, "aftermath", [6]);
    play(p, "shoot fleche_du_parthe iv_scythica", [1]);
    expect(question(p)).toMatchObject({ ask: "loneLeader", leader: "avidius_cassius", zone: "syria_coele" });
  });

  test("IMP-6.a Rome has no archers", () => {
    const p = won({ ...EAST, hands: { rome: ["fleche_du_parthe", "desertion"] } });
    expect(question(p)).toMatchObject({ moment: "aftermath", window: "aftermath", side: "rome" });
    expect(reason(p, "shoot fleche_du_parthe iv_scythica")).toBe("IMP-6.a notForThisRole");
  });
});

describe("orders about battles", () => {
  test("IMP-R20 a battle for the purple is another matter than a skirmish", () => {
    const { p } = beforeDie("rome", against("marcomanni", { rome: ["desertion"] }));
    expect(question(p)).toMatchObject({ window: "battle", zone: "dacia" });
    const layout = against("marcomanni", { rome: ["desertion"] });
    const great = beforeDie("rome", { ...layout, rome: { dacia: ["commodus*", "i_minervia", "viii_augusta"] } });
    expect(question(great.p)).toMatchObject({ window: "great-battle" });
  });
});
