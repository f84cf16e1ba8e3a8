/** The cards in hand: one's own to be read and played, the enemy's from behind. */
import { type Seen, SIDES, type SideName, seenFrom } from "@rubicon/julius-caesar/components";
import type { ReactNode } from "react";
import { Tangible } from "../../../drawing/Tangible.tsx";
import { type TableProps, thing } from "../../face.ts";
import { useKit } from "../kit.ts";
import { Card, CardBack, cardInWords } from "./Card.tsx";
import { SideMark } from "./marks.tsx";
import "./hand.css";
import { other, panelWords } from "./words.ts";

export function Hand(table: TableProps): ReactNode {
  const seen = seenFrom(table.sight);
  const own = SIDES.find((side) => side === table.viewer);
  const most = Math.max(...SIDES.map((side) => (own === other(side) ? 0 : inRow(seen.hands[side]))));
  // As broad as its cards where it may choose.
  const broad = { containIntrinsicInlineSize: `${Math.max(LEAST, most * (NATURAL + GAP))}px` };
  return (
    <section className="jc-hand" style={broad} aria-label={panelWords[table.language].ownHand}>
      {own ? (
        <>
          <HandOf side={own} seen={seen} table={table} />
          <Held side={other(own)} seen={seen} table={table} />
        </>
      ) : (
        SIDES.map((side) => <HandOf key={side} side={side} seen={seen} table={table} />)
      )}
    </section>
  );
}

/** A card is as wide as this where there is room (a back half as wide), and all stay in one row where there is not. */
const NATURAL = 92;
const GAP = 8;
/** No hand is narrower, in pixels: what is written over it needs that. */
const LEAST = 320;

/** How many cards lie in a row. */
const inRow = ({ count, chosen }: Seen["hands"][SideName]): number => count + (chosen ? 1 : 0);

interface HandProps {
  readonly side: SideName;
  readonly seen: Seen;
  readonly table: TableProps;
}

function HandOf({ side, seen, table }: HandProps): ReactNode {
  const { language } = table;
  const words = panelWords[language];
  const hand = seen.hands[side];
  const kit = useKit();
  const name = kit.facts.names(language).side(side);
  const cards = inRow(hand);
  const widest = hand.cards ? NATURAL : NATURAL / 2;
  const share = { width: `min(${widest}px, (100cqw - ${(cards - 1) * GAP}px) / ${cards})` };
  return (
    <div className="jc-hand-of">
      <header className="jc-hand-title">
        <SideMark side={side} />
        <h3>{table.viewer === side ? words.ownHand : words.handOf(name)}</h3>
        {hand.discarded !== undefined && <Discarded card={hand.discarded} table={table} />}
      </header>
      {cards === 0 && <p className="jc-quiet">{words.noCards}</p>}
      <ul className="jc-hand-cards">
        {hand.cards
          ? hand.cards.map((card) => (
              <li key={card} style={share}>
                <Tangible it={thing("card", card)} table={table} label={cardInWords(kit, card, language)}>
                  <Card card={card} language={language} />
                </Tangible>
              </li>
            ))
          : Array.from({ length: hand.count }, (_, i) => `back ${i}`).map((key) => (
              <li key={key} style={share}>
                <span role="img" aria-label={words.cardBack}>
                  <CardBack />
                </span>
              </li>
            ))}
        {hand.chosen && (
          <li className="jc-face-down" key="chosen" style={share}>
            <Chosen card={hand.chosenCard} table={table} />
            <span className="jc-ribbon">{words.faceDown}</span>
          </li>
        )}
      </ul>
    </div>
  );
}

function Chosen({ card, table }: { readonly card: string | undefined; readonly table: TableProps }): ReactNode {
  const kit = useKit();
  if (card === undefined)
    return (
      <span role="img" aria-label={panelWords[table.language].cardBack}>
        <CardBack />
      </span>
    );
  return (
    <Tangible it={thing("card", card)} table={table} label={cardInWords(kit, card, table.language)}>
      <Card card={card} language={table.language} />
    </Tangible>
  );
}

function Discarded({ card, table }: { readonly card: string; readonly table: TableProps }): ReactNode {
  const { language } = table;
  const kit = useKit();
  return (
    <span className="jc-discarded">
      {panelWords[language].discarded}{" "}
      <Tangible it={thing("card", card)} table={table} label={cardInWords(kit, card, language)} className="jc-mini">
        <Card card={card} language={language} />
      </Tangible>
    </span>
  );
}

/** How many cards the enemy holds. */
function Held({ side, seen, table }: HandProps): ReactNode {
  const { count, chosen } = seen.hands[side];
  const words = panelWords[table.language];
  const name = useKit().facts.names(table.language).side(side);
  return (
    <p className="jc-held">
      <SideMark side={side} />
      <span>{words.holds(name, count)}</span>
      <span className="jc-held-backs" aria-hidden="true">
        {Array.from({ length: count }, (_, i) => `back ${i}`).map((key) => (
          <span className="jc-mini" key={key}>
            <CardBack />
          </span>
        ))}
      </span>
      {chosen && <span className="jc-held-chosen">{words.hiddenThisTurn(name)}</span>}
    </p>
  );
}
