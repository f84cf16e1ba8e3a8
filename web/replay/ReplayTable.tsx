/** A replay on the board: the slider over its entries, whose eyes one looks through, and whether it checks out. */
import { playerName } from "@rubicon/client/names";
import { EVERYTHING, type Eyes, type Seat, writeJournal } from "@rubicon/engine";
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { Link } from "wouter";
import { to } from "../app/routes.ts";
import { change, useLanguage, useSettings } from "../app/settings.ts";
import { useStore } from "../app/store.ts";
import { useTitle } from "../app/title.ts";
import { useWords } from "../app/words.ts";
import type { GameFace } from "../games/face.ts";
import { hasBots } from "../games/index.ts";
import { download } from "../local/download.ts";
import { PlayedWith } from "../packs/PlayedWith.tsx";
import { useUnusualPack } from "../packs/useUnusualPack.ts";
import { type Recording, replaySource, viewersOf } from "../table/replay.ts";
import type { TableSource } from "../table/source.ts";
import { Table } from "../table/Table.tsx";
import type { Footage } from "./finding.ts";
import { AddressFollower, addressOf, PageRemote, soughtIn } from "./remote.ts";
import { Verdict, VerdictSign } from "./Verdict.tsx";
import "./replay.css";
import { replayWords } from "./words.ts";

/** Comes when the board stands. */
const WinLine = lazy(async () => ({ default: (await import("../opponents/WinLine.tsx")).WinLine }));

interface Props {
  readonly id: string;
  readonly found: Footage;
  readonly face: GameFace;
}

export function ReplayTable({ id, found, face }: Props): ReactNode {
  const words = useWords(replayWords);
  useTitle(`${words.title}: ${face.game.title}`);
  const packName = useUnusualPack(face.game);
  const viewers = useMemo(() => (found.is === "recording" ? viewersOf(found.recording) : []), [found]);
  const [sought] = useState(() => soughtIn(location.search));
  const [viewer, setViewer] = useState<Eyes>(() => viewers.find((each) => each === sought.as) ?? viewers[0] ?? "");
  // Whoever looks through other eyes goes on looking at the same moment.
  const [remote, setRemote] = useState(() => new PageRemote(sought.n));
  const source = useMemo(
    () => (found.is === "recording" ? replaySource(found.recording, viewer, remote) : found.source(remote)),
    [found, viewer, remote],
  );
  useEffect(() => () => source.close(), [source]);
  useAddress(id, remote, viewers.length === 0 ? null : viewer);

  const look = (as: Eyes): void => {
    setRemote(new PageRemote(remote.at.now.n));
    setViewer(as);
  };

  return (
    <div className="replay">
      <div className="replay-bar">
        <Slider source={source} remote={remote} />
        {viewers.length > 1 && <Looking face={face} viewers={viewers} viewer={viewer} look={look} />}
        <Pace />
        {found.is === "recording" && <VerdictSign check={found.recording.check} />}
      </div>
      {found.is === "recording" && hasBots(face.id) && viewers.length > 1 && (
        <Suspense fallback={<p className="win-line-wait" />}>
          <WinLine face={face} journal={found.recording.journal} source={source} remote={remote} />
        </Suspense>
      )}
      <div className="replay-room">
        <Table
          source={source}
          face={face}
          extras={
            <About
              id={id}
              face={face}
              source={source}
              found={found}
              remote={remote}
              viewer={viewers.length === 0 ? null : viewer}
              packName={packName}
            />
          }
        />
      </div>
    </div>
  );
}

/** The address names the moment shown, so that it can be sent to a friend. */
function useAddress(id: string, remote: PageRemote, as: Eyes | null): void {
  const { n, playing } = useStore(remote.at);
  const [follower] = useState(() => new AddressFollower());
  useEffect(() => {
    // While it plays the address would change with every entry: it is set when somebody looks.
    if (!playing) follower.follow(to.replay(id), n, as);
    return () => follower.stop();
  }, [follower, id, n, as, playing]);
}

function Slider({ source, remote }: { readonly source: TableSource; readonly remote: PageRemote }): ReactNode {
  const words = useWords(replayWords);
  const { n } = useStore(remote.at);
  const last = useStore(source.state)?.entries.at(-1)?.n ?? 0;
  return (
    <label className="replay-slider">
      <span className="unseen">{words.slider}</span>
      <input
        type="range"
        min={0}
        max={last}
        value={Math.min(n, last)}
        aria-valuetext={words.entry(n, last)}
        onChange={({ target }) => remote.goTo(Number(target.value))}
      />
      <span className="figures replay-count">{`${n} / ${last}`}</span>
    </label>
  );
}

interface LookingProps {
  readonly face: GameFace;
  readonly viewers: readonly Eyes[];
  readonly viewer: Eyes;
  look(as: Eyes): void;
}

/** Through whose eyes one looks. */
function Looking({ face, viewers, viewer, look }: LookingProps): ReactNode {
  const words = useWords(replayWords);
  const language = useLanguage();
  const nameOf = (each: Eyes): string => {
    if (each === EVERYTHING) return words.everything;
    const seat: Seat = each;
    return seat === "watcher" ? words.watcher : face.game.words(language).seat(seat);
  };
  return (
    <label className="replay-choice">
      <span>{words.as}</span>
      <select className="input" value={viewer} onChange={({ target }) => look(target.value)}>
        {viewers.map((each) => (
          <option key={each} value={each}>
            {nameOf(each)}
          </option>
        ))}
      </select>
    </label>
  );
}

const PACES = ["slow", "normal", "fast"] as const;

function Pace(): ReactNode {
  const words = useWords(replayWords);
  const { pace } = useSettings();
  return (
    <label className="replay-choice">
      <span>{words.pace}</span>
      <select
        className="input"
        value={pace}
        onChange={({ target }) => change({ pace: PACES.find((each) => each === target.value) ?? pace })}
      >
        {PACES.map((each) => (
          <option key={each} value={each}>
            {words.paces[each]}
          </option>
        ))}
      </select>
    </label>
  );
}

interface AboutProps {
  readonly id: string;
  readonly face: GameFace;
  readonly source: TableSource;
  readonly found: Footage;
  readonly remote: PageRemote;
  readonly viewer: Eyes | null;
  readonly packName: string | null;
}

/** What can be known of the journal and done with it. */
function About({ id, face, source, found, remote, viewer, packName }: AboutProps): ReactNode {
  const words = useWords(replayWords);
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(location.origin + addressOf(to.replay(id), remote.at.now.n, viewer));
    setCopied(true);
    setTimeout(() => setCopied(false), 2_000);
  };
  return (
    <div className="stack">
      <Players face={face} source={source} />
      {found.is === "recording" ? <Verdict recording={found.recording} /> : <p className="notice">{words.running}</p>}
      {found.is === "recording" && found.formerRules !== null && (
        <p className="notice">{words.toldAgain(found.formerRules, found.recording.game.rules)}</p>
      )}
      <PlayedWith name={packName} />
      {"clipboard" in navigator && (
        <button type="button" className="button quiet" onClick={() => void copy()}>
          {copied ? words.linked : words.link}
        </button>
      )}
      {found.is === "recording" && (
        <button type="button" className="button quiet" onClick={() => save(found.recording)}>
          {words.save}
        </button>
      )}
      <p>
        <Link href="/replay">{words.another}</Link>
      </p>
    </div>
  );
}

/** Who played, where anybody is named. */
function Players({ face, source }: Pick<AboutProps, "face" | "source">): ReactNode {
  const language = useLanguage();
  const state = useStore(source.state);
  const spoken = face.game.words(language);
  const named = state?.seats.flatMap(({ seat, name, guest = false, bot }) => {
    const side = spoken.seat(seat, state.sight ?? undefined);
    return name === null || name === side ? [] : [{ seat, side, name: playerName({ name, guest }, language), bot }];
  });
  if (named === undefined || named.length === 0) return null;
  return (
    <ul className="replay-players">
      {named.map(({ seat, side, name, bot }) => (
        <li key={seat} data-seat={seat}>
          <b>{side}</b> {name}
          {bot && <span className="bot-tag">bot</span>}
        </li>
      ))}
    </ul>
  );
}

function save({ journal, game }: Recording): void {
  download({ name: `rubicon-${game.id}.jsonl`, text: writeJournal(journal), type: "application/jsonl" });
}
