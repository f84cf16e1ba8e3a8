import { describe, expect, test } from "vitest";
import { seenBattle } from "../seen-battle.ts";
import { attacking } from "../testing/field.ts";
import { asked, box, type Layout, legal, play, reason, run, told, toMove } from "../testing/table.ts";

const ROMANS = ["legio-V", "legio-VI", "legio-VIII", "legio-IX"];
const germans = (count: number): string[] => {
  const people = box.peopleNumbers.get("germani");
  if (people === undefined) throw new Error("there are no Germans");
  return box.unitsOf[people].slice(0, count).map((unit) => box.pieceIds[unit]);
};

/** Romans of Caesar against Romans of Pompeius in a zone, Caesar attacking; run to the window before the die. */
function before(zone: string, layout: Layout) {
  const p = attacking("caesarians", layout);
  const events = run(p);
  while (asked(p) === "evasions" || asked(p) === "fleetEvasions") events.push(...play(p, "stand"));
  while (asked(p) === "window") events.push(...play(p, "pass"));
  events.push(...play(p, `fight ${zone}`));
  return { p, events };
}

const siege = (zone: string, hands: Layout["hands"]): Layout => ({
  caesarians: { [zone]: ["legio-V", "legio-VI"] },
  republicans: { [zone]: ["legio-I", "legio-III"] },
  ...(hands ? { hands } : {}),
});

describe("Poliorcétique and Muraille (6.3.8, 6.3.9)", () => {
  test("AIE-6.3.8.a the attacker adds the printed number to the die", () => {
    const { p } = before("gallia-5", siege("gallia-5", { caesarians: ["05"] }));
    expect([asked(p), toMove(p)]).toEqual(["window", "palatine"]);
    const events = play(p, ["play stratagem-05-b"], [3]);
    const [decided] = told(events, "battle-decided");
    expect(decided).toMatchObject({ die: 3, row: 5, column: "1/1" });
    expect(decided.modifiers).toContainEqual({ key: "siegecraft", rule: "AIE-6.3.8.a", value: 2 });
  });

  test("AIE-6.3.9.a the defender adds his, which is below zero", () => {
    const { p } = before("gallia-5", siege("gallia-5", { republicans: ["04"] }));
    expect(toMove(p)).toBe("quirinal");
    const [decided] = told(play(p, ["play stratagem-04-b"], [3]), "battle-decided");
    expect(decided.row).toBe(1);
    expect(decided.modifiers).toContainEqual({ key: "walls", rule: "AIE-6.3.9.a", value: -2 });
  });

  test("AIE-6.3.9.b AIE-C157 all of them add up", () => {
    const { p } = before("gallia-5", siege("gallia-5", { caesarians: ["05", "19"], republicans: ["04"] }));
    const events = play(p, ["play stratagem-05-b", "play stratagem-04-b", "play stratagem-19-a"], [2]);
    const [decided] = told(events, "battle-decided");
    expect(decided.row).toBe(2 + 2 - 2 + 1);
  });

  test("AIE-6.3.8.a AIE-6.3.9.a only by their side, and only where there is a city or a port", () => {
    const { p } = before("gallia-5", siege("gallia-5", { caesarians: ["04"], republicans: ["05"] }));
    expect(reason(p, "play stratagem-04-b")).toBe("AIE-6.3.9.a wallsAttack");
    play(p, "pass");
    expect(reason(p, "play stratagem-05-b")).toBe("AIE-6.3.8.a siegeDefends");
    const open = before("gallia-6", siege("gallia-6", { caesarians: ["05"], republicans: ["04"] }));
    expect(reason(open.p, "play stratagem-05-b")).toBe("AIE-6.3.8.a siegeNoCity");
    play(open.p, "pass");
    expect(reason(open.p, "play stratagem-04-b")).toBe("AIE-6.3.9.a wallsNoCity");
    // A port without a city will do.
    const port = before("africa-2", siege("africa-2", { caesarians: ["05"] }));
    expect(legal(port.p)).toContain("play stratagem-05-b");
  });
});

describe("Veni, Vidi, Vici (6.3.7)", () => {
  const against = (leader: string, units: number, hands: Layout["hands"]): Layout => ({
    caesarians: { "gallia-6": [leader, ...ROMANS.slice(0, units)] },
    republicans: { "gallia-6": germans(4) },
    war: { germani: "republicans" },
    ...(hands ? { hands } : {}),
  });

  test("AIE-6.3.7.a AIE-6.3.7.b AIE-C167 the attacker wins on the highest row, without a die and whatever else would count", () => {
    const { p } = before("gallia-6", against("caesar*", 4, { caesarians: ["17"] }));
    const [decided] = told(play(p, "play stratagem-17-b"), "battle-decided");
    expect(decided).toMatchObject({ die: null, row: 9, winner: "caesarians", modifiers: [] });
    expect(seenBattle(p)).toMatchObject({ decided: true, die: null });
  });

  test("AIE-6.3.7.b AIE-C168 AIE-C169 the defender on the lowest", () => {
    const p = attacking("republicans", against("caesar*", 4, { caesarians: ["17"] }));
    run(p);
    while (asked(p) !== "battles") play(p, asked(p) === "evasions" ? "stand" : "pass");
    play(p, "fight gallia-6");
    const [decided] = told(play(p, "play stratagem-17-b"), "battle-decided");
    expect(decided).toMatchObject({ die: null, row: -2, winner: "caesarians" });
  });

  test("AIE-6.3.7.a AIE-C170 not against Romans, and not without a Faction Leader", () => {
    const romans = before("gallia-5", {
      ...siege("gallia-5", { caesarians: ["17"] }),
      caesarians: { "gallia-5": ["caesar*", "legio-V"] },
    });
    expect(reason(romans.p, "play stratagem-17-b")).toBe("AIE-6.3.7.a victorOverRomans");
    const nobody = before("gallia-6", against("labienus", 4, { caesarians: ["17"] }));
    expect(reason(nobody.p, "play stratagem-17-b")).toBe("AIE-6.3.7.a victorWithoutChief");
  });
});
