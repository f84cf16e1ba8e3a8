/** A referee's notebook: what he compared, and where the game said something else. */

/** Names of all acts of a kind that the game allows. */
export type Named = (kind: string) => string[];

export const sorted = (list: readonly string[]): string => [...list].sort().join(" ");

export class Notebook {
  readonly faults: string[] = [];
  /** How often each thing was compared. */
  readonly compared: Record<string, number> = {};

  say(what: string): void {
    this.faults.push(what);
  }

  /** The first word is what it is counted under. */
  same(what: string, mine: unknown, theirs: unknown): void {
    const [topic] = what.split(" ");
    this.compared[topic] = (this.compared[topic] ?? 0) + 1;
    if (JSON.stringify(mine) !== JSON.stringify(theirs))
      this.say(`${what}: the referee says ${JSON.stringify(mine)}, the game ${JSON.stringify(theirs)}`);
  }

  /** The same names, in whatever order. */
  sameList(what: string, mine: readonly string[], theirs: readonly string[]): void {
    this.same(what, sorted(mine), sorted(theirs));
  }
}

export const namedIn =
  (legal: readonly string[]): Named =>
  (kind) =>
    legal.filter((text) => text.startsWith(`${kind} `)).map((text) => text.slice(kind.length + 1));

/** Printed components do not change: what has been read from them once is kept. */
export function kept<T>(read: (name: string) => T): (name: string) => T {
  const known = new Map<string, T>();
  return (name) => {
    const found = known.get(name) ?? read(name);
    known.set(name, found);
    return found;
  };
}
