/** What stands on zones to which something can be brought: what that costs, how many get there, and the battle there. */
import type { ReactNode } from "react";
import { type MapProps, nameOf } from "../../games/face.ts";
import { prospects } from "../foreseen.ts";
import type { Measures } from "../map/measures.ts";
import type { Places } from "../map/places.ts";
import { Chances, Coin, tagSpot } from "./Zones.tsx";

interface TagsProps extends MapProps {
  readonly scale: number;
  readonly measures: Measures;
  readonly places: Places;
  /** Movement points, by zone. */
  readonly costs: ReadonlyMap<string, number>;
}

export function GoalTags({ level, scale, hands, forecasts, measures, places, costs }: TagsProps): ReactNode {
  const all = hands.held.length;
  // How many arrive is told where the pointer is.
  const aim = hands.ways[0]?.at(-1);
  const count = aim === undefined ? all : (hands.goals.get(aim) ?? all);
  const tallies = new Map(aim === undefined || count === all ? [] : [[nameOf(aim), count]]);
  const battles = prospects(hands, forecasts);
  const zones = new Set([...costs.keys(), ...tallies.keys(), ...battles.map(({ zone }) => zone)]);
  return [...zones].map((zone) => {
    const at = tagSpot(places.groundOf(zone), level, measures);
    if (at === null) return null;
    const [cost, arriving] = [costs.get(zone), tallies.get(zone)];
    return (
      <g key={zone} transform={`translate(${at.x} ${at.y}) scale(${scale})`}>
        {cost !== undefined && <Coin text={`${cost}`} />}
        {arriving !== undefined && (
          <Coin text={`${arriving}/${all}`} className="tally" x={cost === undefined ? 0 : 30} />
        )}
        {battles
          .filter((battle) => battle.zone === zone)
          .map((battle, i) => (
            <Chances key={`${battle.naval}`} {...battle} y={cost === undefined && i === 0 ? 0 : 20 + 20 * i} />
          ))}
      </g>
    );
  });
}
