/** The band over the map that says that the past is shown, with what happened there and the buttons to move in it. */
import type { Language } from "@rubicon/engine";
import type { ReactNode } from "react";
import { useWords } from "../app/words.ts";
import type { GameFace } from "../games/face.ts";
import type { Heard } from "./source.ts";
import { sayDeed, sayEvent } from "./speaking.ts";
import type { Winding } from "./useReel.ts";
import { tableWords } from "./words.ts";

interface Props {
  readonly face: GameFace;
  readonly language: Language;
  readonly winding: Winding;
  readonly entries: readonly Heard[];
  /** A journal that is played again has an end, a game that goes on has a present. */
  readonly kind: "live" | "local" | "replay";
}

export function Band({ face, language, winding, kind }: Props): ReactNode {
  const { reel: words, log } = useWords(tableWords);
  const { shown, last, mode } = winding;
  if (mode === "live" && kind !== "replay") return null;
  const said = shown.events.flatMap((event) => sayEvent(face.game, language, event) ?? []);
  const { entry } = shown;
  const name = entry?.seat ? face.game.words(language).seat(entry.seat, shown.sight) : null;
  const deed = entry === undefined ? null : sayDeed(face.game, language, entry);
  return (
    <section className="band" data-mode={mode} aria-label={words.bar}>
      <p className="band-said" role="status">
        <strong>{mode === "still" && kind !== "replay" ? words.past : words.replaying}</strong>
        <span className="band-count figures">{words.entry(shown.n, last)}</span>
        <span className="band-sentence">
          {/* An act of which no event tells is told as in the log. */}
          {said.length > 0
            ? said.join(" ")
            : name === null
              ? ""
              : deed === null
                ? log.silent([name])
                : log.done([deed], name)}
        </span>
      </p>
      <div className="band-buttons">
        <Step label={words.first} path="M6 5v14M18 5l-9 7 9 7z" disabled={shown.n <= 0} press={() => winding.hold(0)} />
        <Step
          label={words.back}
          path="M16 5l-9 7 9 7z"
          disabled={shown.n <= 0}
          press={() => winding.hold(shown.n - 1)}
        />
        {mode === "playing" ? (
          <Step label={words.pause} path="M8 5v14M16 5v14" press={() => winding.hold(shown.n)} />
        ) : (
          <Step
            label={words.play}
            path="M4 5l7 7-7 7zM13 5l7 7-7 7z"
            disabled={mode === "live"}
            press={() => winding.play(shown.n)}
          />
        )}
        <Step
          label={words.forward}
          path="M8 5l9 7-9 7z"
          disabled={mode === "live"}
          press={() => winding.hold(shown.n + 1)}
        />
        <button type="button" className="button" disabled={mode === "live"} onClick={winding.present}>
          {kind === "replay" ? words.end : mode === "playing" ? words.skip : words.present}
        </button>
      </div>
    </section>
  );
}

interface StepProps {
  readonly label: string;
  readonly path: string;
  readonly disabled?: boolean;
  press(): void;
}

function Step({ label, path, disabled = false, press }: StepProps): ReactNode {
  return (
    <button type="button" className="band-step" aria-label={label} title={label} disabled={disabled} onClick={press}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
