/** How the game was won: points by what they were scored for, and how great a victory they make. */
import type { Json, Language } from "@rubicon/engine";
import { levelOf, pointsBySource, type Seen, SIDES, SOURCES, seenFrom } from "@rubicon/imperator/components";
import { shownPoints } from "../../../series/annals/points.ts";
import type { Account } from "../../face.ts";
import type { Kit } from "../kit.ts";
import { eventIn } from "./events.ts";
import { annalWords } from "./words.ts";

/** Points that each role has now, by what they were scored for. */
export const tallies = (events: readonly Json[]): ReturnType<typeof pointsBySource> =>
  pointsBySource(events.flatMap((json) => eventIn(json) ?? []));

export function accountOf(kit: Kit, events: readonly Json[], sight: Json, language: Language): Account {
  const seen = seenFrom(sight);
  const words = annalWords[language];
  const names = kit.facts.names(language);
  const { by, exchanged } = tallies(events);
  return {
    title: words.points,
    heads: SIDES.map(names.side),
    rows: [
      ...SOURCES.flatMap((source) => {
        const points = by.get(source);
        if (points === undefined) return [];
        return [{ text: names.source(source), figures: SIDES.map((side) => shownPoints(points[side])) }];
      }),
      { text: words.sum, figures: SIDES.map((side) => `${seen.vp[side]}`), strong: true },
    ],
    notes: [...judgement(kit, events, seen, language), ...(exchanged ? [words.exchanged] : [])],
  };
}

/** IMP-10.u to IMP-10.w, IMP-R102; IMP-S.i: or the death of somebody. */
function judgement(kit: Kit, events: readonly Json[], seen: Seen, language: Language): readonly string[] {
  const words = annalWords[language];
  const { how } = seen.outcome ?? {};
  if (how === "draw") return [words.draw];
  if (how === "sudden") {
    const fatal = new Set(kit.facts.scenarios.get(seen.scenario)?.sudden.map(({ leader }) => leader));
    const last = events.map(eventIn).findLast((event) => event?.e === "died" && fatal.has(event.leader));
    return last?.e === "died" ? [words.sudden(kit.facts.names(language).piece(last.leader))] : [];
  }
  if (how !== "points") return [];
  const [won, lost] = [Math.max(seen.vp.rome, seen.vp.enemy), Math.min(seen.vp.rome, seen.vp.enemy)];
  return [words.judged(won, lost, levelOf(won, lost)[0]), words.scale];
}
