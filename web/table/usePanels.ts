/** Which panels are open. Beside a map there is room for all; on a phone they are sheets, and one is open at a time. */
import { useEffect, useState } from "react";
import { handWasUp, rememberHand } from "./remembering.ts";
import { useLatest } from "./useLatest.ts";
import type { LitPanels } from "./useLitPanels.ts";
import { isWide } from "./useSize.ts";

export const SIDE_PANELS = ["acts", "log", "beside", "text", "orders", "extras"] as const;
export type SidePanel = (typeof SIDE_PANELS)[number];
export type PanelName = SidePanel | "hand" | "battle";

export interface Panels extends Open {
  /** The panel at the side comes for a choice alone: the map need not make room for it. */
  readonly lent: boolean;
  /** The hand was put up by its owner: it lies there until he puts it down. */
  readonly handStays: boolean;
  toggle(name: PanelName): void;
  /** Closes the panel at the side, and on a phone every sheet. True when one was open. */
  close(): boolean;
}

/** What is open, for a table that is laid anew for another seat. */
export interface PanelMemory {
  current: Open | null;
}

interface Open {
  readonly panel: SidePanel | null;
  /** Beside a map a hand that is not up is a strip at the edge, and rises for a moment when it is needed. */
  readonly hand: boolean;
  readonly battle: boolean;
}

/** What the table is like at the moment. */
interface Need {
  readonly narrow: boolean;
  readonly inBattle: boolean;
  readonly wanted: LitPanels;
  /** How many decisions there were. */
  readonly decision: number;
}

const SHUT: Open = { panel: null, hand: false, battle: false };

/** Where something has to be chosen, the panel it lies in is lent until it is chosen. */
function lentFor(narrow: boolean, wanted: LitPanels): "hand" | "beside" | null {
  // On a phone a sheet hides the map: it comes up by itself only where there is nothing to choose on the map.
  if (narrow) return wanted.has("hand") && !wanted.has("map") ? "hand" : null;
  return wanted.has("beside") ? "beside" : wanted.has("hand") ? "hand" : null;
}

/** `quiet`: nothing is open beside the map at first. */
export function usePanels({ narrow, inBattle, wanted, decision }: Need, kept: PanelMemory, quiet = false): Panels {
  const [open, setOpen] = useState<Open>(() => {
    if (kept.current !== null) return kept.current;
    if (narrow) return { ...SHUT, battle: inBattle };
    return { panel: isWide() && !quiet ? "log" : null, hand: handWasUp(), battle: true };
  });
  useEffect(() => {
    kept.current = open;
  }, [kept, open]);
  const [fought, setFought] = useState(inBattle);
  const [wasNarrow, setWasNarrow] = useState(narrow);

  if (narrow !== wasNarrow) {
    setWasNarrow(narrow);
    setOpen(narrow ? { ...SHUT, battle: inBattle } : { ...open, hand: handWasUp(), battle: true });
  }
  // On a phone the hand makes room for whatever is to be chosen on the map.
  const onMap = narrow && wanted.has("map") && !wanted.has("hand") ? decision : null;
  const [wasOnMap, setWasOnMap] = useState(onMap);
  if (onMap !== wasOnMap) {
    setWasOnMap(onMap);
    if (onMap !== null && open.hand) setOpen({ ...open, hand: false });
  }
  // A battle that begins is shown, whatever was shut before; on a phone its sheet goes when it is over.
  if (inBattle !== fought) {
    setFought(inBattle);
    if (narrow) setOpen(inBattle ? { ...SHUT, battle: true } : { ...open, battle: false });
    else if (inBattle) setOpen({ ...open, battle: true });
  }

  // Whoever plays from the list of acts finds everything there: the list is not taken from under his hands.
  const lent = open.panel === "acts" ? null : lentFor(narrow, wanted);
  const [declined, setDeclined] = useState<typeof lent>(null);
  if (declined !== null && declined !== lent) setDeclined(null);
  const loan = lent === declined ? null : lent;
  const shown: Open =
    loan === "hand"
      ? { ...(narrow ? SHUT : open), hand: true }
      : loan === "beside"
        ? { ...open, panel: "beside" }
        : open;

  const toggle = useLatest((name: PanelName) => {
    if (name === "hand" && !narrow) {
      // A hand that is lent is put down for this once, and taken up again.
      if (lent === "hand" && !open.hand) return setDeclined(loan);
      rememberHand(!open.hand);
    }
    const before = narrow ? SHUT : { ...shown, hand: open.hand };
    if (name === "hand" || name === "battle") setOpen({ ...before, [name]: !shown[name] });
    else setOpen({ ...before, panel: shown.panel === name ? null : name });
    if (narrow || (lent === "beside" && name !== "hand" && name !== "battle")) setDeclined(lent);
  });

  const close = useLatest((): boolean => {
    const was = shown.panel !== null || (narrow && (shown.hand || shown.battle));
    setOpen(narrow ? SHUT : { ...open, panel: null });
    if (narrow || lent === "beside") setDeclined(lent);
    return was;
  });

  const isLent = loan === "beside" && open.panel === null;
  return { ...shown, battle: shown.battle && inBattle, lent: isLent, handStays: open.hand, toggle, close };
}
