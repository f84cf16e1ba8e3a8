import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aleaIactaEstRules } from "@rubicon/alea-iacta-est";
import { WITH_PROVENANCE } from "@rubicon/alea-iacta-est/provenance";
import { changedPack, parsePack } from "@rubicon/engine";
import { expect, test } from "vitest";
import { rubicon } from "../testing/desk.ts";
import { reconstructed, together } from "./reconstructed.ts";

test("what is varied is reconstructed, fits the rules, and is never what they state", () => {
  const varied = reconstructed(aleaIactaEstRules, WITH_PROVENANCE, "counters.leaders[m-antonius]", 1);
  const places = varied.map(({ changes }) => changes[0].at);
  expect(places).toContain("counters.leaders[m-antonius].caesarian.tb");
  // His command capacity is told by scenario 7, when he dies by the table of leaders.
  expect(places).not.toContain("counters.leaders[m-antonius].caesarian.cc");
  expect(places.some((place) => place.includes("death"))).toBe(false);
});

test("a group changes together; what is stated or cannot be less stays", () => {
  const less = together(aleaIactaEstRules, WITH_PROVENANCE, "counters.leaders[*].caesarian.tb", -1);
  const bonuses = new Map(less?.changes.map(({ at, from, to }) => [at, [from, to]]));
  expect(bonuses.get("counters.leaders[m-antonius].caesarian.tb")).toEqual([2, 1]);
  expect([...bonuses.values()].every(([from, to]) => Number(to) === Number(from) - 1 && Number(to) >= 0)).toBe(true);
  expect(less?.name).toBe(`counters.leaders[*].caesarian.tb: ${bonuses.size} values -1`);
  expect(together(aleaIactaEstRules, WITH_PROVENANCE, "counters.leaders[m-antonius].caesarian.cc", 1)).toBeNull();
});

test("a pack is made of changes that say why, and of no others", async () => {
  const folder = mkdtempSync(join(tmpdir(), "changes-"));
  const file = join(folder, "changes.json");
  const at = "counters.leaders[agrippa].caesarian.tb";
  const make = (change: object) => {
    writeFileSync(file, JSON.stringify({ variations: [{ name: "a lesser Agrippa", changes: [change] }] }));
    return rubicon([aleaIactaEstRules], ["pack", "change", file, "--game", "alea-iacta-est", "--name", "Balanced"]);
  };
  const { code, out } = await make({ at, to: 2, why: "the Caesarians won too often" });
  expect(code).toBe(0);
  const made = parsePack(out);
  expect(made.name).toBe("Balanced");
  expect(made).toEqual(
    changedPack(aleaIactaEstRules.standard, "Balanced", [{ at, from: undefined, to: 2, why: null }]),
  );
  expect((await make({ at, to: 2 })).err).toContain(`the change at ${at} does not say why it is made`);
});
