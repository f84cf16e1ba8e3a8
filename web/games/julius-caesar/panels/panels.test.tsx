import { LANGUAGES, seededDice, type Viewer } from "@rubicon/engine";
import { juliusCaesar, type Position } from "@rubicon/julius-caesar";
import { GODS } from "@rubicon/julius-caesar/components";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { choose } from "../../../table/choosing.ts";
import type { WrittenAct } from "../../../table/source.ts";
import { NO_HANDS, type TableProps, type Thing } from "../../face.ts";
import { withKit } from "../kit.ts";
import { KIT } from "../testing.ts";
import { Beside } from "./Beside.tsx";
import { Battle as BattlePanel } from "./battle/Battle.tsx";
import { RULE_OF_GOD } from "./gods.ts";
import { Hand as HandPanel, inBattle, Status } from "./index.ts";
import { cells } from "./score.ts";
import { panelWords } from "./words.ts";

const [Hand, Battle] = [withKit(KIT, HandPanel), withKit(KIT, BattlePanel)];
const PANELS = { Status: withKit(KIT, Status), Hand, Beside: withKit(KIT, Beside), Battle };
const RULES = { acts: { makers: juliusCaesar.acts.makers }, touchable: ["place", "block", "card"] };

/** Every written act is an object of names. */
function isWritten(act: unknown): act is WrittenAct {
  return typeof act === "object" && act !== null && "do" in act;
}

function propsFor(p: Position, viewer: Viewer, events: TableProps["events"], rest: Partial<TableProps>): TableProps {
  return {
    sight: juliusCaesar.sight(p, viewer),
    viewer,
    language: "en",
    lit: new Set(),
    picked: [],
    glanced: new Set(),
    over: false,
    events,
    forecasts: [],
    hands: NO_HANDS,
    pick: () => {},
    point: () => {},
    ...rest,
  };
}

describe("the panels", () => {
  test("say of a game that was given up that it is over, and ask nobody", () => {
    const p = juliusCaesar.begin("historical");
    juliusCaesar.open(p, seededDice("given up"));
    const status = (over: boolean) =>
      renderToStaticMarkup(createElement(PANELS.Status, propsFor(p, "watcher", [], { over })));
    expect(status(false)).toContain("Caesar to decide");
    expect(status(true)).not.toContain("to decide");
    expect(status(true)).toContain("The game is over");
  });

  test("draw a whole game, to every viewer, in every language", () => {
    const p = juliusCaesar.begin("historical");
    const dice = seededDice("panels");
    const choice = seededDice("choices");
    juliusCaesar.open(p, dice);
    let heard: Parameters<typeof juliusCaesar.hear>[0][] = [];
    let battles = 0;
    for (let n = 0; juliusCaesar.toMove(p) !== "over"; n++) {
      const seat = juliusCaesar.toMove(p);
      // Drawing all of them would take a minute: every battle, and of the rest one in twenty.
      const drawn = inBattle(juliusCaesar.sight(p, "watcher")) || n % 20 === 0;
      for (const viewer of drawn ? [seat, "watcher"] : []) {
        const events = heard.map((event) => juliusCaesar.hear(event, viewer)).filter((event) => event !== null);
        const props = propsFor(p, viewer, events, { language: LANGUAGES[n % LANGUAGES.length] });
        for (const Panel of Object.values(PANELS)) {
          const markup = renderToStaticMarkup(createElement(Panel, props));
          expect(markup).not.toContain("undefined");
          expect(markup).not.toContain("NaN");
        }
        if (inBattle(props.sight)) {
          battles++;
          expect(renderToStaticMarkup(createElement(Battle, props))).not.toBe("");
        }
      }
      const legal = juliusCaesar.legal(p);
      heard = [];
      juliusCaesar.play(p, legal[choice.roll(legal.length) - 1], dice, (event) => heard.push(event));
    }
    expect(battles).toBeGreaterThan(0);
  });

  test("what is lit is a button that can be reached, and nothing else is", () => {
    const p = juliusCaesar.begin("historical");
    juliusCaesar.open(p, seededDice("lit"));
    const legal: unknown[] = juliusCaesar.legal(p).map((act) => juliusCaesar.acts.write(act));
    const { lit } = choose(RULES, legal.filter(isWritten), []);
    const props = propsFor(p, juliusCaesar.toMove(p), [], { lit });
    const drawn = renderToStaticMarkup(createElement(Hand, props));
    expect(lit.size).toBe(6);
    expect(drawn.match(/<button[^>]*tabindex="0"/g)).toHaveLength(6);
    const dark = renderToStaticMarkup(createElement(Hand, { ...props, lit: new Set<Thing>() }));
    expect(dark.match(/<button[^>]*tabindex="0"/g)).toBeNull();
  });

  test("JC-H.a a watcher sees no card of a hand", () => {
    const p = juliusCaesar.begin("historical");
    juliusCaesar.open(p, seededDice("hidden"));
    expect(renderToStaticMarkup(createElement(Hand, propsFor(p, "watcher", [], {})))).not.toContain("card:");
  });

  test("each god's card cites a rule of the book, and says what he does in every language", async () => {
    const { rules } = await juliusCaesar.rulebook("en");
    for (const god of GODS) {
      expect(rules.some(({ id }) => id === RULE_OF_GOD[god])).toBe(true);
      const sayings = LANGUAGES.map((language) => panelWords[language].gods[god]);
      expect(new Set(sayings).size).toBe(LANGUAGES.length);
      // What is longer does not fit on the card.
      for (const saying of sayings) expect(saying.length).toBeLessThanOrEqual(50);
    }
  });

  test("JC-1.2.c ten points fill the way to victory", () => {
    expect(cells(0, 10).filter(Boolean)).toHaveLength(0);
    expect(cells(7, 10).filter(Boolean)).toHaveLength(7);
    expect(cells(12, 10).filter(Boolean)).toHaveLength(10);
  });
});
