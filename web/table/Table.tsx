/** The shell of a table, common to all games: the map, the prompt, the panels around them, and the moment they show. */
import "./table.css";
import "./panels.css";
import "./over.css";
import "./phone.css";
import type { Json, Language } from "@rubicon/engine";
import { type MouseEvent, type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import { useSettings } from "../app/settings.ts";
import { useStore } from "../app/store.ts";
import { useWords } from "../app/words.ts";
import { Camera } from "../board/camera.ts";
import { Viewport, type ViewportHandle } from "../board/Viewport.tsx";
import type { GameFace, Level, TableProps, Thing } from "../games/face.ts";
import { Acts } from "./Acts.tsx";
import { Band } from "./Band.tsx";
import { Card } from "./Card.tsx";
import { Ending } from "./Ending.tsx";
import { Help } from "./Help.tsx";
import { Log } from "./Log.tsx";
import { Prompt } from "./Prompt.tsx";
import { Rail } from "./Rail.tsx";
import { Since, useSince } from "./Since.tsx";
import type { TableSource, TableState } from "./source.ts";
import { sayQuestion } from "./speaking.ts";
import { useBox, useNarrow } from "./useBox.ts";
import { showThing, useCamera } from "./useCamera.ts";
import { useCard } from "./useCard.ts";
import { useFocus } from "./useFocus.ts";
import { useKeys } from "./useKeys.ts";
import { useLatest } from "./useLatest.ts";
import { type Kept, usePanels } from "./usePanels.ts";
import { usePlay } from "./usePlay.ts";
import { useReel } from "./useReel.ts";
import { useWanted } from "./useWanted.ts";
import { tableWords } from "./words.ts";

export interface TableParts {
  readonly source: TableSource;
  readonly face: GameFace;
  /** A panel of whoever shows the table: talk, notes, settings of the game. */
  readonly extras?: ReactNode;
  /** Always in sight, in the line over the map: clocks, the connection. */
  readonly clocks?: ReactNode;
  /** Wants an answer: an offer, a request. */
  readonly notices?: ReactNode;
  /** Offered when the game is over: a replay, the journal, another game. */
  readonly afterwards?: ReactNode;
}

export function Table(parts: TableParts): ReactNode {
  const words = useWords(tableWords);
  const state = useStore(parts.source.state);
  const error = useStore(parts.source.error);
  // Laid anew for another seat, the table shows the same part of the map, and the same panels are open.
  const camera = useMemo(() => new Camera(parts.face.map), [parts.face]);
  const open = useRef<Kept["current"]>(null);
  if (state !== null && state.sight !== null)
    return <LaidTable key={parts.source.key} {...parts} state={state} camera={camera} open={open} />;
  return (
    <div className="table-empty">
      {error !== null ? (
        <p role="alert">{error}</p>
      ) : (
        <p role="status">{state ? words.prompt.notBegun : words.loading}</p>
      )}
    </div>
  );
}

const NOTHING: ReadonlySet<Thing> = new Set();
/** How much of a hand that has sunk is still to be seen; the styles say the same. */
const PEEK = 42;
/** Between the battle and the edge of the room. */
const GAP = 8;
/** Milliseconds on a line of the log or of the list of acts after which its things are brought into sight. */
const GLANCE = 250;

interface Laid extends TableParts {
  readonly state: TableState;
  readonly camera: Camera;
  readonly open: Kept;
}

function LaidTable(parts: Laid): ReactNode {
  const { source, face, state, camera, open, extras, clocks, notices, afterwards } = parts;
  const words = useWords(tableWords);
  const { language } = useSettings();
  const narrow = useNarrow();
  const online = useStore(source.online);
  const winding = useReel(source, state);
  const { shown } = winding;
  const isPresent = winding.mode === "live";
  const play = usePlay(source, face, state, isPresent);
  const inBattle = face.inBattle(shown.sight);
  const lit = isPresent && play.sending === null ? play.choice.lit : NOTHING;
  const cards = useCard((it) => lit.has(it));
  const wanted = useWanted(lit);
  const panels = usePanels(narrow, inBattle, wanted.panels, open);
  const [since, seen] = useSince(source, state);
  const [help, setHelp] = useState(false);
  const [endSeen, setEndSeen] = useState(false);
  const [glanced, setGlanced] = useState(NOTHING);
  const [battleBox, battleRef] = useBox();
  const viewport = useRef<ViewportHandle>(null);
  const room = useRef<HTMLDivElement>(null);
  const covered = {
    right: !narrow && panels.battle ? battleBox.width + GAP : 0,
    bottom: narrow ? (panels.battle ? battleBox.height : 0) : panels.hand ? PEEK : 0,
  };
  useCamera(face, winding, viewport, room, covered);

  const glancing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const glance = useLatest((things: readonly Thing[]) => {
    clearTimeout(glancing.current);
    setGlanced(things.length === 0 ? NOTHING : new Set(things));
    const last = things.at(-1);
    // The map is moved for whoever stays on a line, not for whoever passes over it.
    if (last !== undefined)
      glancing.current = setTimeout(
        () => showThing(face, last, shown.sight, viewport.current, room.current, covered),
        GLANCE,
      );
  });
  const pick = useLatest((it: Thing) => {
    if (!play.pick(it)) cards.explain(it);
  });

  useKeys({ cards, play, panels, winding, viewport, since, seen, setHelp });

  const { picked } = play;
  useFocus(lit, picked, cards.byKeys);
  const { sight, viewer, events } = shown;
  const { point } = cards;
  const over = state.status === "over" && isPresent;
  const props: TableProps = useMemo(
    () => ({ sight, viewer, language, lit, picked, glanced, over, events, pick, point }),
    [sight, viewer, language, lit, picked, glanced, over, events, pick, point],
  );

  const asked = sayQuestion(face.game, language, state.question);
  const nothingNow = !isPresent ? words.card.pastShown : asked === null ? words.card.notYourMove : null;
  const canTakeBack = source.kind !== "replay" && state.you !== "watcher" && isPresent;
  const { Status, Hand, Beside, Battle } = face;
  const ground = useMemo(() => <face.Ground language={language} />, [face, language]);
  const pieces = useCallback((level: Level) => <face.Pieces {...props} level={level} />, [face, props]);

  const letGoByRightClick = (event: MouseEvent): void => {
    if (play.letGo()) event.preventDefault();
  };

  return (
    <div
      className="table"
      data-narrow={narrow || undefined}
      data-past={(!isPresent && source.kind !== "replay") || undefined}
      data-sending={play.sending !== null || undefined}
      data-panel={panels.panel ?? undefined}
      {...cards.listeners}
    >
      <div className="table-status">
        <section aria-label={words.status} className="table-standing">
          <Status {...props} />
        </section>
        {clocks && <div className="table-clocks">{clocks}</div>}
      </div>
      <Prompt
        face={face}
        language={language}
        state={state}
        play={play}
        online={online}
        pointed={cards.pointed}
        canTakeBack={canTakeBack}
        isPresent={isPresent}
        toMove={shown.toMove}
        glance={glance}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: whatever the right button does, Escape does too. */}
      <div className="table-room" ref={room} onContextMenu={letGoByRightClick}>
        <Viewport
          ref={viewport}
          camera={camera}
          map={face.map}
          label={words.map}
          ground={ground}
          pieces={pieces}
          inset={covered}
        />
        <div className="table-over">
          {notices && <div className="table-notices">{notices}</div>}
          <Band face={face} language={language} winding={winding} entries={state.entries} kind={source.kind} />
          {since !== null && (
            <Since
              face={face}
              language={language}
              entries={state.entries}
              from={since}
              show={() => {
                winding.play(since);
                seen();
              }}
              skip={seen}
            />
          )}
          {state.outcome && isPresent && !endSeen && source.kind !== "replay" && (
            <Ending
              face={face}
              language={language}
              outcome={state.outcome}
              seats={state.seats}
              afterwards={afterwards}
              close={() => setEndSeen(true)}
            />
          )}
        </div>
        {panels.battle && (
          <section className="table-battle" aria-label={words.panels.battle} ref={battleRef}>
            <header>
              <SheetClose label={words.panels.hideBattle} close={() => panels.toggle("battle")} />
            </header>
            <Battle {...props} />
          </section>
        )}
        <section
          className="table-hand"
          aria-label={words.panels.hand}
          hidden={!panels.hand}
          ref={wanted.hand}
          style={narrow ? undefined : besideBattle(covered.right)}
        >
          <Hand {...props} />
        </section>
      </div>
      <section
        className="table-panel"
        aria-label={words.panels[panels.panel ?? "beside"]}
        hidden={panels.panel === null}
      >
        <header>
          <h2>{words.panels[panels.panel ?? "beside"]}</h2>
          <SheetClose label={words.panels.close} close={panels.close} />
        </header>
        <div className="table-panel-body" data-panel={panels.panel ?? undefined}>
          {panels.panel === "acts" && (
            <Acts
              face={face}
              rules={play.rules}
              language={language}
              sight={state.sight}
              legal={isPresent && play.sending === null ? state.legal : []}
              asked={asked !== null && isPresent}
              act={play.act}
              glance={glance}
              explain={cards.explain}
            />
          )}
          {panels.panel === "log" && (
            <Log
              face={face}
              language={language}
              entries={state.entries}
              at={isPresent ? null : shown.n}
              show={winding.hold}
              glance={glance}
            />
          )}
          {/* Always there, so that what is lit in it can be told of while it is shut. */}
          <div hidden={panels.panel !== "beside"} ref={wanted.beside}>
            <Beside {...props} />
          </div>
          {panels.panel === "text" && <PositionText face={face} sight={shown.sight} language={language} />}
          {panels.panel === "extras" && extras}
        </div>
      </section>
      <Rail
        panels={panels}
        hasExtras={extras !== undefined}
        inBattle={inBattle}
        wanted={wanted.panels}
        openHelp={() => setHelp(true)}
      />
      {cards.card && (
        <Card
          face={face}
          language={language}
          sight={shown.sight}
          cards={cards}
          card={cards.card}
          open={lit.has(cards.card.thing) || picked.includes(cards.card.thing)}
          nothingNow={nothingNow}
          question={asked?.text ?? null}
          decision={`${state.entries.length} ${picked.join(" ")}`}
          why={play.why}
        />
      )}
      {help && <Help close={() => setHelp(false)} />}
    </div>
  );
}

/** The hand lies in the middle of what the battle leaves of the room. */
const besideBattle = (right: number) => ({
  left: `calc((100% - ${right}px) / 2)`,
  width: `min(42rem, 100% - ${right}px - 8.5rem)`,
});

function SheetClose({ label, close }: { readonly label: string; close(): void }): ReactNode {
  return (
    <button type="button" className="sheet-close" aria-label={label} title={label} onClick={close}>
      ×
    </button>
  );
}

function PositionText({
  face,
  sight,
  language,
}: {
  readonly face: GameFace;
  readonly sight: Json;
  readonly language: Language;
}): ReactNode {
  const text = useMemo(() => face.game.words(language).board(sight), [face, sight, language]);
  return <pre className="position-text">{text}</pre>;
}
