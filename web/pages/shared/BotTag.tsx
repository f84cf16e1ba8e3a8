/** Set behind the name of a player made of code: that it is one, and whose. Nothing for people. */
import { botNote, type MaybeBot } from "@rubicon/client/bot-names";
import type { ReactNode } from "react";
import { useLanguage } from "../../app/settings.ts";

export function BotTag({ player }: { readonly player: Pick<MaybeBot, "bot" | "runBy"> }): ReactNode {
  const note = botNote(player, useLanguage());
  return note !== null && <span className="bot-tag">{note}</span>;
}
