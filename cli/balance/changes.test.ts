import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aleaIactaEstRules } from "@rubicon/alea-iacta-est";
import { WITH_PROVENANCE } from "@rubicon/alea-iacta-est/provenance";
import { parsePack } from "@rubicon/engine";
import { expect, test } from "vitest";
import { rubicon } from "../testing/desk.ts";
import { changedPack, readVariations } from "./changes.ts";
import { reconstructed } from "./reconstructed.ts";

const pack = {
  game: "g",
  name: "n",
  components: {
    map: {
      zones: [
        { id: "a", ports: [1, 2] },
        { id: "b", ports: [3] },
      ],
    },
  },
};

test("an item is found by its number or by its id, and nothing else changes", () => {
  const at = (place: string) => changedPack(pack, "new", [{ at: place, to: 9, why: null }]);
  const wanted = {
    map: {
      zones: [
        { id: "a", ports: [1, 9] },
        { id: "b", ports: [3] },
      ],
    },
  };
  expect(at("map.zones[0].ports[1]")).toEqual({ ...pack, name: "new", components: wanted });
  expect(at("map.zones[a].ports[1]").components).toEqual(wanted);
  expect(() => at("map.zones[c].ports[1]")).toThrow(
    "The components have nothing at map.zones[c].ports[1]: there is no c.",
  );
});

test("variations are read with suspicion", () => {
  const [one] = readVariations('{"variations":[{"name":"x","changes":[{"at":"a.b","to":0,"why":"because"}]}]}');
  expect(one).toEqual({ name: "x", changes: [{ at: "a.b", to: 0, why: "because" }] });
  expect(() => readVariations('{"variations":[{"name":"x","changes":[{"at":"a.b"}]}]}')).toThrow(
    "changes[0].to: is missing",
  );
});

test("what is varied is reconstructed, fits the rules, and is never what they state", () => {
  const varied = reconstructed(aleaIactaEstRules, WITH_PROVENANCE, "counters.leaders[m-antonius]", 1);
  const places = varied.map(({ changes }) => changes[0].at);
  expect(places).toContain("counters.leaders[m-antonius].caesarian.tb");
  // His command capacity is told by scenario 7, when he dies by the table of leaders.
  expect(places).not.toContain("counters.leaders[m-antonius].caesarian.cc");
  expect(places.some((place) => place.includes("death"))).toBe(false);
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
  expect(made).toEqual(changedPack(aleaIactaEstRules.standard, "Balanced", [{ at, to: 2, why: null }]));
  expect((await make({ at, to: 2 })).err).toContain(`the change at ${at} does not say why it is made`);
});
