/** A counter taken apart: what stands where on it. */
import type { ReactNode } from "react";
import { COUNTER } from "../pieces/measures.ts";
import "./anatomy.css";
import type { Caption } from "./wording.ts";

/** Where a part lies on the counter, in its own units, at which side its pin stands, and how far down. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly at: "left" | "right";
  readonly row: number;
}

/** Parts in their order, each with what is said of it. */
export const pinned = <Part extends string>(
  parts: readonly Part[],
  spots: Readonly<Record<Part, Spot>>,
  captions: Readonly<Record<Part, Caption>>,
): readonly (Spot & Caption)[] => parts.map((part) => ({ ...spots[part], ...captions[part] }));

/** The drawing: a counter in the middle, and a line from each of its parts to a number. */
const [WIDE, HIGH, SIZE] = [200, 168, 124];
const LEFT = (WIDE - SIZE) / 2;
const TOP = 30;
const HEAD = 9;

interface AnatomyProps {
  readonly label: string;
  readonly parts: readonly (Spot & Caption)[];
  /** The counter. */
  readonly children: ReactNode;
}

export function Anatomy({ label, parts, children }: AnatomyProps): ReactNode {
  const scale = SIZE / COUNTER;
  return (
    <div className="volpr-anatomy">
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={label}>
        <g transform={`translate(${LEFT} ${TOP}) scale(${scale})`}>{children}</g>
        {parts.map(({ x, y, at, row, title }, i) => {
          const spot = { x: LEFT + x * scale, y: TOP + y * scale };
          const head = { x: at === "left" ? HEAD : WIDE - HEAD, y: TOP + row * SIZE };
          return (
            <g key={title} className="volpr-pin">
              <path className="halo" d={`M${spot.x} ${spot.y}L${head.x} ${head.y}`} />
              <path d={`M${spot.x} ${spot.y}L${head.x} ${head.y}`} />
              <circle className="spot" cx={spot.x} cy={spot.y} r="2.600" />
              <circle className="head" cx={head.x} cy={head.y} r={HEAD - 0.4} />
              <text x={head.x} y={head.y + 4}>
                {i + 1}
              </text>
            </g>
          );
        })}
      </svg>
      <ol className="volpr-anatomy-parts">
        {parts.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong> <span>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
