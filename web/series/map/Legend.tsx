/** The key to the signs, in the empty quarter of the map. */
import type { ReactNode } from "react";
import type { Rect } from "../../drawing/plane.ts";
import { Anchor, CampSign, Town } from "./Names.tsx";
import { doubleArrow } from "./Straits.tsx";

const ROW = 29;
const SAMPLE = "M-24 4C-10-6 8 8 24-3";
const STRAIT = doubleArrow([
  { x: -22, y: 0 },
  { x: 22, y: 0 },
]);

const swatch = (className: string, fill?: string): ReactNode => (
  <>
    <rect className={className} x="-23" y="-9" width="46" height="18" rx="2" />
    {fill && <rect className="volm-hatched" x="-23" y="-9" width="46" height="18" rx="2" fill={fill} />}
    <rect className="volm-swatch" x="-23" y="-9" width="46" height="18" rx="2" />
  </>
);

const banded = (kind: "region" | "frontier"): ReactNode => (
  <>
    <path className={`volm-band volm-band-${kind}`} d={SAMPLE} />
    <path className={`volm-border volm-border-${kind}`} d={SAMPLE} />
  </>
);

/** The signs that maps of zones have, as samples. */
export const SIGNS = {
  city: <Town great={false} />,
  camp: <CampSign />,
  port: <Anchor />,
  strait: (
    <>
      <path className="volm-strait-shaft" d={STRAIT.shaft} />
      <path className="volm-strait-head" d={STRAIT.heads} />
    </>
  ),
  greatRiver: <path className="volm-river volm-sample" d={SAMPLE} />,
  mountain: (
    <>
      <path className="volm-hill" d="M-22 8Q-16 3-12-6Q-11-8-9-5Q-5 3 0 8M-4 8Q3 2 7-8Q8-10 10-7Q15 2 21 8" />
      <path className="volm-flank" d="M-12-7Q-11-8-9-5Q-5 3 0 8H-7Q-11 2-12-7ZM7-9Q8-10 10-7Q15 2 21 8H13Q8 2 7-9Z" />
    </>
  ),
  zoneBorder: <path className="volm-border volm-border-zone" d={SAMPLE} />,
  regionBorder: banded("region"),
  frontier: banded("frontier"),
  closedSea: swatch("volm-water", "url(#volm-closed)"),
} as const;

/** The land of a People, hatched in the colour of its nation. */
export const landOf = (nation: string): ReactNode => swatch("volm-zone volm-tint-none", `url(#volm-${nation})`);

export interface LegendRow {
  readonly text: string;
  readonly sign: ReactNode;
}

interface LegendProps {
  readonly box: Rect;
  readonly title: string;
  readonly rows: readonly LegendRow[];
}

export function Legend({ box, title, rows }: LegendProps): ReactNode {
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const half = Math.ceil(rows.length / 2);
  return (
    <g className="volm-legend" transform={`translate(${box.left} ${box.top})`}>
      <rect className="volm-sheet" width={wide} height={high} rx={3} />
      <rect className="volm-sheet-rule" x={4} y={4} width={wide - 8} height={high - 8} rx={2} />
      <text className="volm-legend-title" x={wide / 2} y={29}>
        {title}
      </text>
      {rows.map(({ text, sign }, i) => (
        <g key={text} transform={`translate(${i < half ? 42 : 290} ${58 + (i % half) * ROW})`}>
          {sign}
          <text className="volm-legend-text" x={34} y={5.5}>
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}
