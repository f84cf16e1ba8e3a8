/** Small things that pictures are put together from: dice, flags, twigs. */
import type { ReactNode } from "react";
import { eagle } from "../pieces/figures.tsx";

export const TenDie = ({ value }: { readonly value: number }): ReactNode => (
  <svg className="vol-die impr-d10" viewBox="0 0 32 32" aria-hidden="true">
    <path d="M16 1 31 13 28 21 16 31 4 21 1 13Z" />
    <path className="edge" d="M1 13 16 19.500 31 13M16 19.500V31" />
    <text x="16" y="16.500">
      {value}
    </text>
  </svg>
);

export const SIX = [1, 2, 3, 4, 5, 6] as const;
export const TEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Flies over a Front in reserve. */
export const Flag = ({ front }: { readonly front: string }): ReactNode => (
  <svg className={`impr-flag imp-band-${front}`} viewBox="-16 -18 32 38" aria-hidden="true">
    <path className="cloth" d="M-13-15H13V12L8.700 15.500 4.300 12 0 15.500-4.300 12-8.700 15.500-13 12Z" />
    <g transform="translate(-9 -11.500) scale(0.180)">{eagle}</g>
  </svg>
);

/** A twig, as on the counters of those at peace. */
export const Olive = (): ReactNode => (
  <svg className="impr-olive" viewBox="-8 -8 16 16" aria-hidden="true">
    <circle r="7" />
    <path d="M-4 4.400Q0 1 3.600-4.600" />
    <path
      className="leaf"
      d="M-1.600 2Q-5 1.600-5.400-1.600-2-1.600-1.600 2ZM.6-.4Q-2.600-1.600-2.200-4.800.8-3.600.6-.4ZM0 1.200Q3.200 2.400 5 0 2-1.800 0 1.200Z"
    />
  </svg>
);
