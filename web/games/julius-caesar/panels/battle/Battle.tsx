/** The battle being fought: who stands against whom, whose turn it is, the dice as they fall, what can be done. */
import {
  type Seen,
  type SeenBattle,
  type SeenBlock,
  SIDES,
  type SideName,
  seenFrom,
} from "@rubicon/julius-caesar/components";
import type { ReactNode } from "react";
import { Tangible } from "../../../../drawing/Tangible.tsx";
import { kindOf, nameOf, type TableProps, thing } from "../../../face.ts";
import { type Kit, useKit } from "../../kit.ts";
import { romanNumber } from "../../pieces/measures.ts";
import { SideMark } from "../marks.tsx";
import "./battle.css";
import { other, panelWords } from "../words.ts";
import { BattleLine } from "./BattleLine.tsx";
import { Volley } from "./Dice.tsx";
import { Odds } from "./Odds.tsx";
import { orderOfFire } from "./order.ts";
import { type Story, storyOf } from "./story.ts";
import { OrderOfFire, Rounds } from "./Tracks.tsx";
import { battleWords } from "./words.ts";

export function Battle(table: TableProps): ReactNode {
  const seen = seenFrom(table.sight);
  const story = storyOf(table.events);
  if (seen.battle) return <Fought seen={seen} battle={seen.battle} story={story} table={table} />;
  if (story.over) return <Ended seen={seen} story={story} place={story.over.place} table={table} />;
  return seen.asked?.ask === "pickBattle" ? <Choosing seen={seen} table={table} /> : null;
}

interface OfTable {
  readonly seen: Seen;
  readonly table: TableProps;
}

interface FoughtProps extends OfTable {
  readonly battle: SeenBattle;
  readonly story: Story;
}

function Fought({ seen, battle, story, table }: FoughtProps): ReactNode {
  const { language } = table;
  const kit = useKit();
  const words = battleWords[language];
  const blocks = blocksAt(seen, battle.place);
  // A player sits behind his own line; whoever watches, behind the attacker.
  const near = SIDES.find((side) => side === table.viewer) ?? battle.attacker;
  const question = seen.asked?.question;
  const fires = question?.ask === "battleTurn" && !question.must;
  const line = (side: SideName): ReactNode => (
    <BattleLine side={side} battle={battle} blocks={blocks} story={story} table={table} fires={fires} />
  );
  return (
    <section className="jc-battle" aria-label={titleOf(kit, battle.place, table)}>
      <header>
        <h2>{titleOf(kit, battle.place, table)}</h2>
        <Rounds round={battle.round} language={language} />
      </header>
      {battle.surprise && battle.round === 1 && <p className="jc-notice">{words.surprise}</p>}
      {line(other(near))}
      <div className="jc-between">
        <OrderOfFire battle={battle} turns={orderOfFire(kit, battle, blocks)} language={language} />
        <Asked seen={seen} battle={battle} table={table} />
        {story.fired && <Volley fired={story.fired} language={language} />}
      </div>
      {line(near)}
      <Doing seen={seen} battle={battle} table={table} />
      {battle.sailed.map((side) => (
        <p className="jc-quiet" key={side}>
          {words.sailed(kit.facts.names(language).side(side))}
        </p>
      ))}
      <LastEntry story={story} table={table} />
      <footer>
        <Odds seen={seen} table={table} />
        <Waiting seen={seen} except={battle.place} table={table} />
      </footer>
    </section>
  );
}

/** The last blow of a battle that is over. */
function Ended({ seen, story, place, table }: OfTable & { readonly story: Story; readonly place: string }): ReactNode {
  const kit = useKit();
  const words = battleWords[table.language];
  return (
    <section className="jc-battle jc-ended" aria-label={titleOf(kit, place, table)}>
      <header>
        <h2>{titleOf(kit, place, table)}</h2>
      </header>
      {story.over && (
        <p className="jc-victor">
          <SideMark side={story.over.side} />
          {words.won(kit.facts.names(table.language).side(story.over.side))}
        </p>
      )}
      {story.fired && <Volley fired={story.fired} language={table.language} />}
      <LastEntry story={story} table={table} />
      <footer>
        <Waiting seen={seen} except={place} table={table} />
      </footer>
    </section>
  );
}

function Choosing({ seen, table }: OfTable): ReactNode {
  return (
    <section className="jc-battle" aria-label={battleWords[table.language].chooseNext}>
      <Waiting seen={seen} except={null} table={table} />
    </section>
  );
}

function titleOf({ facts: box }: Kit, place: string, { language }: TableProps): string {
  const words = battleWords[language];
  const facts = box.places.get(place);
  const name = facts?.name ?? place;
  return facts?.sea ? words.seaBattle(name) : words.title(name);
}

const blocksAt = ({ places }: Seen, place: string): readonly SeenBlock[] =>
  places.find((each) => each.place === place)?.blocks ?? [];

/** What is asked, in a line: of the viewer, or of the other side. */
function Asked({ seen, battle, table }: OfTable & { readonly battle: SeenBattle }): ReactNode {
  const { facts } = useKit();
  const words = battleWords[table.language];
  if (seen.toMove === "over") return null;
  const name = facts.names(table.language).side(seen.toMove);
  const question = seen.asked?.question;
  if (question?.ask === "hits")
    return (
      <p className="jc-ask jc-ask-you">
        <strong>{words.takeHits(question.hits)}</strong> <span>{words.strongest}</span>
      </p>
    );
  if (question?.ask === "battleTurn")
    return (
      <p className="jc-ask jc-ask-you">
        <strong>{words.yourTurn(battle.letter)}</strong>{" "}
        {question.must && <span>{words.mustRetreat(romanNumber(battle.round))}</span>}
      </p>
    );
  return <p className="jc-ask">{seen.asked?.ask === "hits" ? words.othersTakeHits(name) : words.others(name)}</p>;
}

/** What a picked block can do: the dice it throws, and where it may retreat to. */
function Doing({ seen, battle, table }: OfTable & { readonly battle: SeenBattle }): ReactNode {
  const words = battleWords[table.language];
  const kit = useKit();
  const names = kit.facts.names(table.language);
  const picked = table.picked.find((it) => kindOf(it) === "block");
  const facts = picked === undefined ? undefined : kit.facts.blocks.get(nameOf(picked));
  const block = blocksAt(seen, battle.place).find((each) => each.block === facts?.id);
  if (!facts || block?.strength === undefined) return null;
  const places = [...table.lit].filter((it) => kindOf(it) === "place");
  const average = (block.strength * facts.firepower) / 6;
  const hits = new Intl.NumberFormat(table.language, { maximumFractionDigits: 1 }).format(average);
  return (
    <div className="jc-doing">
      <p>
        <strong>{names.block(facts.id)}</strong>
        {panelWords[table.language].colon}
        {words.dice(block.strength)}, {words.hitsOn(facts.firepower)}, {words.expects(hits)}
      </p>
      {places.length > 0 && (
        <p className="jc-ways">
          {words.retreatTo}
          {places.map((it) => (
            <Tangible
              key={it}
              it={it}
              table={table}
              label={`${words.retreatTo} ${names.place(nameOf(it))}`}
              className="jc-way"
            >
              {names.place(nameOf(it))}
            </Tangible>
          ))}
        </p>
      )}
    </div>
  );
}

/** The last entry in sentences. */
function LastEntry({ story, table }: { readonly story: Story; readonly table: TableProps }): ReactNode {
  const say = useKit().game.words(table.language);
  if (story.told.length === 0) return null;
  const lines = story.told.map((event) => say.event(event));
  return (
    <ul className="jc-told" aria-live="polite">
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same sentence may come twice, and lines never change places.
        <li key={`${i} ${line}`}>{line}</li>
      ))}
    </ul>
  );
}

function Waiting({ seen, except, table }: OfTable & { readonly except: string | null }): ReactNode {
  const words = battleWords[table.language];
  const names = useKit().facts.names(table.language);
  const places = seen.places.filter(({ place, attacker }) => attacker !== undefined && place !== except);
  if (places.length === 0) return null;
  const choosing = places.some(({ place }) => table.lit.has(thing("place", place)));
  return (
    <div className="jc-waiting">
      <h3>{choosing ? words.chooseNext : words.waiting}</h3>
      <ul className="jc-battles">
        {places.map(({ place, attacker, blocks }) => {
          if (!attacker) return null;
          const attacking = blocks.filter(({ side }) => side === attacker).length;
          const told = words.attacks(names.side(attacker), attacking, blocks.length - attacking);
          return (
            <li key={place}>
              <Tangible
                it={thing("place", place)}
                table={table}
                label={`${names.place(place)}${panelWords[table.language].colon}${told}`}
                className="jc-elsewhere"
              >
                <SideMark side={attacker} />
                <strong>{names.place(place)}</strong> <span>{told}</span>
              </Tangible>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
