/** What a side could fall upon in its next sequence. */
import { expect, test } from "vitest";
import { ENEMY, ROME } from "../sides.ts";
import { type Layout, lay } from "../testing/table.ts";
import { emptyPower, weigh } from "./power.ts";
import { noStrikes, strikesOf } from "./strikes.ts";

function strikes(side: typeof ROME | typeof ENEMY, layout: Layout): number {
  const p = lay({ war: ["parthes"], ...layout });
  const power = emptyPower();
  weigh(p, power);
  const found = noStrikes();
  strikesOf(p, power, side, found);
  return found.gains;
}

const HOST = ["vologeses_iii", "parthes_1", "parthes_2", "parthes_3", "parthes_4"];
const weak = { syria_coele: ["iv_scythica"] };

test("who stands alone beside a host that is led can be fallen upon, and not the other way round", () => {
  expect(strikes(ENEMY, { enemy: { cilicia: HOST }, rome: weak })).toBeGreaterThan(2);
  expect(strikes(ROME, { enemy: { cilicia: HOST }, rome: weak })).toBe(0);
});

test("nobody comes farther than a march, and of those who have no leader few come, from next door", () => {
  expect(strikes(ENEMY, { enemy: { parthes_mesopotamia: HOST }, rome: { narbonensis: ["iv_scythica"] } })).toBe(0);
  const led = strikes(ENEMY, { enemy: { cilicia: HOST }, rome: weak });
  expect(strikes(ENEMY, { enemy: { cilicia: HOST.slice(1) }, rome: weak })).toBeLessThan(led);
});

test("armies from several zones count together", () => {
  const rome = { galatia: ["x_gemina", "xiv_gemina"] };
  const here = ["vologeses_iii", "parthes_1", "parthes_2"];
  const alone = strikes(ENEMY, { enemy: { cilicia: here }, rome });
  const both = strikes(ENEMY, { enemy: { cilicia: here, cappadocia: ["parthes_3", "parthes_4"] }, rome });
  expect(both).toBeGreaterThan(alone + 1);
});
