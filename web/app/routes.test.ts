import { expect, test } from "vitest";
import { frameOf, placeAt, to } from "./routes.ts";

test("every address leads to its page", () => {
  const pages = ["/", "/lobby", "/games", "/new", "/settings", "/sign-in", "/reset-password", "/about"];
  expect(pages.map((path) => placeAt(path)?.page)).toEqual([
    ...["landing", "lobby", "games", "new", "settings", "signIn", "resetPassword", "about"],
  ]);
  expect(placeAt("/table/abc")).toEqual({ page: "table", with: { id: "abc" } });
  expect(placeAt("/player/abc/")).toEqual({ page: "player", with: { id: "abc" } });
});

test("parts that may be missing may be missing", () => {
  expect(placeAt("/rules")).toEqual({ page: "rules", with: {} });
  expect(placeAt("/rules/julius-caesar")).toEqual({ page: "rules", with: { game: "julius-caesar" } });
  expect(placeAt("/local")).toEqual({ page: "local", with: {} });
});

test("what is no address of the page is none", () => {
  for (const path of ["/nothing", "/table", "/table/a/b", "/lobby/2", "/rules/a/b/c"]) expect(placeAt(path)).toBeNull();
});

test("what is written is read back, whatever is in it", () => {
  expect(placeAt(to.rule("julius-caesar", "JC-6.1.d"))).toEqual({
    page: "rules",
    with: { game: "julius-caesar", rule: "JC-6.1.d" },
  });
  expect(placeAt(to.player("a/b ü"))).toEqual({ page: "player", with: { id: "a/b ü" } });
  expect(placeAt("/player/%E0%A4%A")?.with.id).toBe("%E0%A4%A");
});

test("a table fills the window, and so do one at this screen and one replayed; their lists do not", () => {
  const frames = ["/table/x", "/local/x", "/replay/x", "/local", "/replay", "/player/x", "/nothing"];
  expect(frames.map((path) => frameOf(placeAt(path)))).toEqual([
    ...["table", "table", "table", "page", "page", "page", "page"],
  ]);
});
