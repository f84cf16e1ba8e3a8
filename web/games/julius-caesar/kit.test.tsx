/** Two packs side by side in one page: each face knows its own components, and no module knows any. */
import { type Json, seededDice } from "@rubicon/engine";
import { juliusCaesarRules } from "@rubicon/julius-caesar";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { type GameFace, NO_HANDS, type TableProps, thing } from "../face.ts";
import { faceOn } from "./index.ts";
import sheet from "./map/geography.json" with { type: "json" };
import { KIT, kitFor } from "./testing.ts";

const { standard } = juliusCaesarRules;

/** What an owner might find printed otherwise. */
const CHANGES: readonly (readonly [from: string, to: string])[] = [
  ['"id":"roma","name":"Roma","value":2', '"id":"roma","name":"Roma Aeterna","value":7'],
  ['"victoryPoints":10', '"victoryPoints":12'],
  ['"battleRounds":4', '"battleRounds":5'],
];

function changed(): Json {
  let text = JSON.stringify(standard.components);
  for (const [from, to] of CHANGES) {
    if (!text.includes(from)) throw new Error(`The components do not say ${from}.`);
    text = text.replace(from, to);
  }
  return JSON.parse(text);
}

const MINE = { ...standard, name: "mine", components: changed() };

function face(pack: typeof standard): GameFace {
  return faceOn(sheet)(juliusCaesarRules.make(pack), pack);
}

function drawn({ Status, game }: GameFace): string {
  const p = game.begin("historical");
  game.open(p, seededDice("kit"));
  const props: TableProps = {
    ...{ sight: game.sight(p, "caesar"), viewer: "caesar", language: "en", lit: new Set(), picked: [] },
    ...{ glanced: new Set(), over: false, events: [], forecasts: [], hands: NO_HANDS, pick: () => {}, point: () => {} },
  };
  return renderToStaticMarkup(<Status {...props} />);
}

describe("the sheet", () => {
  test("prints what the pack prints: as the game comes, what the sheet was made for", () => {
    for (const city of sheet.cities) {
      const { name, value, port } = city;
      expect(KIT.geography.cities.find(({ id }) => id === city.id)).toMatchObject({ name, value, port });
    }
    for (const { between, kind } of sheet.roads)
      expect(KIT.geography.roads.find((road) => road.between.join() === between.join())?.kind).toBe(kind);
    for (const { id, name } of sheet.seas) expect(KIT.geography.seas.find((sea) => sea.id === id)?.name).toBe(name);
  });

  test("leaves everything where it lies, whatever is printed there", () => {
    const mine = kitFor(MINE);
    const spots = ({ geography }: typeof KIT) => geography.cities.map(({ id, x, y, plots }) => ({ id, x, y, plots }));
    expect(spots(mine)).toEqual(spots(KIT));
    expect(mine.geography.cities.find(({ id }) => id === "roma")).toMatchObject({ name: "Roma Aeterna", value: 7 });
    expect(KIT.geography.cities.find(({ id }) => id === "roma")).toMatchObject({ name: "Roma", value: 2 });
  });
});

describe("two faces", () => {
  const [usual, mine] = [face(standard), face(MINE)];

  test("draw what each of them counts by", () => {
    expect(drawn(usual)).toContain("10 points win");
    expect(drawn(mine)).toContain("12 points win");
    expect(drawn(usual)).toContain("10 points win");
  });

  test("describe a place as each of them has it", () => {
    const sightOf = ({ game }: GameFace): Json => {
      const p = game.begin("historical");
      game.open(p, seededDice("kit"));
      return game.sight(p, "caesar");
    };
    const described = [usual, mine].map((each) => each.describe(thing("place", "roma"), sightOf(each), "en")?.title);
    expect(described).toEqual(["Roma", "Roma Aeterna"]);
  });

  test("draw their own ground", () => {
    const ground = ({ Ground }: GameFace): string => renderToStaticMarkup(<Ground language="it" />);
    expect(ground(mine)).toContain("Roma Aeterna</text>");
    expect(ground(usual)).not.toContain("Aeterna");
  });
});
