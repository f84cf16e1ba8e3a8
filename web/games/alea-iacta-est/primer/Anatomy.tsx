/** A unit and a leader taken apart: what stands where on their counters. */
import type { SeenPiece } from "@rubicon/alea-iacta-est/components";
import type { Language } from "@rubicon/engine";
import type { ReactNode } from "react";
import { COUNTER, Counter } from "../pieces/Counter.tsx";
import "./anatomy.css";
import { type Caption, LEADER_PARTS, type LeaderPart, UNIT_PARTS, type UnitPart } from "./wording.ts";
import { primerWords } from "./words.ts";

export const TENTH: SeenPiece = { piece: "legio-X", at: "italia-7", side: "caesarians" };
export const CAESAR: SeenPiece = {
  piece: "caesar",
  at: "italia-7",
  side: "caesarians",
  titles: ["faction-leader"],
};

/** Where a part lies on the counter, in its own units, at which side its pin stands, and how far down. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly at: "left" | "right";
  readonly row: number;
}

const UNIT_SPOTS: Readonly<Record<UnitPart, Spot>> = {
  bonus: { x: 1.9, y: 7, at: "left", row: 0.06 },
  strength: { x: 8.6, y: 36, at: "left", row: 0.86 },
  name: { x: 43.4, y: 15.6, at: "right", row: 0.2 },
  quality: { x: 35.6, y: 36, at: "right", row: 0.86 },
};

const LEADER_SPOTS: Readonly<Record<LeaderPart, Spot>> = {
  command: { x: 2, y: 8, at: "left", row: 0.1 },
  politics: { x: 1.6, y: 24, at: "left", row: 0.6 },
  chief: { x: 25, y: -2, at: "right", row: -0.16 },
  tactics: { x: COUNTER - 1.8, y: 8, at: "right", row: 0.24 },
  strategy: { x: COUNTER - 1.2, y: 24, at: "right", row: 0.68 },
};

interface Speaking {
  readonly language: Language;
}

export function UnitAnatomy({ language }: Speaking): ReactNode {
  const { unitParts, pictures } = primerWords[language];
  const parts = UNIT_PARTS.map((part) => ({ ...UNIT_SPOTS[part], ...unitParts[part] }));
  return <Anatomy seen={TENTH} label={pictures.unit} parts={parts} />;
}

export function LeaderAnatomy({ language }: Speaking): ReactNode {
  const { leaderParts, pictures } = primerWords[language];
  const parts = LEADER_PARTS.map((part) => ({ ...LEADER_SPOTS[part], ...leaderParts[part] }));
  return <Anatomy seen={CAESAR} label={pictures.leader} parts={parts} />;
}

/** The drawing: a counter in the middle, and a line from each of its parts to a number. */
const [WIDE, HIGH, SIZE] = [200, 168, 124];
const LEFT = (WIDE - SIZE) / 2;
const TOP = 30;
const HEAD = 9;

function Anatomy(props: {
  readonly seen: SeenPiece;
  readonly label: string;
  readonly parts: readonly (Spot & Caption)[];
}): ReactNode {
  const { seen, label, parts } = props;
  const scale = SIZE / COUNTER;
  return (
    <div className="aip-anatomy">
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={label}>
        <g transform={`translate(${LEFT} ${TOP}) scale(${scale})`}>
          <Counter seen={seen} />
        </g>
        {parts.map(({ x, y, at, row, title }, i) => {
          const spot = { x: LEFT + x * scale, y: TOP + y * scale };
          const head = { x: at === "left" ? HEAD : WIDE - HEAD, y: TOP + row * SIZE };
          return (
            <g key={title} className="aip-pin">
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
      <ol className="aip-anatomy-parts">
        {parts.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong> <span>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
