/** The panel about a game at one screen: what can be set and known about it, and how it is carried out. */
import type { ReactNode } from "react";
import { Link } from "wouter";
import { useLanguage } from "../app/settings.ts";
import { useStore } from "../app/store.ts";
import { useWords } from "../app/words.ts";
import { hasBots } from "../games/index.ts";
import { WhoPlays } from "../opponents/WhoPlays.tsx";
import { PlayedWith } from "../packs/PlayedWith.tsx";
import { useUnusualPack } from "../packs/useUnusualPack.ts";
import { Choices } from "../pages/shared/Choices.tsx";
import { ExportButtons } from "./ExportButtons.tsx";
import type { ReadyTable } from "./LocalTable.tsx";
import { localPageWords } from "./page-words.ts";
import { screenWords } from "./words/languages.ts";

export function ThisGame({
  id,
  face,
  source,
  over,
}: ReadyTable & { readonly id: string; readonly over: boolean }): ReactNode {
  const words = useWords(localPageWords);
  const screen = useWords(screenWords);
  const packName = useUnusualPack(face.game);
  const curtain = useStore(source.curtain);
  const bots = useStore(source.bots);
  const language = useLanguage();
  return (
    <div className="stack this-game">
      {hasBots(face.id) && !over && (
        <WhoPlays
          seats={face.game.seats}
          bots={bots}
          seatName={(seat) => face.game.words(language).seat(seat, source.state.now?.sight ?? undefined)}
          choose={(wished) => void source.seatBots(wished)}
        />
      )}
      {Object.keys(bots).length === 0 && (
        <Choices
          legend={screen.whoPlays}
          chosen={curtain ? "two" : "alone"}
          choices={[
            { value: "alone", label: screen.alone },
            { value: "two", label: screen.two },
          ]}
          hint={curtain ? words.twoHint : words.aloneHint}
          choose={(who) => void (who === "two" ? source.hangCurtain() : source.removeCurtain())}
        />
      )}
      <div className="field">
        <span className="label">{words.fairDice}</span>
        <p className="hint commitment">
          {source.commitment === null ? words.openDice : words.commitment(source.commitment)}
        </p>
      </div>
      <PlayedWith name={packName} />
      <ExportButtons id={id} over={over} />
      <p>
        <Link href="/local">{words.toList}</Link>
      </p>
    </div>
  );
}
