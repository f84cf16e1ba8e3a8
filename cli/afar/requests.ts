/** What one says to the opponent, and asks of him: words, draws, take-backs, and giving up. */
import { ClientError } from "@rubicon/client";
import type { Commands } from "../terminal/seated.ts";
import { entryBefore } from "./counting.ts";
import type { FarSitting } from "./far-sitting.ts";

type Sitter = Pick<FarSitting, "client" | "far" | "keyboard" | "orSay" | "say" | "state" | "table">;

/** The commands that a table on a server has beyond those of every table. */
export function requestsAt(sitter: Sitter): Commands {
  const { client, far, keyboard, table } = sitter;
  return {
    say: (text) => speak(sitter, text),
    draw: () => sitter.orSay(() => client.offerDraw(table), far.asked),
    back: (count) => {
      const to = entryBefore(sitter.state, Number(count) || 1);
      return sitter.orSay(() => client.takeBack(table, to), far.asked);
    },
    yes: () => answer(sitter, true),
    no: () => answer(sitter, false),
    resign: async () => {
      const sure = await keyboard.ask(far.sureToResign);
      return sure?.trim() === "resign" && sitter.orSay(() => client.resign(table));
    },
  };
}

function speak(sitter: Sitter, text: string): void {
  try {
    sitter.client.say(sitter.table, text);
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
    sitter.say(error.message);
  }
}

async function answer(sitter: Sitter, yes: boolean): Promise<boolean> {
  const { client, far, state, table } = sitter;
  const request = state.info.requests.find(({ seat }) => seat !== state.you);
  if (request) return sitter.orSay(() => client.answer(table, request.kind, yes));
  sitter.say(far.nothingAsked);
  return false;
}
