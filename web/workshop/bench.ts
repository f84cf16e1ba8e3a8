/** The bench: a pack that is being worked on, with all that can be undone. Plain data; every change makes a new one. */
import type { Json, Pack } from "@rubicon/engine";

/** What is worked on. Its name is entered by hand, so it may be empty for a moment. */
export interface Piecework {
  readonly name: string;
  readonly components: Json;
}

export interface Bench {
  readonly game: string;
  readonly now: Piecework;
  readonly past: readonly Piecework[];
  readonly future: readonly Piecework[];
  /** The cell that was changed last: what is typed into it letter by letter is undone at once. */
  readonly last: string | null;
}

/** More than anybody goes back; all of them share what has not changed. */
const KEPT = 500;

export const benchFor = (pack: Pack): Bench => ({
  game: pack.game,
  now: { name: pack.name, components: pack.components },
  past: [],
  future: [],
  last: null,
});

/** Something else is put there; `what` names it, so that one entry is one step back. */
export function change(bench: Bench, what: string | null, wishes: Partial<Piecework>): Bench {
  const now = { ...bench.now, ...wishes };
  if (now.name === bench.now.name && now.components === bench.now.components) return bench;
  const goesOn = what !== null && what === bench.last && bench.past.length > 0;
  const past = goesOn ? bench.past : [...bench.past.slice(1 - KEPT), bench.now];
  return { ...bench, now, past, future: [], last: what };
}

/** Whoever leaves a cell has made an entry: what comes next is another. */
export const rest = (bench: Bench): Bench => (bench.last === null ? bench : { ...bench, last: null });

export function undo(bench: Bench): Bench {
  const before = bench.past.at(-1);
  if (before === undefined) return bench;
  return { ...bench, now: before, past: bench.past.slice(0, -1), future: [bench.now, ...bench.future], last: null };
}

export function redo(bench: Bench): Bench {
  const [after, ...future] = bench.future;
  if (after === undefined) return bench;
  return { ...bench, now: after, past: [...bench.past, bench.now], future, last: null };
}

/** A pack takes the place of what was there, which can be undone too. */
export const lay = (bench: Bench, { name, components }: Pick<Pack, "name" | "components">): Bench =>
  change(bench, null, { name, components });

export const packOn = ({ game, now: { name, components } }: Bench): Pack => ({ game, name: name.trim(), components });
