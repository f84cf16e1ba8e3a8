/** A small drawing for each game: a wooden block, a pair of dice, a laurel wreath. */
import type { ReactNode } from "react";

const Block = (): ReactNode => (
  <>
    <path d="M18 26 30 16H80V62L70 74Z" className="vignette-side" />
    <rect x="18" y="26" width="52" height="50" rx="3" className="vignette-wood" />
    <path d="M32 33h24" className="vignette-line" strokeDasharray="2.5 4" />
    <path d="M30 62c0-12 5-19 14-19s14 7 14 19M30 62h28M36 50c2 4 14 4 16 0" className="vignette-line" />
    <path d="M44 43V37M39 38h10" className="vignette-line" />
  </>
);

const Dice = (): ReactNode => (
  <>
    <g transform="rotate(-12 34 52)">
      <rect x="14" y="32" width="40" height="40" rx="6" className="vignette-wood" />
      {[24, 34, 44].map((y) => (
        <g key={y} className="vignette-dot">
          <circle cx="25" cy={y + 18} r="3" />
          <circle cx="43" cy={y + 18} r="3" />
        </g>
      ))}
    </g>
    <g transform="rotate(16 70 40)">
      <rect x="52" y="20" width="36" height="36" rx="6" className="vignette-wood" />
      <circle cx="70" cy="38" r="3.5" className="vignette-dot" />
    </g>
  </>
);

const LEAVES = [20, 48, 76, 104, 132, 160];

const Wreath = (): ReactNode => (
  <g transform="translate(50 48)">
    <path d="M-7 33A34 34 0 0 1-12-31M7 33A34 34 0 0 0 12-31" className="vignette-line" />
    {LEAVES.map((angle) => (
      <g key={angle} className="vignette-leaf">
        <path transform={`rotate(${angle}) translate(0 34)`} d="M0 0C8-5 11-12 10-18 3-15 0-8 0 0Z" />
        <path transform={`rotate(${angle}) translate(0 34)`} d="M0 0C5 6 12 7 17 4 12-2 6-3 0 0Z" />
        <path transform={`scale(-1 1) rotate(${angle}) translate(0 34)`} d="M0 0C8-5 11-12 10-18 3-15 0-8 0 0Z" />
        <path transform={`scale(-1 1) rotate(${angle}) translate(0 34)`} d="M0 0C5 6 12 7 17 4 12-2 6-3 0 0Z" />
      </g>
    ))}
  </g>
);

const DRAWINGS: Readonly<Record<string, () => ReactNode>> = {
  "julius-caesar": Block,
  "alea-iacta-est": Dice,
  imperator: Wreath,
};

export function Vignette({ game }: { readonly game: string }): ReactNode {
  const Drawing = DRAWINGS[game];
  return (
    <svg className="vignette" viewBox="0 0 100 96" aria-hidden="true">
      {Drawing && <Drawing />}
    </svg>
  );
}
