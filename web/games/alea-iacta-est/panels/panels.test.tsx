import { aleaIactaEst } from "@rubicon/alea-iacta-est";
import { seenFrom, TITLES } from "@rubicon/alea-iacta-est/components";
import { LANGUAGES } from "@rubicon/engine";
import { describe, expect, test, vi } from "vitest";
import { panelSuite } from "../../../series/panels/testing.tsx";
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
