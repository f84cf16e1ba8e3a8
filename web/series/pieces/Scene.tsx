/**
 * All that lies on a map of zones and what can be clicked of it: stacks, fans, rings, arrows, and the hands that move
 * them. What the counters look like, who stands together and what lies on the map besides is the game's.
 */
import "./pieces.css";
import type { Json } from "@rubicon/engine";
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef } from "react";
import { useSettings } from "../../app/settings.ts";
import { type Carried, JOURNEY, useMotion } from "../../drawing/motion.ts";
import { partSeen } from "../../drawing/partSeen.ts";
import { type Fan, useFan } from "../../drawing/useFan.ts";
import { useLayout } from "../../drawing/useLayout.ts";
import { kindOf, type Level, type MapProps, nameOf, type Thing, thing } from "../../games/face.ts";
import { useMapHands } from "../../hands/onMap.ts";
import { distanceOf } from "../map/measures.ts";
import { type Places, wayThrough } from "../map/places.ts";
import { Arrows, PlannedWay } from "./Arrows.tsx";
import type { OnMap } from "./camps.ts";
import { type Journey, routesIn } from "./events.ts";
import { type Camp, fanScale, type Laid, type LayoutGround, layOut, type Stack, signScale } from "./layout.ts";
import { COUNTER } from "./measures.ts";
import { Badge, Clash, clashAt, FanPlate, type Look, Piece, Ribbon, StackRing } from "./parts.tsx";

/** What lies on the table at a moment, and how the game draws it. */
export interface Scenery<P extends OnMap> {
  /** What is seen: another moment is another object. */
  readonly moment: object;
  readonly when: string;
  readonly ground: LayoutGround<P>;
  readonly places: Places;
  /** Pieces on the map, by the place they lie in. */
  readonly lying: ReadonlyMap<string, readonly P[]>;
  /** The zone that a place belongs to. */
  zoneOf(place: string): string;
  /** It is the viewer's: clicking it means it and not its zone. */
  isOwn(piece: P): boolean;
  draw(piece: P): ReactNode;
  /** All of it in words, for whoever does not see it. */
  spoken(piece: P): string;
  /** Who leads a pile: his name, in short. */
  leaderName(piece: P): string | undefined;
  placeName(place: string): string;
  readonly journeys: readonly Journey[];
  /** What a step costs; null where that means nothing. */
  stepCost(from: string, to: string): number | null;
  /** The zone that a question is about. */
  readonly askedZone: string | null;
  /** Zones lie below everything; then what lies on the land, below the counters; then tags, and what is told of battles. */
  readonly below: (aim: string | null) => ReactNode;
  readonly tags: ReactNode;
  readonly above: (fans: readonly Stack<P>[]) => ReactNode;
}

export function Scene<P extends OnMap>({ table: props, scenery }: SceneProps<P>): ReactNode {
  const { events, level, lit, picked, glanced, hands: table } = props;
  const { lying, ground, places, moment } = scenery;
  const pieces = useMemo(() => [...lying].flatMap(([place, all]) => all.map((piece) => ({ place, piece }))), [lying]);
  const { pace } = useSettings();
  const fan = useFan((place) => (lying.get(place)?.length ?? 0) > 1, picked.length > 0);
  const scene = useRef<SVGGElement>(null);
  const carried = useRef<Carried>(new Map());
  const hands = useMapHands(props, {
    places: "zone",
    dropped: (it, at) => carried.current.set(nameOf(it), at),
    over: fan.over,
    // Whoever says where something goes does not want to look into that zone.
    clicked: (place) => {
      if (place === null || !table.goals.has(thing("zone", scenery.zoneOf(place)))) fan.clicked(place);
    },
  });

  const groups = useMemo(
    () => new Map(table.groups.flatMap((group) => group.map((it) => [it, group]))),
    [table.groups],
  );
  const wholeIn = useMemo(() => {
    const found = new Map<string, readonly Thing[]>();
    for (const { place, piece } of pieces) {
      const group = groups.get(thing("piece", piece.piece));
      if (group !== undefined) found.set(place, group);
    }
    return found;
  }, [pieces, groups]);
  /** Places in which pieces can be clicked one by one, or taken up. */
  const choices = useMemo(
    () =>
      new Set(
        pieces.flatMap(({ place, piece }) => {
          const it = thing("piece", piece.piece);
          return lit.has(it) || groups.has(it) ? place : [];
        }),
      ),
    [pieces, lit, groups],
  );
  useClosing(fan, moment, choices);
  const { askedZone } = scenery;
  const wanted = useMemo(() => {
    const found = new Set<string>(fan.place === null ? [] : [fan.place]);
    for (const { place, piece } of pieces) {
      const it = thing("piece", piece.piece);
      if (choices.has(place) && picked.includes(it)) found.add(place);
      // What can be chosen where the question is asked is wanted in full view.
      if (piece.at === askedZone && lit.has(it)) found.add(place);
    }
    return found;
  }, [fan.place, pieces, picked, lit, choices, askedZone]);

  const layout = useLayout(
    (spots) => {
      const clicked = [...lit].filter((it) => kindOf(it) === "zone").map(nameOf);
      const whole = new Set(wholeIn.keys());
      const seen = wanted.size === 0 ? null : partSeen(scene.current);
      return layOut(ground, lying, level, { fans: wanted, clicked, whole, spots, seen });
    },
    [ground, lying, level, wanted, lit, wholeIn],
    // What a hand carries, and what is on its way, lies still under it.
    hands.dragging || table.busy,
    level,
  );
  const laid = useMemo(
    () => [...layout.stacks, ...layout.fans].flatMap(({ camps }) => camps.flatMap((camp) => camp.laid)),
    [layout],
  );
  const routes = useMemo(() => routesIn(scenery.journeys), [scenery.journeys]);
  useMotion(scene, laid, level, carried, {
    size: COUNTER,
    way(key, from, to) {
      const [start, end] = [scenery.zoneOf(from), scenery.zoneOf(to)];
      const route = routes.get(key);
      const through = route?.[0] === start && route.at(-1) === end ? route : [start, end];
      return wayThrough(places, through, distanceOf(level));
    },
  });

  const signs = signScale(ground.measures, level);

  /** `apart`: it can be seen and clicked by itself; in a pile a click means all of it. */
  const counter = (each: Laid<P>, apart: boolean): ReactNode => {
    const it = thing("piece", each.key);
    const zone = thing("zone", scenery.zoneOf(each.place));
    const group = groups.get(it);
    const isOwn =
      (lit.has(it) && (apart || group === undefined)) ||
      (!lit.has(zone) && scenery.isOwn(each.piece) && (apart || group === undefined));
    const look: Look = { lit: isOwn && lit.has(it), picked: picked.includes(it), glanced: glanced.has(it) };
    const grab = table.held.includes(it)
      ? "any"
      : group !== undefined
        ? "mouse"
        : isOwn && (look.lit || look.picked)
          ? "any"
          : null;
    return (
      <Piece
        key={each.key}
        laid={each}
        it={isOwn ? it : zone}
        own={it}
        look={look}
        label={scenery.spoken(each.piece)}
        going={each.piece.going === true}
        grab={grab}
        drags={group !== undefined && !apart ? group : [it]}
      >
        {scenery.draw(each.piece)}
      </Piece>
    );
  };

  const ribbon = (camp: Camp<P>): ReactNode => {
    const [first] = camp.gathered.leaders;
    const leader = first === undefined ? undefined : scenery.leaderName(first);
    return leader === undefined ? null : (
      <Ribbon key={`${camp.gathered.side} leader`} camp={camp} leader={leader} scale={signs} />
    );
  };

  const signsOf = (stack: Stack<P>): ReactNode => {
    const clash = clashAt(stack);
    const alone = stack.camps.length === 1;
    return [
      ...(stack.fanned ? [] : stack.camps).flatMap((camp, i) => [
        alone && isNamed(camp, level) && ribbon(camp),
        !camp.open && (
          <Badge
            key={`${camp.gathered.side} units`}
            camp={camp}
            scale={signs}
            corner={alone || i === 0 ? "left" : "right"}
          />
        ),
      ]),
      clash && <Clash key={`clash ${stack.place}`} at={clash} scale={signs} />,
    ];
  };

  const time: CSSProperties & Record<"--pace", string> = { "--pace": `${JOURNEY[pace]}ms` };
  return (
    <g ref={scene} className={`vol-pieces${hands.dragging ? " dragging" : ""}`} style={time} {...hands.on}>
      {scenery.below(hands.aim)}
      <g key={eventsKey(events, scenery.when)}>
        <Arrows journeys={scenery.journeys} places={places} level={level} scale={signs} />
      </g>
      {layout.stacks.map((stack) => (
        <g key={stack.place} className="vol-stack">
          {stack.camps.flatMap((camp) => camp.laid.map((each) => counter(each, camp.open)))}
          {lit.has(thing("zone", stack.place)) && <StackRing box={stack.box} scale={signs} />}
          {signsOf(stack)}
        </g>
      ))}
      {scenery.tags}
      {layout.fans.map((each) => (
        <g key={`fan ${each.place}`}>
          <FanPlate
            fan={each}
            it={thing("zone", scenery.zoneOf(each.place))}
            name={scenery.placeName(each.place)}
            scale={fanScale(ground.measures, level)}
            whole={wholeIn.get(each.place) ?? null}
            signs={signs}
          />
          {each.camps.flatMap((camp) => camp.laid).map((one) => counter(one, true))}
          {signsOf(each)}
        </g>
      ))}
      {table.ways.map((way) => (
        <PlannedWay
          key={way.join(" ")}
          zones={way.map(nameOf)}
          places={places}
          level={level}
          scale={signs}
          cost={scenery.stepCost}
        />
      ))}
      {!table.busy && scenery.above(layout.fans)}
    </g>
  );
}

interface SceneProps<P extends OnMap> {
  readonly table: MapProps;
  readonly scenery: Scenery<P>;
}

/** His own counter says who he is, but only close by; several of them lie side by side without one. */
const isNamed = ({ open, laid }: Camp<unknown>, level: Level): boolean =>
  !open || (laid.length === 1 && level !== "near");

/** Arrows of one entry must not be taken for those of the next. */
const eventsKey = (events: readonly Json[], when: string): string => `${when} ${JSON.stringify(events)}`;

/** A fan out of which something has been chosen closes when nothing more can be: it would cover where to go. */
function useClosing(fan: Fan, moment: object, choices: ReadonlySet<string>): void {
  const before = useRef(moment);
  useEffect(() => {
    if (before.current === moment) return;
    before.current = moment;
    if (fan.place !== null && !choices.has(fan.place)) fan.clicked(null);
  }, [fan, moment, choices]);
}
