/** A table at one screen: the board, the curtain between its seats, and what can be set about the game. */
import { BadInput, type Game } from "@rubicon/engine";
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { Link } from "wouter";
import { Loading } from "../app/Loading.tsx";
import { to } from "../app/routes.ts";
import { useLanguage } from "../app/settings.ts";
import { Store, useStore } from "../app/store.ts";
import { useTitle } from "../app/title.ts";
import { useWords } from "../app/words.ts";
import type { GameFace } from "../games/face.ts";
import { faceOf, hasBots } from "../games/index.ts";
import { useBots } from "../opponents/useBots.ts";
import { type Advise, type LocalSource, localSource } from "../table/local.ts";
import type { TableState } from "../table/source.ts";
import { Table } from "../table/Table.tsx";
import { Curtain } from "./Curtain.tsx";
import { openLocalGame } from "./index.ts";
import "./local.css";
import { seatedAt } from "./seated.ts";
import { troubles } from "./troubled.ts";
import { screenWords } from "./words/languages.ts";

export interface ReadyTable {
  readonly source: LocalSource;
  readonly face: GameFace;
}

const NO_TROUBLE = new Store<unknown>(null);

/** What nobody needs in the first moments. */
const ThisGame = lazy(async () => ({ default: (await import("./ThisGame.tsx")).ThisGame }));
const BotsBar = lazy(async () => ({ default: (await import("../opponents/BotsBar.tsx")).BotsBar }));
const BotsTrouble = lazy(async () => ({ default: (await import("../opponents/BotsBar.tsx")).BotsTrouble }));
const CannotPlay = lazy(async () => ({ default: (await import("./CannotPlay.tsx")).CannotPlay }));

export function LocalTable({ id }: { readonly id: string }): ReactNode {
  const [laid, setLaid] = useState<ReadyTable | { readonly trouble: unknown } | null>(null);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is tried again when something has been loaded.
  useEffect(() => {
    let source: LocalSource | null = null;
    let left = false;
    lay(id).then(
      (made) => {
        source = made.source;
        if (left) source.close();
        else setLaid(made);
      },
      (trouble: unknown) => left || setLaid({ trouble }),
    );
    return () => {
      left = true;
      source?.close();
    };
  }, [id, tries]);

  if (laid === null) return <Loading />;
  if ("source" in laid) return <AtTable id={id} {...laid} />;
  return <CannotPlay id={id} trouble={laid.trouble} again={() => setTries(tries + 1)} />;
}

async function lay(id: string): Promise<ReadyTable> {
  const kept = await openLocalGame(id);
  if (kept === null) throw new BadInput((await troubles()).gone);
  return {
    face: await faceOf(kept.game),
    source: localSource(kept, hasBots(kept.game.id) ? advise(kept.game) : undefined),
  };
}

/** Whoever is asked may ask a bot. */
const advise =
  (game: Game): Advise =>
  async ({ key, state, journal }) => {
    const seat = state.now?.toMove ?? null;
    const now = journal();
    if (seat === null || now === null) return null;
    return (await import("../opponents/late.ts")).counselFor(game, key, now, seat);
  };

function AtTable({ id, source, face }: ReadyTable & { readonly id: string }): ReactNode {
  const words = useWords(screenWords);
  const language = useLanguage();
  const state = useStore(source.state);
  const curtain = useStore(source.curtain);
  const undecided = useStore(source.undecided);
  const next = useStore(source.handOver);
  const [covered, setCovered] = useState(false);
  const bots = useStore(source.bots);
  const sitting = useBots(source, face.game);
  const stumbled = useStore(sitting?.trouble ?? NO_TROUBLE) !== null;
  useTitle(face.game.title);
  const seatName = (seat: string): string => face.game.words(language).seat(seat, state?.sight ?? undefined);

  const you = state?.you ?? "watcher";
  const seated = useMemo(() => (curtain ? seatedAt(source, you) : source), [source, curtain, you]);
  // Nobody has sat down yet: whoever comes first has to say who he is.
  const isCovered = curtain && next !== null && (covered || you === "watcher");

  const takeOver = async (): Promise<void> => {
    await source.takeOver();
    setCovered(false);
  };

  const playAlone = (): void => void source.removeCurtain();

  return (
    <>
      <Table
        source={seated}
        face={face}
        extras={
          <Suspense>
            <ThisGame id={id} face={face} source={source} over={state?.status === "over"} />
          </Suspense>
        }
        clocks={
          sitting !== null && (
            <Suspense>
              <BotsBar face={face} sight={state?.sight ?? null} bots={bots} sitting={sitting} />
            </Suspense>
          )
        }
        notices={
          sitting !== null && stumbled ? (
            <Suspense>
              <BotsTrouble sitting={sitting} />
            </Suspense>
          ) : curtain && next !== null && !isCovered ? (
            <div className="hand-over" role="status">
              <span>{words.handOver(seatName(next))}</span>
              <button type="button" className="button" onClick={() => setCovered(true)}>
                {words.handOverButton(nameAt(state, next))}
              </button>
              <button type="button" className="button quiet" onClick={playAlone}>
                {words.alone}
              </button>
            </div>
          ) : undecided && !isCovered && state?.status === "running" ? (
            <div className="hand-over" role="status">
              <span>{words.whoPlays}</span>
              <button type="button" className="button" onClick={playAlone}>
                {words.alone}
              </button>
              <button type="button" className="button quiet" onClick={() => void source.hangCurtain()}>
                {words.two}
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
        <Curtain seat={seatName(next)} name={nameAt(state, next)} open={() => void takeOver()} playAlone={playAlone} />
      )}
    </>
  );
}

const nameAt = (state: TableState | null, seat: string): string =>
  state?.seats.find((each) => each.seat === seat)?.name ?? seat;
