/** The shell of a table, common to all games: the map, the prompt, the panels around them, and the moment they show. */
import "./table.css";
import "./panels.css";
import "./over.css";
import "./phone.css";
import { type Json, LONGEST_GAME, waivedBy } from "@rubicon/engine";
import {
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useSettings } from "../app/settings.ts";
import { useStore } from "../app/store.ts";
import { useWords } from "../app/words.ts";
import { Camera } from "../board/camera.ts";
import { Viewport, type ViewportHandle } from "../board/Viewport.tsx";
import type { GameFace, Level, Press, TableProps, Thing } from "../games/face.ts";
import { useGestureShown } from "../hands/useGestureShown.ts";
import { useTableHands } from "../hands/useTableHands.ts";
import { touches } from "./choosing.ts";
import { actsSoFar, roomLeft } from "./counting.ts";
import { allForeseen } from "./foreseeing.ts";
import { KEY_CAPS } from "./keys.ts";
import { Band, Card, Counsel, Ending, Help, Lasso, Rattle, Since, Tidings, useLateParts } from "./late.tsx";
import { Prompt } from "./Prompt.tsx";
import { Rail, type Unread } from "./Rail.tsx";
import type { Listened } from "./Rattle.tsx";
import { SheetClose } from "./SheetClose.tsx";
import { SidePanel } from "./SidePanel.tsx";
import type { TableSource, TableState, WrittenReach } from "./source.ts";
import { sayQuestion } from "./speaking.ts";
import { showThing, useCamera } from "./useCamera.ts";
import { useCard } from "./useCard.ts";
import { useCounsel } from "./useCounsel.ts";
import { useDoubleClicks } from "./useDoubleClicks.ts";
import { useFocus } from "./useFocus.ts";
import { useKeys } from "./useKeys.ts";
import { useLatest } from "./useLatest.ts";
import { useLitPanels } from "./useLitPanels.ts";
import { type PanelMemory, type PanelName, usePanels } from "./usePanels.ts";
import { usePlay } from "./usePlay.ts";
import { useReel } from "./useReel.ts";
import { useSince } from "./useSince.ts";
import { useNarrow, useSize } from "./useSize.ts";
import { tableWords } from "./words.ts";

export interface TableParts {
  readonly source: TableSource;
  readonly face: GameFace;
  /** A panel of whoever shows the table: talk, notes, settings of the game. */
  readonly extras?: ReactNode;
  /** How much of what was said in that panel is not read yet, and the words for it. */
  readonly unread?: Unread | undefined;
  /** Always in sight, in the line over the map: clocks, the connection. */
  readonly clocks?: ReactNode;
  /** Wants an answer: an offer, a request. */
  readonly notices?: ReactNode;
  /** Offered when the game is over: a replay, the journal, another game. */
  readonly afterwards?: ReactNode;
  /**
   * Somebody stands beside it and points at these: they are marked, and the last of them is brought into sight. No panel
   * is open at first.
   */
  readonly guided?: readonly Thing[];
  /** Called when somebody clicks something closed, and is told why. */
  explained?(it: Thing): void;
}

export function Table(parts: TableParts): ReactNode {
  const words = useWords(tableWords);
  const state = useStore(parts.source.state);
  const error = useStore(parts.source.error);
  // Laid anew for another seat, the table shows the same part of the map, and the same panels are open.
  const camera = useMemo(() => new Camera(parts.face.map), [parts.face]);
  const open = useRef<PanelMemory["current"]>(null);
  const listened = useRef<Listened | null>(null);
  if (state !== null && state.sight !== null)
    return <LaidTable key={parts.source.key} {...parts} {...{ state, camera, open, listened }} />;
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
const NOTHING_AHEAD: readonly Json[] = [];
/** Between the battle and the edge of the room. */
const GAP = 8;
/** Milliseconds on a line of the log or of the list of acts after which its things are brought into sight. */
const GLANCE = 250;

interface LaidTableProps extends TableParts {
  readonly state: TableState;
  readonly camera: Camera;
  readonly open: PanelMemory;
  readonly listened: RefObject<Listened | null>;
}

function LaidTable(parts: LaidTableProps): ReactNode {
  const { source, face, state, camera, open, extras, clocks, notices, afterwards, guided, explained } = parts;
  const { unread } = parts;
  const words = useWords(tableWords);
  const { language } = useSettings();
  useLateParts();
  const narrow = useNarrow();
  const online = useStore(source.online);
  const winding = useReel(source, state);
  const isPresent = winding.mode === "live";
  const play = usePlay(source, face, state, isPresent);
  const counsel = useCounsel(source, state, isPresent && play.sending === null);
  const shown = useGestureShown(winding.shown, state.entries, isPresent ? play.gesture : null);
  const inBattle = face.inBattle(shown.sight);
  const lit = isPresent && play.sending === null ? play.choice.lit : NOTHING;
  const { picked: clicked, held } = play;
  const cards = useCard((it) => lit.has(it), clicked.length + held.length > 0 || play.sending !== null);
  const wanted = useLitPanels(lit);
  const decision = actsSoFar(state);
  const panels = usePanels({ narrow, inBattle, wanted: wanted.panels, decision }, open, guided !== undefined);
  const [since, seen] = useSince(source, state);
  const [help, setHelp] = useState(false);
  const [endSeen, setEndSeen] = useState(false);
  const [byYear, setByYear] = useState(false);
  const [glanced, setGlanced] = useState(NOTHING);
  const [way, showWay] = useState<WrittenReach | null>(null);
  const [battleBox, battleRef] = useSize();
  const [handBox, handRef] = useSize();
  const [promptBox, promptRef] = useSize();
  const viewport = useRef<ViewportHandle>(null);
  const room = useRef<HTMLDivElement>(null);
  const covered = {
    right: !narrow && panels.battle ? battleBox.width + GAP : 0,
    bottom: narrow ? (panels.battle ? battleBox.height : 0) : panels.handStays ? handBox.height : 0,
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a panel that opens over what is pointed at pushes it into sight.
  useEffect(() => {
    if (guided !== undefined) glance(guided);
  }, [guided, glance, covered.right, covered.bottom]);
  const explain = useLatest((it: Thing) => {
    cards.explain(it);
    explained?.(it);
  });
  const pick = useLatest((it: Thing, press?: Press) => {
    if (!play.pick(it, press)) explain(it);
  });
  const hands = useTableHands(face, play, state, isPresent, cards.pointed, way);
  const swallow = useDoubleClicks(play);

  const without = new Set<PanelName>();
  if (state.orders === null) without.add("orders");
  if (extras === undefined) without.add("extras");
  if (face.holds?.(shown.sight) === false) without.add("hand");
  useKeys({ cards, play, panels, winding, viewport, since, without, seen, setHelp, counsel });

  const picked = useMemo(() => [...clicked, ...held], [clicked, held]);
  useFocus(lit, picked, cards.byKeys);
  const { sight, viewer, events } = shown;
  const { point } = cards;
  const over = state.status === "over" && isPresent;
  const { forecasts: each } = state;
  const forecasts = useMemo(() => (isPresent ? allForeseen({ forecasts: each }) : NOTHING_AHEAD), [isPresent, each]);
  // What was chosen ahead stays marked, wherever it lies.
  const answer = isPresent ? (state.ahead?.answer ?? null) : null;
  const marked = useMemo(
    () => (glanced.size > 0 || answer === null ? glanced : new Set(touches(play.rules, answer))),
    [glanced, answer, play.rules],
  );
  const { orders } = state;
  const waived = useMemo(() => new Set(orders === null ? [] : waivedBy(face.game, orders)), [face.game, orders]);
  const props: TableProps = useMemo(
    () => ({
      ...{ sight, viewer, language, lit, picked, glanced: marked, over, events, forecasts, waived },
      ...{ hands, pick, point },
    }),
    [sight, viewer, language, lit, picked, marked, over, events, forecasts, waived, hands, pick, point],
  );

  const asked = sayQuestion(face.game, language, state.question);
  const nothingNow = !isPresent ? words.card.pastShown : asked === null ? words.card.notYourMove : null;
  const canTakeBack = source.kind !== "replay" && state.you !== "watcher" && isPresent;
  const { Status, Hand, Battle } = face;
  const ground = useMemo(() => <face.Ground language={language} />, [face, language]);
  // After a cut the pieces are laid anew: what lies elsewhere has not travelled there.
  const { cuts } = winding;
  const pieces = useCallback(
    (level: Level) => <face.Pieces key={cuts} {...props} level={level} />,
    [face, props, cuts],
  );

  const letGoByRightClick = (event: MouseEvent): void => {
    if (play.letGo()) event.preventDefault();
  };

  return (
    <div
      className="table"
      data-narrow={narrow || undefined}
      data-past={(!isPresent && source.kind !== "replay") || undefined}
      data-sending={play.sending !== null || undefined}
      data-asked={state.toMove ?? undefined}
      data-entries={state.entries.length}
      data-panel={panels.panel ?? undefined}
      data-lent={panels.lent || undefined}
      {...cards.listeners}
      onClickCapture={(event) => {
        if (!swallow(event)) cards.listeners.onClickCapture(event);
      }}
    >
      <div className="table-status">
        <section aria-label={words.status} className="table-standing">
          <Status {...props} />
        </section>
        {clocks && <div className="table-clocks">{clocks}</div>}
      </div>
      {/* A reason may be wanted before its words are here. */}
      <Suspense>
        <Prompt
          face={face}
          language={language}
          state={state}
          play={play}
          online={online}
          pointed={cards.pointed}
          canTakeBack={canTakeBack}
          counsel={counsel}
          isPresent={isPresent}
          toMove={shown.toMove}
          sight={shown.sight}
          glance={glance}
          showWay={showWay}
          box={promptRef}
        />
      </Suspense>
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
        {play.groups.length > 0 && (
          <Suspense>
            <Lasso room={room} take={play.take} />
          </Suspense>
        )}
        <div className="table-over" style={belowPrompt(promptBox.height)}>
          {notices && <div className="table-notices">{notices}</div>}
          {state.status === "running" && roomLeft(state) < LONGEST_GAME.entries - LONGEST_GAME.near && (
            <p className="notice-line" role="status">
              {words.nearlyFull(roomLeft(state))}
            </p>
          )}
          <Suspense>
            <Rattle winding={winding} entries={state.entries} listened={parts.listened} />
          </Suspense>
          <Suspense>
            {(!isPresent || source.kind === "replay") && (
              <Band face={face} language={language} winding={winding} entries={state.entries} kind={source.kind} />
            )}
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
            {counsel.now.is !== "none" && (
              <Counsel face={face} language={language} play={play} counsel={counsel} glance={glance} />
            )}
            {face.history !== undefined && source.kind !== "replay" && isPresent && state.outcome === null && (
              <Tidings
                face={face}
                language={language}
                state={state}
                since={since}
                openLog={() => {
                  setByYear(true);
                  if (panels.panel !== "log") panels.toggle("log");
                }}
              />
            )}
            {state.outcome && isPresent && !endSeen && source.kind !== "replay" && (
              <Ending
                face={face}
                language={language}
                outcome={state.outcome}
                seats={state.seats}
                sight={state.sight}
                entries={state.entries}
                afterwards={afterwards}
                close={() => setEndSeen(true)}
              />
            )}
          </Suspense>
        </div>
        {panels.battle && (
          <section className="table-battle" aria-label={words.panels.battle} ref={battleRef}>
            <header>
              <SheetClose label={words.panels.hideBattle} close={() => panels.toggle("battle")} />
            </header>
            <Battle {...props} />
          </section>
        )}
        {!without.has("hand") && (
          <section
            className="table-hand"
            aria-label={words.panels.hand}
            hidden={narrow && !panels.hand}
            data-up={panels.hand || undefined}
            ref={wanted.hand}
            style={besideBattle(covered.right)}
          >
            {!narrow && (
              <button
                type="button"
                className="hand-handle"
                aria-expanded={panels.hand}
                onClick={() => panels.toggle("hand")}
              >
                {words.panels.hand} <kbd>{KEY_CAPS.hand}</kbd>
              </button>
            )}
            <div className="table-cards" ref={handRef}>
              <Hand {...props} />
            </div>
          </section>
        )}
      </div>
      <SidePanel
        source={source}
        face={face}
        language={language}
        state={state}
        play={play}
        panels={panels}
        winding={winding}
        table={props}
        asked={asked !== null && isPresent}
        beside={wanted.beside}
        extras={extras}
        byYear={byYear}
        readByYear={setByYear}
        glance={glance}
        explain={explain}
      />
      <Rail
        panels={panels}
        without={without}
        inBattle={inBattle}
        wanted={wanted.panels}
        unread={unread}
        openHelp={() => setHelp(true)}
      />
      <Suspense>
        {cards.card && (
          <Card
            face={face}
            language={language}
            sight={shown.sight}
            cards={cards}
            card={cards.card}
            open={lit.has(cards.card.thing) || picked.includes(cards.card.thing)}
            nothingNow={nothingNow}
            instead={held.length > 0 ? words.card.outOfReach : asked && words.card.askedNow(asked.text)}
            decision={`${decision} ${picked.join(" ")}`}
            foreseen={isPresent ? play.foreseen(cards.card.thing) : []}
            why={play.why}
          />
        )}
        {help && <Help game={face.id} without={without} close={() => setHelp(false)} />}
      </Suspense>
    </div>
  );
}

/** The hand lies in what the battle leaves of the room, and leaves the buttons of the map in sight. */
const belowPrompt = (height: number): CSSProperties & Record<"--prompt", string> => ({ "--prompt": `${height}px` });
const besideBattle = (right: number): CSSProperties & Record<"--covered", string> => ({ "--covered": `${right}px` });
