/** What pictures that are laid out like a table are put together from. */
import type { ReactNode } from "react";

export const Board = ({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode => (
  <div className="volpr-board" role="img" aria-label={label}>
    {children}
  </div>
);

export const Sign = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <span className="volpr-sign" aria-hidden="true">
    {children}
  </span>
);

/** A counter as large as pictures have them. */
export const InBoard = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <span className="volpr-counter">{children}</span>
);

/** Things in one line of a picture. */
export const Sum = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <span className="volpr-sum" aria-hidden="true">
    {children}
  </span>
);

const ARM = "M0 0V-15M0-9-4-13M0-9 4-13M0-5-3-8M0-5 3-8";

export const Snow = (): ReactNode => (
  <svg className="volpr-snow" viewBox="-17 -17 34 34" aria-hidden="true">
    {[0, 60, 120, 180, 240, 300].map((turn) => (
      <path key={turn} d={ARM} transform={`rotate(${turn})`} />
    ))}
  </svg>
);

interface StrengthsProps {
  /** Full, reduced. */
  readonly faces: readonly ReactNode[];
  readonly label: string;
}

/** A unit, what a step makes of it, and what the next one leaves. */
export const Strengths = ({ faces, label }: StrengthsProps): ReactNode => (
  <span className="volpr-row" role="img" aria-label={label}>
    {faces}
    <span className="volpr-gone" aria-hidden="true" />
  </span>
);

interface Listing {
  /** Or a sign. */
  readonly letter: ReactNode;
  readonly name: string;
}

/** Letters and what they stand for, one below the other. */
export const Letters = ({ rows }: { readonly rows: readonly Listing[] }): ReactNode => (
  <ul className="volpr-phases" aria-hidden="true">
    {rows.map(({ letter, name }) => (
      <li key={name}>
        {typeof letter === "string" ? <b>{letter}</b> : letter} <span>{name}</span>
      </li>
    ))}
  </ul>
);
