/** The one place where a table becomes what a viewer is sent of it. Whatever leaves for a viewer passes here. */
import { BadInput, type Game, type Json, plain, type Refusal, type Seat, type Viewer } from "@rubicon/engine";
import type { Moment, TableInfo } from "../protocol.ts";
import type { Standing } from "../services.ts";
import { notAsked, Refused, rulesGone } from "../tables/refusing.ts";

/** All of a `table` message but the entries of the journal, which depend on what was sent before. */
export interface Outlook {
  readonly info: TableInfo;
  readonly you: Viewer;
  /** Null before the game has begun, and where its rules are no longer here. */
  readonly sight: Json;
  /** For the seat that is asked, and for nobody else: what is asked may tell what only that seat knows. */
  readonly question?: Json;
  readonly legal?: readonly Json[];
  readonly undoable: number;
}

/** What a viewer may know of the table itself. Where its players play again is for them to say to others. */
export const infoFor = ({ info }: Pick<Standing, "info">, viewer: Viewer): TableInfo =>
  viewer === "watcher" && info.rematch !== null ? { ...info, rematch: null } : info;

export function outlookOf(standing: Standing, viewer: Viewer): Outlook {
  const { game, position } = standing;
  const info = infoFor(standing, viewer);
  const seated = viewer !== "watcher";
  const known = {
    info,
    you: viewer,
    sight: position === null ? null : game.sight(position, viewer),
    undoable: seated && info.status === "running" ? standing.undoable(viewer) : 0,
  };
  // A game that was resigned still has a seat to move in its last position, but asks nobody any more.
  const asked = seated && position !== null && info.status === "running" && game.toMove(position) === viewer;
  if (!asked) return known;
  const legal = game.legal(position).map((act) => game.acts.write(act));
  return { ...known, question: plain(game.question(position)), legal };
}

/**
 * Why each of these acts is forbidden; null where it is legal. For the seat that is asked, and for nobody else: that
 * an act of others is forbidden may tell what only they know. What is no act of the game is nothing the rules speak of.
 */
export function refusalsOf(standing: Standing, viewer: Viewer, acts: readonly Json[]): (Refusal | null)[] {
  const { info, game, position } = standing;
  if (viewer === "watcher") throw new Refused("not-seated");
  if (info.status !== "running") throw new Refused("not-played");
  if (position === null) throw new BadInput(rulesGone(info.rules));
  if (game.toMove(position) !== viewer) throw notAsked(info.toMove, viewer);
  return acts.map((act) => game.refuse(position, game.acts.read(act)));
}

/** How a position that the table once stood in looked to a viewer. What he was asked then is not told again. */
export function momentOf(game: Game, position: object, n: number, viewer: Viewer): Moment {
  return { n, viewer, toMove: askedIn(game, position), sight: game.sight(position, viewer) };
}

export function askedIn(game: Game, position: object): Seat | null {
  const asked = game.toMove(position);
  return asked === "over" ? null : asked;
}
