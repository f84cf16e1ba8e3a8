/** Small marks: the signs of the two sides, of attack and defence, of moves and levies, and of winter. */
import type { SideName } from "@rubicon/julius-caesar/components";
import type { ReactNode } from "react";
import { EMBLEMS } from "../pieces/figures.tsx";

/** The emblem on the backs of a side's blocks, on a disc of its wood. */
export function SideMark({ side }: { readonly side: SideName }): ReactNode {
  return (
    <svg className={`jc-side-mark jc-${side}`} viewBox="0 0 24 24" aria-hidden="true">
      <circle className="jc-side-ground" cx="12" cy="12" r="11" />
      <g
        className="jc-side-sign"
        transform={side === "caesar" ? "translate(5 4.6) scale(0.14)" : "translate(4.5 4.5) scale(0.15)"}
      >
        {EMBLEMS[side === "caesar" ? "tan" : "green"]}
      </g>
    </svg>
  );
}

function Mark({ className, children }: { readonly className: string; readonly children: ReactNode }): ReactNode {
  return (
    <svg className={`jc-mark ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}

/** Who attacks. */
export const Swords = (): ReactNode => (
  <Mark className="jc-mark-swords">
    <path d="M4 3l13 14M20 3 7 17M14.5 19.5l5-5M9.5 19.5l-5-5M17.5 17.5 21 21M6.5 17.5 3 21" />
  </Mark>
);

/** Who defends. */
export const Shield = (): ReactNode => (
  <Mark className="jc-mark-shield">
    <path d="M5 4c4 1.6 10 1.6 14 0v9c0 4.5-3 7-7 8.5C8 20 5 17.5 5 13Z" />
    <path d="M12 7.5v9M8.5 12h7" />
  </Mark>
);

/** A group that moves follows its standard. */
export const Standard = (): ReactNode => (
  <svg className="jc-pip" viewBox="0 0 14 20" aria-hidden="true">
    <path d="M7 1.5V19" />
    <path className="jc-pip-solid" d="M1.5 4h11v8.5l-2.2-1.4-2.2 1.4L7 11.6l-1.1.9-2.2-1.4-2.2 1.4Z" />
    <circle className="jc-pip-solid" cx="7" cy="1.8" r="1.3" />
  </svg>
);

/** A spear raised for each levy. */
export const Spear = (): ReactNode => (
  <svg className="jc-pip" viewBox="0 0 14 20" aria-hidden="true">
    <path d="M7 8v11M4 9.5h6" />
    <path className="jc-pip-solid" d="M7 .8 10 5.5 7 9.5 4 5.5Z" />
  </svg>
);

export const Snowflake = (): ReactNode => (
  <Mark className="jc-mark-snow">
    <path d="M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5M4 11l3.5-.8L6.5 6.8M20 13l-3.5.8 1 3.4M20 11l-3.5-.8 1-3.4M4 13l3.5.8-1 3.4" />
  </Mark>
);

export const DieMark = (): ReactNode => (
  <svg className="jc-die-mark" viewBox="0 0 12 12" aria-hidden="true">
    <rect x="1" y="1" width="10" height="10" rx="2.2" />
    <circle cx="4" cy="4" r="1" />
    <circle cx="6" cy="6" r="1" />
    <circle cx="8" cy="8" r="1" />
  </svg>
);
