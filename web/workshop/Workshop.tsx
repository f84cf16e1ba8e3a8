/** The workshop: a pack on the bench, its tables and its map around it. */
import type { Language, Pack, Ruleset } from "@rubicon/engine";
import { type DragEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "wouter";
import { problemOf } from "../app/loading.ts";
import { to } from "../app/routes.ts";
import { useWords } from "../app/words.ts";
import { CellInfo } from "./CellInfo.tsx";
import type { Cell } from "./cells.ts";
import { packFrom } from "./files.ts";
import { type FormTable, tablesOf, type WorkshopForm } from "./form.ts";
import { Head } from "./Head.tsx";
import { MapView } from "./MapView.tsx";
import { MAP, Nav, OVERVIEW } from "./Nav.tsx";
import { Overview } from "./Overview.tsx";
import { idOfCell } from "./RowView.tsx";
import { type Shop, ShopAround } from "./shop.ts";
import { TableView } from "./TableView.tsx";
import { type BenchHands, useBench } from "./useBench.ts";
import { workshopWords } from "./words.ts";
import "./workshop.css";
import "./cells.css";
import "./map.css";

interface Props {
  readonly game: string;
  /** Of a table, or of another room of the workshop. */
  readonly table: string | undefined;
  readonly form: WorkshopForm;
  readonly rules: Ruleset;
  /** What was left on the bench the last time, or the standard pack under a name of its own. */
  readonly first: Pack;
  readonly language: Language;
}

export function Workshop({ game, table: asked, form, rules, first, language }: Props): ReactNode {
  const words = useWords(workshopWords);
  const state = useBench(form, rules, first);
  const { bench, faults } = state;
  const [, navigate] = useLocation();
  const [query, setQuery] = useState("");
  const [oursOnly, setOursOnly] = useState(false);
  const [part, setPart] = useState("");
  const [cell, look] = useState<Cell | null>(null);
  const [news, tell] = useState<string | null>(null);
  const hands = useQuietHands(state.hands, tell);
  const wanted = useRef<string | null>(null);
  const table = tablesOf(form).find(({ id }) => id === asked);
  const shown = table?.id ?? (asked === MAP ? MAP : OVERVIEW);
  const partShown = table?.parts?.find(({ id }) => id === part)?.id ?? table?.parts?.[0]?.id ?? "";

  const show = useCallback(
    (id: string, of?: string, name?: string) => {
      if (of !== undefined && of !== "") setPart(of);
      setQuery("");
      setOursOnly(false);
      wanted.current = name === undefined ? null : idOfCell(name);
      navigate(to.workshop(game, id));
    },
    [game, navigate],
  );
  useWanted(wanted, [shown, partShown, query, oursOnly]);
  useUndoKeys(hands.undo, hands.redo);

  const shop = useMemo((): Shop => {
    const faultOf = new Map(faults.flatMap((fault) => fault.cells.map((name) => [name, fault] as const)));
    const { components } = bench.now;
    return {
      ...state,
      hands,
      form,
      rules,
      standard: rules.standard,
      components,
      language,
      words,
      faultOf,
      query,
      oursOnly,
      show,
      look,
    };
  }, [state, hands, form, rules, bench, language, words, faults, query, oursOnly, show]);

  const load = async (file: File): Promise<void> => {
    try {
      const pack = packFrom(await file.text(), game, language);
      hands.lay(pack);
      tell(words.laid(pack.name));
    } catch (error) {
      tell(`${file.name}: ${problemOf(error).message}`);
    }
  };
  const { over, ...dropping } = useDrop((file) => void load(file));

  return (
    <ShopAround value={shop}>
      <div className="workshop" {...dropping}>
        <Head game={game} load={(file) => void load(file)} tell={tell} />
        <div className="ws-news" role="alert">
          {news !== null && (
            <p>
              {news}
              <button type="button" className="link-button" onClick={() => tell(null)}>
                {words.close}
              </button>
            </p>
          )}
        </div>
        <Nav game={game} shown={shown} />
        <div className="ws-room" key={shown}>
          {table !== undefined && (
            <Filters
              table={table}
              part={partShown}
              query={query}
              oursOnly={oursOnly}
              setPart={setPart}
              setQuery={setQuery}
              setOursOnly={setOursOnly}
            />
          )}
          {shown === OVERVIEW && <Overview game={game} load={(file) => void load(file)} />}
          {shown === MAP && <MapView />}
          {table !== undefined && <TableView table={table} part={partShown} />}
        </div>
        {shown !== OVERVIEW && <CellInfo cell={cell} />}
        {over && <p className="ws-drop">{words.drop}</p>}
      </div>
    </ShopAround>
  );
}

interface FiltersProps {
  readonly table: FormTable;
  readonly part: string;
  readonly query: string;
  readonly oursOnly: boolean;
  setPart(part: string): void;
  setQuery(query: string): void;
  setOursOnly(only: boolean): void;
}

function Filters({ table, part, query, oursOnly, setPart, setQuery, setOursOnly }: FiltersProps): ReactNode {
  const words = useWords(workshopWords);
  return (
    <div className="ws-filters">
      <h2>{table.title}</h2>
      <p className="hint">{table.about}</p>
      <search>
        {table.parts !== undefined && (
          <select
            className="ws-choice"
            aria-label={words.part}
            value={part}
            onChange={({ target }) => setPart(target.value)}
          >
            {table.parts.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        )}
        <input
          type="search"
          className="input"
          aria-label={words.search}
          placeholder={words.search}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <label className="check">
          <input type="checkbox" checked={oursOnly} onChange={({ target }) => setOursOnly(target.checked)} />
          {words.oursOnly}
        </label>
      </search>
    </div>
  );
}

/** What was told is old as soon as something else is done. */
function useQuietHands(hands: BenchHands, tell: (news: null) => void): BenchHands {
  return useMemo(() => {
    const quietly =
      <A extends readonly unknown[]>(does: (...given: A) => void) =>
      (...given: A): void => {
        tell(null);
        does(...given);
      };
    const { enter, alter, undo, redo } = hands;
    return { ...hands, enter: quietly(enter), alter: quietly(alter), undo: quietly(undo), redo: quietly(redo) };
  }, [hands, tell]);
}

/** The cell that somebody asked for takes the focus as soon as it is there. */
function useWanted(wanted: { current: string | null }, when: readonly unknown[]): void {
  useEffect(() => {
    if (wanted.current === null) return;
    const field = document.getElementById(wanted.current);
    if (field === null) return;
    wanted.current = null;
    field.scrollIntoView({ block: "center", inline: "center" });
    field.focus({ preventScroll: true });
  }, [wanted, ...when]);
}

/** Here a field's own undoing would not know of the rest. */
function useUndoKeys(undo: () => void, redo: () => void): void {
  useEffect(() => {
    const keys = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const does = key === "y" || (key === "z" && event.shiftKey) ? redo : key === "z" ? undo : null;
      if (does === null) return;
      // What is sought is no part of the pack.
      if (event.target instanceof HTMLInputElement && event.target.type === "search") return;
      event.preventDefault();
      does();
    };
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  }, [undo, redo]);
}

function useDrop(take: (file: File) => void) {
  const [over, setOver] = useState(false);
  const dragged = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(true);
  };
  return {
    over,
    onDragEnter: dragged,
    onDragOver: dragged,
    onDragLeave: (event: DragEvent): void => {
      if (event.currentTarget === event.target) setOver(false);
    },
    onDrop: (event: DragEvent): void => {
      if (event.defaultPrevented) return setOver(false);
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file !== undefined) take(file);
    },
  };
}
