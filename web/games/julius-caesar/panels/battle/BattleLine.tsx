/** A battle line: the blocks of one side, face up, under the letters they fire by; behind them the reserves. */
import { type SeenBattle, type SeenBlock, SIDES, type SideName } from "@rubicon/julius-caesar/components";
import type { ReactNode } from "react";
import { Tangible } from "../../../../drawing/Tangible.tsx";
import { type TableProps, thing } from "../../../face.ts";
import { type Kit, useKit } from "../../kit.ts";
import { DieMark, Shield, SideMark, Swords } from "../marks.tsx";
import { blockInWords, offMap, Piece } from "../Piece.tsx";
import { panelWords } from "../words.ts";
import { fighting, LETTERS, letterOf } from "./order.ts";
import type { Story } from "./story.ts";
import { battleWords } from "./words.ts";
import "./line.css";

export interface BattleLineProps {
  readonly side: SideName;
  readonly battle: SeenBattle;
  readonly blocks: readonly SeenBlock[];
  readonly story: Story;
  readonly table: TableProps;
  /** A click on a block lets it fire. */
  readonly fires: boolean;
}

/** Up to so many blocks in a line are drawn large, and from so many on small. */
const FEW = 5;
const MANY = 8;

export function BattleLine({ side, battle, blocks, story, table, fires }: BattleLineProps): ReactNode {
  const words = battleWords[table.language];
  const kit = useKit();
  const fallen = ghosts(kit, side, battle, story);
  const reserves = blocks.filter((block) => block.side === side && block.reserve);
  const longest = Math.max(
    ...SIDES.map((each) => blocks.filter(({ side, reserve }) => side === each && !reserve).length),
  );
  const room = longest <= FEW ? " jc-roomy" : longest >= MANY ? " jc-dense" : "";
  return (
    <section className={`jc-line jc-of-${side}${room}`}>
      <header>
        <SideMark side={side} />
        <h3>{kit.facts.names(table.language).side(side)}</h3>
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
          const here = fighting(kit, blocks, battle.attacker, { side, letter });
          const gone = fallen.filter((block) => letterOf(kit, block, battle.attacker) === letter);
          if (here.length + gone.length === 0) return null;
          const now = battle.side === side && battle.letter === letter;
          return (
            <div className={`jc-group${now ? " jc-now" : ""}`} key={letter}>
              <span className="jc-letter">{letter}</span>
              <ul>
                {here.map((block) => (
                  <Fighter key={block.block} seen={block} battle={battle} story={story} table={table} fires={fires} />
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
  const words = battleWords[table.language];
  return (
    <span className="jc-role">
      {attacks ? <Swords /> : <Shield />}
      {attacks ? words.attacker : words.defender}
    </span>
  );
}

/** Those who fell in the last blow, as they stood. */
function ghosts(kit: Kit, side: SideName, battle: SeenBattle, story: Story): SeenBlock[] {
  return story.lost.flatMap((lost) => {
    const block = lost.side === side && lost.place === battle.place ? offMap(kit, lost.block) : null;
    const last = block?.block === undefined ? undefined : kit.facts.blocks.get(block.block)?.strengths.at(-1);
    return block && last !== undefined ? [{ ...block, side, strength: last }] : [];
  });
}

interface FighterProps {
  readonly seen: SeenBlock;
  readonly table: TableProps;
}

function Fighter(props: FighterProps & Pick<BattleLineProps, "battle" | "story" | "fires">): ReactNode {
  const { seen, battle, story, table, fires } = props;
  const kit = useKit();
  const facts = seen.block === undefined ? undefined : kit.facts.blocks.get(seen.block);
  if (!facts) return null;
  const words = battleWords[table.language];
  const it = thing("block", facts.id);
  const instead = battle.round > 1 ? words.orRetreat : words.orPass;
  const acted = battle.acted.includes(facts.id);
  const lost = story.told.filter((event) => event.e === "step-lost" && event.block === facts.id).length;
  const firing = story.fired?.block === facts.id;
  const label = [
    blockInWords(kit, seen, table.language),
    words.dice(seen.strength ?? 0),
    words.hitsOn(facts.firepower),
    ...(acted ? [words.acted] : []),
  ].join(", ");
  return (
    <li className={`jc-fighter${acted ? " jc-acted" : ""}${firing ? " jc-firing" : ""}${lost > 0 ? " jc-struck" : ""}`}>
      <Tangible it={it} table={table} label={label}>
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
      {fires && table.lit.has(it) && (
        <button
          type="button"
          className="jc-instead"
          title={instead}
          aria-label={`${kit.facts.names(table.language).block(facts.id)}: ${instead}`}
          onClick={() => table.pick(it, "choosing")}
        >
          ⋯
        </button>
      )}
    </li>
  );
}

function unmarked({ shown: _shown, moved: _moved, ...rest }: SeenBlock): SeenBlock {
  return rest;
}

function Ghost({ seen, table }: FighterProps): ReactNode {
  const kit = useKit();
  const words = battleWords[table.language];
  return (
    <li className="jc-fighter jc-fallen">
      <span role="img" aria-label={`${blockInWords(kit, seen, table.language)}, ${words.lost}`} className="tangible">
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
  const kit = useKit();
  const { reserve: _reserve, ...rest } = unmarked(seen);
  const piece = <Piece seen={rest} language={table.language} />;
  const label = blockInWords(kit, seen, table.language);
  return (
    <li>
      {seen.block === undefined ? (
        <span role="img" aria-label={label} className="tangible">
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
