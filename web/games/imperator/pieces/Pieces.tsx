/** All that lies on the map of Imperator, and what can be clicked of it. */
import { COLUMNS, facesIn, type SeenPiece, SIDES, seenFrom, sideLedBy } from "@rubicon/imperator/components";
import { type ReactNode, useMemo } from "react";
import { BattleAhead, type Plate } from "../../../series/pieces/BattleAhead.tsx";
import { journeysOf } from "../../../series/pieces/events.ts";
import { GoalTags } from "../../../series/pieces/GoalTags.tsx";
import { signScale } from "../../../series/pieces/layout.ts";
import { Scene, type Scenery } from "../../../series/pieces/Scene.tsx";
import { Ties, Zones } from "../../../series/pieces/Zones.tsx";
import type { MapProps } from "../../face.ts";
import { goalCosts, stepCost, stepCosts } from "../foreseen.ts";
import { useKit } from "../kit.ts";
import { MEASURES } from "../map/measures.ts";
import { panelWords } from "../panels/words.ts";
import { Counter } from "./Counter.tsx";
import { byPlaces, zoneOfPlace } from "./camps.ts";
import { JOURNEYS } from "./events.ts";
import { EMBLEMS } from "./figures.tsx";
import { Later, Ports } from "./Later.tsx";
import { groundFor } from "./layout.ts";
import { fleetName } from "./names.ts";
import { Signs } from "./Signs.tsx";
import { spokenPiece } from "./spoken.ts";
import { Tablets } from "./Tablets.tsx";
import { pieceWords } from "./words.ts";

export function Pieces(props: MapProps): ReactNode {
  const { sight, events, level, language, viewer } = props;
  const kit = useKit();
  const { facts, geography, places } = kit;
  const seen = useMemo(() => seenFrom(sight), [sight]);
  const lying = useMemo(() => byPlaces(kit, seen.pieces), [kit, seen]);
  const ground = useMemo(() => groundFor(kit), [kit]);
  const journeys = useMemo(() => journeysOf(events, JOURNEYS), [events]);
  const own = sideLedBy(seen, viewer);
  const names = facts.names(language);
  const words = pieceWords[language];
  const signs = signScale(MEASURES, level);
  const question = seen.asked?.question;
  const costs = props.hands.reach.length > 0 ? goalCosts(kit, props.hands) : stepCosts(kit, seen.group, props.lit);
  const plate = usePlate(language);
  const scenery: Scenery<SeenPiece> = {
    ...{ moment: seen, when: `${seen.year}`, ground, places, lying, journeys },
    zoneOf: zoneOfPlace,
    isOwn: ({ side }) => side === own,
    draw: (piece) => <Counter seen={piece} />,
    spoken: (piece) => spokenPiece(kit, piece, language),
    leaderName: ({ piece }) => kit.leaders.get(piece) ?? fleetName(facts.pieces.get(piece)?.title ?? piece),
    placeName: (place) => names.zone(zoneOfPlace(place)),
    stepCost: stepCost(facts),
    askedZone: question !== undefined && "zone" in question ? (question.zone ?? null) : null,
    below: (aim) => (
      <>
        <Later seen={seen} />
        <Ports />
        <Zones
          {...props}
          geography={geography}
          aim={aim}
          labelOf={({ id, sea }) =>
            [names.zone(id), ...(sea ? [words.sea] : []), words.pieces(lying.get(id)?.length ?? 0)].join(", ")
          }
        />
        <Tablets {...props} seen={seen} />
        <Signs seen={seen} level={level} language={language} scale={signs * 0.8} />
        <Ties places={places} zones={lying.keys()} level={level} />
      </>
    ),
    tags: <GoalTags {...props} costs={costs} scale={signs} measures={MEASURES} places={places} />,
    above: (fans) => <BattleAhead {...props} fans={fans} plate={plate} />,
  };
  return <Scene table={props} scenery={scenery} />;
}

/** What the battle ahead is drawn with. */
export function usePlate(language: MapProps["language"]): Plate {
  const { places } = useKit();
  const emblems: Readonly<Record<string, ReactNode>> = EMBLEMS;
  return {
    ...{ places, measures: MEASURES, columns: COLUMNS, facesIn },
    words: pieceWords[language],
    modifiers: panelWords[language].modifiers,
    enemyOf: (side) => SIDES.find((each) => each !== side) ?? side,
    emblem: (side) => emblems[side],
  };
}
