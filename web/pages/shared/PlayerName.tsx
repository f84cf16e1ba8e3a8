/** A player's name, as a way to his page; bots are marked. Of whoever has deleted his account there is neither. */
import type { MaybeBot } from "@rubicon/client/bot-names";
import { playerName } from "@rubicon/client/names";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { to } from "../../app/routes.ts";
import { useLanguage } from "../../app/settings.ts";
import { BotTag } from "./BotTag.tsx";

interface Props {
  readonly player: MaybeBot & { readonly id: string };
  /** Set behind the name. */
  readonly note?: string | undefined;
}

export function PlayerName({ player, note }: Props): ReactNode {
  const name = playerName(player, useLanguage());
  if (player.name === "") return <span className="soft">{name}</span>;
  return (
    <>
      <Link href={to.player(player.id)}>{note === undefined ? name : `${name} (${note})`}</Link>
      <BotTag player={player} />
    </>
  );
}
