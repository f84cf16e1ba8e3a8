/** The stratagem counters in hand: one's own with both faces to be read, the enemy's from behind. */
import { type Seen, SIDES, type SideName, seenFrom, sideLedBy } from "@rubicon/alea-iacta-est/components";
import type { ReactNode } from "react";
import type { TableProps } from "../../face.ts";
import { useKit } from "../kit.ts";
import { SideMark } from "./marks.tsx";
import { CounterBack, HeldStratagem } from "./Stratagem.tsx";
import { Targets } from "./Targets.tsx";
import "./hand.css";
import { panelWords } from "./words.ts";

export function Hand(table: TableProps): ReactNode {
  const seen = seenFrom(table.sight);
  const own = sideLedBy(seen, table.viewer);
  const others = SIDES.filter((side) => side !== own);
  return (
    <section className="aie-hand" aria-label={panelWords[table.language].ownHand}>
      <Targets table={table} />
      {own && <HandOf side={own} seen={seen} table={table} />}
      {others.map((side) =>
        seen.hands[seen.leads[side]]?.counters ? (
          <HandOf key={side} side={side} seen={seen} table={table} />
        ) : (
          <Held key={side} side={side} seen={seen} table={table} />
        ),
      )}
    </section>
  );
}

interface HandProps {
  readonly side: SideName;
  readonly seen: Seen;
  readonly table: TableProps;
}

function HandOf({ side, seen, table }: HandProps): ReactNode {
  const { language } = table;
  const words = panelWords[language];
  const names = useKit().facts.names(language);
  const counters = seen.hands[seen.leads[side]]?.counters ?? [];
  return (
    <div className="aie-hand-of">
      <header>
        <SideMark side={side} />
        <h3>{table.viewer === seen.leads[side] ? words.ownHand : words.handOf(names.side(side))}</h3>
      </header>
      {counters.length === 0 && <p className="aie-quiet">{words.noCounters}</p>}
      <ul className="aie-stratagems">
        {counters.map((counter) => (
          <li key={counter}>
            <HeldStratagem counter={counter} table={table} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How many counters the enemy holds. */
function Held({ side, seen, table }: HandProps): ReactNode {
  const words = panelWords[table.language];
  const count = seen.hands[seen.leads[side]]?.count ?? 0;
  const name = useKit().facts.names(table.language).side(side);
  return (
    <p className="aie-held">
      <SideMark side={side} />
      <span>{words.holds(name, count)}</span>
      <span className="aie-held-backs" aria-hidden="true">
        {Array.from({ length: count }, (_, i) => `back ${i}`).map((key) => (
          <CounterBack key={key} />
        ))}
      </span>
    </p>
  );
}
