/** What a plain player does. */
import { describe, expect, test } from "vitest";
import { type Came, routed } from "../testing/field.ts";
import { box, type Layout } from "../testing/table.ts";
import { plainly } from "./script.ts";

const WHERE = "pannonia_superior";
const CAME: Came = { from: "quades", pieces: ["quades_1", "quades_2"] };
const battle: Layout = {
  war: ["quades"],
  rome: { [WHERE]: ["vexillatio_danube_1", "vexillatio_danube_2", "claudius_pompeianus"] },
  enemy: { [WHERE]: ["quades_1", "quades_2", "quades_chief_1"] },
};

describe("IMP-8.3.a the beaten", () => {
  const refuge = (p: ReturnType<typeof routed>): string => {
    const act = plainly(p);
    return act.do === "retreat" ? box.zoneIds[act.to] : act.do;
  };

  test("IMP-10.r go on into the Interior, where they are paid for, and not home", () => {
    expect(["venetia", "dalmatia"]).toContain(refuge(routed("attacker", "enemy", battle, WHERE, CAME)));
  });

  test("go where nobody hunts them", () => {
    const rome = { ...battle.rome, ravenna: ["praetoria_1"] };
    expect(refuge(routed("attacker", "enemy", { ...battle, rome }, WHERE, CAME))).toBe("dalmatia");
  });

  test("go to friends, if they are Romans", () => {
    const rome = { ...battle.rome, noricum: ["ii_italica"] };
    expect(refuge(routed("defender", "enemy", { ...battle, rome }, WHERE, CAME))).toBe("noricum");
  });
});
