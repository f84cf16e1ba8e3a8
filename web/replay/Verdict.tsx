/** Whether a journal checks out, with what it was held against. */
import type { ReactNode } from "react";
import { useWords } from "../app/words.ts";
import type { Check, Recording } from "../table/replay.ts";
import { type ReplayWords, replayWords } from "./words.ts";

export function sentenceOf(check: Check, words: ReplayWords): string {
  if (check.is === "faulty") return words.checkedFaulty(check.entry, check.reason);
  const { acts, dice, against } = check;
  switch (against) {
    case "commitment":
      return words.checkedCommitment(acts, dice);
    case "seed":
      return words.checkedSeed(acts, dice);
    case "nothing":
      return words.checkedNothing(acts, dice);
  }
}

/** One word with its sign, for the line above the map. */
export function VerdictSign({ check }: { readonly check: Check }): ReactNode {
  const words = useWords(replayWords);
  const isSound = check.is === "sound";
  return (
    <span className="verdict" data-sound={isSound} title={sentenceOf(check, words)}>
      <span aria-hidden="true">{isSound ? "✓" : "✗"}</span> {isSound ? words.sound : words.faulty}
    </span>
  );
}

export function Verdict({ recording }: { readonly recording: Recording }): ReactNode {
  const words = useWords(replayWords);
  const { check, journal } = recording;
  const { dice } = journal.header;
  return (
    <section className="stack verdict-whole" aria-label={words.check}>
      <p className={`notice ${check.is === "sound" ? "good" : "bad"}`}>
        <strong>{check.is === "sound" ? `✓ ${words.sound}` : `✗ ${words.faulty}`}</strong>
        <br />
        {sentenceOf(check, words)}
      </p>
      {dice.kind === "committed" && <p className="hint">{words.commitment(dice.commitment)}</p>}
      {dice.seed !== undefined && <p className="hint">{words.seed(dice.seed)}</p>}
    </section>
  );
}
