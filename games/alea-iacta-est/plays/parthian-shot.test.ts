import { expect, test } from "vitest";
import type { Position } from "../position.ts";
import { attacking } from "../testing/field.ts";
import {
  asked,
  at,
  byDefault,
  inZone,
  type Layout,
  legal,
  play,
  question,
  reason,
  run,
  told,
  toMove,
} from "../testing/table.ts";

/** The Parthians of the Republicans in Syria; Caesar's Romans attack them. */
const SYRIA = {
  hands: { republicans: ["09"] },
  war: { parthi: "republicans" },
  caesarians: {
    "asia-5": ["lepidus", "legio-V", "legio-VI", "legio-VII", "legio-VIII", "legio-IX"],
    "gallia-1": ["caesar*"],
  },
  republicans: { "asia-5": ["parthi-u1", "parthi-u2"], "graecia-1": ["pompeius*"] },
} satisfies Layout;

/** Fought with that die, up to the window when all is over. */
function fought(layout: Layout, die: number): Position {
  const p = attacking("caesarians", layout);
  run(p);
  while (asked(p) !== "battles") play(p, byDefault(p));
  play(p, "fight asia-5", legalDie(layout) ? [die] : []);
  for (let asks = asked(p); asks !== "nothing"; asks = asked(p)) {
    const now = question(p);
    if (now.ask === "window" && now.moment === "aftermath") return p;
    play(p, byDefault(p), now.ask === "window" && now.moment === "battle" && isLast(p, layout) ? [die] : []);
  }
  return p;
}

/** Whether the die falls with the order to fight: nobody is asked before it. */
const legalDie = (layout: Layout): boolean => layout.hands === undefined;
/** The last one who is asked before the die. */
const isLast = (p: Position, layout: Layout): boolean =>
  toMove(p) === (layout.hands?.republicans === undefined ? "palatine" : "quirinal");

test("AIE-6.3.10.a AIE-C180 after the battle, whoever has won, the player of the Parthi takes one Roman unit of those who fought", () => {
  const p = fought(SYRIA, 6);
  expect([toMove(p), question(p)]).toMatchObject(["quirinal", { moment: "aftermath", window: "parthian-shot" }]);
  // The Romans have won, and stand where they stood.
  expect(inZone(p, "asia-5").filter((name) => name.startsWith("legio")).length).toBe(5);
  expect(legal(p, "shoot")).toEqual(
    ["V", "VI", "VII", "VIII", "IX"].map((number) => `shoot stratagem-09-b legio-${number}`),
  );
  const events = play(p, "shoot stratagem-09-b legio-VII");
  expect(told(events, "shot")).toEqual([
    { e: "shot", rule: "AIE-6.3.10.a", side: "republicans", unit: "legio-VII", zone: "asia-5" },
  ]);
  expect(at(p, "legio-VII")).toBe("reserve");
  expect(inZone(p, "asia-5").filter((name) => name.startsWith("legio")).length).toBe(4);
});

test("AIE-6.3.10.a AIE-C180 not the player of the Romans, and not a unit that did not fight against them", () => {
  const own = fought({ ...SYRIA, hands: { caesarians: ["09"] } }, 6);
  expect([toMove(own), legal(own, "shoot")]).toEqual(["palatine", []]);
  expect(reason(own, "shoot stratagem-09-b legio-V")).toBe("AIE-6.3.10.a noArchers");
  const p = fought({ ...SYRIA, caesarians: { ...SYRIA.caesarians, "gallia-1": ["caesar*", "legio-X"] } }, 6);
  expect(reason(p, "shoot stratagem-09-b legio-X")).toBe("AIE-6.3.10.a noTarget");
  expect(reason(p, "shoot stratagem-09-b parthi-u1")).toBe("AIE-6.3.10.a noTarget");
});

test("AIE-6.3.10.a AIE-R71 who has been lost in the battle is no target, who has retreated is one", () => {
  const p = fought(
    {
      ...SYRIA,
      caesarians: { "asia-5": ["legio-V", "legio-VI-", "legio-VII"], "gallia-1": ["caesar*"] },
      republicans: {
        "asia-5": ["parthi-u1", "parthi-u2", "parthi-u3", "parthi-u4", "pacorus-surena"],
        "graecia-1": ["pompeius*"],
      },
    },
    2,
  );
  expect(at(p, "legio-VI")).toBe("reserve");
  expect(legal(p, "shoot")).toEqual(["shoot stratagem-09-b legio-V", "shoot stratagem-09-b legio-VII"]);
  expect(at(p, "legio-V")).not.toBe("asia-5");
  play(p, "shoot stratagem-09-b legio-V");
  expect(at(p, "legio-V")).toBe("reserve");
});

test("AIE-6.3.10.a without Parthians in it, after no battle", () => {
  const p = fought(
    {
      hands: { republicans: ["09"] },
      war: { armenii: "republicans" },
      caesarians: SYRIA.caesarians,
      republicans: { "asia-5": ["armenii-u1", "armenii-u2"], "graecia-1": ["pompeius*"] },
    },
    6,
  );
  expect(question(p)).toMatchObject({ window: "aftermath" });
  expect(reason(p, "shoot stratagem-09-b legio-V")).toBe("AIE-6.3.10.a noArchers");
  expect(legal(p, "shoot")).toEqual([]);
});
