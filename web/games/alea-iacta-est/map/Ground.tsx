/** The map of Alea Iacta Est: the ground that maps of zones have, with the signs of this one. */
import "./tints.css";
import { NATIONALITIES, type Nationality } from "@rubicon/alea-iacta-est/components";
import { memo, type ReactNode } from "react";
import { type GroundLook, Ground as ZoneGround } from "../../../series/map/Ground.tsx";
import type { Geography } from "../../../series/map/geography.ts";
import { landOf, SIGNS } from "../../../series/map/Legend.tsx";
import { MEASURES } from "./measures.ts";
import type { GroundWords } from "./wording.ts";

export interface GroundProps {
  readonly geography: Geography;
  readonly words: GroundWords;
  /** Of what nationality the People of a zone is. */
  readonly nationalityOf: (people: string) => Nationality | null;
}

const LOOK: GroundLook = {
  className: "aie-ground",
  measures: MEASURES,
  title: "ALEA · IACTA · EST",
  years: "A · V · C · DCCV – DCCXXV",
  pattern: "wave",
  nations: NATIONALITIES,
};

const ROWS = [
  "city",
  "port",
  "strait",
  "greatRiver",
  "mountain",
  "zoneBorder",
  "regionBorder",
  "frontier",
  "people",
  "closedSea",
] as const;

export const Ground = memo(function Ground({ geography, words, nationalityOf }: GroundProps): ReactNode {
  const rows = ROWS.map((row) => ({ text: words[row], sign: row === "people" ? landOf("celts") : SIGNS[row] }));
  return (
    <ZoneGround geography={geography} look={LOOK} legend={{ title: words.legend, rows }} nationOf={nationalityOf} />
  );
});
