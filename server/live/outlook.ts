/** The one place where a table becomes what a viewer is sent of it. Whatever leaves for a viewer passes here. */
import {
  actSeen,
  closedTo,
  type EventShape,
  type Eyes,
  type Game,
  handsOf,
  type Json,
  type Offer,
  type Orders,
  plain,
  type Refusal,
  reachOf,
  type Seat,
  type Viewer,
} from "@rubicon/engine";
import type { HeardEntry, Moment, TableInfo, WrittenHands, WrittenReach } from "../protocol.ts";
import type { Standing } from "../services.ts";
import type { RecordedEntry } from "../tables/journal-rows.ts";
import { gameGone, notAsked, Refused } from "../tables/refusing.ts";
import { sameHand } from "../tables/seating.ts";

/** All of a `table` message but the entries of the journal, which depend on what was sent before. */
export interface Outlook extends Partial<Prompt> {
  readonly info: TableInfo;
  readonly you: Viewer;
  /** Null before the game has begun, and where its rules are no longer here. */
  readonly sight: Json;
  /** The viewer's own. */
  readonly orders?: Orders;
  readonly returns: readonly number[];
  readonly gathered?: number;
}

/** For the seat that is asked or may choose ahead, and for nobody else: what is asked may tell what only it knows. */
interface Prompt {
  readonly question: Json;
  readonly legal: readonly Json[];
  readonly forecasts?: readonly (readonly Json[])[];
  readonly hands?: WrittenHands;
  readonly ahead?: true;
  readonly answer?: Json;
}

/** What a viewer may know of the table itself. Where its players play again is for them to say to others. */
export const infoFor = ({ info }: Pick<Standing, "info">, viewer: Viewer): TableInfo =>
  viewer === "watcher" && info.rematch !== null ? { ...info, rematch: null } : info;

export function outlookOf(standing: Standing, viewer: Viewer): Outlook {
  const { game } = standing;
  const info = infoFor(standing, viewer);
  const known = { info, you: viewer, sight: sightOf(standing, viewer) };
  // A game that was resigned still has a seat to move in its last position, but asks nobody any more.
  if (viewer === "watcher" || info.status !== "running") return { ...known, returns: [] };
  return {
    ...known,
    ...promptFor(standing, viewer),
    ...(game.orders.length > 0 ? { orders: standing.orders(viewer) } : {}),
    returns: standing.returns(viewer),
    ...(standing.gathering?.seat === viewer ? { gathered: standing.gathering.acts } : {}),
  };
}

type Laid = Pick<Standing, "game" | "position" | "gathering">;

export function sightOf(standing: Laid, viewer: Viewer): Json {
  const position = positionOf(standing, viewer);
  return position && standing.game.sight(position, viewer);
}

/** The position from which a viewer looks: nobody else is shown what a seat has gathered. */
const positionOf = ({ position, gathering }: Laid, viewer: Viewer): object | null =>
  gathering?.seat === viewer ? gathering.position : position;

function promptFor(standing: Standing, seat: Seat): Prompt | null {
  const { game } = standing;
  const asked = positionFor(standing, seat);
  if (asked === null) return null;
  const legal = game.legal(asked.position);
  const forecasts = legal.map((act) => game.forecast(asked.position, act).map(plain));
  return {
    question: plain(game.question(asked.position)),
    legal: legal.map((act) => game.acts.write(act)),
    ...(forecasts.some((each) => each.length > 0) ? { forecasts } : {}),
    ...(asked.ahead ? { ahead: true, answer: standing.answerAhead(seat) } : handsIn(game, asked.position)),
  };
}

function handsIn(game: Game, position: object): { readonly hands?: WrittenHands } {
  const hands = handsOf(game, position);
  if (hands === null) return {};
  const { groups, inHand, offers } = hands;
  return {
    hands: {
      groups: groups.map((group) => [...group]),
      inHand: [...inHand],
      offers: offers.map((offer) => written(game, offer)),
    },
  };
}

const written = (game: Game, { intent, acts }: Offer) => ({
  intent: plain(intent),
  acts: acts.map((act) => game.acts.write(act)),
});

/** The position in which a seat is asked, or may choose ahead; null where it has to wait. */
function positionFor(standing: Standing, seat: Seat): { readonly position: object; readonly ahead: boolean } | null {
  const { game } = standing;
  const position = positionOf(standing, seat);
  if (position === null) return null;
  if (game.toMove(position) === seat) return { position, ahead: false };
  const turned = game.ahead(position, seat);
  return turned && { position: turned, ahead: true };
}

/**
 * Why each of these acts is forbidden; null where it is legal. For the seat that is asked or may choose ahead, and for
 * nobody else: that an act of others is forbidden may tell what only they know. What is no act of the game is nothing
 * the rules speak of.
 */
export function refusalsOf(standing: Standing, viewer: Viewer, acts: readonly Json[]): (Refusal | null)[] {
  const { game } = standing;
  const { position } = mustBeAsked(standing, viewer);
  return acts.map((act) => game.refuse(position, game.acts.read(act)));
}

/** Where these pieces can be brought. For the seat that is asked: whoever chooses ahead takes nothing up. */
export function reachFor(standing: Standing, viewer: Viewer, pieces: readonly string[]): WrittenReach[] {
  const { game, position } = mustBeMoving(standing, viewer);
  return reachOf(game, position, pieces).map(({ to, way, count, forecasts, ...offer }) => ({
    ...{ to, way: [...way], count },
    ...(forecasts === undefined ? {} : { forecasts: forecasts.map(plain) }),
    ...written(game, offer),
  }));
}

/** Why these pieces cannot be brought to a place; null where nothing can be said. */
export function closedFor(standing: Standing, viewer: Viewer, pieces: readonly string[], to: string): Refusal | null {
  const { game, position } = mustBeMoving(standing, viewer);
  return closedTo(game, position, pieces, to);
}

function mustBeMoving(standing: Standing, viewer: Viewer): { readonly game: Game; readonly position: object } {
  const { info, game } = standing;
  const { position, ahead } = mustBeAsked(standing, viewer);
  if (ahead) throw notAsked(info.toMove, viewer);
  return { game, position };
}

function mustBeAsked(standing: Standing, viewer: Viewer): NonNullable<ReturnType<typeof positionFor>> {
  const { info, game } = standing;
  if (viewer === "watcher") throw new Refused("not-seated");
  if (info.status !== "running") throw new Refused("not-played");
  if (standing.position === null) throw gameGone(info, game);
  const asked = positionFor(standing, viewer);
  if (asked === null) throw notAsked(info.toMove, viewer);
  return asked;
}

/** What a viewer may hear of entries. Who plays every seat hears of each act as the seat that did it. */
export function heardBy(standing: Standing, viewer: Viewer, recorded: readonly RecordedEntry[]): HeardEntry[] {
  const { game, players } = standing;
  return recorded.map(({ n, seat, back, by, act, events, at }) => {
    const own = seat !== null && sameHand(players, viewer, seat);
    const told = events.map((event) => heard(game, event, own ? seat : viewer)).filter((each) => each !== null);
    return {
      n,
      seat,
      ...(back === null ? {} : { back }),
      // That a window passed at once everybody sees; that it was ordered is for its seat to know.
      ...(by === "time" || (by === "orders" && own) ? { by } : {}),
      ...actSeen(game, act, told),
      events: told,
      at: at.toISOString(),
    };
  });
}

/** Recorded events were written by the game itself when the act was played. */
const heard = (game: Game, event: Json, ears: Eyes): Json => game.hear(event as unknown as EventShape, ears);

/** How a position that the table once stood in looked. What was asked then is not told again. */
export function momentOf(game: Game, position: object, n: number, eyes: Eyes): Moment {
  return { n, viewer: eyes, toMove: askedIn(game, position), sight: game.sight(position, eyes) };
}

export function askedIn(game: Game, position: object): Seat | null {
  const asked = game.toMove(position);
  return asked === "over" ? null : asked;
}
