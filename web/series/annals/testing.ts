/** What the annals of every volume must do: tell each year of a game in every language, and explain how it ended. */
import { type Json, LANGUAGES } from "@rubicon/engine";
import { expect, test } from "vitest";
import type { FaceHistory, News } from "../../games/face.ts";
import type { Heard, TableState } from "../../table/source.ts";
import { latest, type Moment } from "../../table/Tidings.tsx";
import { textIn } from "../pieces/events.ts";
import { type PlayThrough, wholeGame } from "../playing.ts";

export interface AnnalSubject<P> {
  readonly play: PlayThrough<P>;
  readonly history: FaceHistory;
  readonly scenarios: readonly string[];
  /** Whether there is anything to explain. */
  isJudged(sight: Json): boolean;
  /** Games that have been played, to ask more of them. */
  more?(game: { readonly scenario: string; readonly events: readonly Json[]; readonly sight: Json }): void;
}

export function annalSuite<P>({ play, history, scenarios, isJudged, more }: AnnalSubject<P>): void {
  test.each(scenarios)(
    "every year of %s is told in every language, and its end explained",
    { timeout: 60_000 },
    (scenario) => {
      const game = wholeGame(play, scenario, "annals");
      const { events, sight } = game;
      const told = LANGUAGES.map((language) => history.annals(events, language));
      for (const annals of told) {
        expect(annals.length).toBe(told[0].length);
        expect(annals.every(({ over }) => over)).toBe(true);
        for (const { title, paragraphs } of annals) {
          expect(title).not.toBe("");
          expect(paragraphs.length).toBeGreaterThan(1);
          expect(paragraphs.join(" ")).not.toMatch(/undefined|NaN|\[object| \.| {2}/);
        }
      }
      // No language speaks in the words of another.
      expect(new Set(told.map((annals) => annals[0].paragraphs[0])).size).toBe(LANGUAGES.length);
      for (const language of LANGUAGES) {
        const account = history.account?.(events, sight, language) ?? null;
        if (isJudged(sight)) expect(account?.rows.length).toBeGreaterThan(1);
        expect(JSON.stringify(account)).not.toMatch(/undefined|NaN/);
      }
      more?.({ scenario, ...game });
    },
  );
}

interface BattleSubject<P> {
  readonly play: PlayThrough<P>;
  readonly history: FaceHistory;
  readonly scenario: string;
  /** The place of the battle whose die has fallen, by name; null where there is none. */
  foughtIn(sight: Json): string | null;
}

/** Every battle is news once it is over, and none while it is fought. */
export function battleNewsSuite<P>({ play, history, scenario, foughtIn }: BattleSubject<P>): void {
  test("the end of every battle tells what both lost and who holds the place, and not before", {
    timeout: 60_000,
  }, () => {
    const told: News[] = [];
    let fought = 0;
    // Entries since the last battle began, until it has been told.
    let entries: readonly Heard[] = [];
    let read: Moment = NOTHING_READ;
    play(scenario, "battles", 2_000, (at) => {
      const events = at.events("watcher");
      if (events.some((event) => textIn(event, "e") === "battle")) [entries, read] = [[], NOTHING_READ];
      else if (entries.length === 0) return;
      fought += events.filter((event) => textIn(event, "e") === "battle-decided").length;
      const sight = at.sight("watcher");
      entries = [...entries, { n: at.n, seat: at.toMove, events, at: null }];
      const state = { entries, sight, you: "watcher" } as unknown as TableState;
      const news = LANGUAGES.map((language) => latest(history, state, read, language, "any"));
      const [english] = news;
      if (english === null) return;
      expect(new Set(news.map((each) => each?.lines.join(" "))).size).toBe(LANGUAGES.length);
      expect(JSON.stringify(news)).not.toMatch(/undefined|NaN|\[object/);
      read = english.at;
      if (english.kind !== "battle") return;
      // Who has won, what each lost, and who holds the place, at the least.
      expect(english.lines.length).toBeGreaterThanOrEqual(4);
      expect(english.title).not.toContain(`: ${foughtIn(sight)}`);
      told.push(english);
      entries = [];
    });
    expect(fought).toBeGreaterThan(3);
    // A battle that is followed by another at once is told with the years.
    expect(told.length).toBeGreaterThan(fought / 2);
    expect(told.some(({ lines }) => lines.some((line) => /: lost |reduced/.test(line)))).toBe(true);
  });
}

const NOTHING_READ: Moment = { n: -1, event: 0 };
