/**
 * The battle at the end of the way that is pointed at, before anybody marches: strengths, column, what every die would
 * bring, and what moves the die. It lies beside the zone, clear of what can be clicked.
 */
import type { ReactNode } from "react";
import { boxAround, type Rect } from "../../drawing/plane.ts";
import type { Point } from "../../drawing/point.ts";
import { kindOf, type Level, type MapProps, nameOf } from "../../games/face.ts";
import { battlesOnTheWay, type ForeseenBattle } from "../foreseen.ts";
import { distanceOf, type Measures } from "../map/measures.ts";
import type { Places } from "../map/places.ts";
import type { Role, ShownFace } from "../panels/battle/shape.ts";
import { signed } from "../signed.ts";
import type { SharedPieceWords } from "../words/wording.ts";
import { DieFace } from "./DieFace.tsx";
import { fanSpot, type Stack } from "./layout.ts";

const WIDE = 276;
const PAD = 10;
const INNER = WIDE - 2 * PAD;
const ODDS = 26;
const TRACK = 24;
const DICE = 58;
const LINE = 16;
/** How wide a figure of the odds is. */
const DIGIT = 11;

/** What lies around the pile of a zone has to stay in sight. */
const KEPT: Rect = { left: -62, top: -58, right: 62, bottom: 58 };

const heightOf = ({ modifiers }: ForeseenBattle): number => ODDS + TRACK + DICE + Math.max(1, modifiers.length) * LINE;

/** It is read, so it is drawn larger than other signs. */
const SCALE: Readonly<Record<Level, number>> = { far: 1.8, middle: 1.3, near: 0.85 };
/** What is laid out to be read must stay in sight. */
const FANS_COUNT = 6;

/** What the plate has to be told by its game. */
export interface Plate {
  readonly places: Places;
  readonly measures: Measures;
  /** The columns of the combat table, and what every die brings in one. */
  readonly columns: readonly string[];
  facesIn(column: string, modifier: number): readonly ShownFace[];
  readonly words: SharedPieceWords;
  /** What moves the die, by key. */
  readonly modifiers: Readonly<Record<string, string>>;
  enemyOf(side: string): string;
  emblem(side: string): ReactNode;
}

interface AheadProps extends Pick<MapProps, "hands" | "lit" | "level"> {
  readonly fans: readonly Pick<Stack<unknown>, "box">[];
  readonly plate: Plate;
}

export function BattleAhead({ hands, lit, level, fans, plate }: AheadProps): ReactNode {
  const scale = SCALE[level];
  const { places, measures } = plate;
  const battles = battlesOnTheWay(hands);
  const ground = places.groundOf(battles[0]?.zone ?? "");
  if (ground === undefined) return null;
  const tall = battles.reduce((sum, battle) => sum + heightOf(battle) + PAD, PAD);
  const heart = (zone: string): Point | undefined => places.groundOf(zone)?.plots[distanceOf(level)].stack;
  const boxes = (zones: readonly string[]): Rect[] =>
    zones.flatMap((zone) => {
      const at = heart(zone);
      return at === undefined ? [] : [boxAround(at, KEPT)];
    });
  const open = [...lit].filter((it) => kindOf(it) === "zone").map(nameOf);
  const [home] = boxes([ground.id]);
  const onWay = boxes(hands.ways.flat().map(nameOf));
  const read = fans.flatMap(({ box }) => Array.from({ length: FANS_COUNT }, () => box));
  const clicked = [...boxes(open), ...onWay, ...onWay, ...read];
  const at = fanSpot(measures, home, WIDE * scale, tall * scale, { clicked, stack: home, seen: null });
  return (
    <g className="vol-ahead-plate" transform={`translate(${at.x} ${at.y}) scale(${scale})`}>
      <rect className="shade" x="3" y="5" width={WIDE} height={tall} rx="8" />
      <rect className="plate" width={WIDE} height={tall} rx="8" />
      {battles.map((battle, i) => (
        <g
          key={`${battle.zone} ${battle.naval}`}
          transform={`translate(${PAD} ${battles.slice(0, i).reduce((sum, each) => sum + heightOf(each) + PAD, PAD)})`}
        >
          <Reckoned battle={battle} plate={plate} />
        </g>
      ))}
    </g>
  );
}

interface Of {
  readonly battle: ForeseenBattle;
  readonly plate: Plate;
}

function Reckoned({ battle, plate }: Of): ReactNode {
  const { attacker, attack, defence, wins } = battle;
  const defender = plate.enemyOf(attacker);
  return (
    <>
      <Emblem side={attacker} x={9} plate={plate} />
      <text className="odds" x="22" y="15">
        {attack} : {defence}
      </text>
      <Emblem side={defender} x={52 + DIGIT * `${attack}${defence}`.length} plate={plate} />
      <text className="wins" x={INNER} y="14.500">
        {plate.words.wins(wins)}
      </text>
      <g transform={`translate(0 ${ODDS})`}>
        <Track battle={battle} plate={plate} />
      </g>
      <g transform={`translate(0 ${ODDS + TRACK})`}>
        <Dice battle={battle} plate={plate} sides={{ attacker, defender }} />
      </g>
      <g transform={`translate(0 ${ODDS + TRACK + DICE + 11})`}>
        <Modifiers battle={battle} plate={plate} />
      </g>
    </>
  );
}

const Emblem = ({ side, x, plate }: Pick<Of, "plate"> & { readonly side: string; readonly x: number }): ReactNode => (
  <g className={`vol-sign ${side}`} transform={`translate(${x} 9)`}>
    <circle className="volp-side-ground" r="9" />
    <g transform="translate(-6 -6.500) scale(0.120)">{plate.emblem(side)}</g>
  </g>
);

function Track({ battle: { column, baseColumn }, plate: { columns } }: Of): ReactNode {
  const wide = INNER / columns.length;
  return columns.map((each, i) => (
    <g
      key={each}
      className={`cell${each === column ? " now" : each === baseColumn ? " base" : ""}`}
      transform={`translate(${i * wide} 0)`}
    >
      <rect x="1" width={wide - 2} height="18" rx="2.500" />
      <text x={wide / 2} y="13">
        {each}
      </text>
    </g>
  ));
}

interface DiceProps extends Of {
  readonly sides: Readonly<Record<Role, string>>;
}

/** A column for every die: below it what it brings the attacker, then the defender; the winner's on his colour. */
function Dice({ battle: { column, modifier }, plate, sides }: DiceProps): ReactNode {
  const wide = INNER / 6;
  return plate.facesIn(column, modifier).map(({ die, attacker, defender, winner }, i) => (
    <g key={die} className={`face ${sides[winner]}`} transform={`translate(${i * wide + wide / 2} 0)`}>
      <g className="vol-die" transform="translate(-8 -1) scale(0.500)">
        <DieFace value={die} />
      </g>
      <rect className="won" x="-15" y={winner === "attacker" ? 18 : 35} width="30" height="16" rx="3" />
      <text className={winner === "attacker" ? "winner" : ""} y="30.500">
        {attacker}
      </text>
      <text className={winner === "defender" ? "winner" : ""} y="47.500">
        {defender}
      </text>
    </g>
  ));
}

function Modifiers({ battle: { modifiers }, plate: { words, modifiers: said } }: Of): ReactNode {
  if (modifiers.length === 0) return <text y="0">{words.noModifiers}</text>;
  return modifiers.map(({ key, value }, i) => (
    <g key={key} transform={`translate(0 ${i * LINE})`}>
      <text>{Object.hasOwn(said, key) ? said[key] : key}</text>
      <text className="modifier" x={INNER}>
        {signed(value)}
      </text>
    </g>
  ));
}
