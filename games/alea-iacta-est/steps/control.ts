/** F.4: regions and Roma (3.7.3), then whose units are whose, then who leads the Peoples at war next year (4.4.1). */
import { onMap, type Region } from "../board.ts";
import { heirOf, masterOfRoma } from "../control.ts";
import { frameOf, next, pop } from "../frames.ts";
import { reviewOwners } from "../owners.ts";
import { type People, WAR } from "../peoples.ts";
import { isAtWar, own, type Position, setStatus } from "../position.ts";
import type { SeenHeirs } from "../seen.ts";
import { NOBODY, nameOfSide, type Side } from "../sides.ts";
import { controllerOf } from "../war-and-peace.ts";
import { openWindow } from "../windows.ts";
import type { Chronicle, Runs } from "./step.ts";

/** F.4 begins: whoever can may still bring a Triumvir over. */
export const triumvirs: Runs<"triumvirs"> = {
  run(p) {
    next(p, { step: "control" });
    openWindow(p, "triumvirs", p.initiative);
  },
};

export const control: Runs<"control"> = {
  run(p, _f, dice, tell) {
    pop(p);
    // AIE-3.7.3.a, AIE-3.7.3.k, AIE-3.7.3.o: one look at the map for all regions and for Roma, before any marker changes.
    const heirs = p.box.regions.map((region) => heirOf(p, region));
    const master = masterOfRoma(p);
    for (const [i, region] of p.box.regions.entries()) passOn(p, region, heirs[i], tell);
    if (master !== p.roma) tell({ e: "roma", rule: "AIE-3.7.3.l", side: nameOfSide(master) });
    p.roma = master;
    reviewOwners(p, tell);
    // AIE-2.F.f, AIE-4.4.1.f, AIE-R113: after the regions, in the order of the list.
    for (const people of p.box.peoples)
      if (isAtWar(p, people) && isLeft(p, people)) setStatus(p, people, WAR, controllerOf(p, people, dice, tell));
  },
};

/** Who would hold what if the year ended now: all of it lies open on the map. Null before a year, and when it has been settled. */
export function heirsSoFar(p: Position): SeenHeirs | null {
  const isToCome = SETTLING.some((step) => frameOf(p, step) !== undefined);
  if (p.outcome !== null || !isToCome) return null;
  const { regions, regionIds } = p.box;
  return {
    regions: Object.fromEntries(regions.map((region) => [regionIds[region], nameOfSide(heirOf(p, region))])),
    roma: nameOfSide(masterOfRoma(p)),
  };
}

/** One of them lies on the stack until control has been settled. */
const SETTLING = ["results", "triumvirs", "control"] as const;

/** Who has lost all its units has no next year to be led in: it is pacified in this winter, by whoever fought it (AIE-9.3.i). */
const isLeft = (p: Position, people: People): boolean => p.box.unitsOf[people].some((unit) => onMap(p.at[unit]));

function passOn(p: Position, region: Region, heir: Side, tell: Chronicle): void {
  const { regionIds } = p.box;
  const holder = p.control[region];
  if (heir === holder) return;
  const why = heir === NOBODY ? "invaded" : holder === NOBODY && heir === p.lastControl[region] ? "freed" : "taken";
  tell({ e: "region", rule: RULES[why], region: regionIds[region], side: nameOfSide(heir), why });
  own.control(p)[region] = heir;
  if (heir !== NOBODY) own.lastControl(p)[region] = heir;
}

const RULES = { taken: "AIE-3.7.3.b", invaded: "AIE-3.7.3.i", freed: "AIE-3.7.3.j" } as const;
