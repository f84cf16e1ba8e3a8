/** A face of a die, drawn from 0,0 in a square of 32. */
import type { ReactNode } from "react";

/** Where the pips of each face lie, on a grid of three by three: left to right, then down. */
const PIPS: readonly string[] = ["", "4", "08", "048", "0268", "02468", "023568"];

export const DieFace = ({ value }: { readonly value: number }): ReactNode => (
  <>
    <rect x="1" y="1" width="30" height="30" rx="6" />
    {[...(PIPS[value] ?? "")].map((pip) => (
      <circle key={pip} cx={8 + 8 * (Number(pip) % 3)} cy={8 + 8 * Math.floor(Number(pip) / 3)} r="2.900" />
    ))}
  </>
);
