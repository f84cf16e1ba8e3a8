/** What the panels and the board of every volume must do, in whole games played by chance. */
import { type ActShape, type EventShape, type Game, type Json, LANGUAGES } from "@rubicon/engine";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type MapProps, NO_HANDS, type TableProps, type Thing } from "../../games/face.ts";
import { choose } from "../../table/choosing.ts";
import type { WrittenAct } from "../../table/source.ts";
import type { Look, PlayThrough } from "../playing.ts";

const isWritten = (act: unknown): act is WrittenAct => typeof act === "object" && act !== null && "do" in act;

export function propsFor<P>(at: Look<P>, viewer: string, rest: Partial<TableProps> = {}): TableProps {
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

export interface PanelSubject<P extends object, A extends ActShape, E extends EventShape> {
  readonly game: Game<P, A, E>;
  readonly play: PlayThrough<P>;
  readonly panels: Readonly<Record<"Status" | "Hand" | "Beside" | "Battle", ComponentType<TableProps>>>;
  readonly Board: ComponentType<MapProps>;
  readonly touchable: readonly string[];
  inBattle(sight: Json): boolean;
  /** A question in no phase of a year. */
  isOutside(sight: Json): boolean;
  readonly scenarios: readonly string[];
  /** A game of many small decisions, to look for what can be clicked. */
  readonly lively: { readonly scenario: string; readonly decisions: number };
  /** What stratagems are called among things, a scenario in which many are played, and what they can be played on. */
  readonly stratagems: { readonly kind: string; readonly scenario: string; readonly targets: readonly string[] };
}

export function panelSuite<P extends object, A extends ActShape, E extends EventShape>(
  subject: PanelSubject<P, A, E>,
): void {
  const { game, play, panels, Board, inBattle } = subject;
  const rules = { acts: { makers: game.acts.makers }, touchable: subject.touchable };
  const written = (p: P): readonly WrittenAct[] => {
    const acts: unknown[] = game.legal(p).map((act) => game.acts.write(act));
    return acts.filter(isWritten);
  };
  const drawn = (props: TableProps, level: MapProps["level"]): string =>
    [createElement(Board, { ...props, level }), createElement(panels.Beside, props), createElement(panels.Hand, props)]
      .map((element) => renderToStaticMarkup(element))
      .join("");

  test.each(subject.scenarios)(
    "draw a whole game of %s, to every viewer, in every language",
    { timeout: 120_000 },
    (scenario) => {
      let battles = 0;
      let looks = 0;
      const look = (at: Look<P>): void => {
        const over = at.toMove === "over";
        const whole = over || at.n % 61 === 0;
        // Of a battle, which is looked at more often, its own panel is enough.
        const fighting = (whole || at.n % 3 === 0) && inBattle(at.sight("watcher"));
        if (!whole && !fighting) return;
        const language = LANGUAGES[looks++ % LANGUAGES.length];
        for (const viewer of over ? ["watcher", ...game.seats] : [at.toMove, "watcher"]) {
          const props = propsFor(at, viewer, { language, over });
          const shown = whole ? Object.values(panels) : [panels.Battle];
          const markups = [
            ...shown.map((Panel) => renderToStaticMarkup(createElement(Panel, props))),
            ...(whole ? [renderToStaticMarkup(createElement(Board, { ...props, level: "far" }))] : []),
          ];
          for (const markup of markups) {
            expect(markup).not.toContain("undefined");
            expect(markup).not.toContain("NaN");
            if (props.language === "fr") expect(englishIn(markup)).toEqual([]);
          }
          if (fighting) battles++;
        }
        expect(over || !subject.isOutside(at.sight("watcher"))).toBe(true);
      };
      look(play(scenario, "panels", 2_000, look));
      expect(battles).toBeGreaterThan(0);
    },
  );

  test("what is lit can be reached on the board or on a panel, and nothing else can", { timeout: 60_000 }, () => {
    let tried = 0;
    const { scenario, decisions } = subject.lively;
    play(scenario, "lit", decisions, (at) => {
      if (at.n % 40 !== 0) return;
      const { lit } = choose(rules, written(at.position), []);
      const markup = drawn(propsFor(at, at.toMove, { lit }), "middle");
      const buttons = new Set(
        [...markup.matchAll(/<(?:g|button)[^>]*tabindex="0"[^>]*>/gi)].map(
          ([tag]) => /data-thing="([^"]+)"/.exec(tag)?.[1],
        ),
      );
      for (const it of lit) expect([...buttons], `${it} at ${at.n}`).toContain(it);
      for (const it of buttons) expect(lit.has(it as Thing), it).toBe(true);
      tried += lit.size;
    });
    expect(tried).toBeGreaterThan(0);
  });

  const { kind, scenario, targets } = subject.stratagems;

  test("a stratagem that can be played is lit, and so is all it can be played on", { timeout: 120_000 }, () => {
    const kinds = new Set<string>();
    for (const seed of ["faces", "dice"])
      play(scenario, seed, 1_500, (at) => {
        const acts = written(at.position);
        const playable = [...choose(rules, acts, []).lit].filter((it) => it.startsWith(`${kind}:`));
        for (const it of playable) {
          const { lit, complete } = choose(rules, acts, [it]);
          expect(lit.size + complete.length).toBeGreaterThan(0);
          const fresh = [...lit, ...complete.map(() => "nothing:else")].map((each) => each.slice(0, each.indexOf(":")));
          if (fresh.every((each) => kinds.has(each))) continue;
          for (const each of fresh) kinds.add(each);
          const markup = drawn(propsFor(at, at.toMove, { lit, picked: [it] }), "near");
          for (const each of lit) expect(markup).toContain(`data-thing="${each}"`);
          expect(markup).toMatch(new RegExp(`data-thing="${it}"[^>]*aria-pressed="true"`));
        }
      });
    expect([...kinds].sort()).toEqual(expect.arrayContaining([...targets]));
  });

  test("a watcher sees no counter of a hand", () => {
    play(scenario, "hidden", 300, (at) => {
      if (at.n % 60 !== 0) return;
      const hand = renderToStaticMarkup(createElement(panels.Hand, propsFor(at, "watcher")));
      expect(hand).not.toContain("data-thing");
    });
  });
}
