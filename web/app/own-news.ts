/** What has changed in my tables that waits for me: whoever looks at another page is called. */
import type { OwnTables, Person, TableSummary } from "@rubicon/server/protocol";

export type OwnNews =
  /** Somebody has taken the free seat, and the game has begun. */
  | { readonly is: "arrival"; readonly table: TableSummary }
  | { readonly is: "turn"; readonly table: TableSummary }
  | { readonly is: "request"; readonly table: TableSummary; readonly kind: TableSummary["asked"][number] };

export function newsIn(before: OwnTables, now: OwnTables): readonly OwnNews[] {
  const known = new Map([...before.running, ...before.open, ...before.over].map((table) => [table.id, table]));
  return [...now.running, ...now.over].flatMap((table): OwnNews[] => {
    const was = known.get(table.id);
    if (was === undefined) return [];
    if (was.status === "open") return table.status === "running" ? [{ is: "arrival", table }] : [];
    const asked = table.asked.filter((kind) => !was.asked.includes(kind));
    const requests = asked.map((kind): OwnNews => ({ is: "request", table, kind }));
    const passed = table.status === "running" && table.yourMove && !was.yourMove && othersAt(table).length > 0;
    return passed ? [{ is: "turn", table }, ...requests] : requests;
  });
}

/** Who else sits there. */
export function othersAt({ seats, yourSeat }: TableSummary): readonly Person[] {
  const self = seats.find(({ seat }) => seat === yourSeat)?.player?.id;
  return seats.flatMap(({ player }) => (player === null || player.id === self ? [] : [player]));
}
