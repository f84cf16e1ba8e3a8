import { aleaIactaEst } from "@rubicon/alea-iacta-est";
import { seenFrom, TITLES } from "@rubicon/alea-iacta-est/components";
import { LANGUAGES } from "@rubicon/engine";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { choose } from "../../../table/choosing.ts";
import type { WrittenAct } from "../../../table/source.ts";
import { type MapProps, NO_HANDS, type TableProps, type Thing } from "../../face.ts";
import { TOUCHABLE } from "../index.ts";
import { withKit } from "../kit.ts";
import { Pieces } from "../pieces/Pieces.tsx";
import { KIT } from "../testing.ts";
import { type Look, playThrough } from "../testing-games.ts";
import { Battle } from "./battle/Battle.tsx";
import { Beside, Hand, inBattle, Status } from "./index.ts";
import { phaseOf, phaseOfStratagem } from "./phases.ts";
import { panelWords } from "./words.ts";

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
const Board = withKit<MapProps>(KIT, Pieces);
const RULES = {
  acts: { makers: aleaIactaEst.acts.makers },
  touchable: TOUCHABLE,
};

const isWritten = (act: unknown): act is WrittenAct => typeof act === "object" && act !== null && "do" in act;

function propsFor(at: Look, viewer: string, rest: Partial<TableProps> = {}): TableProps {
  return {
    sight: at.sight(viewer),
    viewer,
    language: "en",
    lit: new Set(),
    picked: [],
    glanced: new Set(),
    over: false,
    events: at.events(viewer),
    forecasts: [],
    hands: NO_HANDS,
    pick: () => {},
    point: () => {},
    ...rest,
  };
}

/** Words that no other language has, in what is read and in what is read aloud. */
const englishIn = (markup: string): readonly string[] => {
  const labels = [...markup.matchAll(/(?:aria-label|title)="([^"]*)"/g)].map(([, label]) => label);
  const text = [markup.replaceAll(/<[^>]*>/g, " "), ...labels].join(" ");
  return text.match(/\b(?:the|and|with|from|of|is|are|to|has|have|you|your|this|no|not)\b/gi) ?? [];
};

const SCENARIOS = ["rise-of-caesar", "pharsalus", "thapsus-and-munda"];

describe("the panels and the board", () => {
  test.each(SCENARIOS)(
    "draw a whole game of %s, to every viewer, in every language",
    { timeout: 120_000 },
    (scenario) => {
      let battles = 0;
      playThrough(scenario, "panels", 2_000, (at) => {
        const fighting = inBattle(at.sight("watcher"));
        if (!fighting && at.n % 60 !== 0) return;
        for (const viewer of [at.toMove, "watcher"]) {
          const props = propsFor(at, viewer, { language: LANGUAGES[at.n % LANGUAGES.length] });
          const drawn = [
            ...Object.values(PANELS).map((Panel) => renderToStaticMarkup(createElement(Panel, props))),
            ...(at.n % 60 === 0 ? [renderToStaticMarkup(createElement(Board, { ...props, level: "far" }))] : []),
          ];
          for (const markup of drawn) {
            expect(markup).not.toContain("undefined");
            expect(markup).not.toContain("NaN");
            if (props.language === "fr") expect(englishIn(markup)).toEqual([]);
          }
          if (fighting) battles++;
        }
        expect(phaseOf(seenFrom(at.sight("watcher"))) !== null || at.n < 400).toBe(true);
      });
      expect(battles).toBeGreaterThan(0);
    },
  );

  test("what is lit can be reached on the board or on a panel, and nothing else can", () => {
    let tried = 0;
    playThrough("pharsalus", "lit", 700, (at) => {
      if (at.n % 40 !== 0) return;
      const written: unknown[] = aleaIactaEst.legal(at.position).map((act) => aleaIactaEst.acts.write(act));
      const { lit } = choose(RULES, written.filter(isWritten), []);
      const props = propsFor(at, at.toMove, { lit });
      const drawn = [
        renderToStaticMarkup(createElement(Board, { ...props, level: "middle" })),
        renderToStaticMarkup(createElement(PANELS.Beside, props)),
        renderToStaticMarkup(createElement(PANELS.Hand, props)),
      ].join("");
      const buttons = new Set(
        [...drawn.matchAll(/<(?:g|button)[^>]*tabindex="0"[^>]*>/gi)].map(
          ([tag]) => /data-thing="([^"]+)"/.exec(tag)?.[1],
        ),
      );
      for (const it of lit) expect([...buttons], `${it} at ${at.n}`).toContain(it);
      for (const it of buttons) expect(lit.has(it as Thing), it).toBe(true);
      tried += lit.size;
    });
    expect(tried).toBeGreaterThan(0);
  });

  test("AIE-6.0.f a face that can be played is lit, and so is all it can be played on", { timeout: 60_000 }, () => {
    const kinds = new Set<string>();
    for (const seed of ["faces", "dice"])
      playThrough("rise-of-caesar", seed, 1_500, (at) => {
        const acts: unknown[] = aleaIactaEst.legal(at.position).map((act) => aleaIactaEst.acts.write(act));
        const written = acts.filter(isWritten);
        const faces = [...choose(RULES, written, []).lit].filter((it) => it.startsWith("face:"));
        for (const face of faces) {
          const { lit, complete } = choose(RULES, written, [face]);
          expect(lit.size + complete.length).toBeGreaterThan(0);
          const fresh = [...lit, ...complete.map(() => "nothing:else")].map((it) => it.slice(0, it.indexOf(":")));
          if (fresh.every((kind) => kinds.has(kind))) continue;
          for (const kind of fresh) kinds.add(kind);
          const props = propsFor(at, at.toMove, { lit, picked: [face] });
          const drawn = [
            renderToStaticMarkup(createElement(Board, { ...props, level: "near" })),
            renderToStaticMarkup(createElement(PANELS.Beside, props)),
            renderToStaticMarkup(createElement(PANELS.Hand, props)),
          ].join("");
          for (const it of lit) expect(drawn).toContain(`data-thing="${it}"`);
          expect(drawn).toMatch(new RegExp(`data-thing="${face}"[^>]*aria-pressed="true"`));
        }
      });
    expect([...kinds].sort()).toEqual(expect.arrayContaining(["nothing", "people", "piece", "pips", "zone"]));
  });

  test("AIE-2.A.c a watcher sees no counter of a hand", () => {
    playThrough("pharsalus", "hidden", 300, (at) => {
      if (at.n % 60 !== 0) return;
      expect(renderToStaticMarkup(createElement(PANELS.Hand, propsFor(at, "watcher")))).not.toMatch(/counter:|face:/);
    });
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
