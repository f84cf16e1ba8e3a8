/** Whether the set-ups of a pack can stand, piece by piece: the last thing looked at when a box is made. */
import { type Found, nth } from "@rubicon/engine";
import type { Box } from "./box.ts";
import { broken } from "./faults.ts";
import { ROMAN } from "./peoples.ts";
import type { Scenario } from "./scenarios.ts";
import { setUp } from "./setting-up.ts";
import { ENEMY, ROME } from "./sides.ts";
import { unitsOf } from "./table.ts";

/** Throws BadInput, with the place of the fault. */
export function checkSetUps(box: Box, list: Found): void {
  for (const [i, found] of list.items().entries()) {
    const p = setUp(box, nth<Scenario>(i), {});
    const fault = broken(p);
    if (fault !== null) throw found.wrong(`cannot stand: ${fault}.`);
    for (const zone of box.land)
      if (unitsOf(p, ROME, zone) > 0 && unitsOf(p, ENEMY, zone) > 0)
        throw found.wrong(`units of both sides stand in ${box.zoneIds[zone]}.`);
    // IMP-4.2.k
    for (const zone of box.land) {
      const categories = new Set(
        box.units
          .filter((unit) => p.at[unit] === zone && p.side[unit] === ENEMY && box.people[unit] !== box.armenia)
          .map((unit) => (box.people[unit] === ROMAN ? 0 : box.category[box.people[unit]])),
      );
      if (categories.size > 1) throw found.wrong(`pieces that may not be together stand in ${box.zoneIds[zone]}.`);
    }
  }
}
