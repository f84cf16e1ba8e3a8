/** A table at one screen: the board, the curtain between its seats, and what can be set about the game. */
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { Link } from "wouter";
import { Loading } from "../app/Loading.tsx";
import { problemOf } from "../app/loading.ts";
import { to } from "../app/routes.ts";
import { useLanguage } from "../app/settings.ts";
import { useStore } from "../app/store.ts";
import { useTitle } from "../app/title.ts";
import { useWords } from "../app/words.ts";
import type { GameFace } from "../games/face.ts";
import { faces } from "../games/index.ts";
import { seatName } from "../pages/shared/summaries.ts";
import { type LocalSource, localSource } from "../table/local.ts";
import type { TableState } from "../table/source.ts";
import { Table } from "../table/Table.tsx";
import { Curtain } from "./Curtain.tsx";
import { ExportButtons } from "./ExportButtons.tsx";
import { openLocalGame } from "./index.ts";
import "./local.css";
import { localPageWords } from "./page-words.ts";
import { seatedAt } from "./seated.ts";
import { localWords } from "./words.ts";

interface Laid {
  readonly source: LocalSource;
  readonly face: GameFace;
}

export function LocalTable({ id }: { readonly id: string }): ReactNode {
  const words = useWords(localPageWords);
  const { gone } = useWords(localWords);
  const [laid, setLaid] = useState<Laid | "gone" | { readonly trouble: string } | null>(null);

  useEffect(() => {
    let source: LocalSource | null = null;
    let left = false;
    lay(id).then(
      (made) => {
        source = made?.source ?? null;
        if (left) source?.close();
        else setLaid(made ?? "gone");
      },
      (error: unknown) => setLaid({ trouble: problemOf(error).message }),
    );
    return () => {
      left = true;
      source?.close();
    };
  }, [id]);

  if (laid === null) return <Loading />;
  if (laid !== "gone" && "source" in laid) return <AtTable id={id} {...laid} />;
  return (
    <div className="page narrow">
      <p className="notice bad" role="alert">
        {laid === "gone" ? gone : laid.trouble}
      </p>
      <p>
        <Link href="/local">{words.toList}</Link>
      </p>
    </div>
  );
}

async function lay(id: string): Promise<Laid | null> {
  const kept = await openLocalGame(id);
  if (kept === null) return null;
  const face = await faces[kept.header.game]();
  return { source: localSource(kept), face };
}

function AtTable({ id, source, face }: Laid & { readonly id: string }): ReactNode {
  const words = useWords(localPageWords);
  const language = useLanguage();
  const state = useStore(source.state);
  const curtain = useStore(source.curtain);
  const next = useStore(source.handOver);
  const [covered, setCovered] = useState(false);
  useTitle(face.game.title);

  const you = state?.you ?? "watcher";
  const seated = useMemo(() => (curtain ? seatedAt(source, you) : source), [source, curtain, you]);
  // Nobody has sat down yet: whoever comes first has to say who he is.
  const isCovered = curtain && next !== null && (covered || you === "watcher");

  const takeOver = async (): Promise<void> => {
    await source.takeOver();
    setCovered(false);
  };

  return (
    <>
      <Table
        source={seated}
        face={face}
        extras={<ThisGame id={id} source={source} over={state?.status === "over"} />}
        notices={
          curtain && next !== null && !isCovered ? (
            <div className="hand-over" role="status">
              <span>{words.handOver(seatName(face.id, next, language))}</span>
              <button type="button" className="button" onClick={() => setCovered(true)}>
                {words.handOverButton(nameAt(state, next))}
              </button>
            </div>
          ) : undefined
        }
        afterwards={
          <>
            <Link href={to.replay(id)} className="button">
              {words.replay}
            </Link>
            <Link href="/local" className="button quiet">
              {words.anotherGame}
            </Link>
          </>
        }
      />
      {isCovered && (
        <Curtain seat={seatName(face.id, next, language)} name={nameAt(state, next)} open={() => void takeOver()} />
      )}
    </>
  );
}

const nameAt = (state: TableState | null, seat: string): string =>
  state?.seats.find((each) => each.seat === seat)?.name ?? seat;

/** What can be set and known about this game. */
function ThisGame({
  id,
  source,
  over,
}: {
  readonly id: string;
  readonly source: LocalSource;
  readonly over: boolean;
}): ReactNode {
  const words = useWords(localPageWords);
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
      <ExportButtons id={id} over={over} />
      <p>
        <Link href="/local">{words.toList}</Link>
      </p>
    </div>
  );
}
