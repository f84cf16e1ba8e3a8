/** The rail of panel buttons: along the right edge beside a map, along the bottom of a phone. */
import type { ReactNode } from "react";
import { useWords } from "../app/words.ts";
import { KEY_CAPS } from "./keys.ts";
import type { LitPanels } from "./useLitPanels.ts";
import { type PanelName, type Panels, SIDE_PANELS } from "./usePanels.ts";
import { tableWords } from "./words.ts";

interface Props {
  readonly panels: Panels;
  /** Panels that there is nothing in, at this table. */
  readonly without: ReadonlySet<PanelName>;
  readonly inBattle: boolean;
  /** Panels in which something is lit. */
  readonly wanted: LitPanels;
  /** What was said in the panel of others and not read. */
  readonly unread: Unread | undefined;
  openHelp(): void;
}

export interface Unread {
  readonly count: number;
  readonly text: string;
}

/** Small drawings; each stands over its word. */
const DRAWN: Readonly<Record<PanelName | "help", string>> = {
  acts: "M5 6h14M5 12h14M5 18h9",
  log: "M6 4h11a1 1 0 0 1 1 1v14l-2.5-1.5L13 19l-2.5-1.5L8 19l-2-1.5zM9 8h6M9 12h6",
  beside: "M4 9h7v7H4zM13 9h7v7h-7zM8.5 3h7v4h-7z",
  text: "M5 5h14M12 5v14M9 19h6",
  orders: "M7 3h10v18l-5-3-5 3zM10 8h4M10 12h4",
  extras: "M4 5h16v11H10l-4 4v-4H4z",
  hand: "M7 6l8-2 3 13-8 2zM6 8l-3 2 4 10 4-1",
  battle: "M5 4l10 11M19 4L9 15M13 17l4-4M11 17l-4-4M16 16l3 4M8 16l-3 4",
  help: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18h.01",
};

export function Rail({ panels, without, inBattle, wanted, unread, openHelp }: Props): ReactNode {
  const words = useWords(tableWords).panels;
  const isOpen = (name: PanelName): boolean =>
    name === "hand" ? panels.hand : name === "battle" ? panels.battle : panels.panel === name;
  const all: readonly PanelName[] = inBattle ? ["battle", "hand", ...SIDE_PANELS] : ["hand", ...SIDE_PANELS];
  const names = all.filter((name) => !without.has(name));
  return (
    <nav className="rail" aria-label={words.label}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          data-panel={name}
          aria-expanded={isOpen(name)}
          data-wanted={(!isOpen(name) && wanted.has(name)) || undefined}
          title={titleOf(name, words[name])}
          onClick={() => panels.toggle(name)}
        >
          <Drawing path={DRAWN[name]} />
          <span>{words[name]}</span>
          {!isOpen(name) && wanted.has(name) && <span className="unseen"> ({words.wanted})</span>}
          {name === "extras" && unread !== undefined && (
            <>
              <span className="badge figures" aria-hidden="true">
                {unread.count}
              </span>
              <span className="unseen"> ({unread.text})</span>
            </>
          )}
        </button>
      ))}
      <button type="button" data-panel="help" title={`${words.help} (${KEY_CAPS.help})`} onClick={openHelp}>
        <Drawing path={DRAWN.help} />
        <span>{words.help}</span>
      </button>
    </nav>
  );
}

function titleOf(name: PanelName, word: string): string {
  return name === "text" || name === "extras" ? word : `${word} (${KEY_CAPS[name]})`;
}

function Drawing({ path }: { readonly path: string }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
