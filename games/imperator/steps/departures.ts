/** F5: Osrhoene and Adiabene leave the game, and their land becomes part of the East (4.2.b, 9.1.b, R103). */
import { GONE } from "../board.ts";
import { pop } from "../frames.ts";
import { endingMutinies } from "../mutiny.ts";
import { REMOVED } from "../peoples.ts";
import { MUTINY, NOBODY } from "../sides.ts";
import { changeSide, setStatus, takeOff } from "../table.ts";
import type { Runs } from "./step.ts";

/** IMP-4.2.b, IMP-4.2.c */
export const departures: Runs<"departures"> = {
  run(p, _f, _dice, tell) {
    pop(p);
    const { homes, joining, leavesGame, peopleIds, peoples, unitsOf, zoneIds } = p.box;
    const leaving = peoples.filter((people) => leavesGame[people] === p.year);
    if (leaving.length === 0) return;
    endingMutinies(p, tell, () => {
      for (const people of leaving) {
        setStatus(p, people, REMOVED);
        for (const unit of unitsOf[people]) {
          // Not even those in mutiny stay (IMP-R78 takes whatever is in a zone with Parthians).
          if (p.side[unit] === MUTINY) changeSide(p, unit, NOBODY);
          takeOff(p, unit, GONE);
        }
      }
    });
    p.epoch = 1;
    const zones = joining.filter((zone) => leaving.some((people) => homes[people].includes(zone)));
    const named = { peoples: leaving.map((people) => peopleIds[people]), zones: zones.map((zone) => zoneIds[zone]) };
    tell({ e: "annexed", rule: "IMP-4.2.b", ...named });
  },
};
