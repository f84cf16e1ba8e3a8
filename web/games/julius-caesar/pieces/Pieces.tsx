/** All that lies on the map of Julius Caesar, and what can be clicked of it. */
import "./pieces.css";
import type { Json } from "@rubicon/engine";
import { type Seen, seenFrom } from "@rubicon/julius-caesar/components";
import { type CSSProperties, type ReactNode, useMemo, useRef } from "react";
import { useSettings } from "../../../app/settings.ts";
import { type Carried, JOURNEY, useMotion } from "../../../drawing/motion.ts";
import { partSeen } from "../../../drawing/partSeen.ts";
import { useFan } from "../../../drawing/useFan.ts";
import { useLayout } from "../../../drawing/useLayout.ts";
import { useMapHands } from "../../../hands/onMap.ts";
import { kindOf, type Level, type MapProps, nameOf, type TableHands, type Thing, thing } from "../../face.ts";
import { roadLimits, roadsThatCount } from "../describe.ts";
import { useKit } from "../kit.ts";
import { DRAWN, distanceOf, townSize } from "../map/measures.ts";
import { wayThrough } from "../places.ts";
import { Arrows, PlannedArrow, PlannedWay } from "./Arrows.tsx";
import { routesIn } from "./events.ts";
import { type Following, follow, NOBODY_FOLLOWED } from "./keys.ts";
import { badgeOf, type Camp, type Laid, layOut, SIGN_SCALE, type Stack } from "./layout.ts";
import { BLOCK_SIZE, ROMAN } from "./measures.ts";
import {
  Banner,
  BattleMark,
  buttonOf,
  CampBadge,
  FanPlate,
  GoalTally,
  type Look,
  Piece,
  PlaceRing,
  RoadTally,
  StackRing,
} from "./parts.tsx";
import { pieceWords } from "./words.ts";

export function Pieces(props: MapProps): ReactNode {
  const { sight, events, level, language, lit, picked, glanced, viewer, hands: table } = props;
  const kit = useKit();
  const seen = useMemo(() => seenFrom(sight), [sight]);
  const following = useFollowing(seen, events);
  const { pace } = useSettings();
  const fan = useFan(
    (place) => seen.places.some((each) => each.place === place && each.blocks.length > 1),
    picked.length > 0,
  );
  const scene = useRef<SVGGElement>(null);
  const carried = useRef<Carried>(new Map());
  const hands = useMapHands(props, {
    places: "place",
    dropped: (it, at) => carried.current.set(nameOf(it), at),
    over: fan.over,
    // Whoever says where something goes does not want to look into that place.
    clicked: (place) => {
      if (place === null || !table.goals.has(thing("place", place))) fan.clicked(place);
    },
  });

  const stacks = useMemo(
    () => new Map(table.groups.flatMap((group) => group.map((it) => [it, group]))),
    [table.groups],
  );
  const wholeIn = useMemo(() => {
    const found = new Map<string, readonly Thing[]>();
    for (const { place, blocks } of seen.places)
      for (const { block } of blocks) {
        const group = block === undefined ? undefined : stacks.get(thing("block", block));
        if (group !== undefined) found.set(place, group);
      }
    return found;
  }, [seen, stacks]);

  const asked = askedPlace(seen);
  const wanted = useMemo(() => {
    const places = new Set<string>(fan.place === null ? [] : [fan.place]);
    if (asked !== null && lit.size + picked.length > 0) places.add(asked);
    for (const { place, blocks } of seen.places)
      if (blocks.some(({ block }) => block !== undefined && picked.includes(thing("block", block)))) places.add(place);
    return places;
  }, [fan.place, asked, seen, picked, lit]);

  const layout = useLayout(
    (spots) => {
      const clicked = [...lit].filter((it) => kindOf(it) === "place").map(nameOf);
      return layOut(kit, following.places, level, {
        fans: wanted,
        clicked,
        whole: new Set(wholeIn.keys()),
        spots,
        seen: wanted.size === 0 ? null : partSeen(scene.current),
      });
    },
    [kit, following, level, wanted, lit, wholeIn],
    // What a hand carries, and what is on its way, lies still under it.
    hands.dragging || table.busy,
    level,
  );
  const laid = useMemo(
    () => [...layout.stacks, ...layout.fans].flatMap(({ camps }) => camps.flatMap((camp) => camp.laid)),
    [layout],
  );
  const routes = useMemo(() => routesIn(events), [events]);
  useMotion(scene, laid, level, carried, {
    size: BLOCK_SIZE,
    way(key, from, to) {
      const route = routes.get(key);
      return wayThrough(kit.places, route?.[0] === from && route.at(-1) === to ? route : [from, to]);
    },
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

  /** `apart`: it can be seen and clicked by itself; in a pile a click means all of it. */
  const piece = (each: Laid, apart: boolean): ReactNode => {
    const { block, side } = each.block.seen;
    const place = thing("place", each.place);
    const own = block === undefined ? null : thing("block", block);
    const group = own === null ? undefined : stacks.get(own);
    const isHeld = own !== null && table.held.includes(own);
    // A pile answers for its place when that is what is asked for, and a hidden block always does.
    const isOwn =
      own !== null &&
      ((lit.has(own) && (apart || group === undefined)) ||
        (!lit.has(place) && side === viewer && (apart || group === undefined)));
    const look = own === null ? DULL : { ...lookOf(own), lit: isOwn && lit.has(own) };
    const grab = isHeld ? "any" : group !== undefined ? "mouse" : isOwn && (look.lit || look.picked) ? "any" : null;
    return (
      <Piece
        key={each.key}
        laid={each}
        it={isOwn ? own : place}
        own={own}
        look={look}
        label={labelOf(each)}
        grab={grab}
        drags={group !== undefined && !apart ? group : own === null ? [] : [own]}
        language={language}
      />
    );
  };

  const signsOf = (stack: Stack): ReactNode => {
    const at = following.places.find(({ place }) => place === stack.place)?.at;
    return [
      ...stack.camps.map((camp) => {
        const badge = badgeOf(stack, camp, signs);
        return badge && <CampBadge key={camp.side} badge={badge} side={camp.side} scale={signs} />;
      }),
      stack.contested && at !== undefined && (
        <BattleMark
          key={`battle ${stack.place}`}
          stack={stack}
          at={at}
          scale={signs}
          leaving={stack.fanned || level !== "far"}
        />
      ),
    ];
  };

  /** What is picked has rings of its own. */
  const holdsPicked = ({ laid: blocks }: Camp): boolean =>
    blocks.some(({ block }) => block.seen.block !== undefined && picked.includes(thing("block", block.seen.block)));
  const travels = (each: Laid): boolean => following.travelled.has(each.key);
  const stacked = layout.stacks.flatMap((stack) =>
    stack.camps.flatMap((camp) => camp.laid.map((each) => ({ each, apart: camp.open || camp.laid.length < 2 }))),
  );
  const planned = plannedMove(props, laid, hands.aim);
  const time: CSSProperties & Record<"--pace", string> = { "--pace": `${JOURNEY[pace]}ms` };

  return (
    <g ref={scene} className={`jc-pieces${hands.dragging ? " dragging" : ""}`} style={time} {...hands.on}>
      <Places {...props} seen={seen} aim={hands.aim} signs={signs} />
      <g key={eventsKey(events, seen)}>
        <Arrows events={events} scale={signs} />
      </g>
      <Roads seen={seen} level={level} />
      <g>
        {stacked.filter(({ each }) => !travels(each)).map(({ each, apart }) => piece(each, apart))}
        {layout.stacks
          .filter(({ place, camps }) => lit.has(thing("place", place)) && !camps.some(holdsPicked))
          .map((stack) => (
            <StackRing key={`ring ${stack.place}`} box={stack.box} scale={signs} />
          ))}
        {layout.stacks.map(signsOf)}
        <Banners seen={seen} level={level} />
        {stacked.filter(({ each }) => travels(each)).map(({ each, apart }) => piece(each, apart))}
        {layout.fans.flatMap((each) => [
          <FanPlate
            key={`plate ${each.place}`}
            fan={each}
            name={names.place(each.place)}
            scale={FAN_LETTERS[level]}
            whole={wholeIn.get(each.place) ?? null}
            signs={signs}
          />,
          ...each.camps.flatMap((camp) => camp.laid).map((one) => piece(one, true)),
          signsOf(each),
        ])}
      </g>
      <PlacesOver {...props} fans={layout.fans} />
      {planned !== null && <PlannedArrow {...planned} scale={signs} />}
      {table.ways.map((way) => (
        <PlannedWay key={way.join(" ")} places={way.map(nameOf)} scale={signs} />
      ))}
      <GoalTallies hands={table} scale={signs} />
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

/** From the block picked last to the lit place under the pointer. */
function plannedMove(props: MapProps, laid: readonly Laid[], aim: string | null) {
  const block = props.picked.at(-1);
  if (props.hands.held.length > 0) return null;
  if (aim === null || block === undefined || kindOf(block) !== "block" || !props.lit.has(thing("place", aim)))
    return null;
  const from = laid.find((each) => each.block.seen.block === nameOf(block));
  if (from === undefined || from.place === aim) return null;
  const half = (BLOCK_SIZE * from.scale) / 2;
  return { from: from.place, spot: { x: from.x + half, y: from.y + half }, to: aim };
}

/** Around a town, by its size. */
const RING = [17, 22, 26] as const;

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
              <circle className="hit" r={level === "far" ? 36 : 26} />
              {ringed(look) && <PlaceRing radius={RING[townSize(city.value)] * DRAWN[distanceOf(level)].mark} />}
            </g>
          </g>
        );
      })}
    </>
  );
}

/** Places that can be clicked and lie under a fan come through it. */
function PlacesOver({ fans, lit, level }: MapProps & { readonly fans: readonly Stack[] }): ReactNode {
  const { geography } = useKit();
  return geography.cities
    .filter(
      ({ id, x, y }) => lit.has(thing("place", id)) && fans.some((fan) => fan.place !== id && isIn(fan.box, x, y)),
    )
    .map(({ id, x, y, value }) => (
      <g key={id} className="jc-place city lit" data-thing={thing("place", id)} data-place={id}>
        <g transform={`translate(${x} ${y})`}>
          <circle className="hit over" r={RING[townSize(value)] * DRAWN[distanceOf(level)].mark} />
          <PlaceRing radius={RING[townSize(value)] * DRAWN[distanceOf(level)].mark} />
        </g>
      </g>
    ));
}

const isIn = ({ left, top, right, bottom }: Stack["box"], x: number, y: number): boolean =>
  x > left && x < right && y > top && y < bottom;

/** Where not all that is held can go stands how many can. */
function GoalTallies({ hands, scale }: { readonly hands: TableHands; readonly scale: number }): ReactNode {
  const { places } = useKit();
  const all = hands.held.length;
  return [...hands.goals].map(([it, count]) => {
    const at = places.groundOf(nameOf(it))?.at;
    return count < all && at !== undefined ? (
      <GoalTally key={it} at={at} count={count} all={all} scale={scale} />
    ) : null;
  });
}

interface OfLevel {
  readonly seen: Seen;
  readonly level: Level;
}

/** Cities that count show whose they are. */
function Banners({ seen, level }: OfLevel): ReactNode {
  const { geography } = useKit();
  const { mark } = DRAWN[distanceOf(level)];
  return geography.cities.map((city) => {
    const side = city.value > 0 ? seen.places.find(({ place }) => place === city.id)?.friendlyTo : undefined;
    return side ? <Banner key={city.id} city={city} side={side} scale={SIGN_SCALE[level]} mark={mark} /> : null;
  });
}

/** Roads that have been used in this move. */
function Roads({ seen, level }: OfLevel): ReactNode {
  const kit = useKit();
  const limits = roadLimits(kit, seen);
  const scale = SIGN_SCALE[level];
  return roadsThatCount(seen).flatMap(({ between: [a, b], caesar, pompeius }) => {
    const road = kit.places.roadBetween(a, b);
    if (road === undefined) return [];
    const { x, y } = road.tags[distanceOf(level)];
    const used = [{ side: "caesar", count: caesar } as const, { side: "pompeius", count: pompeius } as const].filter(
      ({ count }) => count > 0,
    );
    return used.map(({ side, count }, i) => (
      <RoadTally
        key={`${a} ${b} ${side}`}
        at={{ x, y: y + i * 16 * scale }}
        side={side}
        used={count}
        limit={limits[road.kind]}
        scale={scale}
      />
    ));
  });
}
