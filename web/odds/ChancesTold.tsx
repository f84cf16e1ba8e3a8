/** The chances of a battle that an act leads to, in a few lines: who wins how often, and what it costs each. */
import type { Json, Language } from "@rubicon/engine";
import type { ReactNode } from "react";
import { useWords } from "../app/words.ts";
import type { GameFace } from "../games/face.ts";
import { averageLosses } from "./fighting.ts";
import { percent } from "./percent.ts";
import { useChances } from "./useChances.ts";
import { oddsWords } from "./words.ts";

interface Props {
  readonly face: GameFace;
  readonly language: Language;
  readonly battle: Json;
  /** How the table looks: who leads what. */
  readonly sight: Json;
}

export function ChancesTold({ face, language, battle, sight }: Props): ReactNode {
  const words = useWords(oddsWords);
  const chances = useChances(face.odds, battle);
  if (chances === null) return null;
  const said = face.game.words(language);
  const seats = face.game.seats.map((seat) => ({ seat, name: said.seat(seat, sight) }));
  return (
    <div className="chances" title={words.tried(chances.tried)}>
      <p>
        <b>{words.chances}</b>{" "}
        <span className="figures">
          {seats
            .map(({ seat, name }) => `${name} ${percent((chances.won[seat] ?? 0) / chances.tried, language)}`)
            .join(" · ")}
        </span>
      </p>
      {seats.map(({ seat, name }) => (
        <p key={seat} className="quiet">
          {words.losses(name, said.losses(averageLosses(chances, seat)))}
        </p>
      ))}
    </div>
  );
}
