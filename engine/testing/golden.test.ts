import { expect, test } from "vitest";
import { writeJournal } from "../journal.ts";
import { checkGolden, readHashes } from "./golden.ts";
import { makeSkirmish } from "./skirmish/index.ts";
import { SMALL_PACK } from "./skirmish/pack.ts";
import { walk } from "./walk.ts";

const skirmish = makeSkirmish(SMALL_PACK);
const table = walk(skirmish, { scenario: "meadow", seed: "golden" });
const text = writeJournal(table.journal);
const hash = skirmish.hash(table.position);

test("a golden journal ends with its hash", () => {
  expect(checkGolden(skirmish, text)).toMatchObject({ ok: true, hash });
  expect(checkGolden(skirmish, text, hash)).toMatchObject({ ok: true, outcome: skirmish.outcome(table.position) });
  expect(checkGolden(skirmish, text, "0".repeat(16))).toEqual({
    ok: false,
    entry: table.journal.entries.length - 1,
    reason: `It ends in the position ${hash}; 0000000000000000 was expected.`,
  });
});

test("the first entry that no longer fits is named", () => {
  // A new ruling: who rests hides the stances again.
  const play: typeof skirmish.play = (p, act, dice, tell) => {
    skirmish.play(p, act, dice, tell);
    if (act.do === "rest") p.stancesShown = 0;
  };
  const first = table.journal.entries.find((entry) => "act" in entry && JSON.stringify(entry.act).includes("rest"));
  expect(checkGolden({ ...skirmish, play }, text, hash)).toMatchObject({ ok: false, entry: first?.n });
});

test("hashes are read from an object of texts", () => {
  expect(readHashes({ "a.jsonl": "00" }).get("a.jsonl")).toBe("00");
  expect(() => readHashes([])).toThrow("golden.json must be an object of journals and hashes.");
  expect(() => readHashes({ "a.jsonl": 1 })).toThrow("golden.json gives no hash for a.jsonl.");
});
