/** A table at one screen as one seat has it. Each seat keeps in mind for itself what it has seen of the game. */
import type { Viewer } from "@rubicon/engine";
import type { LocalSource } from "../table/local.ts";
import type { TableSource } from "../table/source.ts";

/**
 * Another name for each seat: so the page forgets what it has shown to one before it shows anything to the other, and
 * tells each what has happened since it last sat there.
 */
export function seatedAt(source: LocalSource, viewer: Viewer): TableSource {
  return {
    kind: source.kind,
    key: `${source.key}:${viewer}`,
    state: source.state,
    error: source.error,
    online: source.online,
    counsel: source.counsel,
    act: (act) => source.act(act),
    answerAhead: (act) => source.answerAhead(act),
    order: (orders) => source.order(orders),
    why: (acts) => source.why(acts),
    reach: (pieces) => source.reach(pieces),
    whyNot: (pieces, to) => source.whyNot(pieces, to),
    takeBack: (to) => source.takeBack(to),
    past: (from, to) => source.past(from, to),
    close: () => source.close(),
  };
}
