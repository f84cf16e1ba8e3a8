/** A die as it lies on the table. */
import type { ReactNode } from "react";
import { DieFace } from "../../pieces/DieFace.tsx";

export const Die = ({ value }: { readonly value: number }): ReactNode => (
  <svg className="vol-die" viewBox="0 0 32 32" aria-hidden="true">
    <DieFace value={value} />
  </svg>
);
