/** All that lies on the map of Alea Iacta Est, and what can be clicked of it. */
import { type SeenPiece, seenFrom, sideLedBy } from "@rubicon/alea-iacta-est/components";
import { type ReactNode, useMemo } from "react";
import { journeysOf } from "../../../series/pieces/events.ts";
import { signScale } from "../../../series/pieces/layout.ts";
import { Scene, type Scenery } from "../../../series/pieces/Scene.tsx";
import { Ties, Zones } from "../../../series/pieces/Zones.tsx";
import { type MapProps, thing } from "../../face.ts";
import { stepCost } from "../foreseen.ts";
import { useKit } from "../kit.ts";
import { MEASURES } from "../map/measures.ts";
import { BattleAhead } from "./BattleAhead.tsx";
import { Counter } from "./Counter.tsx";
import { byZone } from "./camps.ts";
import { JOURNEYS } from "./events.ts";
import { GoalTags } from "./GoalTags.tsx";
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
  const scenery: Scenery<SeenPiece> = {
    ...{ moment: seen, when: `${seen.year}`, ground, places, lying, journeys },
    zoneOf: (place) => place,
    isOwn: ({ side }) => side === own,
    draw: (piece) => <Counter seen={piece} atWar={war.has(facts.pieces.get(piece.piece)?.people ?? "")} />,
    spoken: (piece) => spokenPiece(kit, piece, language),
    leaderName: ({ piece }) => facts.pieces.get(piece)?.title,
    placeName: names.zone,
    stepCost: (from, to) => stepCost(facts, thing("zone", from), thing("zone", to)),
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
    tags: <GoalTags {...props} seen={seen} scale={signs} />,
    above: (fans) => <BattleAhead {...props} fans={fans} />,
  };
  return <Scene table={props} scenery={scenery} />;
}
