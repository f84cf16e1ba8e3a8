/** Where components are brought in, carried out and thrown away. */
import { type ReactNode, useEffect, useState } from "react";
import { problemOf } from "../app/loading.ts";
import { useWords } from "../app/words.ts";
import { packOf, standardGame } from "../games/index.ts";
import { DropZone, PACKS } from "../local/DropZone.tsx";
import { download } from "../local/download.ts";
import { takePack } from "./finding.ts";
import { exportPack, needOfPacks, throwPackAway } from "./keeping.ts";
import type { KeptPack } from "./kept.ts";
import "./packs.css";
import { packWords } from "./page-words.ts";

interface Props {
  readonly game: string;
  readonly packs: readonly KeptPack[];
  /** A pack was brought in. */
  taken(pack: KeptPack): void;
  /** A pack was thrown away. */
  gone(): void;
}

export function PackDesk({ game, packs, taken, gone }: Props): ReactNode {
  const words = useWords(packWords);
  const [trouble, setTrouble] = useState<string | null>(null);
  const need = useNeed(packs);

  const take = async (file: File): Promise<void> => {
    setTrouble(null);
    try {
      taken(await takePack(game, await file.text()));
    } catch (error) {
      setTrouble(`${file.name}: ${problemOf(error).message}`);
    }
  };

  const discard = async ({ id }: KeptPack): Promise<void> => {
    if (await throwPackAway(id)) gone();
    else setTrouble(words.stillNeeded);
  };

  return (
    <div className="stack pack-desk">
      <p className="hint">{words.mineHint}</p>
      <DropZone title={words.drop} hint={words.dropHint} kinds={PACKS} take={(file) => void take(file)} />
      {trouble !== null && (
        <p className="notice bad" role="alert">
          {trouble}
        </p>
      )}
      {packs.length > 0 && (
        <section aria-label={words.here}>
          <h3>{words.here}</h3>
          <ul className="pack-list">
            {packs.map((pack) => (
              <li key={pack.id}>
                <span>
                  {pack.name} <span className="small soft figures">{pack.id.slice(0, 8)}</span>
                </span>
                <span className="small soft">{need.has(pack.id) ? words.needed(need.get(pack.id) ?? 0) : ""}</span>
                <button
                  type="button"
                  className="button quiet"
                  aria-label={words.exportOf(pack.name)}
                  onClick={() => download(exportPack(pack))}
                >
                  {words.export}
                </button>
                <button
                  type="button"
                  className="button quiet"
                  aria-label={words.throwAwayOf(pack.name)}
                  disabled={need.has(pack.id)}
                  onClick={() => void discard(pack)}
                >
                  {words.throwAway}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <button type="button" className="link-button" onClick={() => void carryOutStandard(game)}>
          {words.exportStandard}
        </button>
      </p>
    </div>
  );
}

async function carryOutStandard(id: string): Promise<void> {
  const game = await standardGame(id);
  const pack = game && (await packOf(game));
  if (pack !== null) download(exportPack(pack));
}

/** How many games of this browser need each pack. */
function useNeed(packs: readonly KeptPack[]): ReadonlyMap<string, number> {
  const [need, setNeed] = useState<ReadonlyMap<string, number>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever adds or takes away a pack may have changed games too.
  useEffect(() => {
    needOfPacks().then(setNeed, () => {});
  }, [packs]);
  return need;
}
