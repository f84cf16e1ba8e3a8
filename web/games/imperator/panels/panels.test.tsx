import { LANGUAGES } from "@rubicon/engine";
import { imperator } from "@rubicon/imperator";
import { type Seen, seenFrom, TITLES } from "@rubicon/imperator/components";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { panelSuite, propsFor } from "../../../series/panels/testing.tsx";
import type { MapProps } from "../../face.ts";
import { TOUCHABLE } from "../index.ts";
import { withKit } from "../kit.ts";
import { Pieces } from "../pieces/Pieces.tsx";
import { KIT } from "../testing.ts";
import { playThrough } from "../testing-games.ts";
import { Beside } from "./Beside.tsx";
import { Battle } from "./battle/Battle.tsx";
import { Hand, inBattle, Status } from "./index.ts";
import { campsToCome, expected, legionsAbroad, markersIn } from "./reckon.ts";
import { shareOf } from "./Status.tsx";
import { isFor, phaseOfStratagem, WINDOWS, whenOfStratagem } from "./stratagems.ts";
import { panelWords, playWords } from "./words.ts";

// What the page remembers changes in a browser; here it stays as it is.
vi.mock("../../../app/store.ts", async (original) => ({
  ...(await original<typeof import("../../../app/store.ts")>()),
  useStore: (store: { readonly now: unknown }) => store.now,
}));

const PANELS = {
  Status: withKit(KIT, Status),
  Hand: withKit(KIT, Hand),
  Beside: withKit(KIT, Beside),
  Battle: withKit(KIT, Battle),
};

describe("the panels and the board (IMP-6.e, IMP-2.A.a)", () => {
  panelSuite({
    game: imperator,
    play: playThrough,
    panels: PANELS,
    Board: withKit<MapProps>(KIT, Pieces),
    touchable: TOUCHABLE,
    inBattle,
    isOutside: (sight) => seenFrom(sight).phase === null,
    scenarios: ["s1_avidius_cassius", "s2_parthian_war", "s4_five_emperors"],
    lively: { scenario: "s4_five_emperors", decisions: 900 },
    stratagems: {
      kind: "stratagem",
      scenario: "s5_grand_campaign",
      targets: ["nothing", "people", "piece", "pips", "zone"],
    },
  });
});

test("IMP-6.e IMP-6.a every stratagem has its phase, its moments among the standing orders, and its sentence", () => {
  const orders = new Set(imperator.orders.map(({ id }) => id));
  for (const title of TITLES) {
    expect("BCE").toContain(phaseOfStratagem(title));
    for (const window of WINDOWS[whenOfStratagem(title)]) expect(orders).toContain(window);
    const owner = KIT.facts.stratagems.get(title)?.owner ?? "both";
    expect(isFor(owner, "rome") || isFor(owner, "enemy")).toBe(true);
    for (const language of LANGUAGES) expect(playWords[language].when[whenOfStratagem(title)]).not.toBe("");
  }
  expect([phaseOfStratagem("initiative"), phaseOfStratagem("usurpation"), phaseOfStratagem("desertion")]).toEqual([
    "B",
    "C",
    "E",
  ]);
});

test("every event has a short name in every language", () => {
  for (const language of LANGUAGES) expect(panelWords[language].events).toHaveLength(15);
});

test("IMP-10.v IMP-10.w the needle passes a mark where a victory becomes greater", () => {
  expect(shareOf({ rome: 7, enemy: 7 })).toBe(0.5);
  expect(shareOf({ rome: 10, enemy: 5 })).toBeCloseTo(1 / 3);
  expect(shareOf({ rome: 3, enemy: 15 })).toBeCloseTo(5 / 6);
  expect(shareOf({ rome: 4, enemy: -2 })).toBeLessThan(1 / 6);
  expect(shareOf({ rome: -3, enemy: -1 })).toBeGreaterThan(0.5);
});

/** The campaign before its first decision. */
const atFirst = (): Seen => seenFrom(playThrough("s5_grand_campaign", "first", 0, () => {}).sight("watcher"));

test("IMP-2.C.f IMP-9.1.a IMP-TL.a what is to come is listed in its order, and what is in the cup of Peoples", () => {
  const seen = atFirst();
  expect(markersIn(KIT, seen).toSorted()).toEqual(["jazyges", "maetae", "marcomanni", "parthes", "quades"]);
  const quiet = seen.peoples.map((each) => (each.people === "quades" ? { ...each, ban: 170 } : each));
  expect(markersIn(KIT, { peoples: quiet })).not.toContain("quades");
  expect(campsToCome(KIT, seen).map(({ from }) => from)).toEqual([169, 169, 196, 196, 196]);
  expect(campsToCome(KIT, { ...seen, lastYear: 180 })).toHaveLength(2);
  const [first] = expected(KIT, seen, (piece) => KIT.facts.pieces.get(piece)?.unit != null);
  expect(KIT.facts.pieces.get(first.piece)?.enters).toBe(169);
});

test("IMP-3.3.g a legion outside of its Front is counted, and costs points where the Front is not in reserve", () => {
  const seen = atFirst();
  expect(legionsAbroad(KIT, "danube", seen)).toBe(0);
  const pieces = seen.pieces.map((each) => (each.piece === "xiii_gemina" ? { ...each, at: "roma" } : each));
  expect(legionsAbroad(KIT, "danube", { ...seen, pieces })).toBe(1);
  playThrough("s5_grand_campaign", "abroad", 1, (at) => {
    const drawn = (reserve: readonly string[]): string => {
      const changed = JSON.parse(JSON.stringify({ ...seen, pieces, reserve }));
      return renderToStaticMarkup(createElement(PANELS.Beside, { ...propsFor(at, "watcher"), sight: changed }));
    };
    expect(drawn([])).toContain(panelWords.en.abroadCosts);
    expect(drawn(["danube"])).not.toContain(panelWords.en.abroadCosts);
  });
});
