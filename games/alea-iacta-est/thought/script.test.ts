/** What a plain player does. */
import { expect, test } from "vitest";
import { TO_COME } from "../board.ts";
import { own, type Position } from "../position.ts";
import { CAES } from "../sides.ts";
import { attacking } from "../testing/field.ts";
import { asked, box, goTo, type Layout, lay, piece, play, run } from "../testing/table.ts";
import { script } from "./script.ts";

/** Where he goes who is asked. */
function goesTo(p: Position): string {
  const act = script(p, { roll: () => 1 });
  return act.do === "retreat" ? box.zoneIds[act.to] : act.do === "station" ? box.zoneIds[act.zone] : act.do;
}

const MANY = ["legio-V", "legio-VI", "legio-VIII", "legio-IX"];

/** Republicans are beaten in Gallia 5 by whoever stood there before. */
function beaten(layout: Layout): Position {
  const p = attacking("caesarians", { ...layout, caesarians: { "gallia-5": MANY, ...layout.caesarians } });
  run(p);
  while (["assigning", "evasions"].includes(asked(p))) play(p, asked(p) === "assigning" ? "done" : "stand");
  play(p, "fight gallia-5", [3]);
  while (asked(p) === "losses") play(p, "rest");
  return p;
}

test("AIE-8.4.1.d the beaten go to friends, and not where enemies are next door", () => {
  const republicans = { "gallia-5": ["legio-I", "legio-III"] };
  expect(goesTo(beaten({ republicans: { ...republicans, "gallia-4": ["legio-XV"] } }))).toBe("gallia-4");
  const hunted = { ...republicans, "gallia-4": ["legio-XV"] };
  expect(goesTo(beaten({ republicans: hunted, caesarians: { "gallia-3": ["legio-X"] } }))).not.toBe("gallia-4");
});

test("AIE-3.3.2.a who enters goes to an army that lacks leaders, and not to where there are most", () => {
  const p = lay({
    year: -48,
    control: { caesarians: ["italia", "gallia"], republicans: ["asia", "graecia", "hispania", "africa", "sicilia"] },
    caesarians: { "gallia-1": ["legio-I", "caesar*", "m-antonius", "trebonius"], "italia-7": MANY },
  });
  own.at(p)[piece("dolabella")] = TO_COME;
  own.due(p)[piece("dolabella")] = p.year;
  own.side(p)[piece("dolabella")] = CAES;
  run(goTo(p, { step: "arrivals", side: CAES }));
  expect(goesTo(p)).toBe("italia-7");
});
