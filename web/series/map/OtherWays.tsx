/** Draws the ways of a pack that are not as the map has them: a broken line, and on it what is there instead. */
import type { Json } from "@rubicon/engine";
import { type ReactNode, useMemo } from "react";
import type { Geography } from "./geography.ts";
import "./other-ways.css";
import { otherWays } from "./other-ways.ts";

interface Props {
  readonly standard: Json;
  readonly own: Json;
  readonly geography: Geography;
}

export default function OtherWays({ standard, own, geography }: Props): ReactNode {
  const ways = useMemo(() => otherWays(standard, own), [standard, own]);
  const hearts = new Map(geography.zones.map(({ id, heart }) => [id, heart]));
  return ways.map(({ between, now }) => {
    const [a, b] = between.map((zone) => hearts.get(zone));
    if (a === undefined || b === undefined) return null;
    return (
      <g key={between.join(" ")} className="volm-other-way" data-now={now ?? "none"}>
        <path className="bed" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
        <path className="line" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
        <g transform={`translate(${(a.x + b.x) / 2} ${(a.y + b.y) / 2})`}>
          <circle r="9" />
          <path className="sign" d={SIGNS[now ?? "none"] ?? SIGNS.land} />
        </g>
      </g>
    );
  });
}

/** A bridge where nothing lies between, waves for a river, a double arrow for a strait, a cross where there is no way. */
const SIGNS: Readonly<Record<string, string>> = {
  none: "M-4-4 4 4M4-4-4 4",
  land: "M-5-2H5M-5 2H5",
  river: "M-5-2q2.500-2.500 5 0t5 0M-5 2.500q2.500-2.500 5 0t5 0",
  strait: "M-5 0H5M-5 0l3-3M-5 0l3 3M5 0l-3-3M5 0l-3 3",
  coast: "M0-5V5M-4 1q0 4 4 4t4-4M-2.500-3H2.500",
  sea: "M-5-2q2.500-2.500 5 0t5 0M-5 2.500q2.500-2.500 5 0t5 0",
};
