/** Whether the set-ups of a pack can stand, piece by piece: the last thing looked at when a box is made. */
import { type Found, nth, type Refusal } from "@rubicon/engine";
import type { Box } from "./box.ts";
import { leadersInRegion, leadersNeeded, placeRefusal } from "./deployment.ts";
import { broken } from "./faults.ts";
import type { Piece } from "./pieces.ts";
import { leadersOf, ownLegionsIn, type Position, unitsOf } from "./position.ts";
import type { Scenario, ScenarioPart } from "./scenarios.ts";
import { setUp } from "./setting-up.ts";
import { BOTH, enemyOf, SIDES, type Side } from "./sides.ts";

/** Throws BadInput, with the place of the fault. */
export function checkSetUps(box: Box, list: Found): void {
  for (const [i, found] of list.items().entries()) {
    const scenario = nth<Scenario>(i);
    const part = box.scenarios[scenario];
    for (const side of BOTH) checkPieces(box, part, side, found.get("forces").get(SIDES[side]));
    const p = setUp(box, scenario, {});
    const fault = broken(p);
    if (fault !== null) throw found.get("forces").wrong(`cannot stand: ${fault}.`);
    if (part.deployment === "free") for (const side of BOTH) checkDeployment(p, side, found);
  }
}

/** Ships lie in port (AIE-9.1.b), and nobody shares a zone with the enemy. */
function checkPieces(box: Box, { placed }: ScenarioPart, side: Side, stacks: Found): void {
  for (const stack of stacks.items()) {
    const zone = stack.get("zone").named(box.zoneNumbers, "zone");
    for (const unit of stack.get("units").items())
      if (box.isNaves[pieceOf(box, unit)] && !box.isPort[zone])
        throw unit.wrong(`needs a port, and ${box.zoneIds[zone]} has none.`);
    const units = placed.filter((each) => each.zone === zone && !box.isLeader[each.piece]);
    if (units.some((each) => each.side === side) && units.some((each) => each.side !== side))
      throw stack.get("zone").wrong(`units of the ${SIDES[enemyOf(side)]} stand there.`);
  }
}

const pieceOf = (box: Box, found: Found): Piece => found.named(box.pieceNumbers, "piece");

/** AIE-S0.c to AIE-S0.g: what is suggested for a free deployment must be lawful. */
function checkDeployment(p: Position, side: Side, scenario: Found): void {
  const { box } = p;
  const stacks = scenario.get("forces").get(SIDES[side]);
  for (const stack of stacks.items()) {
    const zone = stack.get("zone").named(box.zoneNumbers, "zone");
    for (const found of [...stack.get("leaders").items(), ...stack.get("units").items()])
      lawful(found, placeRefusal(p, side, pieceOf(box, found), zone));
  }
  const places = scenario.get("rules").get("dolabella");
  const { dolabella } = box.scenarios[p.scenario].rules;
  if (dolabella !== null) lawful(places.get(SIDES[side]), placeRefusal(p, side, box.dolabella, dolabella[side]));
  for (const region of box.regions) {
    if (p.control[region] !== side) continue;
    const name = box.regionIds[region];
    if (ownLegionsIn(p, side, region) < box.garrison[region])
      throw stacks.wrong(`${name} lacks legions: it needs ${box.garrison[region]} (AIE-S0.c).`);
    const needed = leadersNeeded(p, side, region);
    if (leadersInRegion(p, side, region) < needed)
      throw stacks.wrong(`${name} lacks leaders: it needs ${needed} (AIE-S0.d).`);
  }
  if (p.roma === side && leadersOf(p, side, box.roma) === 0) throw stacks.wrong("Roma lacks a leader (AIE-S0.d).");
  // Whoever is prescribed to stand alone does.
  for (const { alone, leaders, zones } of box.scenarios[p.scenario].rules.starts)
    if (alone && p.side[leaders[0]] === side && zones.some((zone) => unitsOf(p, side, zone) > 0))
      throw stacks.wrong(`${box.pieceIds[leaders[0]]} must stand alone (AIE-S5.f).`);
}

function lawful(found: Found, refusal: Refusal | null): void {
  if (refusal !== null) throw found.wrong(`may not be deployed there: ${refusal.rule}.`);
}
