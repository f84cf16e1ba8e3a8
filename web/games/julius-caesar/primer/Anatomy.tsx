/** A block taken apart: what stands where on its face. */
import type { Language } from "@rubicon/engine";
import type { SeenBlock } from "@rubicon/julius-caesar/components";
import type { ReactNode } from "react";
import { BLOCK_SIZE, Block } from "../Block.tsx";
import { ANATOMY, type AnatomyPart } from "./wording.ts";
import { primerWords } from "./words.ts";
import "./anatomy.css";

export const THIRTEENTH: SeenBlock = { side: "caesar", colour: "tan", block: "legio-13", strength: 3 };

/** Where the parts lie on the face, in the block's own units, and at which side their label stands. */
const SPOTS: Readonly<
  Record<AnatomyPart, { readonly x: number; readonly y: number; readonly row: number; readonly at: "left" | "right" }>
> = {
  strength: { x: 12, y: 5.5, row: 0, at: "left" },
  letter: { x: 0, y: 34, row: 2, at: "left" },
  firepower: { x: 12, y: 41, row: 3, at: "left" },
  next: { x: 40.5, y: 20.5, row: 0, at: "right" },
  name: { x: 38.6, y: 28.5, row: 2, at: "right" },
  home: { x: 38.6, y: 35, row: 3, at: "right" },
};

/** The drawing: a block in the middle, and a line from each of its parts to where its words stand. */
const [WIDE, HIGH, SIZE] = [200, 172, 132];
const LEFT = (WIDE - SIZE) / 2;
const TOP = 22;
const ROWS = [14, 58, 116, 158] as const;

export function Anatomy({ language }: { readonly language: Language }): ReactNode {
  const words = primerWords[language];
  const scale = SIZE / BLOCK_SIZE;
  return (
    <div className="jcp-anatomy">
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={words.pictures.anatomy}>
        <g transform={`translate(${LEFT} ${TOP})`}>
          <Block seen={THIRTEENTH} language={language} size={SIZE} />
        </g>
        {ANATOMY.map((part, i) => {
          const { x, y, row, at } = SPOTS[part];
          const [px, py] = [LEFT + x * scale, TOP + y * scale];
          const end = at === "left" ? 9 : WIDE - 9;
          return (
            <g key={part} className="jcp-pin">
              <path d={`M${px} ${py}L${end + (at === "left" ? 9 : -9)} ${ROWS[row]}`} />
              <circle className="jcp-pin-spot" cx={px} cy={py} r="2.4" />
              <circle className="jcp-pin-head" cx={end} cy={ROWS[row]} r="8.6" />
              <text x={end} y={ROWS[row] + 4}>
                {i + 1}
              </text>
            </g>
          );
        })}
      </svg>
      <ol className="jcp-anatomy-parts">
        {ANATOMY.map((part) => (
          <li key={part}>
            <strong>{words.anatomy[part].title}</strong> <span>{words.anatomy[part].text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
