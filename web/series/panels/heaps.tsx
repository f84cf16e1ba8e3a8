/** Heaps beside the map, under their headings. */
import "./beside.css";
import type { Game, Language } from "@rubicon/engine";
import type { ReactNode } from "react";

interface HeapProps {
  readonly title: string;
  /** How many there are, or what else is to be said of all of it. */
  readonly count?: ReactNode;
  readonly children: ReactNode;
}

export const Heap = ({ title, count, children }: HeapProps): ReactNode => (
  <section className="volp-heap">
    <h3>
      {title} {count !== undefined && <span className="volp-count">{count}</span>}
    </h3>
    {children}
  </section>
);

interface AgreedProps {
  readonly title: string;
  readonly game: Game;
  readonly options: Readonly<Record<string, string>>;
  readonly language: Language;
}

/** The rulings this table plays by. */
export function Agreed({ title, game, options, language }: AgreedProps): ReactNode {
  const say = game.words(language);
  return (
    <Heap title={title}>
      <ul className="volp-agreed">
        {Object.entries(options).map(([id, value]) => (
          <li key={id}>{say.option(id, value)}</li>
        ))}
      </ul>
    </Heap>
  );
}
