import { expect, test } from "vitest";
import { changedPack, parseVariations } from "./changes.ts";
import type { Json } from "./game.ts";

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

const at = (place: string, from?: Json) => changedPack(pack, "new", [{ at: place, from, to: 9, why: null }]);

test("an item is found by its number or by its id, and nothing else changes", () => {
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
  expect(() => at("map.zones[a].ports[2]")).toThrow("there is no 2.");
});

test("a change that says what was there before is refused where something else is", () => {
  expect(at("map.zones[a].ports", [1, 2]).components).toEqual({
    map: { zones: [{ id: "a", ports: 9 }, pack.components.map.zones[1]] },
  });
  expect(() => at("map.zones[b].ports[0]", 4)).toThrow("map.zones[b].ports[0] is to be changed from 4, and is 3.");
});

test("variations are read with suspicion", () => {
  const [one] = parseVariations('{"variations":[{"name":"x","changes":[{"at":"a.b","to":0,"why":"because"}]}]}');
  expect(one).toEqual({ name: "x", changes: [{ at: "a.b", to: 0, why: "because" }] });
  const [all] = parseVariations(
    '{"variations":[{"name":"x","why":"since","changes":[{"at":"a","from":1,"to":0},{"at":"b","to":0,"why":"because"}]}]}',
  );
  expect(all.changes.map(({ from, why }) => [from, why])).toEqual([
    [1, "since"],
    [undefined, "because"],
  ]);
  expect(() => parseVariations('{"variations":[{"name":"x","changes":[{"at":"a.b"}]}]}')).toThrow(
    "changes[0].to: is missing",
  );
  expect(() => parseVariations("many")).toThrow("written in JSON");
});
