import { aleaIactaEst } from "@rubicon/alea-iacta-est";
import { seenFrom, TITLES } from "@rubicon/alea-iacta-est/components";
import { LANGUAGES, plain } from "@rubicon/engine";
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
import { phaseOf, phaseOfStratagem } from "./phases.ts";
import { panelWords } from "./words.ts";

// What the page remembers changes in a browser; here it stays as it is.
vi.mock("../../../app/store.ts", async (original) => ({
  ...(await original<typeof import("../../../app/store.ts")>()),
  useStore: (store: { readonly now: unknown }) => store.now,
}));

describe("the panels and the board (AIE-6.0.f, AIE-2.A.c)", () => {
  panelSuite({
    game: aleaIactaEst,
    play: playThrough,
    panels: {
      Status: withKit(KIT, Status),
      Hand: withKit(KIT, Hand),
      Beside: withKit(KIT, Beside),
      Battle: withKit(KIT, Battle),
    },
    Board: withKit<MapProps>(KIT, Pieces),
    touchable: TOUCHABLE,
    inBattle,
    isOutside: (sight) => phaseOf(seenFrom(sight)) === null && seenFrom(sight).asked?.ask !== "deploy",
    scenarios: ["rise-of-caesar", "pharsalus", "thapsus-and-munda"],
    lively: { scenario: "pharsalus", decisions: 700 },
    stratagems: {
      kind: "face",
      scenario: "rise-of-caesar",
      targets: ["nothing", "people", "piece", "pips", "zone"],
    },
  });
});

test("AIE-6.0.f every stratagem has its phase, and says what it does in every language", () => {
  for (const title of TITLES) {
    expect("BCEF").toContain(phaseOfStratagem(title));
    const sayings = LANGUAGES.map((language) => panelWords[language].effects[title]);
    expect(new Set(sayings).size).toBe(LANGUAGES.length);
    for (const saying of sayings) expect(saying.length).toBeLessThanOrEqual(52);
  }
});

test("every event has a short name in every language", () => {
  for (const language of LANGUAGES) expect(panelWords[language].events).toHaveLength(15);
});

test("AIE-5.1.1.j the track says where the year would move its marker, and of what the Republic would die", () => {
  const markups: string[] = [];
  playThrough("pharsalus", "republic", 400, (at) => {
    const seen = seenFrom(at.sight("watcher"));
    if (markups.length > 0 || seen.yearSoFar === null) return;
    const garrison = { why: "garrison", rule: "AIE-5.1.1.c", change: 1, region: "asia" } as const;
    const dying = { ...seen, spqr: 4, yearSoFar: { troubles: [garrison], spqr: 5, counted: 7, dead: true } };
    const Panel = withKit(KIT, Status);
    for (const sight of [seen, dying])
      markups.push(renderToStaticMarkup(createElement(Panel, propsFor(at, "watcher", { sight: plain(sight) }))));
  });
  expect(markups[0]).toContain("If the year ended now: ");
  expect(markups[0]).not.toContain("aie-dying");
  expect(markups[1]).toContain(
    "If the year ended now: 5 (7 counted; +1 Asia lacks its garrison). The Republic would die",
  );
  expect(markups[1]).toMatch(/aie-dying.*aie-due">✝/);
});
