/** At a table that waits for somebody: a bot may take the free seat, and the game begins. */
import type { Client } from "@rubicon/client";
import type { TableInfo } from "@rubicon/server/protocol";
import { type ReactNode, useState } from "react";
import { useWords } from "../../app/words.ts";
import { LevelChoice } from "../LevelChoice.tsx";
import { type Level, titleOfLevel } from "../levels.ts";
import { levelWished } from "../wish.ts";
import { onlineBotWords } from "./words.ts";

interface Props {
  readonly client: Client;
  readonly info: TableInfo;
  readonly levels: readonly Level[];
  readonly busy: boolean;
  attempt(deed: () => Promise<unknown>): void;
}

export function BotTakesSeat({ client, info, levels, busy, attempt }: Props): ReactNode {
  const words = useWords(onlineBotWords).take;
  const [level, setLevel] = useState(() => levelWished(info.game, levels));
  return (
    <details className="card open-bot">
      <summary>{words.show}</summary>
      <p>
        {words.text} {info.rated && words.unrated}
      </p>
      <LevelChoice legend={words.which} levels={levels} chosen={level} choose={setLevel} />
      <button
        type="button"
        className="button"
        disabled={busy}
        onClick={() => attempt(() => client.fillWithBot(info.id, level))}
      >
        {words.seat(titleOfLevel(level))}
      </button>
    </details>
  );
}
