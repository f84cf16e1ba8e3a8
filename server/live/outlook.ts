/** The one place where a table becomes what a viewer is sent of it. Whatever leaves for a viewer passes here. */
import { type Json, plain, type Viewer } from "@rubicon/engine";
import type { TableInfo } from "../protocol.ts";
import type { Standing } from "../services.ts";

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

export function outlookOf(standing: Standing, viewer: Viewer): Outlook {
  const { info, game, position } = standing;
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
