/** The bots at a table in the line over the map: who they are, which of them is at work, and how to hurry or stop them. */
import type { Json } from "@rubicon/engine";
import { type ReactNode, useEffect, useState } from "react";
import { useLanguage } from "../app/settings.ts";
import { useStore } from "../app/store.ts";
import { useWords } from "../app/words.ts";
import type { GameFace } from "../games/face.ts";
import { NobodyThinks } from "./asking.ts";
import type { BotsAtTable } from "./at-table.ts";
import { BotChip } from "./BotChip.tsx";
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
        <BotChip
          key={seat}
          seat={seat}
          seatName={face.game.words(language).seat(seat, sight ?? undefined)}
          name={titleOfLevel(level)}
          busy={busy === seat}
        />
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
