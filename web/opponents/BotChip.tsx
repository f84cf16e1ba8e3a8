/** A bot in the line over the map: its seat, its name, and whether it is at work. */
import type { ReactNode } from "react";
import { useWords } from "../app/words.ts";
import "./opponents.css";
import { botWords } from "./words.ts";

interface Props {
  readonly seat: string;
  readonly seatName: string;
  readonly name: string;
  /** What it is: a bot, if not said. */
  readonly note?: string;
  readonly busy: boolean;
}

export function BotChip({ seat, seatName, name, note, busy }: Props): ReactNode {
  const words = useWords(botWords);
  const what = note ?? words.bot;
  return (
    <span
      className="bot-chip"
      data-seat={seat}
      data-busy={busy || undefined}
      title={busy ? words.thinks(name) : `${name}: ${what}`}
    >
      <span className="bot-seat">{seatName}</span>
      <span className="bot-name">{name}</span>
      <BotMark label={what} />
      <span className="bot-dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
    </span>
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
