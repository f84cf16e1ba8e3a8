/**
 * Decisions of state before the campaign: reserve Fronts (3.2), vexillations (3.4), who claims the purple and where else he is followed
 * (4.5). Each stands by itself, and the dice after it are thrown many times: what a plain player would do races against a few others.
 */
import type { Act } from "../acts.ts";
import type { Position } from "../position.ts";
import { frontsToReserve } from "./geostrategy.ts";
import { topOf } from "./moments.ts";
import { claimOf, plainly } from "./script.ts";

/** Most that are looked at. */
const MOST = 4;

/** The answers that are worth a thought, the plain player's first; null where his is as good as any. */
export function politics(p: Position, acts: readonly Act[]): readonly Act[] | null {
  const frame = topOf(p);
  const plain = plainly(p);
  switch (frame.step) {
    case "reserves":
      // IMP-3.3.c: one more never binds anybody.
      return first(
        plain,
        frontsToReserve(p).map(({ front }) => p.box.acts.reserve(front)),
      );
    case "vexillations":
      return plain.do === "detach" ? [plain, p.box.acts.done()] : [plain];
    case "usurpations":
    case "rival":
      return first(plain, [
        ...ranked(acts, (act) => (act.do === "proclaim" ? claimOf(p, act.leader) : null)),
        ...acts.filter((act) => act.do === "decline"),
      ]);
    case "extension":
      return first(plain, acts);
    default:
      return null;
  }
}

const first = (plain: Act, others: readonly Act[]): readonly Act[] =>
  [plain, ...others.filter((act) => act !== plain)].slice(0, MOST);

/** Those that are worth something, the best first. */
function ranked(acts: readonly Act[], worthOf: (act: Act) => number | null): Act[] {
  const worths = new Map(acts.map((act) => [act, worthOf(act)]));
  return acts.filter((act) => worths.get(act) !== null).sort((a, b) => (worths.get(b) ?? 0) - (worths.get(a) ?? 0));
}
