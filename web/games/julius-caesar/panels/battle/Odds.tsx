/** The chances of both sides, from many battles fought in small slices between whatever else the page has to do. */
import type { Language } from "@rubicon/engine";
import { componentNames, type Seen, SIDES } from "@rubicon/julius-caesar/components";
import { type ReactNode, useEffect, useState } from "react";
import { SideMark } from "../marks.tsx";
import { panelWords } from "../words.ts";
import { fightOn, forcesOf, standing } from "./odds.ts";

const BATTLES = 400;
/** Fought in a millisecond or two. */
const SLICE = 10;

interface Tally {
  readonly tried: number;
  readonly caesar: number;
  readonly pompeius: number;
}

const NONE: Tally = { tried: 0, caesar: 0, pompeius: 0 };

/** Calls back when the page has nothing better to do. Returns how to stop. */
function whenIdle(then: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const asked = requestIdleCallback(then, { timeout: 500 });
    return () => cancelIdleCallback(asked);
  }
  const asked = setTimeout(then, 16);
  return () => clearTimeout(asked);
}

/** What the figures depend on: while it stays the same, they do. */
function keyOf({ battle, places, asked }: Seen): string {
  const here = places.find(({ place }) => place === battle?.place);
  return JSON.stringify([battle, here?.blocks, asked]);
}

function useOdds(seen: Seen): Tally {
  const [odds, setOdds] = useState<{ readonly key: string; readonly tally: Tally }>({ key: "", tally: NONE });
  const key = keyOf(seen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds all of the sight that matters here.
  useEffect(() => {
    let stop = (): void => {};
    let tally = NONE;
    const start = (): void => {
      const position = standing(seen);
      if (!position) return;
      const fightSome = (): void => {
        let { tried, caesar, pompeius } = tally;
        for (const end = Math.min(tried + SLICE, BATTLES); tried < end; tried++) {
          const winner = fightOn(position, `${tried}`);
          if (winner === "caesar") caesar++;
          else if (winner === "pompeius") pompeius++;
        }
        tally = { tried, caesar, pompeius };
        setOdds({ key, tally });
        if (tried < BATTLES) stop = whenIdle(fightSome);
      };
      stop = whenIdle(fightSome);
    };
    stop = whenIdle(start);
    return () => stop();
  }, [key]);
  return odds.key === key ? odds.tally : NONE;
}

/** A few hundred battles never make a certainty. */
function told(share: number, language: Language): string {
  const percent = new Intl.NumberFormat(language, { style: "percent" });
  if (share < 0.005) return `< ${percent.format(0.01)}`;
  return share > 0.995 ? `> ${percent.format(0.99)}` : percent.format(share);
}

export function Odds({ seen, language }: { readonly seen: Seen; readonly language: Language }): ReactNode {
  const { tried, ...wins } = useOdds(seen);
  const words = panelWords[language].battle;
  const names = componentNames(language);
  if (seen.battle && forcesOf(seen) === null)
    return (
      <p className="jc-odds-unknown">
        <span className="jc-odds-title">{words.chances}</span> {words.chancesHidden}
      </p>
    );
  if (tried === 0) return null;
  const share = (side: (typeof SIDES)[number]): number => wins[side] / tried;
  const percent = (side: (typeof SIDES)[number]): string => told(share(side), language);
  return (
    <div className="jc-odds" title={words.chancesHelp(tried)}>
      <span className="jc-odds-title">{words.chances}</span>
      {SIDES.map((side) => (
        <span key={side} className={`jc-odds-side jc-of-${side}`}>
          <SideMark side={side} />
          <span className="jc-unseen">{names.side(side)}</span>
          <strong>{percent(side)}</strong>
        </span>
      ))}
      <span className="jc-odds-bar" aria-hidden="true">
        <span className="jc-odds-caesar" style={{ width: `${share("caesar") * 100}%` }} />
        <span className="jc-odds-pompeius" style={{ width: `${share("pompeius") * 100}%` }} />
      </span>
      <small>{words.chancesHelp(tried)}</small>
    </div>
  );
}
