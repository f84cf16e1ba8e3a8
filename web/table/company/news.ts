/** What has happened between two looks at a table that its player is to be told of. */
import type { Seat, Viewer } from "@rubicon/engine";
import type { TableInfo } from "@rubicon/server/protocol";

type Request = TableInfo["requests"][number];
export type RequestKind = Request["kind"];

export type TableNews =
  /** The free seat is taken, and the game has begun. */
  | { readonly is: "arrival"; readonly seat: Seat }
  | { readonly is: "turn" }
  | { readonly is: "end" }
  | ({ readonly is: "asked" } & Request)
  /** By the other seat: what this one had asked for. */
  | { readonly is: "declined"; readonly kind: RequestKind; readonly seat: Seat }
  /** By the other seat: what it had asked for itself. */
  | { readonly is: "withdrawn"; readonly kind: RequestKind; readonly seat: Seat }
  /** A bot has taken over this player's own seat. */
  | { readonly is: "replaced"; readonly seat: Seat };

/** Requests by their kind and who has asked. */
export const requestKey = ({ kind, seat }: Pick<Request, "kind" | "seat">): string => `${kind} ${seat}`;

/** `answered`: requests that this player has answered or withdrawn himself, which is no news to him. */
export function newsBetween(
  before: TableInfo,
  now: TableInfo,
  you: Viewer,
  answered: ReadonlySet<string>,
): readonly TableNews[] {
  const other = otherSeat(now, you);
  if (you === "watcher" || other === null) return [];
  if (before.status === "open") return now.status === "running" ? [{ is: "arrival", seat: other }] : [];
  const news: TableNews[] = [];
  if (now.status === "over" && before.status === "running") news.push({ is: "end" });
  if (now.status === "running" && now.toMove === you && before.toMove !== you) news.push({ is: "turn" });
  const [were, are] = [new Set(before.requests.map(requestKey)), new Set(now.requests.map(requestKey))];
  for (const request of now.requests)
    if (request.seat !== you && !were.has(requestKey(request))) news.push({ is: "asked", ...request });
  for (const request of before.requests) {
    if (are.has(requestKey(request)) || answered.has(requestKey(request)) || !isRefused(request, before, now)) continue;
    news.push({ is: request.seat === you ? "declined" : "withdrawn", kind: request.kind, seat: other });
  }
  return news;
}

/** Whether this player has just asked for something himself. */
export function asksAnew(before: TableInfo, now: TableInfo, you: Viewer): boolean {
  const were = new Set(before.requests.map(requestKey));
  return now.requests.some((request) => request.seat === you && !were.has(requestKey(request)));
}

/** How many entries a take-back would take back; the last one where it says nothing. */
export const entriesAskedBack = ({ entries }: TableInfo, { to }: Pick<Request, "to">): number =>
  entries - 1 - (to ?? entries - 2);

/** Whoever looks on now, and sat at a seat that a bot has taken since: he had to leave, or stayed away for too long. */
export function seatLost(before: TableInfo, now: TableInfo, sat: Viewer, you: Viewer): TableNews | null {
  if (sat === "watcher" || you !== "watcher" || now.status !== "running") return null;
  return idAt(before, sat) !== idAt(now, sat) ? { is: "replaced", seat: sat } : null;
}

const idAt = ({ seats }: TableInfo, seat: Seat): string | undefined =>
  seats.find((each) => each.seat === seat)?.player?.id;

/** It is gone, and nothing has come of it: neither what was asked for, nor anything that made it void. */
function isRefused({ kind, seat }: Request, before: TableInfo, now: TableInfo): boolean {
  if (kind === "rematch") return now.rematch === null;
  if (kind === "substitute") return now.status === "running" && idAt(before, seat) === idAt(now, seat);
  return now.status === "running" && (kind === "draw" || now.entries === before.entries);
}

/** The seat across the table; null where one player has both. */
function otherSeat({ seats }: TableInfo, you: Viewer): Seat | null {
  const self = seats.find(({ seat }) => seat === you)?.player?.id;
  return seats.find(({ player }) => player !== null && player.id !== self)?.seat ?? null;
}
