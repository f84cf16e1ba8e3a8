/** All that lies on the map of Alea Iacta Est, and what can be clicked of it. */
import { COLUMNS, facesIn, type SeenPiece, SIDES, seenFrom, sideLedBy } from "@rubicon/alea-iacta-est/components";
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
import { byZone } from "./camps.ts";
import { JOURNEYS } from "./events.ts";
import { EMBLEMS } from "./figures.ts";
import { groundFor } from "./layout.ts";
import { spokenPiece } from "./spoken.ts";
import { Tablets } from "./Tablets.tsx";
import { NeutralLands, Troubles } from "./Troubles.tsx";
import { pieceWords } from "./words.ts";

export function Pieces(props: MapProps): ReactNode {
  const { sight, events, level, language, viewer } = props;
  const kit = useKit();
  const { facts, geography, places } = kit;
  const seen = useMemo(() => seenFrom(sight), [sight]);
  const lying = useMemo(() => byZone(kit, seen.pieces), [kit, seen]);
  const ground = useMemo(() => groundFor(kit), [kit]);
  const journeys = useMemo(() => journeysOf(events, JOURNEYS), [events]);
  const own = sideLedBy(seen, viewer);
  const names = facts.names(language);
  const words = pieceWords[language];
  const signs = signScale(MEASURES, level);
  const war = useMemo(
    () => new Set(seen.peoples.flatMap(({ people, status }) => (status === "war" ? people : []))),
    [seen],
  );
  const question = seen.asked?.question;
  const costs =
    seen.asked?.ask === "deploy"
      ? NO_COSTS
      : props.hands.reach.length > 0
        ? goalCosts(kit, props.hands)
        : stepCosts(kit, seen.group, props.lit);
  const plate = usePlate(language);
  const scenery: Scenery<SeenPiece> = {
    ...{ moment: seen, when: `${seen.year}`, ground, places, lying, journeys },
    zoneOf: (place) => place,
    isOwn: ({ side }) => side === own,
    draw: (piece) => <Counter seen={piece} atWar={war.has(facts.pieces.get(piece.piece)?.people ?? "")} />,
    spoken: (piece) => spokenPiece(kit, piece, language),
    leaderName: ({ piece }) => facts.pieces.get(piece)?.title,
    placeName: names.zone,
    stepCost: stepCost(facts),
    askedZone: question !== undefined && "zone" in question ? question.zone : null,
    below: (aim) => (
      <>
        <NeutralLands seen={seen} />
        <Zones
          {...props}
          geography={geography}
          aim={aim}
          labelOf={({ id, sea }) =>
            `${names.place(id)}, ${sea ? words.sea : words.zone}, ${words.pieces(lying.get(id)?.length ?? 0)}`
          }
        />
        <Tablets {...props} seen={seen} />
        <Troubles seen={seen} level={level} language={language} scale={signs} />
        <Ties places={places} zones={lying.keys()} level={level} />
      </>
    ),
    tags: <GoalTags {...props} costs={costs} scale={signs} measures={MEASURES} places={places} />,
    above: (fans) => <BattleAhead {...props} fans={fans} plate={plate} />,
  };
  return <Scene table={props} scenery={scenery} />;
}

/** In deployment nobody marches. */
const NO_COSTS: ReadonlyMap<string, number> = new Map();

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
