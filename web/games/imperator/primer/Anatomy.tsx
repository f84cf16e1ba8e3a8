/** A unit and a leader taken apart: what stands where on their counters. */
import type { Language } from "@rubicon/engine";
import type { ReactNode } from "react";
import { Anatomy, pinned, type Spot } from "../../../series/primer/Anatomy.tsx";
import { COUNTER, Counter } from "../pieces/Counter.tsx";
import { loyal, MARCUS } from "./counters.tsx";
import { LEADER_PARTS, type LeaderPart, UNIT_PARTS, type UnitPart } from "./wording.ts";
import { primerWords } from "./words.ts";

export const GEMINA = loyal("xiii_gemina");

const UNIT_SPOTS: Readonly<Record<UnitPart, Spot>> = {
  band: { x: 22, y: 2.4, at: "left", row: -0.16 },
  bonus: { x: 1.9, y: 7.6, at: "left", row: 0.22 },
  strength: { x: 6, y: 36, at: "left", row: 0.86 },
  name: { x: 43.4, y: 17, at: "right", row: 0.2 },
  quality: { x: 37, y: 36, at: "right", row: 0.86 },
};

const LEADER_SPOTS: Readonly<Record<LeaderPart, Spot>> = {
  command: { x: 2, y: 8, at: "left", row: 0.2 },
  politics: { x: 1.6, y: 24, at: "left", row: 0.68 },
  title: { x: 19, y: -2, at: "left", row: -0.16 },
  guard: { x: COUNTER - 5, y: -5, at: "right", row: -0.16 },
  tactics: { x: COUNTER - 1.8, y: 9, at: "right", row: 0.24 },
  strategy: { x: COUNTER - 1.2, y: 24, at: "right", row: 0.68 },
};

interface Speaking {
  readonly language: Language;
}

export function UnitAnatomy({ language }: Speaking): ReactNode {
  const { unitParts, pictures } = primerWords[language];
  return (
    <Anatomy label={pictures.unit} parts={pinned(UNIT_PARTS, UNIT_SPOTS, unitParts)}>
      <Counter seen={GEMINA} />
    </Anatomy>
  );
}

export function LeaderAnatomy({ language }: Speaking): ReactNode {
  const { leaderParts, pictures } = primerWords[language];
  return (
    <Anatomy label={pictures.leader} parts={pinned(LEADER_PARTS, LEADER_SPOTS, leaderParts)}>
      <Counter seen={MARCUS} />
    </Anatomy>
  );
}
