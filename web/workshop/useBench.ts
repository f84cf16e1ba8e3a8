/** The bench as the page shows it: kept on this device, compared with the standard pack, checked a moment after each entry. */
import type { Json, Pack, Ruleset } from "@rubicon/engine";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type Bench, benchFor, change, lay, type Piecework, packOn, redo, rest, undo } from "./bench.ts";
import { type Cell, nameOfCell, rowLike, withEntry } from "./cells.ts";
import { type FoundFault, faultOfName, faultsOf } from "./checking.ts";
import { type Compared, compare } from "./differences.ts";
import { keepDraft } from "./drafts.ts";
import type { WorkshopForm } from "./form.ts";

/** Milliseconds for which nobody types before it is checked, and kept. */
const PAUSE = 250;

export interface BenchHands {
  enter(cell: Cell, value: Json): void;
  /** Something larger than an entry: a row added or taken away, a piece moved. */
  alter(make: (components: Json) => Json): void;
  rename(name: string): void;
  /** A pack takes the place of what was there. */
  lay(pack: Pick<Pack, "name" | "components">): void;
  rest(): void;
  undo(): void;
  redo(): void;
}

export interface BenchState {
  readonly bench: Bench;
  readonly compared: Compared;
  /** What was found when it was last checked. */
  readonly faults: readonly FoundFault[];
  readonly nameFault: string | null;
  /** It has changed since. */
  readonly checking: boolean;
  /** False when this browser keeps nothing. */
  readonly kept: boolean;
  readonly hands: BenchHands;
}

export function useBench(form: WorkshopForm, rules: Ruleset, first: Pack): BenchState {
  const [bench, setBench] = useState(() => benchFor(first));
  const { now } = bench;
  const standard = rules.standard.components;
  const compared = useMemo(() => compare(form, standard, now.components), [form, standard, now.components]);
  const hands = useMemo((): BenchHands => {
    const alter = (what: string | null, make: (now: Piecework) => Partial<Piecework>): void =>
      setBench((before) => change(before, what, make(before.now)));
    return {
      enter: (cell, value) =>
        alter(nameOfCell(cell), ({ components }) => {
          // Other rows may have come or gone since it was drawn.
          const row = rowLike(cell, components);
          return row === undefined ? {} : { components: withEntry({ ...cell, row }, components, value) };
        }),
      alter: (make) => alter(null, ({ components }) => ({ components: make(components) })),
      rename: (name) => alter("name", () => ({ name })),
      lay: (pack) => setBench((before) => lay(before, pack)),
      rest: () => setBench(rest),
      undo: () => setBench(undo),
      redo: () => setBench(redo),
    };
  }, []);
  return { bench, compared, hands, ...useChecked(form, rules, bench), kept: useKeeping(bench, first) };
}

function useChecked(
  form: WorkshopForm,
  rules: Ruleset,
  bench: Bench,
): Pick<BenchState, "faults" | "nameFault" | "checking"> {
  const { components } = bench.now;
  const [checked, setChecked] = useState<{ readonly components: Json; readonly faults: readonly FoundFault[] } | null>(
    null,
  );
  const latest = useRef(bench);
  latest.current = bench;
  useEffect(() => {
    const timer = setTimeout(() => {
      setChecked({ components, faults: faultsOf(rules, form, rules.standard.components, packOn(latest.current)) });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [form, rules, components]);
  const name = bench.now.name.trim();
  return {
    faults: checked?.faults ?? [],
    nameFault: useMemo(() => faultOfName(name), [name]),
    checking: checked?.components !== components,
  };
}

/** Kept a moment after each change, and at once when the page is left. What nobody has changed is not kept. */
function useKeeping(bench: Bench, first: Pack): boolean {
  const [kept, setKept] = useState(true);
  const written = useRef<Piecework>({ name: first.name, components: first.components });
  const latest = useRef(bench);
  latest.current = bench;
  const keep = useCallback(() => {
    const { now } = latest.current;
    if (now.name === written.current.name && now.components === written.current.components) return;
    written.current = now;
    void keepDraft({ game: latest.current.game, ...now }).then(setKept);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever has changed is to be kept
  useEffect(() => {
    const timer = setTimeout(keep, PAUSE);
    return () => clearTimeout(timer);
  }, [bench.now, keep]);
  useEffect(() => {
    addEventListener("pagehide", keep);
    return () => {
      removeEventListener("pagehide", keep);
      keep();
    };
  }, [keep]);
  return kept;
}
