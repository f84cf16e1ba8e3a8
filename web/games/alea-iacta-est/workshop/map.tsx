/** The board of Alea Iacta Est in the workshop: the ground and the counters, as the components on the bench print them. */
import { NATIONALITIES, type PieceFacts, SIDES } from "@rubicon/alea-iacta-est/components";
import { type Game, isObject, type Json, type Language, type Pack } from "@rubicon/engine";
import type { ReactNode } from "react";
import { type Geography, geographyOf, type Sheet } from "../../../series/map/geography.ts";
import type { FormMap, PieceProps } from "../../../workshop/form.ts";
import { itemsAt, textAt, valueAt } from "../../../workshop/steps.ts";
import { type Kit, KitAround, kitOf } from "../kit.ts";
import { Ground } from "../map/Ground.tsx";
import { printedAs } from "../map/titles.ts";
import { COUNTER, Counter } from "../pieces/Counter.tsx";
import { faceWords } from "../words/languages.ts";

export function mapOn(sheet: Sheet, game: Game, standard: Pack, language: Language): FormMap {
  const kit = kitOf(game, standard, sheet);
  const geography = ofPart("map", (components) => geographyPrinted(sheet, components));
  const nationalityOf = (people: string) =>
    NATIONALITIES.find((nation) => nation === kit.facts.peoples.get(people)?.nationality) ?? null;
  return {
    width: sheet.width,
    height: sheet.height,
    zones: kit.geography.zones.map(({ id, sea, path, heart }) => ({ id, sea, path, heart })),
    Ground: ({ components }) => (
      <Ground geography={geography(components)} words={faceWords[language].ground} nationalityOf={nationalityOf} />
    ),
    zoneTables: ["zones", "seas"],
    ways: { table: "ways", kind: "kind" },
    standing: { table: "standing", zone: "zone", side: "side" },
    Piece: pieceOn(kit),
    size: COUNTER,
  };
}

/** Made once for as long as a part of the components is the same. */
function ofPart<T>(part: string, make: (components: Json) => T): (components: Json) => T {
  const known = new WeakMap<object, T>();
  return (components) => {
    const key = valueAt(components, part);
    if (!isObject(key)) return make(components);
    const made = known.get(key) ?? make(components);
    known.set(key, made);
    return made;
  };
}

function geographyPrinted(sheet: Sheet, components: Json): Geography {
  const lands = [...itemsAt(components, "map.zones"), ...itemsAt(components, "map.seas")];
  const zones = new Map(lands.map((zone) => [textAt(zone, "id"), zone]));
  const regions = new Map(itemsAt(components, "map.regions").map((region) => [textAt(region, "id"), region]));
  const orNull = (text: string): string | null => (text === "" ? null : text);
  return geographyOf(sheet, {
    zone: (id) => {
      const zone = zones.get(id) ?? {};
      return printedAs({
        ...{ name: textAt(zone, "name"), land: textAt(zone, "land") },
        ...{ region: orNull(textAt(zone, "region")), people: orNull(textAt(zone, "people")) },
        ...{ city: orNull(textAt(zone, "city")), port: orNull(textAt(zone, "port")) },
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
  return ({ components, piece, side, reduced }: PieceProps): ReactNode => (
    <KitAround kit={kits(components)}>
      <Counter
        seen={{ piece, at: "", side: SIDES.find((each) => each === side) ?? null, ...(reduced ? { reduced } : {}) }}
      />
    </KitAround>
  );
}

function* printed({ facts }: Kit, components: Json): Generator<[string, PieceFacts]> {
  const counters = (list: string): readonly Json[] => itemsAt(components, `counters.${list}`);
  const units = [...counters("units"), ...counters("peoples").flatMap((people) => itemsAt(people, "units"))];
  const number = (json: Json, at: string): number => Number(valueAt(json, at) ?? 0);
  const unitFace = (unit: Json, face: string) => ({
    ...{ sp: number(unit, `${face}.sp`), qu: number(unit, `${face}.qu`), tb: number(unit, `${face}.tb`) },
  });
  for (const unit of units) {
    const known = facts.pieces.get(textAt(unit, "id"));
    if (known === undefined) continue;
    const faces = { full: unitFace(unit, "full"), reduced: unitFace(unit, "reduced") };
    yield [known.id, { ...known, title: textAt(unit, "name"), unit: faces }];
  }
  const leaderFace = (leader: Json, at: string, roman: boolean) => ({
    ...{ cc: number(leader, `${at}cc`), tb: number(leader, `${at}tb`), sr: number(leader, `${at}sr`) },
    pc: roman ? number(leader, `${at}pc`) : null,
  });
  for (const leader of [...counters("leaders"), ...counters("foreignLeaders")]) {
    const known = facts.pieces.get(textAt(leader, "id"));
    if (known === undefined) continue;
    const roman = known.people === null;
    const face = (side: string) => {
      if (!roman) return leaderFace(leader, "", false);
      return isObject(valueAt(leader, side)) ? leaderFace(leader, `${side}.`, true) : null;
    };
    const faces = { caesarians: face("caesarian"), republicans: face("republican") };
    yield [known.id, { ...known, title: textAt(leader, "name"), leader: faces }];
  }
}
