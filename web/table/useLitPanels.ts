/** In which panels something is lit: a card in the hand, a block in a pool. What is lit can be focused, and so found. */
import { type RefObject, useEffect, useRef, useState } from "react";
import type { Thing } from "../games/face.ts";
import type { PanelName } from "./usePanels.ts";

export type LitPanels = ReadonlySet<PanelName | "map">;

const NONE: LitPanels = new Set();

interface LitPanelParts {
  readonly panels: LitPanels;
  readonly hand: RefObject<HTMLElement | null>;
  readonly beside: RefObject<HTMLDivElement | null>;
}

/** What is picked already is looked for no more: the next choice may lie elsewhere. */
const LIT = '[data-thing][tabindex="0"]:not([aria-pressed="true"])';
const litIn = (part: Element | null): Element | null => part?.querySelector(LIT) ?? null;
const hasLit = (part: Element | null): boolean => litIn(part) !== null;

export function useLitPanels(lit: ReadonlySet<Thing>): LitPanelParts {
  const [panels, setPanels] = useState(NONE);
  const hand = useRef<HTMLElement>(null);
  const beside = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is lit changes what is found.
  useEffect(() => {
    const look = (): void => {
      const found = new Set<PanelName | "map">();
      if (hasLit(hand.current)) found.add("hand");
      if (hasLit(beside.current)) found.add("beside");
      if (hasLit(document.querySelector(".table .viewport"))) found.add("map");
      setPanels((before) => (same(before, found) ? before : found));
    };
    look();
    // A sheet may be longer than its room: what is to be chosen is brought into sight.
    litIn(document.querySelector(".table-battle"))?.scrollIntoView({ block: "nearest" });
    // What lies beside the map comes after it.
    const watching = new MutationObserver(look);
    if (beside.current !== null) watching.observe(beside.current, { childList: true });
    return () => watching.disconnect();
  }, [lit]);

  return { panels, hand, beside };
}

const same = (a: LitPanels, b: LitPanels): boolean => a.size === b.size && [...a].every((name) => b.has(name));
