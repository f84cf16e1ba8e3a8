/** The board of Imperator in the workshop: the ground and the counters, as the components on the bench print them. */
import { type Game, isList, type Json, type Language } from "@rubicon/engine";
import { type PieceFacts, SIDES } from "@rubicon/imperator/components";
import type { ReactNode } from "react";
import { type Geography, geographyOf, type Sheet } from "../../../series/map/geography.ts";
import { leaderFaceIn, mapForm, ofPart, orNull, unitFaceIn, zonesIn } from "../../../series/workshop/drawing.tsx";
import type { FormMap, PieceProps } from "../../../workshop/form.ts";
import { itemsAt, textAt, valueAt } from "../../../workshop/steps.ts";
import { type Kit, KitAround, kitOf } from "../kit.ts";
import { frontTitle } from "../map/fronts.ts";
import { Ground } from "../map/Ground.tsx";
import { printedAs } from "../map/titles.ts";
import { Counter } from "../pieces/Counter.tsx";
import { leaderNames } from "../pieces/names.ts";
import { faceWords } from "../words/languages.ts";

export function mapOn(sheet: Sheet, game: Game, language: Language): FormMap {
  const kit = kitOf(game, sheet);
  const geography = ofPart("map", (components) => geographyPrinted(sheet, components));
  const nationalityOf = (people: string): string | null => kit.facts.peoples.get(people)?.nationality ?? null;
  return mapForm(sheet, kit.geography, {
    Ground: ({ components }) => (
      <Ground geography={geography(components)} words={faceWords[language].ground} nationalityOf={nationalityOf} />
    ),
    Piece: pieceOn(kit),
  });
}

function geographyPrinted(sheet: Sheet, components: Json): Geography {
  const zones = zonesIn(components);
  const fronts = new Map(itemsAt(components, "map.fronts").map((front) => [textAt(front, "id"), front]));
  return geographyOf(sheet, {
    zone: (id) => {
      const zone = zones.get(id) ?? {};
      const camps = valueAt(zone, "camps");
      return printedAs({
        ...{ name: textAt(zone, "name"), part: orNull(zone, "front"), people: orNull(zone, "people") },
        ...{ city: orNull(zone, "city"), port: orNull(zone, "port"), open: valueAt(zone, "open") === true },
        roma: id === textAt(components, "map.roma"),
        camps: (isList(camps) ? camps : []).map((camp) => ({
          name: textAt(camp, "name"),
          from: Number(valueAt(camp, "from") ?? 0),
        })),
      });
    },
    region: (id) => frontTitle(id, textAt(fronts.get(id) ?? {}, "name") || id),
  });
}

/** Counters with what the bench has on them. */
function pieceOn(kit: Kit): FormMap["Piece"] {
  const kits = ofPart("counters", (components): Kit => {
    const pieces = new Map(kit.facts.pieces);
    for (const [id, facts] of printed(kit, components)) pieces.set(id, facts);
    const facts = { ...kit.facts, pieces };
    return { ...kit, facts, leaders: leaderNames(facts) };
  });
  return ({ components, piece, side, reduced }: PieceProps): ReactNode => {
    const own = SIDES.find((each) => each === side) ?? null;
    return (
      <KitAround kit={kits(components)}>
        <Counter seen={{ piece, at: "", side: own, ...(reduced ? { reduced } : {}) }} />
      </KitAround>
    );
  };
}

function* printed({ facts }: Kit, components: Json): Generator<[string, PieceFacts]> {
  const counters = (list: string): readonly Json[] => itemsAt(components, `counters.${list}`);
  const warriors = counters("peoples").flatMap((people) => itemsAt(people, "units"));
  for (const unit of [...counters("units"), ...counters("vexillations"), ...warriors]) {
    const known = facts.pieces.get(textAt(unit, "id"));
    if (known === undefined) continue;
    const faces = { full: unitFaceIn(unit, "full"), reduced: unitFaceIn(unit, "reduced") };
    yield [known.id, { ...known, title: textAt(unit, "name"), unit: faces }];
  }
  for (const leader of [...counters("leaders"), ...counters("foreignLeaders")]) {
    const known = facts.pieces.get(textAt(leader, "id"));
    if (known?.leader === null || known === undefined) continue;
    const face = { ...known.leader, ...leaderFaceIn(leader, known.people === null) };
    yield [known.id, { ...known, title: textAt(leader, "name"), leader: face }];
  }
  for (const fleet of counters("fleets")) {
    const known = facts.pieces.get(textAt(fleet, "id"));
    if (known !== undefined) yield [known.id, { ...known, title: textAt(fleet, "name") }];
  }
}
