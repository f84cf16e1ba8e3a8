/** The panel about a game at one screen: what can be set and known about it, and how it is carried out. */
import type { ReactNode } from "react";
import { Link } from "wouter";
import { useStore } from "../app/store.ts";
import { useWords } from "../app/words.ts";
import { PlayedWith } from "../packs/PlayedWith.tsx";
import { useUnusualPack } from "../packs/useUnusualPack.ts";
import { ExportButtons } from "./ExportButtons.tsx";
import type { ReadyTable } from "./LocalTable.tsx";
import { localPageWords } from "./page-words.ts";

export function ThisGame({
  id,
  face,
  source,
  over,
}: ReadyTable & { readonly id: string; readonly over: boolean }): ReactNode {
  const words = useWords(localPageWords);
  const packName = useUnusualPack(face.game);
  const curtain = useStore(source.curtain);
  return (
    <div className="stack this-game">
      <div className="field">
        <label className="check">
          <input
            type="checkbox"
            checked={curtain}
            onChange={({ target }) => void (target.checked ? source.hangCurtain() : source.removeCurtain())}
          />
          {words.curtain}
        </label>
        <p className="hint">{words.curtainHint}</p>
      </div>
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
