/** The components of a skirmish. Other packs make other games of it. */
import type { Json } from "../../game.ts";
import { plain } from "../../json.ts";
import type { Pack } from "../../packs.ts";
import { Found } from "../../reading.ts";

export interface Flags {
  /** SK-1.c does not hold: any number of pieces may stand in a field. */
  readonly crowded: boolean;
  /** SK-1.a does not hold: no tokens are dealt. */
  readonly plain: boolean;
}

export interface Components {
  /** From west to east; red begins in the west. */
  readonly fields: readonly string[];
  readonly piecesOfEach: number;
  readonly capacity: number;
  /** How many of each token lie in the bag, in the order of TOKENS. */
  readonly bag: readonly number[];
  readonly dealt: number;
  readonly rounds: number;
  readonly scenarios: readonly { readonly id: string; readonly flags: Flags }[];
}

export const TOKENS = ["turn", "again"] as const;

/** Throws BadInput with the place of the fault. */
export function readComponents(json: Json): Components {
  const from = new Found(json, "The components");
  from.only("fields", "piecesOfEach", "capacity", "bag", "dealt", "rounds", "scenarios");
  const fields = from.get("fields").each((field) => field.text());
  if (fields.length < 2) throw from.get("fields").wrong("there must be at least two fields.");
  for (const [i, field] of fields.entries())
    if (fields.indexOf(field) < i) throw from.get("fields").items()[i].wrong(`"${field}" is there twice.`);
  const bag = from.get("bag").each((count) => count.whole(0, 20));
  if (bag.length !== TOKENS.length) throw from.get("bag").wrong(`must be ${TOKENS.length} numbers.`);
  const scenarios = from.get("scenarios").each((scenario) => {
    scenario.only("id", "flags");
    const flags = scenario.get("flags").only("crowded", "plain");
    return {
      id: scenario.get("id").text(),
      flags: { crowded: flags.get("crowded").flag(), plain: flags.get("plain").flag() },
    };
  });
  if (scenarios.length === 0) throw from.get("scenarios").wrong("there must be at least one.");
  return {
    fields,
    piecesOfEach: from.get("piecesOfEach").whole(1, 100),
    capacity: from.get("capacity").whole(1, 200),
    bag,
    dealt: from.get("dealt").whole(0, Math.floor((bag[0] + bag[1]) / 2)),
    rounds: from.get("rounds").whole(1, 1000),
    scenarios,
  };
}

export const SMALL: Components = {
  fields: ["ford", "copse", "farm", "mill", "chapel", "quarry"],
  piecesOfEach: 30,
  capacity: 12,
  bag: [4, 4],
  dealt: 3,
  rounds: 4,
  scenarios: [
    { id: "meadow", flags: { crowded: false, plain: false } },
    { id: "pass", flags: { crowded: true, plain: false } },
    { id: "drill", flags: { crowded: false, plain: true } },
  ],
};

export const packOf = (components: Components, name: string): Pack => ({
  game: "skirmish",
  name,
  components: plain(components),
});

export const SMALL_PACK = packOf(SMALL, "standard");
