/** One side of a battle: its leaders and units as counters, and the four figures the table asks for. */
import type { SeenForce } from "@rubicon/alea-iacta-est/components";
import type { ReactNode } from "react";
import { signed } from "../../../../series/signed.ts";
import { useKit } from "../../kit.ts";
import { Counters, SideMark } from "../marks.tsx";
import type { OfTable } from "./Battle.tsx";
import { battleWords } from "./words.ts";

interface ForceProps extends OfTable {
  readonly role: "attacker" | "defender";
  readonly force: SeenForce;
  readonly other: SeenForce;
}

export function Force({ role, force, other, seen, table }: ForceProps): ReactNode {
  const words = battleWords[table.language];
  const names = useKit().facts.names(table.language);
  const standing = (list: readonly string[]) => seen.pieces.filter(({ piece }) => list.includes(piece));
  const figures = [
    { name: words.sp, value: `${force.sp}`, better: force.sp > other.sp },
    { name: words.quality, value: `${force.quality}`, better: force.quality > other.quality },
    { name: words.tb, value: signed(force.tb), better: force.tb > other.tb },
    ...(force.pc === null || other.pc === null
      ? []
      : [{ name: words.pc, value: `${force.pc}`, better: force.pc > other.pc }]),
  ];
  return (
    <section className={`aie-force aie-of-${force.side}`}>
      <header>
        <SideMark side={force.side} />
        <h3>{names.side(force.side)}</h3>
        <span className="aie-role">{words[role]}</span>
        <dl>
          {figures.map(({ name, value, better }) => (
            <div key={name} className={better ? "aie-better" : ""}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      <Counters pieces={[...standing(force.leaders), ...standing(force.units)]} table={table} small />
    </section>
  );
}
