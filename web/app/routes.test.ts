import { expect, test } from "vitest";
import { frameOf, pageAt, to } from "./routes.ts";

test("every address leads to its page", () => {
  const pages = ["/", "/lobby", "/games", "/new", "/settings", "/sign-in", "/reset-password", "/about"];
  expect(pages.map((path) => pageAt(path)?.page)).toEqual([
    ...["landing", "lobby", "games", "new", "settings", "signIn", "resetPassword", "about"],
  ]);
  expect(pageAt("/table/abc")).toEqual({ page: "table", with: { id: "abc" } });
  expect(pageAt("/player/abc/")).toEqual({ page: "player", with: { id: "abc" } });
});

test("parts that may be missing may be missing", () => {
  expect(pageAt("/rules")).toEqual({ page: "rules", with: {} });
  expect(pageAt("/rules/julius-caesar")).toEqual({ page: "rules", with: { game: "julius-caesar" } });
  expect(pageAt("/local")).toEqual({ page: "local", with: {} });
  expect(pageAt(to.lesson("julius-caesar"))).toEqual({ page: "lesson", with: { game: "julius-caesar" } });
  expect(pageAt(to.primer("julius-caesar"))).toEqual({ page: "primer", with: { game: "julius-caesar" } });
});

test("what is no address of the page is none", () => {
  for (const path of ["/nothing", "/table", "/table/a/b", "/lobby/2", "/rules/a/b/c"]) expect(pageAt(path)).toBeNull();
});

test("what is written is read back, whatever is in it", () => {
  expect(pageAt(to.rule("julius-caesar", "JC-6.1.d"))).toEqual({
    page: "rules",
    with: { game: "julius-caesar", rule: "JC-6.1.d" },
  });
  expect(pageAt(to.player("a/b ü"))).toEqual({ page: "player", with: { id: "a/b ü" } });
  expect(pageAt("/player/%E0%A4%A")?.with.id).toBe("%E0%A4%A");
});

test("a table fills the window, and so do one at this screen, one replayed and a lesson; their lists do not", () => {
  const frames = ["/table/x", "/local/x", "/replay/x", "/lesson/x", "/local", "/replay", "/player/x", "/nothing"];
  expect(frames.map((path) => frameOf(pageAt(path)))).toEqual([
    ...["table", "table", "table", "table", "page", "page", "page", "page"],
  ]);
});
