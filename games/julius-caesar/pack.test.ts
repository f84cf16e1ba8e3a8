/** Other packs than the standard one: what they may change is followed by the rules, what they may not is refused. */
import { BadInput, isObject, type Json, LANGUAGES, type Pack, seededDice } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { CAESAR, POMPEIUS } from "./blocks.ts";
import { componentsOf } from "./components.ts";
import { STANDARD } from "./data/standard.ts";
import { juliusCaesar, juliusCaesarRules, makeJuliusCaesar } from "./index.ts";
import { type Position, points } from "./position.ts";
import { sight } from "./sight.ts";
import { inSteps } from "./steps/index.ts";
import { actOf, ending, lay, place, push, run } from "./testing/table.ts";
import { asSeen } from "./words/sight.ts";

/** The standard components with one thing put in another's place: `changed(["map", "cities", 3, "value"], 2)`. */
function changed(path: readonly (string | number)[], value: Json | undefined): Pack {
  return { ...STANDARD, name: "changed", components: put(STANDARD.components, path, value) };
}

function put(json: Json, [key, ...rest]: readonly (string | number)[], value: Json | undefined): Json {
  if (key === undefined) return value ?? null;
  const inner = Object(json)[key];
  const next = rest.length === 0 ? value : put(inner, rest, value);
  if (Array.isArray(json)) return json.toSpliced(Number(key), 1, ...(next === undefined ? [] : [next]));
  const kept = Object.entries(isObject(json) ? json : {}).filter(([name]) => name !== key);
  return Object.fromEntries(next === undefined ? kept : [...kept, [key, next]]);
}

const cityAt = (name: string): number => place(name);
const worth = (name: string, value: number): Pack => changed(["map", "cities", cityAt(name), "value"], value);

describe("a city worth a point more", () => {
  const rich = makeJuliusCaesar(worth("narbo", 1));
  const map = {
    narbo: ["legio-7", "legio-8", "legio-9", "legio-10"],
    roma: ["legio-17"],
    alexandria: ["cleopatra 4 caesar"],
    athenae: ["legio-20"],
    ephesus: ["legio-21"],
    utica: ["legio-16"],
    byzantium: ["legio-14"],
    antiochia: ["legio-13"],
  };
  const winter = (box = rich.box): Position => push(lay({ map, box, year: 707 }), { step: "winter" });

  test("JC-1.2.b counts for its holder, in one game and not in the other beside it", () => {
    expect([points(winter(), CAESAR), points(winter(juliusCaesar.box), CAESAR)]).toEqual([10, 9]);
    expect(points(winter(), POMPEIUS)).toBe(0);
  });

  test("JC-1.2.c, JC-8.4.a wins the game by it", () => {
    const [won, goesOn] = [winter(), winter(juliusCaesar.box)];
    for (const p of [won, goesOn]) run(p);
    expect(ending(won)).toMatchObject({ winner: "caesar", how: "ten", score: { caesar: 10, pompeius: 0 } });
    expect([ending(goesOn), inSteps.question(goesOn).ask]).toEqual([null, "surplus"]);
  });

  test("JC-8.3.a feeds a block more", () => {
    const crowd = (box = rich.box): Position =>
      push(lay({ map: { narbo: map.narbo }, box }), { step: "surplus", side: CAESAR });
    const [fed, hungry] = [crowd(), crowd(juliusCaesar.box)];
    for (const p of [fed, hungry]) run(p);
    expect([fed.stack, hungry.stack.length]).toEqual([[], 1]);
  });

  test("is told by everything that speaks of it", async () => {
    const p = rich.begin("historical");
    rich.open(p, seededDice("told"));
    expect(asSeen(sight(p, "watcher")).points).toEqual({ caesar: 2, pompeius: 7 });
    for (const language of LANGUAGES) {
      expect(rich.words(language).board(sight(p, "watcher"))).toContain("Narbo ★1");
      const rules = new Map((await rich.rulebook(language)).rules.map(({ id, text }) => [id, text]));
      expect(rules.get("JC-4.2.a")).toMatch(/14.*Narbo/);
      expect(rules.get("JC-4.2.b")).toMatch(/7.*2.*5/);
    }
    expect(componentsOf(rich).places.get("narbo")).toMatchObject({ value: 1, supply: 4 });
    expect(componentsOf(juliusCaesar).places.get("narbo")).toMatchObject({ value: 0, supply: 3 });
  });

  test("JC-1.2.c, JC-1.2.e where both can have enough, the higher total wins, and Roma decides between equals", () => {
    const low = makeJuliusCaesar(changed(["setup", "limits", "victoryPoints"], 3));
    const held = (caesar: readonly string[], pompeius: readonly string[]): Position => {
      const troops = ["legio-7", "legio-8", "legio-9", "legio-10"];
      const others = ["legio-1", "legio-2", "legio-3", "legio-4"];
      const own = [...caesar.map((city, i) => [city, [troops[i]]]), ...pompeius.map((city, i) => [city, [others[i]]])];
      const p = lay({ map: { ...Object.fromEntries(own), salona: ["cleopatra"] }, box: low.box });
      p.place[low.box.cleopatra] = place("salona");
      run(push(p, { step: "victory" }));
      return p;
    };
    const cities = ["athenae", "ephesus", "utica", "massilia"];
    expect(ending(held(cities, ["tarraco", "syracusae", "byzantium"]))).toMatchObject({ winner: "caesar", how: "ten" });
    expect(ending(held(["roma", "athenae"], ["tarraco", "syracusae", "byzantium"]))).toMatchObject({
      winner: "caesar",
      how: "roma",
      score: { caesar: 3, pompeius: 3 },
    });
    expect(ending(held(cities.slice(1), ["tarraco", "syracusae", "byzantium"]))).toMatchObject({
      winner: null,
      how: "draw",
    });
  });
});

test("other names are used by all who speak", async () => {
  const urbs = makeJuliusCaesar(changed(["map", "cities", cityAt("roma"), "name"], "Urbs"));
  for (const language of LANGUAGES) {
    const say = urbs.words(language);
    const p = urbs.begin("historical");
    urbs.open(p, seededDice("urbs"));
    const texts = [
      say.board(sight(p, "watcher")),
      say.act(actOf("activate roma", urbs)),
      say.outcome({ results: { caesar: "drew", pompeius: "drew" }, score: {}, how: "draw", rule: "JC-1.2.e" }),
      ...(await urbs.rulebook(language)).rules.map(({ text }) => text),
    ];
    for (const text of texts) expect(text).not.toMatch(/\bRoma\b/);
    expect(texts.filter((text) => text.includes("Urbs")).length).toBeGreaterThan(5);
  }
});

describe("two games side by side", () => {
  const other = makeJuliusCaesar(changed(["blocks", 0, "firepower"], 5));

  test("have acts and positions of their own", () => {
    const [act, twin] = [actOf("fire caesar"), actOf("fire caesar", other)];
    expect(act).not.toBe(twin);
    expect(juliusCaesar.acts.write(act)).toEqual(other.acts.write(twin));
    expect(other.words("en").act(twin)).toBe("Fire with Caesar (A5)");
    expect(juliusCaesar.words("en").act(act)).toBe("Fire with Caesar (A3)");
  });

  test("play on in turns without a trace of each other", () => {
    const games = [juliusCaesar, other, juliusCaesar];
    const tables = games.map((game) => {
      const p = game.begin("historical");
      game.open(p, seededDice("beside"));
      return { game, p, dice: seededDice("acts") };
    });
    for (let i = 0; i < 300; i++) {
      for (const { game, p, dice } of tables) {
        const legal = game.legal(p);
        if (legal.length > 0) game.play(p, legal[dice.roll(legal.length) - 1], dice);
      }
    }
    expect(juliusCaesar.hash(tables[2].p)).toBe(juliusCaesar.hash(tables[0].p));
    for (const { game, p } of tables) expect(game.broken(p)).toBeNull();
    expect(new Set(tables.map(({ p }) => p.box)).size).toBe(2);
  });

  test("the standard game is made once, whoever asks for it", () => {
    expect(juliusCaesarRules.make(juliusCaesarRules.standard)).toBe(juliusCaesar);
    expect(juliusCaesar.pack.name).toBe("standard");
    expect(other.pack.id).not.toBe(juliusCaesar.pack.id);
  });

  test("other limits, roads, cards and calendars hold as well", () => {
    const road = juliusCaesar.box.between[place("genua")][place("roma")];
    const narrow = makeJuliusCaesar(changed(["map", "roads", road, "class"], "minor"));
    expect([narrow.box.kindOf[road], juliusCaesar.box.kindOf[road]]).toEqual([1, 0]);
    const short = makeJuliusCaesar(changed(["setup", "calendar"], [{ year: 705, bc: 49, turns: 2 }]));
    const p = short.begin("historical");
    const dice = seededDice("short");
    short.open(p, dice);
    for (let i = 0; i < 2000 && short.toMove(p) !== "over"; i++) short.play(p, short.byDefault(p), dice);
    expect([short.toMove(p), p.turn, p.year]).toEqual(["over", 2, 0]);
    const swift = makeJuliusCaesar(changed(["cards", 7, "move"], 7));
    expect(componentsOf(swift).cards.get("4/1")).toMatchObject({ moves: 7, levies: 1 });
  });
});

describe("what is refused, and where", () => {
  const refusal = (path: readonly (string | number)[], value: Json | undefined): string => {
    try {
      makeJuliusCaesar(changed(path, value));
    } catch (error) {
      if (error instanceof BadInput) return error.message;
      throw error;
    }
    return "accepted";
  };
  const cities = ["map", "cities"] as const;
  const drawn = "the board is drawn for it.";

  test("values that nothing can have", () => {
    expect(refusal([...cities, 13, "port"], "x")).toBe('map.cities[13].port: must be one of major, minor, not "x".');
    const inland = cityAt("ancyra");
    expect(refusal([...cities, inland, "port"], "major")).toBe(
      `map.cities[${inland}].port: must be null: the city touches no sea.`,
    );
    expect(refusal([...cities, 3, "value"], -1)).toBe(
      'map.cities[3].value: must be a whole number from 0 to 9, not "-1".',
    );
    expect(refusal(["blocks", 4, "firepower"], 7)).toBe(
      'blocks[4].firepower: must be a whole number from 1 to 6, not "7".',
    );
    expect(refusal(["blocks", 4, "strengths"], [3, 3])).toBe(
      "blocks[4].strengths[1]: each must be lower than the one before.",
    );
    expect(refusal(["blocks", 4, "levy"], "carthago")).toBe(
      'blocks[4].levy: "carthago" is no city, nor any, nor major-port.',
    );
    expect(refusal(["cards", 9, "move"], 0)).toBe('cards[9].move: must be a whole number from 1 to 9, not "0".');
    expect(refusal(["map", "roads", 5, "class"], "path")).toBe(
      'map.roads[5].class: must be one of major, minor, strait, not "path".',
    );
    expect(refusal(["setup", "limits", "hand"], 5)).toBe(
      'setup.limits.hand: must be a whole number from 6 to 13, not "5".',
    );
    expect(refusal(["setup", "limits", "pluto", "minor"], "3")).toBe(
      'setup.limits.pluto.minor: must be a whole number from 1 to 31, not "3".',
    );
    expect(refusal(["setup", "calendar"], [])).toBe("setup.calendar: there must be from 1 to 20 years.");
  });

  test("things added, dropped, renamed or moved", () => {
    expect(refusal([...cities, 12, "id"], "londinium")).toBe(
      `map.cities[12].id: must be "bilbilis", not "londinium": ${drawn}`,
    );
    expect(refusal(["map", "seas", 8], undefined)).toBe('map.seas: "euxinus" is missing: there must be 9.');
    expect(refusal(["blocks", 63], { id: "legio-99" })).toBe("blocks[63]: there must be 63 and no more.");
    expect(refusal(["cards", 0], undefined)).toBe(`cards[0].id: must be "apollo", not "jupiter": ${drawn}`);
    expect(refusal(["cards", 0, "event"], "mars")).toBe(`cards[0].event: must be "apollo", not "mars": ${drawn}`);
    expect(refusal(["map", "roads", 0, "between"], ["aenos", "roma"])).toBe(
      `map.roads[0].between: must be [aenos, byzantium], not [aenos, roma]: ${drawn}`,
    );
    expect(refusal(["map", "roads", 3], undefined)).toBe("map.roads: there must be 94, not 93.");
    expect(refusal(["map", "seaLinks", 0], ["aegaeum", "euxinus"])).toBe(
      `map.seaLinks[0]: must be [aegaeum, aegypticum], not [aegaeum, euxinus]: ${drawn}`,
    );
    expect(refusal([...cities, 0, "seas"], ["propontis"])).toBe(
      `map.cities[0].seas: must be [aegaeum], not [propontis]: ${drawn}`,
    );
    expect(refusal(["blocks", 0, "owner"], "pompeius")).toBe(
      `blocks[0].owner: must be "caesar", not "pompeius": ${drawn}`,
    );
    expect(refusal(["blocks", 0, "type"], "navis")).toBe(`blocks[0].type: must be "leader", not "navis": ${drawn}`);
  });

  test("names that nobody could tell apart, or read", () => {
    expect(refusal([...cities, 2, "name"], "Aenos")).toBe("map.cities[2].name: another is called so already.");
    expect(refusal(["blocks", 1, "name"], "Caesar")).toBe("blocks[1].name: another is called so already.");
    expect(refusal(["blocks", 1, "name"], "Pompeius")).toBe("accepted");
    expect(refusal([...cities, 2, "name"], "x".repeat(41))).toBe(
      "map.cities[2].name: must be a name of at most 40 ordinary characters.",
    );
    expect(refusal(["map", "seas", 2, "name"], "Mare\nNostrum")).toContain("map.seas[2].name: must be a name");
  });

  test("fields that nobody reads", () => {
    expect(refusal(["extra"], 1)).toBe("extra: there is no such field; the fields are map, blocks, cards, setup.");
    expect(refusal([...cities, 2, "valeu"], 1)).toContain("map.cities[2].valeu: there is no such field");
    expect(refusal(["setup", "limits", "winter"], 1)).toContain("setup.limits.winter: there is no such field");
  });

  test("what is missing", () => {
    expect(refusal(["map"], undefined)).toBe("map: must be an object, not missing.");
    expect(refusal(["setup", "limits", "major"], undefined)).toContain("setup.limits.major: must be a whole number");
    expect(refusal(["setup", "lockedLeaders", "caesar"], undefined)).toBe(
      "setup.lockedLeaders.caesar: missing is no block.",
    );
    expect(refusal(["blocks", 1, "name"], undefined)).toBe("blocks[1].name: must be a text, not missing.");
  });

  test("set-ups that cannot stand", () => {
    const historical = ["setup", "historical"] as const;
    expect(refusal([...historical, "caesar", "londinium"], [])).toBe(
      'setup.historical.caesar.londinium: "londinium" is no city of the map.',
    );
    expect(refusal([...historical, "caesar", "roma"], ["legio-1"])).toBe(
      "setup.historical.caesar.roma[0]: is no block of caesar.",
    );
    expect(refusal([...historical, "caesar", "roma"], ["legio-13"])).toBe(
      "setup.historical.caesar.roma[0]: stands on the map already.",
    );
    expect(refusal([...historical, "caesar", "utica"], ["legio-17"])).toBe(
      "setup.historical.pompeius.utica[0]: blocks of the other side stand in utica.",
    );
    expect(refusal([...historical, "caesar", "lugdunum"], ["c-navis-3"])).toBe(
      "setup.historical.caesar.lugdunum[0]: lugdunum is no port.",
    );
    expect(refusal([...historical, "caesar", "internum"], ["c-navis-3"])).toBe(
      'setup.historical.caesar.internum: "internum" is no city of the map.',
    );
    expect(refusal([...historical, "pompeius", "alexandria"], ["p-navis-2"])).toBe(
      "setup.historical: Cleopatra must stand on the map: she is never in a pool.",
    );
    expect(refusal(["setup", "lockedLeaders", "caesar"], "brutus")).toBe(
      "setup.lockedLeaders.caesar: must be a leader of caesar.",
    );
    expect(refusal(["setup", "lockedLeaders", "caesar"], "antonius")).toBe(
      "setup.lockedLeaders.caesar: stands on the map already.",
    );
  });

  test("blocks that could not be levied where they may stand", () => {
    const navis = juliusCaesar.box.navisOf[CAESAR][0];
    expect(refusal(["blocks", navis, "levy"], "any")).toContain(`blocks[${navis}].levy: must be a port`);
    expect(refusal(["blocks", navis, "levy"], "ancyra")).toBe(
      `blocks[${navis}].levy: must be a port: a navis cannot stand inland.`,
    );
    expect(refusal(["blocks", navis, "levy"], "roma")).toBe("accepted");
    const { cleopatra } = juliusCaesar.box;
    expect(refusal(["blocks", cleopatra, "levy"], "any")).toBe(
      `blocks[${cleopatra}].levy: must be null: Cleopatra is never levied.`,
    );
  });
});
