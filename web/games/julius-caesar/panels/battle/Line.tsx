/** A battle line: the blocks of one side, face up, under the letters they fire by; behind them the reserves. */
import {
  blockFacts,
  componentNames,
  type SeenBattle,
  type SeenBlock,
  SIDES,
  type SideName,
} from "@rubicon/julius-caesar/components";
import type { ReactNode } from "react";
import { type TableProps, thing } from "../../../face.ts";
import { DieMark, Shield, SideMark, Swords } from "../marks.tsx";
import { blockInWords, offMap, Piece } from "../Piece.tsx";
import { Tangible } from "../Tangible.tsx";
import { panelWords } from "../words.ts";
import { fighting, LETTERS, letterOf } from "./order.ts";
import type { Story } from "./story.ts";
import "./line.css";

export interface LineProps {
  readonly side: SideName;
  readonly battle: SeenBattle;
  readonly blocks: readonly SeenBlock[];
  readonly story: Story;
  readonly table: TableProps;
}

/** Up to so many blocks in a line are drawn large, and from so many on small. */
const FEW = 5;
const MANY = 8;

export function Line({ side, battle, blocks, story, table }: LineProps): ReactNode {
  const words = panelWords[table.language].battle;
  const fallen = ghosts(side, battle, story);
  const reserves = blocks.filter((block) => block.side === side && block.reserve);
  const longest = Math.max(
    ...SIDES.map((each) => blocks.filter(({ side, reserve }) => side === each && !reserve).length),
  );
  const room = longest <= FEW ? " jc-roomy" : longest >= MANY ? " jc-dense" : "";
  return (
    <section className={`jc-line jc-of-${side}${room}`}>
      <header>
        <SideMark side={side} />
        <h3>{componentNames(table.language).side(side)}</h3>
        <Role attacks={side === battle.attacker} table={table} />
        {reserves.length > 0 && (
          <div className="jc-reserves">
            {words.reserves}
            {panelWords[table.language].colon}
            {words.reservesJoin}
            <ul>
              {reserves.map((block, i) => (
                <Reserve key={block.block ?? `hidden ${i}`} seen={block} table={table} />
              ))}
            </ul>
          </div>
        )}
      </header>
      <div className="jc-groups">
        {LETTERS.map((letter) => {
          const here = fighting(blocks, battle.attacker, { side, letter });
          const gone = fallen.filter((block) => letterOf(block, battle.attacker) === letter);
          if (here.length + gone.length === 0) return null;
          const now = battle.side === side && battle.letter === letter;
          return (
            <div className={`jc-group${now ? " jc-now" : ""}`} key={letter}>
              <span className="jc-letter">{letter}</span>
              <ul>
                {here.map((block) => (
                  <Fighter key={block.block} seen={block} battle={battle} story={story} table={table} />
                ))}
                {gone.map((block) => (
                  <Ghost key={block.block} seen={block} table={table} />
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </section>
  );
}

export function Role({ attacks, table }: { readonly attacks: boolean; readonly table: TableProps }): ReactNode {
  const words = panelWords[table.language].battle;
  return (
    <span className="jc-role">
      {attacks ? <Swords /> : <Shield />}
      {attacks ? words.attacker : words.defender}
    </span>
  );
}

/** Those who fell in the last blow, as they stood. */
function ghosts(side: SideName, battle: SeenBattle, story: Story): SeenBlock[] {
  return story.lost.flatMap((lost) => {
    const block = lost.side === side && lost.place === battle.place ? offMap(lost.block) : null;
    const last = block?.block === undefined ? undefined : blockFacts.get(block.block)?.strengths.at(-1);
    return block && last !== undefined ? [{ ...block, side, strength: last }] : [];
  });
}

interface FighterProps {
  readonly seen: SeenBlock;
  readonly table: TableProps;
}

function Fighter({ seen, battle, story, table }: FighterProps & Pick<LineProps, "battle" | "story">): ReactNode {
  const facts = seen.block === undefined ? undefined : blockFacts.get(seen.block);
  if (!facts) return null;
  const words = panelWords[table.language].battle;
  const acted = battle.acted.includes(facts.id);
  const lost = story.told.filter((event) => event.e === "step-lost" && event.block === facts.id).length;
  const firing = story.fired?.block === facts.id;
  const label = [
    blockInWords(seen, table.language),
    words.dice(seen.strength ?? 0),
    words.hitsOn(facts.firepower),
    ...(acted ? [words.acted] : []),
  ].join(", ");
  return (
    <li className={`jc-fighter${acted ? " jc-acted" : ""}${firing ? " jc-firing" : ""}${lost > 0 ? " jc-struck" : ""}`}>
      <Tangible it={thing("block", facts.id)} table={table} label={label}>
        {/* Everybody here is face up: the sign of it would say nothing. */}
        <Piece seen={unmarked(seen)} language={table.language} />
        {acted && <span className="jc-tick">✓</span>}
        {lost > 0 && <span className="jc-loss">−{lost}</span>}
      </Tangible>
      <span className="jc-power" aria-hidden="true">
        {seen.strength}
        <DieMark />
        {facts.firepower === 1 ? "1" : `1–${facts.firepower}`}
      </span>
    </li>
  );
}

function unmarked({ shown: _shown, moved: _moved, ...rest }: SeenBlock): SeenBlock {
  return rest;
}

function Ghost({ seen, table }: FighterProps): ReactNode {
  const words = panelWords[table.language].battle;
  return (
    <li className="jc-fighter jc-fallen">
      <span role="img" aria-label={`${blockInWords(seen, table.language)}, ${words.lost}`} className="jc-thing">
        <Piece seen={seen} language={table.language} />
        <svg className="jc-cross" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 3l14 14M17 3 3 17" />
        </svg>
      </span>
      <span className="jc-power">{words.lost}</span>
    </li>
  );
}

function Reserve({ seen, table }: FighterProps): ReactNode {
  const { reserve: _reserve, ...rest } = unmarked(seen);
  const piece = <Piece seen={rest} language={table.language} />;
  const label = blockInWords(seen, table.language);
  return (
    <li>
      {seen.block === undefined ? (
        <span role="img" aria-label={label} className="jc-thing">
          {piece}
        </span>
      ) : (
        <Tangible it={thing("block", seen.block)} table={table} label={label}>
          {piece}
        </Tangible>
      )}
    </li>
  );
}
