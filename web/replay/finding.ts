/** From the address of a replay to the game: one of this browser, a file that was opened here, or a table at the server. */
import { type Client, ClientError } from "@rubicon/client";
import { bareName } from "@rubicon/client/names";
import { BadInput, type Game, type Journal } from "@rubicon/engine";
import { Store } from "../app/store.ts";
import { journalOf, readFile } from "../local/exchange.ts";
import { keptFile } from "../local/files.ts";
import { openLocalGame } from "../local/index.ts";
import { gameNamed } from "../packs/finding.ts";
import { fromServer } from "../packs/from-server.ts";
import { liveSource } from "../table/live.ts";
import { type Recording, type RecordingParts, recordingOf } from "../table/replay.ts";
import type { Remote, TableSource } from "../table/source.ts";

/** What there is to be shown. */
export type Footage =
  | {
      readonly is: "recording";
      readonly recording: Recording;
      /** The version of the rules it was played by, where it had to be told again by those of today. */
      readonly formerRules: number | null;
    }
  /** A game that is still on: what has happened so far, as this player may see it. */
  | { readonly is: "running"; readonly game: Game; source(remote: Remote): TableSource };

/** Null when there is nothing under this id. Throws, in one sentence, when it cannot be shown. */
export async function find(id: string, client: () => Client): Promise<Footage | null> {
  const local = await openLocalGame(id).catch(nothingKept);
  if (local !== null)
    return recorded({ game: local.game, journal: journalOf(local), times: local.entries.map(({ at }) => at) }, null);
  const file = await keptFile(id).catch(nothingKept);
  if (file !== null) {
    const { formerRules, ...parts } = await readFile(file.text);
    return recorded(parts, formerRules);
  }
  return atServer(id, client());
}

/** A browser that keeps nothing has no games of its own, but may well reach a server. */
const nothingKept = (error: unknown): null => {
  if (error instanceof DOMException || error instanceof ReferenceError) return null;
  throw error;
};

const recorded = (parts: RecordingParts, formerRules: number | null): Footage => ({
  is: "recording",
  recording: recordingOf(parts),
  formerRules,
});

async function atServer(id: string, client: Client): Promise<Footage | null> {
  try {
    const { table } = await client.table(id);
    const elsewhere = fromServer(client, id);
    if (table.status !== "over") {
      const game = await gameNamed({ game: table.game, rules: table.rules, pack: table.pack.id }, elsewhere);
      return { is: "running", game, source: (remote) => watching(client, id, remote) };
    }
    const { journal, game, formerRules } = await readFile(await client.journal(id), elsewhere);
    const times = await client.chronicle(id).then((entries) => entries.map(({ at }) => at));
    const parts = { game, journal: named(game, journal, table.seats), times, outcome: table.outcome };
    return recorded(parts, formerRules);
  } catch (error) {
    // Ids that no table can have are refused like those that none has.
    if (error instanceof ClientError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

/** Whoever sat at the table, where the journal does not say. */
function named(
  { seats }: Game,
  journal: Journal,
  holders: readonly {
    readonly seat: string;
    readonly player: { readonly name: string; readonly guest: boolean } | null;
  }[],
): Journal {
  if (journal.header.players !== undefined) return journal;
  const names = holders.flatMap(({ seat, player }) =>
    player && seats.includes(seat) ? [[seat, bareName(player)]] : [],
  );
  return { ...journal, header: { ...journal.header, players: Object.fromEntries(names) } };
}

/** A table that is still on, to be wound back and forth instead of played at. */
function watching(client: Client, id: string, remote: Remote): TableSource {
  const live = liveSource(client, id);
  return {
    kind: "replay",
    key: `replay:${id}`,
    state: live.state,
    error: live.error,
    online: new Store(true),
    remote,
    act: async () => ({ is: "stale" }),
    answerAhead: async () => ({ is: "stale" }),
    order: () => Promise.reject(new BadInput("What is played again stands as it was.")),
    why: async (acts) => acts.map(() => null),
    reach: async () => [],
    whyNot: async () => null,
    takeBack: () => Promise.reject(new BadInput("What is played again stands as it was.")),
    past: (from, to) => live.past(from, to),
    close: () => live.close(),
  };
}
