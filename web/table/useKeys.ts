/** The keys of a table at work. */
import { type RefObject, useEffect } from "react";
import type { ViewportHandle } from "../board/Viewport.tsx";
import { keyName } from "./keys.ts";
import type { Cards } from "./useCard.ts";
import type { Counselling } from "./useCounsel.ts";
import { isSeen } from "./useGuard.ts";
import { useLatest } from "./useLatest.ts";
import type { PanelName, Panels } from "./usePanels.ts";
import type { Play } from "./usePlay.ts";
import type { Winding } from "./useReel.ts";

interface Parts {
  readonly cards: Cards;
  readonly play: Play;
  readonly panels: Panels;
  readonly winding: Winding;
  readonly viewport: RefObject<ViewportHandle | null>;
  readonly since: number | null;
  /** Panels that there is nothing in, at this table. */
  readonly without: ReadonlySet<PanelName>;
  seen(): void;
  setHelp(open: boolean): void;
  readonly counsel: Counselling;
}

const PAN = 90;
const ZOOM = 1.5;

/** The map's own keys, for when nothing else has the focus. */
const MAP_KEYS: Readonly<Record<string, (map: ViewportHandle) => void>> = {
  ArrowLeft: (map) => map.panBy(PAN, 0),
  ArrowRight: (map) => map.panBy(-PAN, 0),
  ArrowUp: (map) => map.panBy(0, PAN),
  ArrowDown: (map) => map.panBy(0, -PAN),
  "+": (map) => map.zoomBy(ZOOM),
  "=": (map) => map.zoomBy(ZOOM),
  "-": (map) => map.zoomBy(1 / ZOOM),
  "0": (map) => map.fit(),
};

export function useKeys({
  cards,
  play,
  panels,
  winding,
  viewport,
  since,
  without,
  seen,
  setHelp,
  counsel,
}: Parts): void {
  const { shown } = winding;

  /** Escape undoes one thing at a time, the nearest first. */
  const letGo = (): void => {
    if (leaveCard(cards) || play.letGo()) return;
    if (counsel.now.is !== "none") return counsel.close();
    if (winding.mode === "playing") return winding.present();
    if (since !== null) return seen();
    panels.close();
  };

  const toggle = (name: PanelName): void => {
    if (!without.has(name)) panels.toggle(name);
  };

  const heard = useLatest((event: KeyboardEvent) => {
    if (document.querySelector("dialog[open]")) return;
    const name = keyName(event);
    if (name === null) {
      pressOnMap(event, viewport.current);
      return;
    }
    const deeds: Readonly<Record<typeof name, () => void>> = {
      help: () => setHelp(true),
      letGo,
      undo: play.takeBack,
      acts: () => panels.toggle("acts"),
      orders: () => toggle("orders"),
      log: () => panels.toggle("log"),
      hand: () => toggle("hand"),
      battle: () => panels.toggle("battle"),
      beside: () => panels.toggle("beside"),
      card: () => enterCard(cards),
      counsel: () => (counsel.now.is === "none" ? counsel.ask() : counsel.close()),
      back: () => winding.hold(shown.n - 1),
      forward: () => winding.hold(shown.n + 1),
      first: () => winding.hold(0),
      present: winding.present,
      map: () => document.querySelector<HTMLElement>(".table .viewport")?.focus(),
    };
    event.preventDefault();
    deeds[name]();
  });

  const pressed = useLatest((event: KeyboardEvent) => {
    if (event.key === "Enter" || event.key === " ") pressMain(event, cards.focusByKeys());
  });

  useEffect(() => {
    addEventListener("keydown", heard);
    // Before whatever was clicked last, and has the focus, hears it.
    addEventListener("keydown", pressed, { capture: true });
    return () => {
      removeEventListener("keydown", heard);
      removeEventListener("keydown", pressed, { capture: true });
    };
  }, [heard, pressed]);
}

/** Whether nothing has the focus that takes keys of its own. What was clicked on the table has it, but not for its keys. */
function isFree(focused: Element | null, byKeys: boolean): boolean {
  if (focused === null || focused === document.body || focused.matches("main, .viewport")) return true;
  return !byKeys && focused.closest("[data-thing]") !== null;
}

/** Presses the main button of the prompt; but not for a key that is held down, nor before anybody can have read it. */
function pressMain(event: KeyboardEvent, byKeys: boolean): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented) return;
  if (document.querySelector("dialog[open]") || !isFree(document.activeElement, byKeys)) return;
  event.preventDefault();
  event.stopPropagation();
  const button = document.querySelector<HTMLElement>(".prompt-buttons [data-main]");
  if (button !== null && !event.repeat && isSeen(button)) button.click();
}

function pressOnMap(event: KeyboardEvent, map: ViewportHandle | null): void {
  const { activeElement } = document;
  const isNobodys = activeElement === null || activeElement === document.body || activeElement.matches("main");
  if (!map || !isNobodys || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const press = MAP_KEYS[event.key];
  if (press === undefined) return;
  event.preventDefault();
  press(map);
}

/** Where the focus was before it went into the card. */
let cameFrom: Element | null = null;

function enterCard(cards: Cards): void {
  const thing = cards.card?.thing ?? cards.pointed;
  if (thing === null) return;
  cameFrom = document.activeElement;
  cards.explain(thing);
  requestAnimationFrame(() => document.querySelector<HTMLElement>("[data-card]")?.focus());
}

function leaveCard(cards: Cards): boolean {
  if (!cards.dismiss()) return false;
  if (cameFrom instanceof HTMLElement || cameFrom instanceof SVGElement) cameFrom.focus();
  cameFrom = null;
  return true;
}
