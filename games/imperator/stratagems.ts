/** The stratagem counters (IMP-6): one stratagem on each, some for one role alone, drawn from a cup and held in secret. */
import { by, everyNth, type Found, type Nth, nth, type ReadonlyBy } from "@rubicon/engine";
import { FIXED } from "./data/standard.ts";
import { ROME, type Side } from "./sides.ts";

export { CUP, handOf, isInCup, ON_MAP, PILE_COUNT, type Pile, PLAYED, returnedBy, SPENT } from "@rubicon/series";

export type Counter = Nth<"counter">;
/** A title by its place in the list: several counters may bear one. */
export type Stratagem = Nth<"stratagem">;

/** In the order of the rulebook: for Rome, for its enemies, for both. */
export const TITLES = [
  "coup_etat_parthe",
  "pacification_mineur_1",
  "pacification_mineur_2",
  "pacification_mineur_3",
  "pacification_majeur",
  "pacification_nationalite",
  "pax_romana",
  "roma_victor",
  "usurpation_augustus",
  "usurpation_caesar",
  "usurpation",
  "soulevement_mineur_1",
  "soulevement_mineur_2",
  "soulevement_mineur_3",
  "soulevement_majeur_1",
  "soulevement_majeur_3",
  "furor_germanicus",
  "fleche_du_parthe",
  "intrigue_au_senat",
  "initiative",
  "fuite_opportune",
  "assassinat",
  "foyer_de_peste",
  "epidemie_de_peste",
  "alliance_armenienne",
  "mutinerie",
  "desertion",
  "faveur_divine",
] as const;
export type Title = (typeof TITLES)[number];

/** IMP-6.a: whose it is. */
export type Owner = "rome" | "enemy" | "both";
const ENEMYS_FIRST = TITLES.indexOf("usurpation_augustus");
const MIXED_FIRST = TITLES.indexOf("initiative");

export const ownerOf = (stratagem: Stratagem): Owner =>
  stratagem < ENEMYS_FIRST ? "rome" : stratagem < MIXED_FIRST ? "enemy" : "both";

/** IMP-6.a: whether whoever has that role may play it. */
export function isUsable(side: Side, stratagem: Stratagem): boolean {
  const owner = ownerOf(stratagem);
  return owner === "both" || (owner === "rome") === (side === ROME);
}

/** IMP-6.1.i, IMP-6.2.i: out of the game when they have been played. */
export const ONCE_ONLY: readonly Title[] = ["pax_romana", "soulevement_majeur_3"];

export const stratagemNamed = (title: Title): Stratagem => nth<Stratagem>(TITLES.indexOf(title));

export interface StratagemsPart {
  /** IMP-R04: how many counters bear each title, in the order of the titles. */
  readonly counts: readonly number[];
  /** IMP-2.C.f: markers in the cup of Peoples that mean nothing. */
  readonly decoys: number;
}

const MOST_COUNTERS = 9;

export function readStratagems(stratagems: Found): StratagemsPart {
  const list = stratagems.only("titles", "decoys").get("titles");
  const items = list.items();
  if (items.length !== TITLES.length) throw list.wrong(`there must be ${TITLES.length}, not ${items.length}.`);
  const counts = items.map((item, i) => {
    const title = item.only("title", "count").get("title").text();
    if (title !== TITLES[i]) throw item.get("title").wrong(`must be "${TITLES[i]}", in the order of the rules.`);
    const once = ONCE_ONLY.some((each) => each === title);
    return item.get("count").whole(1, once ? 1 : MOST_COUNTERS);
  });
  return { counts, decoys: stratagems.get("decoys").whole(0, 20) };
}

export interface Counters {
  readonly counters: readonly Counter[];
  readonly stratagems: readonly Stratagem[];
  /** "assassinat_2": which of several alike is nobody's business, and never shown. */
  readonly counterIds: ReadonlyBy<Counter, string>;
  readonly counterNumbers: ReadonlyMap<string, Counter>;
  /** What a counter bears. */
  readonly borne: ReadonlyBy<Counter, Stratagem>;
  /** The counters that bear a title. */
  readonly copiesOf: ReadonlyBy<Stratagem, readonly Counter[]>;
  readonly decoys: number;
}

export function makeCounters({ counts, decoys }: StratagemsPart): Counters {
  const stratagems = everyNth<Stratagem>(TITLES.length);
  const ids = stratagems.flatMap((each) => Array.from({ length: counts[each] }, (_, i) => `${TITLES[each]}_${i + 1}`));
  const borne = by<Counter, Stratagem>(stratagems.flatMap((each) => Array.from({ length: counts[each] }, () => each)));
  const counters = everyNth<Counter>(ids.length);
  return {
    counters,
    stratagems,
    counterIds: by<Counter, string>(ids),
    counterNumbers: new Map(ids.map((id, i) => [id, nth<Counter>(i)])),
    borne,
    copiesOf: by<Stratagem, Counter[]>(stratagems.map((each) => counters.filter((counter) => borne[counter] === each))),
    decoys,
  };
}

if (FIXED.titles.join() !== TITLES.join()) throw new Error("the files of the components name other stratagems");
