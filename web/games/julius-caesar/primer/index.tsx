/** Julius Caesar in pictures: its blocks, its cards, a turn, a battle, a winter, and how one wins. On one page. */
import type { Language } from "@rubicon/engine";
import { type BlockType, GODS } from "@rubicon/julius-caesar/components";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { to } from "../../../app/routes.ts";
import type { MakePrimer } from "../../../lesson/form.ts";
import { Block } from "../Block.tsx";
import { kitOf, useKit, withKit } from "../kit.ts";
import type { Sheet } from "../map/geography.ts";
import { Town } from "../map/Towns.tsx";
import { Card } from "../panels/Card.tsx";
import { Anatomy, THIRTEENTH } from "./Anatomy.tsx";
import "./primer.css";
import { ArrowHeads, BattlePicture, TurnPicture, WinterSign } from "./pictures.tsx";
import { TypeBlock } from "./TypeBlock.tsx";
import { BATTLE, type BattlePart, type Caption, TURN, type TurnPart, WINTER, type WinterPart } from "./wording.ts";
import { primerWords } from "./words.ts";

const GAME = "julius-caesar";

/** The rules that each picture is about. */
const RULES = {
  block: ["JC-3.11.a", "JC-3.11.b", "JC-3.12.a", "JC-3.12.b", "JC-3.13.a"],
  back: ["JC-H.b", "JC-7.1.a"],
  command: ["JC-2.1.b", "JC-2.1.c", "JC-2.1.k"],
  event: ["JC-E0.a", "JC-2.1.h"],
  turn: {
    choose: ["JC-2.1.d"],
    order: ["JC-2.1.e", "JC-2.1.f", "JC-2.1.g"],
    moves: ["JC-2.2.b", "JC-2.2.c", "JC-6.12.b", "JC-6.11.a"],
    levies: ["JC-6.4.a", "JC-6.4.b", "JC-6.4.i"],
    battles: ["JC-2.3.a", "JC-2.3.b"],
  } satisfies Record<TurnPart, readonly string[]>,
  battle: {
    order: ["JC-7.1.c", "JC-7.2.a"],
    fire: ["JC-7.4.a"],
    hits: ["JC-7.4.b", "JC-7.4.c", "JC-7.4.d"],
    retreat: ["JC-7.6.a", "JC-7.62.a", "JC-7.63.a", "JC-7.21.a"],
  } satisfies Record<BattlePart, readonly string[]>,
  winter: {
    cleopatra: ["JC-8.1.a", "JC-8.1.b"],
    navis: ["JC-8.2.a", "JC-8.2.b"],
    supply: ["JC-8.3.a", "JC-8.3.b"],
    victory: ["JC-8.4.a"],
    newYear: ["JC-8.6.a", "JC-8.6.b"],
  } satisfies Record<WinterPart, readonly string[]>,
  victory: ["JC-1.2.b", "JC-1.2.c", "JC-1.2.d", "JC-1.2.e"],
} as const;

/** One block of each type, and the rule that speaks of it. */
const TYPES: readonly (readonly [type: BlockType, block: string, rule: string])[] = [
  ["leader", "caesar", "JC-3.21.a"],
  ["legio", "legio-10", "JC-3.22.a"],
  ["auxilia", "p-auxilia-3", "JC-3.23.a"],
  ["equitatus", "c-equitatus-4", "JC-3.24.a"],
  ["elephant", "p-elephant", "JC-7.41.a"],
  ["ballista", "c-ballista", "JC-7.42.a"],
  ["navis", "p-navis-1", "JC-3.26.a"],
  ["cleopatra", "cleopatra", "JC-7.52.a"],
];

export const primerOn =
  (sheet: Sheet): MakePrimer =>
  (game, pack) =>
    withKit(kitOf(game, pack, sheet), Primer);

interface Speaking {
  readonly language: Language;
}

function Primer({ language }: Speaking): ReactNode {
  const words = primerWords[language];
  const { facts } = useKit();
  const turns = words.turnParts(facts.limits);
  const battles = words.battleParts(facts.limits);
  const winter = words.winterParts(facts.limits);
  return (
    <>
      <ArrowHeads />
      <p className="jcp-lead">{words.lead}</p>
      <section className="jcp-section" aria-labelledby="jcp-block">
        <h2 id="jcp-block">{words.block}</h2>
        <div className="jcp-block">
          <figure>
            <figcaption>
              <strong>{words.face}</strong>
            </figcaption>
            <Anatomy language={language} />
            <Rules ids={RULES.block} />
          </figure>
          <div className="jcp-block-more">
            <figure className="jcp-beside">
              <svg viewBox="0 0 48 48" role="img" aria-label={words.pictures.back}>
                <Block seen={{ side: "pompeius", colour: "green" }} language={language} />
              </svg>
              <Said caption={words.back} rules={RULES.back} />
            </figure>
            <figure className="jcp-beside">
              <svg viewBox="0 0 152 48" role="img" aria-label={words.pictures.turned}>
                {[3, 2, 1].map((strength, i) => (
                  <g key={strength} transform={`translate(${52 * i} 0)`}>
                    <Block seen={{ ...THIRTEENTH, strength }} language={language} />
                  </g>
                ))}
              </svg>
              <Said caption={words.turned} rules={["JC-3.11.b"]} />
            </figure>
          </div>
        </div>
      </section>
      <section className="jcp-section" aria-labelledby="jcp-types">
        <h2 id="jcp-types">{words.types}</h2>
        <ul className="jcp-types">
          {TYPES.map(([type, block, rule]) => (
            <li key={type}>
              <TypeBlock block={block} language={language} />
              <Said caption={words.type[type]} rules={[rule]} />
            </li>
          ))}
        </ul>
      </section>
      <section className="jcp-section" aria-labelledby="jcp-cards">
        <h2 id="jcp-cards">{words.cards}</h2>
        <div className="jcp-cards">
          <figure className="jcp-beside">
            <span className="jcp-card">
              <Card card="3/2a" language={language} />
            </span>
            <Said caption={words.command(facts.calendar[0].turns, facts.limits.hand)} rules={RULES.command} />
          </figure>
          <figure className="jcp-beside">
            <span className="jcp-card">
              <Card card="mars" language={language} />
            </span>
            <Said caption={words.event} rules={RULES.event} />
          </figure>
        </div>
        <h3>{words.gods}</h3>
        <ul className="jcp-gods">
          {GODS.map((god) => (
            <li key={god}>
              <Card card={god} language={language} />
            </li>
          ))}
        </ul>
      </section>
      <section className="jcp-section" aria-labelledby="jcp-turn">
        <h2 id="jcp-turn">{words.turn}</h2>
        <ol className="jcp-pictures jcp-five">
          {TURN.map((part) => (
            <Picture key={part} caption={turns[part]} rules={RULES.turn[part]}>
              <TurnPicture part={part} language={language} />
            </Picture>
          ))}
        </ol>
      </section>
      <section className="jcp-section" aria-labelledby="jcp-battle">
        <h2 id="jcp-battle">{words.battle}</h2>
        <ol className="jcp-pictures jcp-four">
          {BATTLE.map((part) => (
            <Picture key={part} caption={battles[part]} rules={RULES.battle[part]}>
              <BattlePicture part={part} language={language} />
            </Picture>
          ))}
        </ol>
      </section>
      <div className="jcp-end">
        <section className="jcp-section" aria-labelledby="jcp-winter">
          <h2 id="jcp-winter">{words.winter}</h2>
          <p>{words.winterLead}</p>
          <ol className="jcp-winter">
            {WINTER.map((part) => (
              <li key={part}>
                <WinterSign part={part} language={language} />
                <Said caption={winter[part]} rules={RULES.winter[part]} />
              </li>
            ))}
          </ol>
        </section>
        <section className="jcp-section" aria-labelledby="jcp-victory">
          <h2 id="jcp-victory">{words.victory}</h2>
          <Victory language={language} />
        </section>
      </div>
    </>
  );
}

/** What a city is worth is drawn as on the map. */
function Victory({ language }: Speaking): ReactNode {
  const words = primerWords[language];
  const { facts } = useKit();
  const valued = facts.cityIds
    .flatMap((id) => facts.places.get(id) ?? [])
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value || a.name.localeCompare(b.name));
  const points = valued.reduce((sum, { value }) => sum + value, 0);
  return (
    <>
      <p>{words.victoryText(facts.limits, points, facts.calendar.length)}</p>
      <ul className="jcp-cities">
        {valued.map(({ id, name, value }) => (
          <li key={id}>
            <svg viewBox="-27 -30 54 54" role="img" aria-label={String(value)}>
              <Town value={value} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <p className="jcp-leaders">
        <strong>{words.leaders.title}</strong> {words.leaders.text}
      </p>
      <Rules ids={RULES.victory} />
    </>
  );
}

interface CaptionProps {
  readonly caption: Caption;
  readonly rules: readonly string[];
}

const Said = ({ caption, rules }: CaptionProps): ReactNode => (
  <div className="jcp-said">
    <strong>{caption.title}</strong> <span>{caption.text}</span> <Rules ids={rules} />
  </div>
);

const Picture = ({ caption, rules, children }: CaptionProps & { readonly children: ReactNode }): ReactNode => (
  <li>
    <figure>
      {children}
      <figcaption>
        <Said caption={caption} rules={rules} />
      </figcaption>
    </figure>
  </li>
);

const Rules = ({ ids }: { readonly ids: readonly string[] }): ReactNode => (
  <span className="jcp-rules">
    {ids.map((id) => (
      <Link key={id} href={to.rule(GAME, id)} className="jcp-rule">
        {id.replace(/^JC-/, "")}
      </Link>
    ))}
  </span>
);
