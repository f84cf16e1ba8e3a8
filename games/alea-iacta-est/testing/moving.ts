/** For tests of movement: a table on which one side is about to move. */
import type { Position } from "../position.ts";
import { type SideName, sideNamed } from "../sides.ts";
import { check, goTo, type Layout, lay, run } from "./table.ts";

/** Nobody's garrisons matter unless a test gives regions away: all of them are the other side's. */
const REGIONS = ["italia", "asia", "gallia", "africa", "graecia", "sicilia", "hispania"];

export function moving(side: SideName, layout: Layout): Position {
  const other = side === "caesarians" ? "republicans" : "caesarians";
  const own = layout.control?.[side] ?? [];
  const control = { [other]: REGIONS.filter((region) => !own.includes(region)), [side]: own };
  const p = lay({ ...layout, control });
  goTo(p, { step: "movement", side: sideNamed(side) });
  run(p);
  check(p);
  return p;
}
