/** Which panels are open. Beside a map there is room for all; on a phone they are sheets, and one is open at a time. */
import { useEffect, useState } from "react";
import { useLatest } from "./useLatest.ts";
import type { LitPanels } from "./useLitPanels.ts";
import { isWide } from "./useSize.ts";

export const SIDE_PANELS = ["acts", "log", "beside", "text", "orders", "extras"] as const;
export type SidePanel = (typeof SIDE_PANELS)[number];
export type PanelName = SidePanel | "hand" | "battle";

export interface Panels {
  readonly panel: SidePanel | null;
  readonly hand: boolean;
  readonly battle: boolean;
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
  readonly hand: boolean;
  readonly battle: boolean;
}

const SHUT: Open = { panel: null, hand: false, battle: false };

/** Where something has to be chosen, the panel it lies in is lent until it is chosen. */
function lentFor(narrow: boolean, wanted: LitPanels): "hand" | "beside" | null {
  // On a phone a sheet hides the map: it comes up by itself only where there is nothing to choose on the map.
  if (narrow) return wanted.has("hand") && !wanted.has("map") ? "hand" : null;
  return wanted.has("beside") ? "beside" : null;
}

export function usePanels(narrow: boolean, inBattle: boolean, wanted: LitPanels, kept: PanelMemory): Panels {
  const [open, setOpen] = useState<Open>(() => {
    if (kept.current !== null) return kept.current;
    return narrow ? { ...SHUT, battle: inBattle } : { panel: isWide() ? "log" : null, hand: true, battle: true };
  });
  useEffect(() => {
    kept.current = open;
  }, [kept, open]);
  const [fought, setFought] = useState(inBattle);
  const [wasNarrow, setWasNarrow] = useState(narrow);

  if (narrow !== wasNarrow) {
    setWasNarrow(narrow);
    setOpen(narrow ? { ...SHUT, battle: inBattle } : { ...open, hand: true, battle: true });
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
    loan === "hand" ? { ...SHUT, hand: true } : loan === "beside" ? { ...open, panel: "beside" } : open;

  const toggle = useLatest((name: PanelName) => {
    const before = narrow ? SHUT : shown;
    if (name === "hand" || name === "battle") setOpen({ ...before, [name]: !shown[name] });
    else setOpen({ ...before, panel: shown.panel === name ? null : name });
    if (narrow || (name !== "hand" && name !== "battle")) setDeclined(lent);
  });

  const close = useLatest((): boolean => {
    const was = shown.panel !== null || (narrow && (shown.hand || shown.battle));
    setOpen(narrow ? SHUT : { ...shown, panel: null });
    setDeclined(lent);
    return was;
  });

  return { ...shown, battle: shown.battle && inBattle, toggle, close };
}
