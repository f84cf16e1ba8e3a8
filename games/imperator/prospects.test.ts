/** What whoever looks one act ahead goes by. */
import { expect, test } from "vitest";
import { copy } from "./position.ts";
import { prospects } from "./prospects.ts";
import { SEATS } from "./sides.ts";
import { moving } from "./testing/moving.ts";
import { type Layout, lay, play } from "./testing/table.ts";
import { value } from "./value.ts";

const [FIRST] = SEATS;
const worth = (layout: Layout): number => prospects(lay(layout));

test("armies that gather about an intruder promise more than one of them alone, and none the more for being split", () => {
  const enemy = { venetia: ["quades_1", "quades_2", "quades_3"] };
  const war = ["quades"];
  const [candidus, maximus] = ["claudius_candidus", "marius_maximus"];
  const together = worth({ war, enemy, rome: { noricum: [candidus, maximus, "x_gemina", "xiv_gemina"] } });
  const split = worth({ war, enemy, rome: { noricum: [candidus, "x_gemina"], raetia: [maximus, "xiv_gemina"] } });
  const alone = worth({ war, enemy, rome: { noricum: [candidus, "x_gemina"], aegyptus: [maximus, "xiv_gemina"] } });
  expect(together).toBeGreaterThanOrEqual(split);
  expect(together).toBeGreaterThan(alone);
});

test("IMP-8.a nobody is drawn into a battle against three times as many", () => {
  const war = ["quades"];
  const enemy = { noricum: ["quades_1", "quades_2", "quades_3", "quades_4"] };
  const beside = worth({ war, enemy, rome: { raetia: ["claudius_candidus", "x_gemina"] } });
  const among = worth({ war, enemy, rome: { noricum: ["claudius_candidus", "x_gemina"] } });
  expect(among).toBeLessThan(beside);
});

test("IMP-10.l a legion away from its Front is wanted back, step by step, unless its Front is in reserve", () => {
  const away = (zone: string, reserve: readonly string[] = []): number =>
    worth({ reserve, rome: { [zone]: ["x_gemina"] } });
  expect(away("venetia")).toBeGreaterThan(away("roma"));
  expect(away("noricum")).toBeGreaterThan(away("venetia"));
  expect(away("roma", ["danube"])).toBe(away("noricum"));
});

test("IMP-3.5.h nobody is drawn to a usurper who hides where no army may follow", () => {
  const hiding = (zone: string): number =>
    worth({ enemy: { [zone]: ["marius_maximus!"] }, rome: { dacia: ["x_gemina", "laetus"] } });
  expect(hiding("moesia_inferior")).toBeGreaterThan(hiding("roxolani"));
});

test("IMP-2.E.b where all else is equal a leader sets out rather than not, and units rather go with him", () => {
  const p = moving("rome", { rome: { britannia_isca: ["clodius_albinus", "ii_augusta", "vi_victrix"] } });
  const after = (...acts: readonly string[]): number => {
    const then = copy(p);
    play(then, acts);
    return value(then, FIRST);
  };
  expect(after("take clodius_albinus")).toBeGreaterThan(after("end-moves"));
  expect(after("take clodius_albinus")).toBeGreaterThan(after("take ii_augusta"));
  expect(after("take clodius_albinus", "all")).toBeGreaterThan(after("take clodius_albinus", "add ii_augusta"));
});

test("IMP-9.2.1.a IMP-9.2.2.a a fleet is wanted in its port, and units in the empire", () => {
  const at = (layout: Layout): number => value(lay(layout), FIRST);
  expect(at({})).toBeGreaterThan(at({ fleets: { classis_ravennas: "mare_internum_centralis" } }));
  const sent = (zone: string): number => at({ war: ["quades"], rome: { [zone]: ["vexillatio_danube_1"] } });
  expect(sent("pannonia_superior")).toBeGreaterThan(sent("quades"));
});
