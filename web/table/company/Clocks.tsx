/** The clocks of a table and its connection, in the line over the map. */
import { botNote, markedName } from "@rubicon/client/bot-names";
import type { Language } from "@rubicon/engine";
import type { TableInfo } from "@rubicon/server/protocol";
import { type ReactNode, useEffect, useState } from "react";
import { useWords } from "../../app/words.ts";
import { BotMark } from "../../opponents/BotChip.tsx";
import { faceOf, isShort, timeLeft } from "./clock-face.ts";
import { companyWords } from "./words.ts";

interface Props {
  readonly info: TableInfo;
  readonly language: Language;
  seatName(seat: string): string;
}

/** The moment, again and again while a clock runs. */
export function useNow(runs: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [runs]);
  return now;
}

/** When this state of the table was heard: its clocks are counted from there. */
export function useHeardAt(info: TableInfo): number {
  const [heard, setHeard] = useState({ info, at: Date.now() });
  if (heard.info === info) return heard.at;
  const fresh = { info, at: Date.now() };
  setHeard(fresh);
  return fresh.at;
}

export function Clocks({ info, language, seatName }: Props): ReactNode {
  const words = useWords(companyWords).clock;
  const { setting, window } = info.clock;
  const runs = info.status === "running" && (setting.kind !== "none" || window);
  const now = useNow(runs);
  const heardAt = useHeardAt(info);
  if (!runs) return null;
  return (
    <ul className="clocks" aria-label={words.label}>
      {info.seats.map(({ seat, player }) => {
        const left = timeLeft(info.clock, seat, info.toMove, heardAt, now);
        if (left === null) return null;
        const face = faceOf(left, language);
        const name = player ? markedName(player, language) : seatName(seat);
        return (
          <li
            key={seat}
            className="clock figures"
            data-seat={seat}
            data-runs={seat === info.toMove || undefined}
            data-short={isShort(info.clock, left) || undefined}
            title={words.left(name, face)}
          >
            <span className="clock-name" aria-hidden="true">
              {seatName(seat).slice(0, 1)}
            </span>
            <span className="unseen">{name}</span>
            {player?.bot !== undefined && <BotMark label={botNote(player, language) ?? ""} />}
            <time>{face}</time>
          </li>
        );
      })}
    </ul>
  );
}
