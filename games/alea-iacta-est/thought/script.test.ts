/** What a plain player does. */
import { expect, test } from "vitest";
import { NOWHERE, TO_COME } from "../board.ts";
import { NO_PIECE } from "../pieces.ts";
import { own, type Position } from "../position.ts";
import { CAES, REP } from "../sides.ts";
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

/** Where a stack of Republicans winters that has lost its region. */
function wintersIn(layout: Layout): string {
  const lost = ["italia", "asia", "gallia", "africa", "graecia", "hispania"];
  const p = lay({ control: { caesarians: lost, republicans: ["sicilia"] }, ...layout });
  goTo(p, { step: "quarters", side: REP, leader: NO_PIECE, zone: NOWHERE });
  run(p);
  return goesTo(p);
}

const STACK = { "italia-5": ["pompeius*", "legio-I", "legio-III"] };

test("AIE-9.2.d whoever has to winter elsewhere goes where ways lead out, though more friends are in a dead end", () => {
  const republicans = { ...STACK, "sicilia-1": ["legio-XV"], "sicilia-2": ["legio-IV", "legio-XVI"] };
  expect(wintersIn({ republicans })).toBe("sicilia-1");
});

test("AIE-8.5.1.b nobody winters in a port in which ships of his side would be lost, and leaders with them", () => {
  const harbour = { ...STACK, "sicilia-1": ["naves-4sp-t0-1", "legio-XV", "legio-IV"], "sicilia-2": ["legio-XVI"] };
  expect(wintersIn({ republicans: harbour })).toBe("sicilia-1");
  const fleet = { "mare-internum-centralis": ["bassus", "naves-8sp-q2-t1-1", "naves-8sp-q2-t1-2"] };
  expect(wintersIn({ republicans: harbour, caesarians: fleet })).toBe("sicilia-2");
});
