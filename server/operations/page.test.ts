import { makeSkirmish, SMALL_PACK } from "@rubicon/engine/testing";
import { expect, test } from "vitest";
import { type Listed, page } from "./page.ts";
import { languageOf } from "./page-words.ts";

const skirmish = makeSkirmish(SMALL_PACK);
const origin = "http://localhost:3000";
const table: Listed = {
  game: "skirmish",
  scenario: "meadow",
  clock: { kind: "days", days: 3 },
  toMove: "north",
  seats: [
    { seat: "north", name: `<script>alert("ave")</script>` },
    { seat: "south", name: null },
  ],
};

test("names of players are text and nothing else", () => {
  const html = page({ language: "en", games: [skirmish], open: [table], running: [], origin });
  expect(html).not.toContain("<script");
  expect(html).toContain("&lt;script&gt;alert(&quot;ave&quot;)&lt;/script&gt;");
});

test("a table shows game, seats, who is to move and the clock, in each language", () => {
  const inEnglish = page({ language: "en", games: [skirmish], open: [], running: [table], origin });
  expect(inEnglish).toContain("Skirmish");
  expect(inEnglish).toContain("3 days a move");
  expect(inEnglish).toContain("<em>free</em>");
  expect(inEnglish).toContain("Nobody is waiting at the moment.");
  expect(page({ language: "fr", games: [skirmish], open: [], running: [table], origin })).toContain("3 jours par coup");
  expect(page({ language: "it", games: [skirmish], open: [], running: [table], origin })).toContain("3 giorni a mossa");
});

test("a table of a game that is not here is left out", () => {
  expect(page({ language: "en", games: [], open: [table], running: [], origin })).not.toContain("<table>");
});

test.each([
  [undefined, "en"],
  ["", "en"],
  ["fr-CH, fr;q=0.9, en;q=0.8", "fr"],
  ["de, it;q=0.7, en;q=0.3", "it"],
  ["en;q=0.2, it-IT;q=0.9", "it"],
  ["fr;q=0, en", "en"],
  ["*", "en"],
  [";;;,q=,fr;q=nonsense", "en"],
])("Accept-Language %j is answered in %s", (accepted, language) => {
  expect(languageOf(accepted)).toBe(language);
});
