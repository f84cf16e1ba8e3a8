/**
 * The crossing, as a map on parchment: Ravenna, the little river, Ariminum and the road to Rome, with the eagle of the
 * thirteenth on the near bank and the dice thrown. Drawn in colours of the styles, so that it is lit by day or by lamp.
 */
import type { ReactNode } from "react";

const COAST = "M128 0C160 62 186 84 206 120S262 178 300 206 372 262 410 300 470 340 540 366";
const RIVER = "M300 206C282 226 270 234 260 256S212 292 190 312 122 350 76 404";
/** The same river upstream, so that its name reads along it. */
const UPSTREAM = "M76 404C122 350 168 332 190 312 212 292 250 278 260 256 270 234 282 226 300 206";
const BROOKS = ["M232 146C206 168 172 172 140 196S96 222 62 226", "M412 302C394 330 376 344 368 366S352 396 350 420"];
const ROAD_NORTH = "M150 40C164 84 176 104 186 126 200 160 232 204 260 254";
const ROAD_SOUTH = "M260 254C288 268 318 268 344 274 340 316 318 358 316 430";

const HILLS = [
  [60, 288, 1],
  [92, 304, 1.2],
  [124, 292, 0.9],
  [70, 330, 1.3],
  [192, 350, 1],
  [184, 384, 1.3],
  [226, 372, 1.1],
  [232, 400, 1],
  [268, 388, 0.9],
  [150, 400, 1],
] as const;

export function Emblem({ label }: { readonly label: string }): ReactNode {
  return (
    <svg className="emblem" viewBox="0 0 540 450" role="img" aria-label={label}>
      <defs>
        <clipPath id="emblem-sheet">
          <path d="M34 26C120 18 220 30 300 22S450 20 508 28C514 120 502 220 510 300S508 380 504 424C420 432 320 420 240 428S110 424 30 428C26 340 38 240 30 160S30 60 34 26Z" />
        </clipPath>
        <clipPath id="emblem-sea">
          <path d={`${COAST}V-20H128Z`} />
        </clipPath>
        <path id="emblem-upstream" d={UPSTREAM} />
        <radialGradient id="emblem-lamp" cx="0.36" cy="0.42" r="0.72">
          <stop offset="0" className="emblem-lamp-near" />
          <stop offset="1" className="emblem-lamp-far" />
        </radialGradient>
      </defs>
      <g className="emblem-sheet">
        <g clipPath="url(#emblem-sheet)">
          <rect width="540" height="450" className="emblem-land" />
          <path d={`${COAST}V-20H128Z`} className="emblem-sea" />
          <g clipPath="url(#emblem-sea)" className="emblem-waterlines">
            {[46, 32, 20, 10].map((width) => (
              <path key={width} d={COAST} strokeWidth={width} />
            ))}
          </g>
          <path d={COAST} className="emblem-coast" />
          {BROOKS.map((brook) => (
            <path key={brook} d={brook} className="emblem-brook" />
          ))}
          <path d={RIVER} className="emblem-river" />
          <path d={RIVER} className="emblem-river-light" />
          <path d={ROAD_NORTH} className="emblem-road" />
          <path d={ROAD_SOUTH} className="emblem-road" />
          <g className="emblem-hills">
            {HILLS.map(([x, y, size]) => (
              <path
                key={`${x} ${y}`}
                transform={`translate(${x} ${y}) scale(${size})`}
                d="M-15 8C-9 2-5-8 0-12 4-8 9 1 15 8M1-9C3-3 4 1 3 6M5-5C7 0 8 3 8 6"
              />
            ))}
          </g>
          <g className="emblem-town">
            <rect x="176" y="116" width="13" height="13" />
            <rect x="338" y="267" width="13" height="13" />
          </g>
          <g className="emblem-bridge" transform="translate(260 254) rotate(-28)">
            <path d="M-14-7C-6-3 6-3 14-7M-14 7C-6 3 6 3 14 7" />
          </g>
          <rect width="540" height="450" fill="url(#emblem-lamp)" />
          <g className="emblem-names">
            <text x="218" y="108">
              RAVENNA
            </text>
            <text x="388" y="268">
              ARIMINVM
            </text>
            <text dy="-9" className="emblem-river-name">
              <textPath href="#emblem-upstream" startOffset="31%">
                RVBICO FL.
              </textPath>
            </text>
            <text transform="translate(347 312) rotate(98)" className="emblem-small">
              AD ROMAM
            </text>
            <text transform="translate(356 66) rotate(38)" className="emblem-sea-name">
              MARE
            </text>
            <text transform="translate(306 62) rotate(38)" className="emblem-sea-name">
              HADRIATICVM
            </text>
          </g>
        </g>
      </g>
      <Standard />
      <Die x={424} y={372} turn={-14} numeral="VI" />
      <Die x={474} y={342} turn={17} numeral="I" />
    </svg>
  );
}

/** An eagle with raised wings on its pole, a cross-bar with the banner, and the honours below. */
const Standard = (): ReactNode => (
  <g transform="translate(92 100)">
    <ellipse cx="12" cy="246" rx="30" ry="6" className="emblem-shade" />
    <path d="M-2.5 0H2.5L2 246H-2Z" className="emblem-pole" />
    <g className="emblem-gold">
      <path d="M0 246l-5-14h10Z" />
      <circle cy="124" r="11" />
      <circle cy="154" r="11" />
      <path d="M-15 178h30l-4 11h-22Z" />
    </g>
    <g className="emblem-engraved">
      <circle cy="124" r="6.5" />
      <circle cy="154" r="6.5" />
    </g>
    <path d="M-34 26H34" className="emblem-bar" />
    <path d="M-29 28H29L28 82l-7 8-7-8-7 8-7-8-7 8-7-8-7 8-7-8Z" className="emblem-banner" />
    <text y="52" textAnchor="middle" className="emblem-banner-text">
      LEG
    </text>
    <text y="72" textAnchor="middle" className="emblem-banner-text">
      XIII
    </text>
    <g className="emblem-gold">
      <path d="M-18 6h36l4 6-4 6h-36l-4-6Z" />
      <path d="M-5-18C-14-16-22-20-30-30-38-40-43-54-42-76c4 6 7 10 10 12-1-6-1-10 0-16 3 8 7 13 11 16-1-4-1-8 0-12 4 10 9 18 16 26Z" />
      <path d="M5-18C14-16 22-20 30-30 38-40 43-54 42-76c-4 6-7 10-10 12 1-6 1-10 0-16-3 8-7 13-11 16 1-4 1-8 0-12-4 10-9 18-16 26Z" />
      <path d="M-7-40C-8-50-6-58 0-60c5-1 9 2 11 6l7 3-7 3c-2 3-3 5-3 9 4 10 2 24-2 32L10 6H-10L-6-7C-10-16-11-28-7-40Z" />
    </g>
    <circle cx="5" cy="-54" r="1.4" className="emblem-eye" />
    <path d="M-4-14 0-8l4-6M-5-24 0-17l5-7M-5-34 0-27l5-7M-18 12H18" className="emblem-feathers" />
  </g>
);

function Die(props: {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly numeral: string;
}): ReactNode {
  const { x, y, turn, numeral } = props;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x="-22" y="-18" width="46" height="46" rx="8" className="emblem-shade" />
      <rect x="-24" y="-24" width="48" height="50" rx="8" className="emblem-die-side" />
      <rect x="-24" y="-24" width="48" height="46" rx="8" className="emblem-die" />
      <text y="8" textAnchor="middle" className="emblem-die-text">
        {numeral}
      </text>
    </g>
  );
}
