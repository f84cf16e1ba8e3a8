/** The panel beside the map: the acts, the log, what lies beside the map, the position as text, orders, and what others add. */
import type { Json, Language } from "@rubicon/engine";
import { lazy, type ReactNode, type RefObject, Suspense, useMemo } from "react";
import { useWords } from "../app/words.ts";
import type { GameFace, TableProps, Thing } from "../games/face.ts";
import { Acts, Chronicle } from "./late.tsx";
import { SheetClose } from "./SheetClose.tsx";
import type { TableSource, TableState } from "./source.ts";
import type { Panels } from "./usePanels.ts";
import type { Play } from "./usePlay.ts";
import type { Winding } from "./useReel.ts";
import { tableWords } from "./words.ts";

/** Few games have windows to let pass. */
const OrdersPanel = lazy(async () => ({ default: (await import("./OrdersPanel.tsx")).OrdersPanel }));

interface Props {
  readonly source: TableSource;
  readonly face: GameFace;
  readonly language: Language;
  readonly state: TableState;
  readonly play: Play;
  readonly panels: Panels;
  readonly winding: Winding;
  /** What every part of the table is given. */
  readonly table: TableProps;
  /** Whether this seat may choose something now. */
  readonly asked: boolean;
  readonly beside: RefObject<HTMLDivElement | null>;
  readonly extras: ReactNode;
  /** Whether the log is read year by year, where the game is told as history. */
  readonly byYear: boolean;
  readByYear(byYear: boolean): void;
  glance(things: readonly Thing[]): void;
  explain(it: Thing): void;
}

export function SidePanel(props: Props): ReactNode {
  const { face, language, state, play, panels, winding, table, beside, glance } = props;
  const words = useWords(tableWords).panels;
  const { Beside } = face;
  const { panel } = panels;
  const isPresent = winding.mode === "live";
  return (
    <section className="table-panel" aria-label={words[panel ?? "beside"]} hidden={panel === null}>
      <header>
        <h2>{words[panel ?? "beside"]}</h2>
        <SheetClose label={words.close} close={panels.close} />
      </header>
      <div className="table-panel-body" data-panel={panel ?? undefined}>
        {panel === "acts" && (
          <Suspense>
            <Acts
              face={face}
              rules={play.rules}
              language={language}
              sight={state.sight}
              question={state.question}
              legal={isPresent && play.sending === null ? state.legal : []}
              forecasts={state.forecasts}
              asked={props.asked}
              act={play.act}
              glance={glance}
              explain={props.explain}
            />
          </Suspense>
        )}
        {panel === "log" && (
          <Suspense>
            <Chronicle
              face={face}
              language={language}
              entries={state.entries}
              at={isPresent ? null : winding.shown.n}
              show={winding.hold}
              glance={glance}
              byYear={props.byYear}
              readByYear={props.readByYear}
            />
          </Suspense>
        )}
        {/* Always there, so that what is lit in it can be told of while it is shut. */}
        <div hidden={panel !== "beside"} ref={beside}>
          <Beside {...table} />
        </div>
        {panel === "text" && (
          <Suspense>
            <PositionText face={face} sight={winding.shown.sight} language={language} />
          </Suspense>
        )}
        {panel === "orders" && (
          <Suspense>
            <OrdersPanel
              game={face.game}
              language={language}
              orders={state.orders}
              slow={state.slow ?? false}
              order={(orders) => props.source.order(orders)}
            />
          </Suspense>
        )}
        {panel === "extras" && props.extras}
      </div>
    </section>
  );
}

interface TextProps {
  readonly face: GameFace;
  readonly sight: Json;
  readonly language: Language;
}

function PositionText({ face, sight, language }: TextProps): ReactNode {
  // The built page fetches how a table is told as text when somebody reads it.
  const text = useMemo(() => face.game.words(language).board(sight), [face, sight, language]);
  return <pre className="position-text">{text}</pre>;
}
