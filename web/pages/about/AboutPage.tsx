/** What Rubicon is, whose games these are, and why one may trust the dice. */
import type { ReactNode } from "react";
import { useTitle } from "../../app/title.ts";
import { useWords } from "../../app/words.ts";
import { GAMES } from "../../games/index.ts";
import { about } from "./words.ts";

export default function AboutPage(): ReactNode {
  const words = useWords(about);
  useTitle(words.title);
  return (
    <div className="page narrow">
      <h1>{words.title}</h1>
      {words.intro.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <section className="section">
        <h2>{words.dice}</h2>
        {words.diceText.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </section>
      <section className="section">
        <h2>{words.hidden}</h2>
        <p>{words.hiddenText}</p>
      </section>
      <section className="section">
        <h2>{words.credits}</h2>
        <p>{words.creditsText}</p>
        <ul>
          {GAMES.map(({ id, title, designers, publisher }) => (
            <li key={id}>
              <em>{title}</em>, {words.credit(designers, publisher)}
            </li>
          ))}
        </ul>
      </section>
      <section className="section">
        <h2>{words.made}</h2>
        <p>{words.madeText}</p>
      </section>
      <section className="section">
        <h2>{words.programs}</h2>
        <p>
          {words.programsText} <a href="/api/docs">/api/docs</a>
        </p>
      </section>
    </div>
  );
}
