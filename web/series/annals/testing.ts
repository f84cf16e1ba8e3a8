/** What the annals of every volume must do: tell each year of a game in every language, and explain how it ended. */
import { type Json, LANGUAGES } from "@rubicon/engine";
import { expect, test } from "vitest";
import type { FaceHistory } from "../../games/face.ts";
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
