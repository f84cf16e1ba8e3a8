import { expect, test } from "vitest";
import { rubicon } from "../testing/desk.ts";
import { skirmish, skirmishRules } from "../testing/skirmish.ts";

test("games are listed for scripts", async () => {
  const { code, out } = await rubicon([skirmishRules], ["games", "--json"]);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual([
    {
      id: "skirmish",
      packs: [{ id: skirmish.pack.id, name: "standard" }],
      scenarios: [
        { id: "meadow", title: "meadow" },
        { id: "pass", title: "pass" },
        { id: "drill", title: "drill" },
      ],
      seats: ["north", "south"],
    },
  ]);
});

test("games are listed for people, with their options and which of them stand by default", async () => {
  const { out } = await rubicon([skirmishRules], ["games"]);
  expect(out).toContain("Skirmish (skirmish)");
  expect(out).toContain(`  pack ${skirmish.pack.id}: standard\n`);
  expect(out).toContain("--option swap=yes: swap: yes *");
  expect(out).toContain("--option swap=no: swap: no\n");
});
