/** What is about to be played: the game by name, its map in a light drawing, and what the scenario is about. */
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "wouter";
import { to } from "../../app/routes.ts";
import { useLanguage } from "../../app/settings.ts";
import { useWords } from "../../app/words.ts";
import type { AboutGame, Sketch } from "../../games/about.ts";
import { aboutGame, factsOf, hasBalance, sketchOfGame } from "../../games/index.ts";
import { newWords } from "./words.ts";

interface Props {
  readonly game: string;
  readonly scenario: string;
}

export function AboutScenario({ game, scenario }: Props): ReactNode {
  const words = useWords(newWords);
  const language = useLanguage();
  const about = useAbout(game);
  const sketch = useSketch(game);
  const facts = factsOf(game);
  if (facts === null) return null;
  const said = about?.scenarios[scenario]?.[language];
  return (
    <section className="card new-about" aria-label={facts.title}>
      <div className="new-map">{sketch && <MapSketch sketch={sketch} label={`${words.map}: ${facts.title}`} />}</div>
      <h2>{facts.title}</h2>
      <p className="small soft">
        {facts.years[language]} · {facts.designers}
      </p>
      {said && (
        <div aria-live="polite">
          <p>{said.story}</p>
          <dl className="new-facts small">
            <dt>{words.lasts}</dt>
            <dd>{said.lasts}</dd>
            <dt>{words.suits}</dt>
            <dd>{said.suits}</dd>
          </dl>
          {hasBalance(game) && (
            <p className="small">
              <Link href={to.balance(game, scenario)}>{words.balance}</Link>
            </p>
          )}
        </div>
      )}
    </section>
  );
}

/** So wide is the frame around every sheet; the picture has none. */
const FRAME = 34;

function MapSketch({ sketch, label }: { readonly sketch: Sketch; readonly label: string }): ReactNode {
  const { width, height, land, borders, rivers, towns } = sketch;
  return (
    <svg
      viewBox={`${FRAME} ${FRAME} ${width - 2 * FRAME} ${height - 2 * FRAME}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <path className="sketch-shelf" d={land} />
      <path className="sketch-land" fillRule="evenodd" d={land} />
      <path className="sketch-border" d={borders} />
      <path className="sketch-river" d={rivers} />
      {towns.map(([x, y]) => (
        <circle key={`${x} ${y}`} className="sketch-town" cx={x} cy={y} r={width / 260} />
      ))}
    </svg>
  );
}

/** Null until it is there, and where there is nothing: the form does without. */
export const useAbout = (game: string): AboutGame | null => useOfGame(game, aboutGame);
const useSketch = (game: string): Sketch | null => useOfGame(game, sketchOfGame);

function useOfGame<T>(game: string, load: (game: string) => Promise<T | null>): T | null {
  const [found, setFound] = useState<{ readonly game: string; readonly it: T | null } | null>(null);
  useEffect(() => {
    let wanted = true;
    load(game).then(
      (it) => wanted && setFound({ game, it }),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [game, load]);
  return found?.game === game ? found.it : null;
}
