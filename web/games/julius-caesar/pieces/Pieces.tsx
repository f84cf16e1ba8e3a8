/** All that lies on the map of Julius Caesar, and what can be clicked of it. */
import "./pieces.css";
import type { Json } from "@rubicon/engine";
import { type Seen, seenFrom } from "@rubicon/julius-caesar/components";
import { type CSSProperties, type ReactNode, useMemo, useRef, useState } from "react";
import { useSettings } from "../../../app/settings.ts";
import { kindOf, type Level, type MapProps, nameOf, type Thing, thing } from "../../face.ts";
import { roadLimits } from "../describe.ts";
import { useKit } from "../kit.ts";
import { townSize } from "../map/measures.ts";
import { middleOfWay } from "../places.ts";
import { Arrows, PlannedArrow } from "./Arrows.tsx";
import { usePieceHands } from "./hands.ts";
import { type Following, follow, NOBODY_FOLLOWED } from "./keys.ts";
import { type Laid, layOut, type Stack } from "./layout.ts";
import { BLOCK_SIZE, ROMAN } from "./measures.ts";
import { JOURNEY, useMotion } from "./motion.ts";
import {
  Banner,
  BattleMark,
  buttonOf,
  CampBadge,
  FanPlate,
  type Look,
  Piece,
  PlaceRing,
  RoadTally,
  StackRing,
} from "./parts.tsx";
import { useTimer } from "./timer.ts";
import { pieceWords } from "./words.ts";

/** Signs and letters grow when one looks from far off. */
const SIGN_SCALE: Readonly<Record<Level, number>> = { far: 1.9, middle: 1.1, near: 0.85 };
const FAN_AFTER = 260;
const FAN_CLOSES_AFTER = 280;
/** Decisions in which picking a block does nothing by itself yet. */
const EARLY: readonly string[] = ["movement", "group", "regroup", "port"];

export function Pieces(props: MapProps): ReactNode {
  const { sight, events, level, language, lit, picked, glanced, viewer } = props;
  const kit = useKit();
  const seen = useMemo(() => seenFrom(sight), [sight]);
  const following = useFollowing(seen, events);
  const { pace } = useSettings();
  const fan = useFan(seen);
  const scene = useRef<SVGGElement>(null);

  const asked = askedPlace(seen);
  const wanted = useMemo(() => {
    const places = new Set<string>(fan.place === null ? [] : [fan.place]);
    if (asked !== null && lit.size + picked.length > 0) places.add(asked);
    for (const { place, blocks } of seen.places)
      if (blocks.some(({ block }) => block !== undefined && picked.includes(thing("block", block)))) places.add(place);
    return places;
  }, [fan.place, asked, seen, picked, lit]);

  const layout = useMemo(() => {
    const clicked = [...lit].filter((it) => kindOf(it) === "place").map(nameOf);
    return layOut(kit, following.places, level, { fans: wanted, clicked });
  }, [kit, following, level, wanted, lit]);
  const laid = useMemo(
    () => [...layout.stacks, ...layout.fans].flatMap(({ camps }) => camps.flatMap((camp) => camp.laid)),
    [layout],
  );
  const motion = useMotion(scene, laid, level);
  const hands = usePieceHands(props, {
    dropped: motion.carried,
    over: fan.over,
    clicked: fan.clicked,
    early: seen.asked !== null && EARLY.includes(seen.asked.ask),
  });

  const lookOf = (it: Thing): Look => ({ lit: lit.has(it), picked: picked.includes(it), glanced: glanced.has(it) });
  const names = kit.facts.names(language);
  const words = pieceWords[language];
  const signs = SIGN_SCALE[level];

  const labelOf = (each: Laid): string => {
    const { block, strength } = each.block.seen;
    const facts = block === undefined ? undefined : kit.facts.blocks.get(block);
    if (facts === undefined) return names.place(each.place);
    const now =
      strength === undefined ? "" : `, ${words.strength(ROMAN[strength], `${facts.letter}${facts.firepower}`)}`;
    return `${names.block(facts.id)}, ${words.types[facts.type]}${now}, ${words.inPlace(names.place(each.place))}`;
  };

  const piece = (each: Laid): ReactNode => {
    const { block, side } = each.block.seen;
    const place = thing("place", each.place);
    const own = block === undefined ? null : thing("block", block);
    // A pile answers for its place when that is what is asked for, and a hidden block always does.
    const it = own !== null && (lit.has(own) || (!lit.has(place) && side === viewer)) ? own : place;
    const isOwn = it === own;
    const look = own === null ? DULL : { ...lookOf(own), lit: isOwn && lit.has(own) };
    return (
      <Piece
        key={each.block.key}
        laid={each}
        it={it}
        look={look}
        label={labelOf(each)}
        grab={isOwn && (look.lit || look.picked)}
        language={language}
      />
    );
  };

  const signsOf = (stack: Stack): ReactNode => {
    const at = following.places.find(({ place }) => place === stack.place)?.at;
    return [
      ...stack.camps
        .filter((camp) => !camp.open && camp.laid.length > 1)
        .map((camp) => <CampBadge key={`badge ${stack.place} ${camp.side}`} camp={camp} scale={signs} />),
      stack.contested && at !== undefined && (
        <BattleMark key={`battle ${stack.place}`} stack={stack} at={at} scale={signs} />
      ),
    ];
  };

  const travels = (each: Laid): boolean => following.travelled.has(each.block.key);
  const stacked = layout.stacks.flatMap((stack) => stack.camps.flatMap((camp) => camp.laid));
  const planned = plannedMove(props, laid, hands.aim);
  const time: CSSProperties & Record<"--pace", string> = { "--pace": `${JOURNEY[pace]}ms` };

  return (
    <g ref={scene} className={`jc-pieces${hands.dragging ? " dragging" : ""}`} style={time} {...hands.on}>
      <Places {...props} seen={seen} aim={hands.aim} signs={signs} />
      <Roads seen={seen} signs={signs} />
      <g key={eventsKey(events, seen)}>
        <Arrows events={events} scale={signs} />
      </g>
      <g>
        {stacked.filter((each) => !travels(each)).map(piece)}
        {layout.stacks
          .filter(({ place }) => lit.has(thing("place", place)))
          .map((stack) => (
            <StackRing key={`ring ${stack.place}`} box={stack.box} scale={signs} />
          ))}
        {layout.stacks.map(signsOf)}
        <Banners seen={seen} signs={signs} />
        {stacked.filter(travels).map(piece)}
        {layout.fans.flatMap((each) => [
          <FanPlate key={`plate ${each.place}`} fan={each} name={names.place(each.place)} scale={FAN_LETTERS[level]} />,
          ...each.camps.flatMap((camp) => camp.laid).map(piece),
          signsOf(each),
        ])}
      </g>
      {planned !== null && <PlannedArrow {...planned} scale={signs} />}
    </g>
  );
}

const DULL: Look = { lit: false, picked: false, glanced: false };
const FAN_LETTERS: Readonly<Record<Level, number>> = { far: 1.9, middle: 1.2, near: 0.92 };

/** Arrows of one entry must not be taken for those of the next. */
const eventsKey = (events: readonly Json[], seen: Seen): string =>
  `${seen.year} ${seen.turn} ${JSON.stringify(events)}`;

interface FollowingOn extends Following {
  /** Keys of blocks that are in another place than a moment ago. */
  readonly travelled: ReadonlySet<string>;
}

/** Follows the blocks from each sight to the next. */
function useFollowing(seen: Seen, events: readonly Json[]): FollowingOn {
  const last = useRef<{ seen: Seen; now: FollowingOn } | null>(null);
  if (last.current?.seen !== seen) {
    const before = last.current?.now ?? { ...NOBODY_FOLLOWED, travelled: new Set<string>() };
    const now = follow(before, seen, events);
    const was = new Map(before.places.flatMap(({ place, blocks }) => blocks.map(({ key }) => [key, place])));
    const travelled = new Set(
      now.places.flatMap(({ place, blocks }) =>
        blocks.filter(({ key }) => was.has(key) && was.get(key) !== place).map(({ key }) => key),
      ),
    );
    last.current = { seen, now: { ...now, travelled } };
  }
  return last.current.now;
}

/** The place a question is about: its blocks are wanted in full view. */
function askedPlace(seen: Seen): string | null {
  const question = seen.asked?.question;
  return question !== undefined && "place" in question ? question.place : null;
}

/** The stack that is fanned out because somebody looks at it. */
function useFan(seen: Seen): {
  readonly place: string | null;
  over(place: string | null): void;
  clicked(place: string | null): void;
} {
  const [place, setPlace] = useState<string | null>(null);
  const timer = useTimer();
  const holds = (at: string | null): boolean => seen.places.some((each) => each.place === at && each.blocks.length > 1);
  return {
    place,
    over(at) {
      if (at === place) return timer.stop();
      if (at !== null && holds(at)) timer.after(FAN_AFTER, () => setPlace(at));
      else timer.after(FAN_CLOSES_AFTER, () => setPlace(null));
    },
    clicked(at) {
      timer.stop();
      setPlace(at !== null && holds(at) ? at : null);
    },
  };
}

/** From the block picked last to the lit place under the pointer. */
function plannedMove(props: MapProps, laid: readonly Laid[], aim: string | null) {
  const block = props.picked.at(-1);
  if (aim === null || block === undefined || kindOf(block) !== "block" || !props.lit.has(thing("place", aim)))
    return null;
  const from = laid.find((each) => each.block.seen.block === nameOf(block));
  if (from === undefined || from.place === aim) return null;
  const half = (BLOCK_SIZE * from.scale) / 2;
  return { from: from.place, spot: { x: from.x + half, y: from.y + half }, to: aim };
}

/** Around a town, by its size. */
const RING = [20, 24, 27] as const;

/** Cities and seas: where they are clicked, whose they are, and how they stand out. */
function Places(
  props: MapProps & { readonly seen: Seen; readonly aim: string | null; readonly signs: number },
): ReactNode {
  const { seen, aim, signs, lit, picked, glanced, language, level } = props;
  const { geography } = useKit();
  const words = pieceWords[language];
  const stateOf = (id: string): { readonly it: Thing; readonly look: Look; readonly ring: string } => {
    const it = thing("place", id);
    const look = { lit: lit.has(it), picked: picked.includes(it), glanced: glanced.has(it) };
    const ring = `${look.lit ? " lit" : ""}${look.picked ? " picked" : ""}${look.glanced ? " glanced" : ""}${aim === id ? " aim" : ""}`;
    return { it, look, ring };
  };
  const countOf = (id: string): number => seen.places.find(({ place }) => place === id)?.blocks.length ?? 0;
  const ringed = ({ lit: on, picked: chosen, glanced: shown }: Look): boolean => on || chosen || shown;
  return (
    <>
      {geography.seas.map(({ id, name, path, anchor }) => {
        const { it, look, ring } = stateOf(id);
        const label = `${name}, ${words.sea}, ${words.blocks(countOf(id))}`;
        return (
          <g key={id} className={`jc-place sea${ring}`} data-thing={it} data-place={id} {...buttonOf(look, label)}>
            <path className="hit" d={path} />
            {ringed(look) && (
              <g transform={`translate(${anchor.x} ${anchor.y})`}>
                <PlaceRing radius={30 * signs} />
              </g>
            )}
          </g>
        );
      })}
      {geography.cities.map((city) => {
        const { it, look, ring } = stateOf(city.id);
        const label = `${city.name}, ${words.city}, ${words.blocks(countOf(city.id))}`;
        return (
          <g
            key={city.id}
            className={`jc-place city${ring}`}
            data-thing={it}
            data-place={city.id}
            {...buttonOf(look, label)}
          >
            <g transform={`translate(${city.x} ${city.y})`}>
              <circle className="hit" r={Math.max(26, 19 * signs)} />
              {ringed(look) && <PlaceRing radius={RING[townSize(city.value)] * (level === "far" ? 1.35 : 1)} />}
            </g>
          </g>
        );
      })}
    </>
  );
}

/** Cities that count show whose they are. */
function Banners({ seen, signs }: { readonly seen: Seen; readonly signs: number }): ReactNode {
  const { geography } = useKit();
  return geography.cities.map((city) => {
    const side = city.value > 0 ? seen.places.find(({ place }) => place === city.id)?.friendlyTo : undefined;
    return side ? <Banner key={city.id} city={city} side={side} scale={signs} /> : null;
  });
}

/** Roads that have been used in this move. */
function Roads({ seen, signs }: { readonly seen: Seen; readonly signs: number }): ReactNode {
  const kit = useKit();
  const limits = roadLimits(kit, seen);
  return seen.roads.flatMap(({ between: [a, b], caesar, pompeius }) => {
    const road = kit.places.roadBetween(a, b);
    if (road === undefined) return [];
    const middle = middleOfWay(road.points);
    const used = [{ side: "caesar", count: caesar } as const, { side: "pompeius", count: pompeius } as const].filter(
      ({ count }) => count > 0,
    );
    return used.map(({ side, count }, i) => (
      <RoadTally
        key={`${a} ${b} ${side}`}
        at={{ x: middle.x, y: middle.y + (i - (used.length - 1) / 2) * 18 * signs }}
        side={side}
        used={count}
        limit={limits[road.kind]}
        scale={signs}
      />
    ));
  });
}
