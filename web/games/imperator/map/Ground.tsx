/** The map of Imperator: the ground that maps of zones have, with the signs of this one, and the limes. */
import "./tints.css";
import { memo, type ReactNode } from "react";
import { type GroundLook, Ground as ZoneGround } from "../../../series/map/Ground.tsx";
import type { BorderGround, Geography } from "../../../series/map/geography.ts";
import { landOf, SIGNS } from "../../../series/map/Legend.tsx";
import { MEASURES } from "./measures.ts";
import type { GroundWords } from "./wording.ts";

interface GroundProps {
  readonly geography: Geography;
  readonly words: GroundWords;
  /** Of what nationality the People of a zone is. */
  readonly nationalityOf: (people: string) => string | null;
}

const LOOK: GroundLook = {
  className: "imp-ground",
  measures: MEASURES,
  title: "IMPERATOR",
  years: "A · V · C · DCCCCXIIII – DCCCCLXX",
  pattern: "meander",
  nations: ["perses", "germains", "sarmates", "celtes", "thraco_phrygiens", "hamites_semites"],
};

const ROWS = [
  "city",
  "camp",
  "port",
  "strait",
  "greatRiver",
  "zoneBorder",
  "regionBorder",
  "frontier",
  "people",
  "closedSea",
] as const;

export const Ground = memo(function Ground({ geography, words, nationalityOf }: GroundProps): ReactNode {
  const rows = ROWS.map((row) => ({ text: words[row], sign: row === "people" ? landOf("germains") : SIGNS[row] }));
  return (
    <ZoneGround geography={geography} look={LOOK} legend={{ title: words.legend, rows }} nationOf={nationalityOf}>
      <Limes borders={geography.borders.filter(({ kind }) => kind === "frontier")} />
    </ZoneGround>
  );
});

/** Where no river keeps it. */
export const Limes = ({ borders }: { readonly borders: readonly BorderGround[] }): ReactNode =>
  borders.filter(({ river }) => !river).map(({ path }) => <path key={path} className="imp-limes" d={path} />);
