/** The bots at a table in the line over the map: who they are, which of them is at work, and how to hurry or stop them. */
import type { Json } from "@rubicon/engine";
import { type ReactNode, useEffect, useState } from "react";
import { useLanguage } from "../app/settings.ts";
import { useStore } from "../app/store.ts";
import { useWords } from "../app/words.ts";
import type { GameFace } from "../games/face.ts";
import { NobodyThinks } from "./asking.ts";
import type { BotsAtTable } from "./at-table.ts";
import { type BotsBySeat, titleOfLevel } from "./levels.ts";
import "./opponents.css";
import { botWords } from "./words.ts";

interface Props {
  readonly face: GameFace;
  readonly sight: Json;
  readonly bots: BotsBySeat;
  readonly sitting: BotsAtTable;
}

/** Whoever waits no longer than this need not be offered anything. */
const SOON = 900;

export function BotsBar({ face, sight, bots, sitting }: Props): ReactNode {
  const words = useWords(botWords);
  const language = useLanguage();
  const busy = useStore(sitting.busy);
  const paused = useStore(sitting.paused);
  const watched = face.game.seats.every((seat) => bots[seat] !== undefined);
  const long = useLong(busy !== null);
  return (
    <div className="bots-bar">
      {Object.entries(bots).map(([seat, level]) => (
        <span
          key={seat}
          className="bot-chip"
          data-seat={seat}
          data-busy={busy === seat || undefined}
          title={busy === seat ? words.thinks(titleOfLevel(level)) : words.bot}
        >
          <span className="bot-seat">{face.game.words(language).seat(seat, sight ?? undefined)}</span>
          <span>{titleOfLevel(level)}</span>
          <BotMark label={words.bot} />
          <span className="bot-dots" aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
        </span>
      ))}
      {watched ? (
        <button
          type="button"
          className="button quiet bots-button"
          onClick={() => (paused ? sitting.goOn() : sitting.pause())}
        >
          {paused ? words.goOn : words.pause}
        </button>
      ) : (
        long && (
          <button type="button" className="button quiet bots-button" onClick={() => sitting.hurry()}>
            {words.skip}
          </button>
        )
      )}
    </div>
  );
}

/** The little mark of a player made of code. */
export function BotMark({ label }: { readonly label: string }): ReactNode {
  return (
    <span className="bot-mark" role="img" aria-label={label} title={label}>
      <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
        <path d="M12 3v3M6 8h12v10H6zM3 12v3M21 12v3M9.5 12v1.5M14.5 12v1.5" />
      </svg>
    </span>
  );
}

/** Why nobody plays, where a bot should. */
export function BotsTrouble({ sitting }: { readonly sitting: BotsAtTable }): ReactNode {
  const words = useWords(botWords);
  const trouble = useStore(sitting.trouble);
  if (trouble === null) return null;
  const reason = trouble instanceof Error ? trouble.message : String(trouble);
  return (
    <div className="hand-over" role="alert">
      <span>{trouble instanceof NobodyThinks ? words.nobodyThinks : words.stumbled(reason)}</span>
      <button type="button" className="button" onClick={() => sitting.tryAgain()}>
        {words.again}
      </button>
    </div>
  );
}

function useLong(so: boolean): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!so) return setLong(false);
    const timer = setTimeout(() => setLong(true), SOON);
    return () => clearTimeout(timer);
  }, [so]);
  return so && long;
}
