/** The stratagem counters in hand: one's own to be read, those of the other from behind. */
import { type Seen, SIDES, type SideName, seenFrom, sideLedBy } from "@rubicon/imperator/components";
import type { ReactNode } from "react";
import { HandOf, Held, Pips } from "../../../series/panels/Stratagem.tsx";
import type { TableProps } from "../../face.ts";
import { useKit } from "../kit.ts";
import { SideMark } from "./marks.tsx";
import { counted, HeldStratagem } from "./Stratagem.tsx";
import { panelWords, playWords } from "./words.ts";

export function Hand(table: TableProps): ReactNode {
  const seen = seenFrom(table.sight);
  const own = sideLedBy(seen, table.viewer);
  const words = panelWords[table.language];
  const sides = own === null ? SIDES : [own, ...SIDES.filter((side) => side !== own)];
  return (
    <section className="volp-hand" aria-label={words.ownHand}>
      <Pips table={table} words={playWords[table.language]} />
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
  const { count = 0, stratagems } = seen.hands[seen.leads[side]] ?? {};
  if (stratagems === undefined) return <Held mark={mark} said={words.holds(name, count)} count={count} />;
  return (
    <HandOf
      mark={mark}
      title={table.viewer === seen.leads[side] ? words.ownHand : words.handOf[side]}
      counters={counted(stratagems).map(({ title, count: alike }) => ({
        key: title,
        drawn: <HeldStratagem title={title} count={alike} holder={side} table={table} />,
      }))}
      words={words}
    />
  );
}
