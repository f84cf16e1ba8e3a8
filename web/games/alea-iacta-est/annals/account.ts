/** How the war was won: points by what they were scored for, or what each side needed and had. */
import {
  type NeedFacts,
  pointsBySource,
  type Seen,
  SIDES,
  type SideName,
  seenFrom,
} from "@rubicon/alea-iacta-est/components";
import type { Json, Language } from "@rubicon/engine";
import { shownPoints } from "../../../series/annals/points.ts";
import type { Account } from "../../face.ts";
import type { Kit } from "../kit.ts";
import { eventIn } from "./events.ts";
import { annalWords } from "./words.ts";

export function accountOf(kit: Kit, events: readonly Json[], sight: Json, language: Language): Account | null {
  const seen = seenFrom(sight);
  const scenario = kit.facts.scenarios.get(seen.scenario);
  // AIE-5.1.1.j: where the Republic has died nothing was judged.
  if (scenario === undefined || seen.outcome?.how === "republic-dead") return null;
  if (scenario.needs !== null) return byControl(kit, seen, scenario.needs, language);
  return byPoints(kit, seen, events, language);
}

/** Points that each side has now, by what they were scored for. */
export const tallies = (events: readonly Json[]): ReturnType<typeof pointsBySource> =>
  pointsBySource(events.flatMap((json) => eventIn(json) ?? []));

function byPoints({ facts }: Kit, seen: Seen, events: readonly Json[], language: Language): Account {
  const words = annalWords[language];
  const names = facts.names(language);
  const { by, exchanged } = tallies(events);
  const scored = SIDES.map((side) => [...by.values()].reduce((sum, points) => sum + points[side], 0));
  // What nobody has scored was there when the game began.
  const start = seen.score - (scored[0] - scored[1]);
  const rows = [...by].map(([source, points]) => ({
    text: names.source(source),
    figures: SIDES.map((side) => shownPoints(points[side])),
  }));
  const begun = [Math.max(0, start), Math.max(0, -start)];
  const goals = facts.scenarios.get(seen.scenario)?.goals ?? null;
  const endsAbove = facts.scenarios.get(seen.scenario)?.endsAbove ?? 0;
  return {
    title: words.points,
    heads: SIDES.map((side) => names.side(side)),
    rows: [
      ...(start === 0 ? [] : [{ text: names.source("start"), figures: begun.map(shownPoints) }]),
      ...rows,
      { text: words.sum, figures: scored.map((points, i) => `${points + begun[i]}`), strong: true },
    ],
    notes: [
      goals === null ? "" : words.goals(Math.abs(goals.caesarians), Math.abs(goals.republicans)),
      endsAbove === 0 ? "" : words.ended(endsAbove),
      exchanged ? words.exchanged : "",
    ].filter((note) => note !== ""),
  };
}

interface Need {
  readonly text: string;
  readonly met: boolean;
}

function byControl(kit: Kit, seen: Seen, needs: Readonly<Record<SideName, NeedFacts>>, language: Language): Account {
  const words = annalWords[language];
  const names = kit.facts.names(language);
  return {
    title: words.conditions,
    heads: [""],
    rows: SIDES.flatMap((side) => {
      const listed = needsOf(kit, seen, side, needs[side], language);
      const all = listed.every(({ met }) => met);
      const sign = (met: boolean): string => (met ? `✓ ${words.met}` : `✗ ${words.unmet}`);
      return [
        { text: names.side(side), figures: [sign(all)], strong: true },
        ...listed.map(({ text, met }) => ({ text, figures: [sign(met)] })),
      ];
    }),
    notes: [],
  };
}

function needsOf(kit: Kit, seen: Seen, side: SideName, need: NeedFacts, language: Language): readonly Need[] {
  const { needs } = annalWords[language];
  const names = kit.facts.names(language);
  const region = (id: string): string => names.region(id);
  const has = (id: string): boolean => seen.control[id] === side;
  const held = (of: SideName): number => Object.values(seen.control).filter((holder) => holder === of).length;
  const enemy = side === "caesarians" ? "republicans" : "caesarians";
  const won = seen.outcome?.results[seen.leads[side]] === "won";
  const list: Need[] = [];
  if (need.all.length > 0) list.push({ text: needs.all(need.all.map(region)), met: need.all.every(has) });
  if (need.any.length > 0) list.push({ text: needs.any(need.any.map(region)), met: need.any.some(has) });
  if (need.atLeast > 0) list.push({ text: needs.atLeast(need.atLeast), met: held(side) >= need.atLeast });
  if (need.roma) list.push({ text: needs.roma, met: seen.roma === side });
  if (need.moreThanEnemy) list.push({ text: needs.more, met: held(side) > held(enemy) });
  if (need.subdues !== null)
    // A People that was pacified by arms before is subdued too, which only the outcome tells.
    list.push({
      text: needs.subdues(names.people(need.subdues)),
      met: won || isOccupied(kit, seen, side, need.subdues),
    });
  if (need.ally !== null) {
    const people = seen.peoples.find((each) => each.people === need.ally);
    const met = people?.status === "allegiance" && people.holder === side;
    list.push({ text: needs.ally(names.people(need.ally)), met });
  }
  return list;
}

/** AIE-R191: by Romans, or by units in allegiance. */
function isOccupied({ facts }: Kit, seen: Seen, side: SideName, people: string): boolean {
  const allied = (of: string | null): boolean =>
    of === null || seen.peoples.some((each) => each.people === of && each.status === "allegiance");
  return (facts.peoples.get(people)?.homes ?? []).every((home) =>
    seen.pieces.some((piece) => {
      const known = facts.pieces.get(piece.piece);
      return piece.at === home && piece.side === side && known?.unit && allied(known.people);
    }),
  );
}
