/** The stratagem counters in hand: one's own with both faces to be read, the enemy's from behind. */
import { type Seen, SIDES, type SideName, seenFrom, sideLedBy } from "@rubicon/alea-iacta-est/components";
import type { ReactNode } from "react";
import { HandOf, Held } from "../../../series/panels/Stratagem.tsx";
import type { TableProps } from "../../face.ts";
import { useKit } from "../kit.ts";
import { SideMark } from "./marks.tsx";
import { HeldStratagem } from "./Stratagem.tsx";
import { Targets } from "./Targets.tsx";
import { panelWords } from "./words.ts";

export function Hand(table: TableProps): ReactNode {
  const seen = seenFrom(table.sight);
  const own = sideLedBy(seen, table.viewer);
  const sides = own === null ? SIDES : [own, ...SIDES.filter((side) => side !== own)];
  return (
    <section className="volp-hand" aria-label={panelWords[table.language].ownHand}>
      <Targets table={table} />
      {sides.map((side) => (
        <OneHand key={side} side={side} seen={seen} table={table} />
      ))}
    </section>
  );
}

interface OneHandProps {
  readonly side: SideName;
  readonly seen: Seen;
  readonly table: TableProps;
}

function OneHand({ side, seen, table }: OneHandProps): ReactNode {
  const words = panelWords[table.language];
  const name = useKit().facts.names(table.language).side(side);
  const mark = <SideMark side={side} />;
  const { count = 0, counters } = seen.hands[seen.leads[side]] ?? {};
  if (counters === undefined) return <Held mark={mark} said={words.holds(name, count)} count={count} />;
  return (
    <HandOf
      mark={mark}
      title={table.viewer === seen.leads[side] ? words.ownHand : words.handOf(name)}
      counters={counters.map((counter) => ({
        key: counter,
        drawn: <HeldStratagem counter={counter} table={table} />,
      }))}
      words={words}
    />
  );
}
