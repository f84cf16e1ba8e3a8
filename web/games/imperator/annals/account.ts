/** How the game was won: points by what they were scored for, and how great a victory they make. */
import type { Json, Language } from "@rubicon/engine";
import { levelOf, type Seen, SIDES, type SideName, seenFrom } from "@rubicon/imperator/components";
import { shownPoints, type Tallies, tally } from "../../../series/annals/tallies.ts";
import type { Account } from "../../face.ts";
import type { Kit } from "../kit.ts";
import { eventIn } from "./events.ts";
import type { Cause } from "./wording.ts";
import { annalWords } from "./words.ts";

/** In the order of the rules. */
const CAUSES: Readonly<Record<string, Cause>> = {
  ...{ "IMP-10.a": "battles", "IMP-10.b": "leaders", "IMP-10.c": "leaders", "IMP-10.d": "pacified" },
  ...{ "IMP-10.e": "roma", "IMP-10.f": "armenia", "IMP-10.g": "concord", "IMP-10.h": "pacified", "IMP-10.i": "pax" },
  ...{ "IMP-10.j": "coup", "IMP-10.k": "mutiny", "IMP-10.l": "fronts", "IMP-10.m": "raids", "IMP-10.n": "armenia" },
  ...{ "IMP-10.o": "praetorians", "IMP-10.p": "intrigue", "IMP-10.q": "usurpation", "IMP-10.r": "invasion" },
  ...{ "IMP-10.s": "pax", "IMP-10.t": "mutiny" },
};
const ORDER: readonly Cause[] = [...new Set(Object.values(CAUSES))];

/** Points that each role has now, by what they were scored for. */
export const tallies = (events: readonly Json[]): Tallies<Cause, SideName> =>
  tally(
    events.flatMap((json) => {
      const event = eventIn(json);
      return event?.e === "exchange" ? "exchange" : event?.e === "points" ? event : [];
    }),
    SIDES,
    (rule) => CAUSES[rule] ?? "battles",
  );

export function accountOf(kit: Kit, events: readonly Json[], sight: Json, language: Language): Account {
  const seen = seenFrom(sight);
  const words = annalWords[language];
  const names = kit.facts.names(language);
  const { by, exchanged } = tallies(events);
  return {
    title: words.points,
    heads: SIDES.map(names.side),
    rows: [
      ...ORDER.flatMap((cause) => {
        const points = by.get(cause);
        if (points === undefined) return [];
        return [{ text: words.causes[cause], figures: SIDES.map((side) => shownPoints(points[side])) }];
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
