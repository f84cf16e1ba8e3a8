/** The bots at a table of a server, in the line over the map: which of them is at work. */
import { botNote } from "@rubicon/client/bot-names";
import { playerName } from "@rubicon/client/names";
import type { Language } from "@rubicon/engine";
import type { TableInfo } from "@rubicon/server/protocol";
import type { ReactNode } from "react";
import { BotChip } from "../BotChip.tsx";

interface Props {
  readonly info: TableInfo;
  readonly language: Language;
  seatName(seat: string): string;
}

export function BotsHere({ info, language, seatName }: Props): ReactNode {
  const bots = info.seats.flatMap(({ seat, player }) => {
    const note = player === null ? null : botNote(player, language);
    return player === null || note === null ? [] : [{ seat, note, name: playerName(player, language) }];
  });
  if (bots.length === 0) return null;
  return (
    <div className="bots-bar">
      {bots.map(({ seat, note, name }) => (
        <BotChip
          key={seat}
          {...{ seat, note, name }}
          seatName={seatName(seat)}
          busy={info.status === "running" && info.toMove === seat}
        />
      ))}
    </div>
  );
}
