/** How the war stands: the calendar, victory points on their way to ten, the cards of this turn, whose move it is. */
import { type Seen, type SideName, seenFrom } from "@rubicon/julius-caesar/components";
import type { ReactNode } from "react";
import { type TableProps, thing } from "../../face.ts";
import { useKit } from "../kit.ts";
import { romanNumber } from "../pieces/measures.ts";
import { Card, CardBack, CardSlot, cardInWords } from "./Card.tsx";
import { calendar, isWinter, type When, type YearShown } from "./calendar.ts";
import { SideMark, Snowflake } from "./marks.tsx";
import "./calendar.css";
import "./status.css";
import { Tangible } from "../../../drawing/Tangible.tsx";
import { cells } from "./score.ts";
import type { PanelWords } from "./wording.ts";
import { panelWords } from "./words.ts";

export function Status(table: TableProps): ReactNode {
  const seen = seenFrom(table.sight);
  const words = panelWords[table.language];
  return (
    <section className="jc-status">
      <div className="jc-status-row">
        <Calendar seen={seen} words={words} />
        <div className="jc-scales">
          <SideStatus side="caesar" seen={seen} table={table} />
          <Points seen={seen} table={table} />
          <SideStatus side="pompeius" seen={seen} table={table} />
        </div>
        <Asked seen={seen} table={table} />
      </div>
    </section>
  );
}

function Calendar({ seen, words }: { readonly seen: Seen; readonly words: PanelWords }): ReactNode {
  const { facts } = useKit();
  const season =
    isWinter(seen) || seen.outcome ? words.winter : seen.turn === 0 ? words.newYear : words.turn(seen.turn);
  return (
    <div className="jc-calendar">
      <p className="jc-date">
        <strong>{words.bc(seen.bc)}</strong> <span>{season}</span>
      </p>
      <ol className="jc-years" aria-hidden="true">
        {calendar(facts.calendar, seen).map((year) => (
          <Year key={year.bc} year={year} words={words} />
        ))}
      </ol>
    </div>
  );
}

/** The present year is written out; the others are rows of dots. */
function Year({ year, words }: { readonly year: YearShown; readonly words: PanelWords }): ReactNode {
  const told = (when: When): string => (when === "coming" ? "" : ` (${when === "now" ? words.now : words.past})`);
  return (
    <li className={`jc-year jc-${year.when}`} title={words.year(year.bc)}>
      <span className="jc-year-name">{year.bc}</span>
      <span className="jc-turns">
        {year.turns.map((when, i) => (
          <span className={`jc-turn jc-${when}`} key={romanNumber(i + 1)} title={`${words.turn(i + 1)}${told(when)}`}>
            {year.when === "now" ? romanNumber(i + 1) : ""}
          </span>
        ))}
        <span className={`jc-turn jc-turn-winter jc-${year.winter}`} title={`${words.winter}${told(year.winter)}`}>
          <Snowflake />
        </span>
      </span>
    </li>
  );
}

interface OfTable {
  readonly seen: Seen;
  readonly table: TableProps;
}

function SideStatus({ side, seen, table }: OfTable & { readonly side: SideName }): ReactNode {
  const words = panelWords[table.language];
  const name = useKit().facts.names(table.language).side(side);
  const moves = seen.toMove === side && !table.over;
  // In winter the cards of the last turn have done their work.
  const inTurn = seen.turn > 0 && !isWinter(seen) && seen.outcome === null;
  return (
    <div className={`jc-side-status jc-of-${side}${moves ? " jc-moves" : ""}`}>
      <SideMark side={side} />
      <span className="jc-side-name">
        {moves && <span className="jc-to-act">▸</span>}
        {name}
      </span>
      {inTurn && seen.first === side && (
        <span className="jc-first" title={words.goesFirst(name)}>
          <span aria-hidden="true">{words.first}</span>
          <span className="jc-unseen">{words.goesFirst(name)}</span>
        </span>
      )}
      {inTurn && <CardOfTurn side={side} name={name} seen={seen} table={table} />}
    </div>
  );
}

/** The card of this turn: not yet there, face down, or open; with the one Apollo copies beside it. */
function CardOfTurn({
  side,
  name,
  seen,
  table,
}: OfTable & { readonly side: SideName; readonly name: string }): ReactNode {
  const { language } = table;
  const kit = useKit();
  const words = panelWords[language];
  const hand = seen.hands[side];
  const played = hand.played[seen.turn - 1];
  if (played === undefined) {
    const label = hand.chosen ? words.hiddenThisTurn(name) : words.notYet(name);
    return (
      <span className="jc-turn-card" role="img" aria-label={label} title={label}>
        {hand.chosen ? <CardBack /> : <CardSlot />}
      </span>
    );
  }
  const copied = hand.acting !== undefined && hand.acting !== played ? hand.acting : null;
  return (
    <>
      <Tangible
        it={thing("card", played)}
        table={table}
        label={words.playedThisTurn(name, cardInWords(kit, played, language))}
        className="jc-turn-card"
      >
        <Card card={played} language={language} />
      </Tangible>
      {copied && (
        <span
          className="jc-turn-card"
          role="img"
          aria-label={words.asCard(cardInWords(kit, copied, language))}
          title={words.asCard(cardInWords(kit, copied, language))}
        >
          <Card card={copied} language={language} />
        </span>
      )}
    </>
  );
}

/** Both sides climb towards the goal in the middle. */
function Points({ seen, table }: OfTable): ReactNode {
  const words = panelWords[table.language];
  const { facts } = useKit();
  const names = facts.names(table.language);
  const goal = facts.limits.victoryPoints;
  const climb = (side: SideName): ReactNode => (
    <Climb
      side={side}
      points={seen.points[side]}
      goal={goal}
      label={words.points(names.side(side), seen.points[side])}
    />
  );
  return (
    <div className="jc-points">
      {climb("caesar")}
      <span className="jc-goal" title={words.goal(goal)} aria-hidden="true">
        {goal}
      </span>
      {climb("pompeius")}
    </div>
  );
}

interface ClimbProps {
  readonly side: SideName;
  readonly points: number;
  readonly goal: number;
  readonly label: string;
}

function Climb({ side, points, goal, label }: ClimbProps): ReactNode {
  return (
    <span className={`jc-climb jc-of-${side}`} role="img" aria-label={label} title={label}>
      <span className="jc-points-number">{points}</span>
      <span className="jc-cells">
        {cells(points, goal).map((filled, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells are their places.
          <span className={filled ? "jc-cell jc-filled" : "jc-cell"} key={i} />
        ))}
      </span>
    </span>
  );
}

function Asked({ seen, table }: OfTable): ReactNode {
  const words = panelWords[table.language];
  const { facts } = useKit();
  const names = facts.names(table.language);
  return (
    <p className="jc-asked">
      {seen.toMove === "over" || table.over ? (
        <strong>{ending(seen, words, names.side)}</strong>
      ) : (
        <>
          <strong>{words.decides(names.side(seen.toMove))}</strong>
          {seen.asked && (
            <span>
              {words.colon}
              {words.about[seen.asked.ask]}
            </span>
          )}
        </>
      )}
      {seen.surprise !== null && (
        <span className="jc-chip">{words.surpriseWaits(facts.places.get(seen.surprise)?.name ?? seen.surprise)}</span>
      )}
    </p>
  );
}

function ending({ outcome }: Seen, words: PanelWords, nameOf: (side: SideName) => string): string {
  if (!outcome) return words.over;
  return outcome.winner === null ? words.draw : `${words.won}${words.colon}${nameOf(outcome.winner)}`;
}
