/** What stands on zones to which something can be brought. */
import type { Seen } from "@rubicon/alea-iacta-est/components";
import type { ReactNode } from "react";
import { Chances, Coin, tagSpot } from "../../../series/pieces/Zones.tsx";
import { type MapProps, nameOf, thing } from "../../face.ts";
import { goalCosts, prospects } from "../foreseen.ts";
import { type Kit, useKit } from "../kit.ts";
import { MEASURES } from "../map/measures.ts";

/** Tags of the zones to which something can be brought: what that costs, how many get there, and the battle there. */
export function GoalTags(props: MapProps & { readonly seen: Seen; readonly scale: number }): ReactNode {
  const { seen, lit, level, scale, hands, forecasts } = props;
  const kit = useKit();
  const costs =
    seen.asked?.ask === "deploy"
      ? NO_COSTS
      : hands.reach.length > 0
        ? goalCosts(kit, hands)
        : nextSteps(kit, seen, lit);
  const all = hands.held.length;
  // How many arrive is told where the pointer is.
  const aim = hands.ways[0]?.at(-1);
  const count = aim === undefined ? all : (hands.goals.get(aim) ?? all);
  const tallies = new Map(aim === undefined || count === all ? [] : [[nameOf(aim), count]]);
  const battles = prospects(hands, forecasts);
  const zones = new Set([...costs.keys(), ...tallies.keys(), ...battles.map(({ zone }) => zone)]);
  return [...zones].map((zone) => {
    const at = tagSpot(kit.places.groundOf(zone), level, MEASURES);
    if (at === null) return null;
    const [cost, count] = [costs.get(zone), tallies.get(zone)];
    return (
      <g key={zone} transform={`translate(${at.x} ${at.y}) scale(${scale})`}>
        {cost !== undefined && <Coin text={`${cost}`} />}
        {count !== undefined && <Coin text={`${count}/${all}`} className="tally" x={cost === undefined ? 0 : 30} />}
        {battles
          .filter((battle) => battle.zone === zone)
          .map((battle, i) => (
            <Chances key={`${battle.naval}`} {...battle} y={cost === undefined && i === 0 ? 0 : 20 + 20 * i} />
          ))}
      </g>
    );
  });
}

const NO_COSTS: ReadonlyMap<string, number> = new Map();

/** What a group that is not held pays for its next step. */
function nextSteps({ facts }: Kit, { group }: Seen, lit: MapProps["lit"]): ReadonlyMap<string, number> {
  if (group === null) return new Map();
  const from = facts.zones.get(group.zone);
  const ways = (group.sea ? from?.routes : from?.ways) ?? [];
  return new Map(ways.filter(({ to }) => lit.has(thing("zone", to))).map(({ to, cost }) => [to, cost]));
}
