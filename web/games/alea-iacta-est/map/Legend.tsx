/** The key to the signs, in the empty quarter of the map. */
import type { ReactNode } from "react";
import { LEGEND } from "./measures.ts";
import { Anchor, Town } from "./Names.tsx";
import { doubleArrow } from "./Straits.tsx";
import type { GroundWords } from "./wording.ts";

const ROW = 29;
const [WIDE, HIGH] = [LEGEND.right - LEGEND.left, LEGEND.bottom - LEGEND.top];
const SAMPLE = "M-24 4C-10-6 8 8 24-3";
const STRAIT = doubleArrow([
  { x: -22, y: 0 },
  { x: 22, y: 0 },
]);

const swatch = (className: string, fill?: string): ReactNode => (
  <>
    <rect className={className} x="-23" y="-9" width="46" height="18" rx="2" />
    {fill && <rect className="aim-hatched" x="-23" y="-9" width="46" height="18" rx="2" fill={fill} />}
    <rect className="aim-swatch" x="-23" y="-9" width="46" height="18" rx="2" />
  </>
);

export function Legend({
  x,
  y,
  words,
}: {
  readonly x: number;
  readonly y: number;
  readonly words: GroundWords;
}): ReactNode {
  const rows: readonly { readonly text: string; readonly sign: ReactNode }[] = [
    { text: words.city, sign: <Town great={false} /> },
    { text: words.port, sign: <Anchor /> },
    { text: words.strait, sign: <Crossing /> },
    { text: words.greatRiver, sign: <path className="aim-river aim-sample" d={SAMPLE} /> },
    { text: words.mountain, sign: <Peaks /> },
    { text: words.zoneBorder, sign: <path className="aim-border aim-border-zone" d={SAMPLE} /> },
    { text: words.regionBorder, sign: <Banded kind="region" /> },
    { text: words.frontier, sign: <Banded kind="frontier" /> },
    { text: words.people, sign: swatch("aim-zone aim-tint-none", "url(#aim-celts)") },
    { text: words.closedSea, sign: swatch("aim-water", "url(#aim-closed)") },
  ];
  const half = Math.ceil(rows.length / 2);
  return (
    <g className="aim-legend" transform={`translate(${x} ${y})`}>
      <rect className="aim-sheet" width={WIDE} height={HIGH} rx={3} />
      <rect className="aim-sheet-rule" x={4} y={4} width={WIDE - 8} height={HIGH - 8} rx={2} />
      <text className="aim-legend-title" x={WIDE / 2} y={29}>
        {words.legend}
      </text>
      {rows.map(({ text, sign }, i) => (
        <g key={text} transform={`translate(${i < half ? 42 : 290} ${58 + (i % half) * ROW})`}>
          {sign}
          <text className="aim-legend-text" x={34} y={5.5}>
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}

const Crossing = (): ReactNode => (
  <>
    <path className="aim-strait-shaft" d={STRAIT.shaft} />
    <path className="aim-strait-head" d={STRAIT.heads} />
  </>
);

const Banded = ({ kind }: { readonly kind: "region" | "frontier" }): ReactNode => (
  <>
    <path className={`aim-band aim-band-${kind}`} d={SAMPLE} />
    <path className={`aim-border aim-border-${kind}`} d={SAMPLE} />
  </>
);

const Peaks = (): ReactNode => (
  <>
    <path className="aim-hill" d="M-22 8Q-16 3-12-6Q-11-8-9-5Q-5 3 0 8M-4 8Q3 2 7-8Q8-10 10-7Q15 2 21 8" />
    <path className="aim-flank" d="M-12-7Q-11-8-9-5Q-5 3 0 8H-7Q-11 2-12-7ZM7-9Q8-10 10-7Q15 2 21 8H13Q8 2 7-9Z" />
  </>
);
