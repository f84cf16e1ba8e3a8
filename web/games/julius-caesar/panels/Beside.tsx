/** All that lies beside the map: the pools, the fallen, the trophies, the cards of the year, the rules agreed on. */
import { type Seen, type SeenBlock, SIDES, type SideName, seenFrom } from "@rubicon/julius-caesar/components";
import type { ReactNode } from "react";
import { Tangible } from "../../../drawing/Tangible.tsx";
import { type TableProps, thing } from "../../face.ts";
import { useKit } from "../kit.ts";
import { romanNumber } from "../pieces/measures.ts";
import { Card, CardBack, CardSlot, cardInWords } from "./Card.tsx";
import { turnsOf } from "./calendar.ts";
import { SideMark } from "./marks.tsx";
import { blockInWords, COLOUR_OF, offMap, Piece } from "./Piece.tsx";
import "./beside.css";
import { panelWords } from "./words.ts";

interface OfTable {
  readonly seen: Seen;
  readonly table: TableProps;
}

export function Beside(table: TableProps): ReactNode {
  const seen = seenFrom(table.sight);
  // The viewer's own pool first: it is the one he levies from.
  const sides = SIDES.toSorted((a, b) => Number(b === table.viewer) - Number(a === table.viewer));
  return (
    <div className="jc-beside">
      {sides.map((side) => (
        <Pool key={side} side={side} seen={seen} table={table} />
      ))}
      <Fallen seen={seen} table={table} />
      <Trophies seen={seen} table={table} />
      <CardsOfYear seen={seen} table={table} />
      <Agreed seen={seen} table={table} />
    </div>
  );
}

function Pool({ side, seen, table }: OfTable & { readonly side: SideName }): ReactNode {
  const words = panelWords[table.language];
  const { standing, blocks } = seen.pools[side];
  const name = useKit().facts.names(table.language).side(side);
  return (
    <section className="jc-heap">
      <h3>
        <SideMark side={side} />
        {words.pool(name)} <span className="jc-count">{words.standing(standing)}</span>
      </h3>
      {standing === 0 && <p className="jc-quiet">{words.poolEmpty}</p>}
      {blocks && blocks.length > 0 && (
        <>
          <p className="jc-quiet">{words.poolHint}</p>
          <Blocks blocks={blocks} table={table} litMeans={words.levyNow} />
        </>
      )}
      {!blocks && standing > 0 && (
        <div className="jc-backs" aria-hidden="true">
          {Array.from({ length: standing }, (_, i) => `back ${i}`).map((key) => (
            <Piece key={key} seen={{ side, colour: COLOUR_OF[side] }} language={table.language} />
          ))}
        </div>
      )}
    </section>
  );
}

interface BlocksProps {
  readonly blocks: readonly string[];
  readonly table: TableProps;
  /** What it means that one of them is lit. */
  readonly litMeans?: string;
}

function Blocks({ blocks, table, litMeans }: BlocksProps): ReactNode {
  const kit = useKit();
  const pieces = blocks.flatMap((block): { it: string; seen: SeenBlock }[] => {
    const seen = offMap(kit, block);
    return seen ? [{ it: block, seen }] : [];
  });
  return (
    <ul className="jc-blocks">
      {pieces.map(({ it, seen }) => {
        const lit = litMeans !== undefined && table.lit.has(thing("block", it));
        const label = `${blockInWords(kit, seen, table.language)}${lit ? `${panelWords[table.language].colon}${litMeans}` : ""}`;
        return (
          <li key={it}>
            <Tangible it={thing("block", it)} table={table} label={label}>
              <Piece seen={seen} language={table.language} />
            </Tangible>
          </li>
        );
      })}
    </ul>
  );
}

function Fallen({ seen, table }: OfTable): ReactNode {
  const words = panelWords[table.language];
  const fallen = SIDES.flatMap((side) => seen.pools[side].fallen);
  return (
    <section className="jc-heap">
      <h3>
        {words.fallen} {fallen.length > 0 && <span className="jc-count">{words.standing(fallen.length)}</span>}
      </h3>
      <p className="jc-quiet">{fallen.length === 0 ? words.nobodyFell : words.fallenHint}</p>
      {fallen.length > 0 && <Blocks blocks={fallen} table={table} />}
    </section>
  );
}

function Trophies({ seen, table }: OfTable): ReactNode {
  const words = panelWords[table.language];
  const names = useKit().facts.names(table.language);
  const taken = SIDES.filter((side) => seen.trophies[side].length > 0);
  return (
    <section className="jc-heap">
      <h3>{words.trophies}</h3>
      {taken.length === 0 && <p className="jc-quiet">{words.noTrophies}</p>}
      {taken.map((side) => (
        <div className="jc-trophies" key={side}>
          <SideMark side={side} />
          <span>
            {names.side(side)} <strong>{words.trophyWorth(seen.trophies[side].length)}</strong>
          </span>
          <Blocks blocks={seen.trophies[side]} table={table} />
        </div>
      ))}
    </section>
  );
}

function CardsOfYear({ seen, table }: OfTable): ReactNode {
  const { language } = table;
  const words = panelWords[language];
  const { facts } = useKit();
  const names = facts.names(language);
  const turns = Array.from({ length: turnsOf(facts.calendar, seen) }, (_, i) => romanNumber(i + 1));
  return (
    <section className="jc-heap">
      <h3>{words.played}</h3>
      <table className="jc-year-cards">
        <thead>
          <tr>
            <td />
            {turns.map((turn, i) => (
              <th scope="col" key={turn} className={i + 1 === seen.turn ? "jc-now" : ""} aria-label={words.turn(i + 1)}>
                {turn}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SIDES.map((side) => (
            <tr key={side}>
              <th scope="row">
                <SideMark side={side} />
                <span className="jc-unseen">{names.side(side)}</span>
              </th>
              {turns.map((name, turn) => (
                <td key={name}>
                  <CardOf side={side} turn={turn} seen={seen} table={table} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="jc-quiet">{words.undealt(seen.undealt)}</p>
    </section>
  );
}

function CardOf({ side, turn, seen, table }: OfTable & { readonly side: SideName; readonly turn: number }): ReactNode {
  const kit = useKit();
  const hand = seen.hands[side];
  const card = hand.played[turn];
  if (card === undefined) return turn === hand.played.length && hand.chosen ? <CardBack /> : <CardSlot />;
  return (
    <Tangible it={thing("card", card)} table={table} label={cardInWords(kit, card, table.language)}>
      <Card card={card} language={table.language} />
    </Tangible>
  );
}

function Agreed({ seen, table }: OfTable): ReactNode {
  const say = useKit().game.words(table.language);
  return (
    <section className="jc-heap">
      <h3>{panelWords[table.language].rules}</h3>
      <ul className="jc-agreed">
        {Object.entries(seen.options).map(([id, value]) => (
          <li key={id}>{say.option(id, value)}</li>
        ))}
      </ul>
    </section>
  );
}
