/** How one wins a scenario of a pack. */
import { type Found, nth } from "@rubicon/engine";
import type { Region } from "./board.ts";
import type { Names } from "./pack-scenarios.ts";
import type { People } from "./peoples.ts";
import type { Condition, Victory } from "./scenarios.ts";
import { SIDES } from "./sides.ts";

/** AIE-S1.m: decisive, total, definitive. */
const MOST_LEVELS = 3;

export function readVictory(victory: Found, names: Names): Victory {
  const kind = victory.get("kind").oneOf(["points", "control"]);
  if (kind === "points") return readPoints(victory);
  victory.only("kind", ...SIDES);
  return {
    kind,
    caesarians: readCondition(victory.get("caesarians"), names),
    republicans: readCondition(victory.get("republicans"), names),
  };
}

function readPoints(victory: Found): Victory {
  victory.only("kind", ...SIDES, "levels", "endsAbove");
  const caesarians = victory.get("caesarians").whole(-999, 999);
  const levels = victory.get("levels").maybe((list) => list.each((level) => level.whole(1, 999))) ?? [];
  if (levels.length > MOST_LEVELS) throw victory.get("levels").wrong(`there must be ${MOST_LEVELS} at most.`);
  const falls = levels.findIndex((level, i) => i > 0 && level <= levels[i - 1]);
  if (falls >= 0) throw victory.get("levels").items()[falls].wrong("must be more than the one before.");
  return {
    kind: "points",
    caesarians,
    // Nobody can have won and lost.
    republicans: victory.get("republicans").whole(-999, caesarians - 1),
    levels,
    endsAbove: victory.get("endsAbove").maybe((most) => most.whole(1, 999)) ?? 0,
  };
}

function readCondition(found: Found, names: Names): Condition {
  found.only("all", "any", "atLeast", "roma", "moreThanEnemy", "subdues", "ally");
  if (found.entries().length === 0) throw found.wrong("must ask for something.");
  const regions = (list: Found): Region[] => list.each((region) => region.named(names.regions, "region"));
  const people = (name: Found): People => name.named(names.peoples, "People");
  return {
    all: found.get("all").maybe(regions) ?? [],
    any: found.get("any").maybe(regions) ?? [],
    atLeast: found.get("atLeast").maybe((least) => least.whole(1, names.regions.size)) ?? 0,
    roma: found.get("roma").maybe((roma) => roma.flag()) ?? false,
    moreThanEnemy: found.get("moreThanEnemy").maybe((more) => more.flag()) ?? false,
    subdues: found.get("subdues").maybe(people) ?? nth<People>(-1),
    ally: found.get("ally").maybe(people) ?? nth<People>(-1),
  };
}
