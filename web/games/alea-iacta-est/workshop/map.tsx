/** The board of Alea Iacta Est in the workshop: the ground and the counters, as the components on the bench print them. */
import { NATIONALITIES, type PieceFacts, SIDES } from "@rubicon/alea-iacta-est/components";
import { type Game, isObject, type Json, type Language, type Pack } from "@rubicon/engine";
import type { ReactNode } from "react";
import { type Geography, geographyOf, type Sheet } from "../../../series/map/geography.ts";
import { leaderFaceIn, mapForm, ofPart, orNull, unitFaceIn, zonesIn } from "../../../series/workshop/drawing.tsx";
import type { FormMap, PieceProps } from "../../../workshop/form.ts";
import { itemsAt, textAt, valueAt } from "../../../workshop/steps.ts";
import { type Kit, KitAround, kitOf } from "../kit.ts";
import { Ground } from "../map/Ground.tsx";
import { printedAs } from "../map/titles.ts";
import { Counter } from "../pieces/Counter.tsx";
import { faceWords } from "../words/languages.ts";

export function mapOn(sheet: Sheet, game: Game, standard: Pack, language: Language): FormMap {
  const kit = kitOf(game, standard, sheet);
  const geography = ofPart("map", (components) => geographyPrinted(sheet, components));
  const nationalityOf = (people: string) =>
    NATIONALITIES.find((nation) => nation === kit.facts.peoples.get(people)?.nationality) ?? null;
  return mapForm(sheet, kit.geography, {
    Ground: ({ components }) => (
      <Ground geography={geography(components)} words={faceWords[language].ground} nationalityOf={nationalityOf} />
    ),
    Piece: pieceOn(kit),
  });
}

function geographyPrinted(sheet: Sheet, components: Json): Geography {
  const zones = zonesIn(components);
  const regions = new Map(itemsAt(components, "map.regions").map((region) => [textAt(region, "id"), region]));
  return geographyOf(sheet, {
    zone: (id) => {
      const zone = zones.get(id) ?? {};
      return printedAs({
        ...{ name: textAt(zone, "name"), land: textAt(zone, "land") },
        ...{ region: orNull(zone, "region"), people: orNull(zone, "people") },
        ...{ city: orNull(zone, "city"), port: orNull(zone, "port") },
        ...{ mountain: valueAt(zone, "mountain") === true, open: valueAt(zone, "open") === true },
        roma: id === textAt(components, "map.roma.zone"),
      });
    },
    region: (id) => textAt(regions.get(id) ?? {}, "name"),
  });
}

/** Counters with what the bench has on them. */
function pieceOn(kit: Kit): FormMap["Piece"] {
  const kits = ofPart("counters", (components): Kit => {
    const pieces = new Map(kit.facts.pieces);
    for (const [id, facts] of printed(kit, components)) pieces.set(id, facts);
    return { ...kit, facts: { ...kit.facts, pieces } };
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
  for (const unit of [...counters("units"), ...counters("peoples").flatMap((people) => itemsAt(people, "units"))]) {
    const known = facts.pieces.get(textAt(unit, "id"));
    if (known === undefined) continue;
    const faces = { full: unitFaceIn(unit, "full"), reduced: unitFaceIn(unit, "reduced") };
    yield [known.id, { ...known, title: textAt(unit, "name"), unit: faces }];
  }
  for (const leader of [...counters("leaders"), ...counters("foreignLeaders")]) {
    const known = facts.pieces.get(textAt(leader, "id"));
    if (known === undefined) continue;
    const face = (side: string) => {
      if (known.people !== null) return leaderFaceIn(leader, false);
      const own = valueAt(leader, side);
      return isObject(own) ? leaderFaceIn(own, true) : null;
    };
    const faces = { caesarians: face("caesarian"), republicans: face("republican") };
    yield [known.id, { ...known, title: textAt(leader, "name"), leader: faces }];
  }
}
