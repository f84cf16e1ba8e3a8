/** A die as it lies on the table. */
import type { ReactNode } from "react";

/** Where the pips of each face lie, on a grid of three by three: left to right, then down. */
const PIPS: readonly string[] = ["", "4", "08", "048", "0268", "02468", "023568"];

export function Die({ value }: { readonly value: number }): ReactNode {
  return (
    <svg className="aie-die" viewBox="0 0 32 32" aria-hidden="true">
      <rect x="1" y="1" width="30" height="30" rx="6" />
      {[...(PIPS[value] ?? "")].map((pip) => (
        <circle key={pip} cx={8 + 8 * (Number(pip) % 3)} cy={8 + 8 * Math.floor(Number(pip) / 3)} r="2.900" />
      ))}
    </svg>
  );
}
