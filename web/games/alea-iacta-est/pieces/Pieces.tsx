/** All that lies on the map of Alea Iacta Est, and what can be clicked of it. */
import "./pieces.css";
import { type Seen, type SeenPiece, seenFrom, sideLedBy } from "@rubicon/alea-iacta-est/components";
import type { Json } from "@rubicon/engine";
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef } from "react";
import { useSettings } from "../../../app/settings.ts";
import { type Carried, JOURNEY, useMotion } from "../../../drawing/motion.ts";
import { type Fan, useFan } from "../../../drawing/useFan.ts";
import { useLayout } from "../../../drawing/useLayout.ts";
import { useMapHands } from "../../../hands/onMap.ts";
import { distanceOf } from "../../../series/map/measures.ts";
import { wayThrough } from "../../../series/map/places.ts";
import { kindOf, type Level, type MapProps, nameOf, type Thing, thing } from "../../face.ts";
import { useKit } from "../kit.ts";
import { Arrows, PlannedWay } from "./Arrows.tsx";
import { BattleAhead } from "./BattleAhead.tsx";
import { byZone } from "./camps.ts";
import { routesIn } from "./events.ts";
import { type Camp, FAN_SCALE, type Laid, layOut, SIGN_SCALE, type Stack } from "./layout.ts";
import { COUNTER } from "./measures.ts";
import { Badge, Clash, clashAt, FanPlate, type Look, Piece, Ribbon, StackRing } from "./parts.tsx";
import { spokenPiece } from "./spoken.ts";
import { Tablets } from "./Tablets.tsx";
import { NeutralLands, Troubles } from "./Troubles.tsx";
import { GoalTags, Ties, Zones } from "./Zones.tsx";

export function Pieces(props: MapProps): ReactNode {
  const { sight, events, level, language, lit, picked, glanced, viewer, hands: table } = props;
  const kit = useKit();
  const seen = useMemo(() => seenFrom(sight), [sight]);
  const zones = useMemo(() => byZone(kit, seen.pieces), [kit, seen]);
  const { pace } = useSettings();
  const fan = useFan((zone) => (zones.get(zone)?.length ?? 0) > 1, picked.length > 0);
  const scene = useRef<SVGGElement>(null);
  const carried = useRef<Carried>(new Map());
  const hands = useMapHands(props, {
    places: "zone",
    dropped: (it, at) => carried.current.set(nameOf(it), at),
    over: fan.over,
    // Whoever says where something goes does not want to look into that zone.
    clicked: (zone) => {
      if (zone === null || !table.goals.has(thing("zone", zone))) fan.clicked(zone);
    },
  });

  const groups = useMemo(
    () => new Map(table.groups.flatMap((group) => group.map((it) => [it, group]))),
    [table.groups],
  );
  const wholeIn = useMemo(() => wholeStacks(seen.pieces, groups), [seen, groups]);
  /** Zones in which pieces can be clicked one by one, or taken up. */
  const choices = useMemo(
    () =>
      new Set(
        seen.pieces.flatMap(({ piece, at }) => {
          const it = thing("piece", piece);
          return lit.has(it) || groups.has(it) ? at : [];
        }),
      ),
    [seen, lit, groups],
  );
  useClosing(fan, seen, choices);
  const wanted = useMemo(() => {
    const found = new Set<string>(fan.place === null ? [] : [fan.place]);
    for (const { piece, at } of seen.pieces)
      if (choices.has(at) && picked.includes(thing("piece", piece))) found.add(at);
    const asked = askedZone(seen, lit);
    return asked === null ? found : found.add(asked);
  }, [fan.place, seen, picked, lit, choices]);

  const layout = useLayout(
    (spots) => {
      const clicked = [...lit].filter((it) => kindOf(it) === "zone").map(nameOf);
      return layOut(kit, zones, level, { fans: wanted, clicked, whole: new Set(wholeIn.keys()), spots });
    },
    [kit, zones, level, wanted, lit, wholeIn],
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
    size: COUNTER,
    way(key, from, to) {
      const route = routes.get(key);
      const through = route?.[0] === from && route.at(-1) === to ? route : [from, to];
      return wayThrough(kit.places, through, distanceOf(level));
    },
  });

  const own = sideLedBy(seen, viewer);
  const names = kit.facts.names(language);
  const signs = SIGN_SCALE[level];
  const war = useMemo(
    () => new Set(seen.peoples.flatMap(({ people, status }) => (status === "war" ? people : []))),
    [seen],
  );

  /** `apart`: it can be seen and clicked by itself; in a pile a click means all of it. */
  const piece = (each: Laid, apart: boolean): ReactNode => {
    const it = thing("piece", each.key);
    const zone = thing("zone", each.place);
    const group = groups.get(it);
    const isOwn =
      (lit.has(it) && (apart || group === undefined)) ||
      (!lit.has(zone) && each.piece.side === own && (apart || group === undefined));
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
        label={spokenPiece(kit, each.piece, language)}
        atWar={war.has(kit.facts.pieces.get(each.key)?.people ?? "")}
        going={each.piece.going === true}
        grab={grab}
        drags={group !== undefined && !apart ? group : [it]}
      />
    );
  };

  const signsOf = (stack: Stack): ReactNode => {
    const clash = clashAt(stack);
    const alone = stack.camps.length === 1;
    return [
      ...(stack.fanned ? [] : stack.camps).flatMap((camp, i) => [
        alone && isNamed(camp, level) && <Ribbon key={`${camp.side} leader`} camp={camp} scale={signs} />,
        !camp.open && (
          <Badge key={`${camp.side} units`} camp={camp} scale={signs} corner={alone || i === 0 ? "left" : "right"} />
        ),
      ]),
      clash && <Clash key={`clash ${stack.place}`} at={clash} scale={signs} />,
    ];
  };

  const time: CSSProperties & Record<"--pace", string> = { "--pace": `${JOURNEY[pace]}ms` };
  return (
    <g ref={scene} className={`aie-pieces${hands.dragging ? " dragging" : ""}`} style={time} {...hands.on}>
      <NeutralLands seen={seen} />
      <Zones {...props} seen={seen} aim={hands.aim} />
      <Tablets {...props} seen={seen} />
      <Troubles seen={seen} level={level} language={language} scale={signs} />
      <Ties zones={zones} level={level} />
      <g key={eventsKey(events, seen)}>
        <Arrows events={events} level={level} scale={signs} />
      </g>
      {layout.stacks.map((stack) => (
        <g key={stack.place} className="aie-stack">
          {stack.camps.flatMap((camp) => camp.laid.map((each) => piece(each, camp.open)))}
          {lit.has(thing("zone", stack.place)) && <StackRing box={stack.box} scale={signs} />}
          {signsOf(stack)}
        </g>
      ))}
      <GoalTags {...props} seen={seen} scale={signs} />
      {layout.fans.map((each) => (
        <g key={`fan ${each.place}`}>
          <FanPlate
            fan={each}
            name={names.zone(each.place)}
            scale={FAN_SCALE[level]}
            whole={wholeIn.get(each.place) ?? null}
            signs={signs}
          />
          {each.camps.flatMap((camp) => camp.laid).map((one) => piece(one, true))}
          {signsOf(each)}
        </g>
      ))}
      {table.ways.map((way) => (
        <PlannedWay key={way.join(" ")} zones={way.map(nameOf)} level={level} scale={signs} />
      ))}
      {!table.busy && <BattleAhead {...props} fans={layout.fans} />}
    </g>
  );
}

/** His own counter says who he is, but only close by; several of them lie side by side without one. */
const isNamed = ({ open, laid }: Camp, level: Level): boolean => !open || (laid.length === 1 && level !== "near");

/** Arrows of one entry must not be taken for those of the next. */
const eventsKey = (events: readonly Json[], seen: Seen): string => `${seen.year} ${JSON.stringify(events)}`;

/** Zones with a stack that can be taken up, and what comes with it. */
function wholeStacks(pieces: readonly SeenPiece[], groups: ReadonlyMap<Thing, readonly Thing[]>) {
  const found = new Map<string, readonly Thing[]>();
  for (const { piece, at } of pieces) {
    const group = groups.get(thing("piece", piece));
    if (group !== undefined) found.set(at, group);
  }
  return found;
}

/** The zone a question is about, where some of its pieces can be chosen: they are wanted in full view. */
function askedZone(seen: Seen, lit: ReadonlySet<Thing>): string | null {
  const question = seen.asked?.question;
  const zone = question !== undefined && "zone" in question ? question.zone : null;
  return seen.pieces.some(({ piece, at }) => at === zone && lit.has(thing("piece", piece))) ? zone : null;
}

/** A fan out of which something has been chosen closes when nothing more can be: it would cover where to go. */
function useClosing(fan: Fan, seen: Seen, choices: ReadonlySet<string>): void {
  const before = useRef(seen);
  useEffect(() => {
    if (before.current === seen) return;
    before.current = seen;
    if (fan.place !== null && !choices.has(fan.place)) fan.clicked(null);
  }, [fan, seen, choices]);
}
