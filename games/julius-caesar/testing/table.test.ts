import { expect, test } from "vitest";
import { asked, at, legal, play, told, toMove, turnWith, why } from "./table.ts";

test("a table can be laid and played in words", () => {
  const p = turnWith({
    map: { genua: ["legio-8", "legio-12 2"], roma: ["legio-1"] },
    cards: { caesar: "3/2", pompeius: "2/2" },
  });
  expect([toMove(p), asked(p)]).toEqual(["caesar", "movement"]);
  expect(legal(p)).toEqual(["activate genua", "end-moves"]);
  const events = play(p, ["activate genua", "move legio-8 roma"]);
  expect(at(p, "legio-8")).toBe("roma");
  expect(told(events, "moved")[0].how).toBe("attack");
  expect(why(p, "move legio-8 massilia")).toBe("JC-6.1.c");
});
