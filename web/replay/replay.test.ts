import "fake-indexeddb/auto";
import { readFileSync } from "node:fs";
import { connect } from "@rubicon/client";
import { EVERYTHING, type Json, LANGUAGES, labelOf, pick, seededDice, writePack } from "@rubicon/engine";
import { juliusCaesar, juliusCaesarRules } from "@rubicon/julius-caesar";
import { afterEach, describe, expect, test, vi } from "vitest";
import { keepFile, keptFile } from "../local/files.ts";
import { createLocalGame, openLocalGame } from "../local/index.ts";
import { MissingPack } from "../packs/finding.ts";
import { keptPack } from "../packs/kept.ts";
import { localSource } from "../table/local.ts";
import { type Check, viewersOf } from "../table/replay.ts";
import { type Footage, find } from "./finding.ts";
import { AddressFollower, addressOf, PageRemote, soughtIn } from "./remote.ts";
import { sentenceOf } from "./Verdict.tsx";
import { replayWords } from "./words.ts";

const GOLDEN = new URL("../../games/julius-caesar/golden/historical-greedy-0.jsonl", import.meta.url);
const journal = readFileSync(GOLDEN, "utf8");

/** Other components: a city is called otherwise. */
const renamed = (components: Json): Json => JSON.parse(JSON.stringify(components).replace('"Roma"', '"Roma Aeterna"'));

describe("the address of a moment", () => {
  test("says which entry and whose eyes, and is read as it was written", () => {
    for (const as of ["caesar", "watcher", EVERYTHING])
      expect(soughtIn(new URL(addressOf("/replay/x", 123, as), "http://h").search)).toEqual({ n: 123, as });
    expect(addressOf("/replay/x", 5, "caesar")).toBe("/replay/x?n=5&as=caesar");
    expect(addressOf("/replay/x", 5, null)).toBe("/replay/x?n=5");
  });

  test("that makes no sense is the beginning", () => {
    for (const search of ["", "?n=", "?n=x", "?n=-3", "?n=1.5"]) expect(soughtIn(search)).toEqual({ n: 0, as: null });
  });

  test("follows in place, and not more often than a moment is looked at", () => {
    vi.useFakeTimers();
    const replaceState = vi.fn();
    vi.stubGlobal("history", { state: null, replaceState });
    const follower = new AddressFollower();
    for (let n = 0; n < 50; n++) {
      follower.follow("/replay/x", n, "caesar");
      vi.advanceTimersByTime(20);
    }
    expect(replaceState).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(replaceState.mock.calls).toEqual([[null, "", "/replay/x?n=49&as=caesar"]]);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
});

test("the page's hand moves the reel once it has hold of it, and hears where it stands", () => {
  const remote = new PageRemote(7);
  const hold = vi.fn();
  remote.goTo(3);
  remote.hold({ hold, play: () => {} });
  remote.goTo(9);
  expect(hold.mock.calls).toEqual([[9]]);
  const heard = vi.fn();
  remote.at.subscribe(heard);
  remote.shows(9, true);
  remote.shows(9, true);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(remote.at.now).toEqual({ n: 9, playing: true });
});

test("what the check found is said in every language, with its figures", () => {
  const checks: readonly Check[] = [
    ...(["commitment", "seed", "nothing"] as const).map((against) => ({
      ...{ is: "sound" as const, acts: 537, dice: 412, against },
    })),
    { is: "faulty", entry: 88, reason: "Its check does not fit." },
  ];
  for (const language of LANGUAGES) {
    const said = checks.map((check) => sentenceOf(check, replayWords[language]));
    expect(new Set(said).size).toBe(4);
    for (const sentence of said.slice(0, 3)) expect(sentence).toMatch(/537.*412/);
    expect(said[3]).toContain("88");
  }
  expect(sentenceOf(checks[0], replayWords.en)).toBe("All 537 acts and 412 dice check out against the commitment.");
});

describe("under an id is found", () => {
  const answers = new Map<string, unknown>();
  const asked: string[] = [];
  afterEach(() => {
    answers.clear();
    asked.length = 0;
  });
  const client = connect("http://house.test", {
    fetch: async (url) => {
      const path = url.replace("http://house.test", "");
      asked.push(path);
      const answer = answers.get(path.replace(/\?.*/, ""));
      if (answer === undefined) return Response.json({ message: "There is no such table." }, { status: 404 });
      return typeof answer === "string" ? new Response(answer) : Response.json(answer);
    },
  });
  const recordingIn = (found: Footage | null) => {
    if (found?.is !== "recording") throw new Error("no recording was found");
    return found.recording;
  };

  test("a game of this browser: to watchers alone while it is on, wholly when it is over", async () => {
    const id = await createLocalGame({ game: "julius-caesar", scenario: "historical", options: {}, curtain: false });
    expect(viewersOf(recordingIn(await find(id, () => client)))).toEqual(["watcher"]);
    const kept = await openLocalGame(id);
    if (kept === null) throw new Error("it was kept");
    const source = localSource(kept);
    const random = seededDice("whole");
    while (source.state.now?.status === "running") await source.act(pick(source.state.now.legal, random));
    source.close();
    const over = recordingIn(await find(id, () => client));
    expect(viewersOf(over)).toContain(EVERYTHING);
    expect(over.check).toMatchObject({ is: "sound", against: "commitment" });
    expect(asked).toEqual([]);
  });

  test("a file that was opened, again and again", async () => {
    const id = await keepFile("game.jsonl", journal);
    expect(await keepFile("twin.jsonl", journal)).toBe(id);
    expect((await keptFile(id))?.text).toBe(journal);
    expect(recordingIn(await find(id, () => client)).check).toMatchObject({ is: "sound", against: "seed" });
  });

  test("the last few files, and not all that ever were", async () => {
    const ids = [];
    for (let i = 0; i < 12; i++) {
      ids.push(await keepFile(`${i}.jsonl`, `${journal}\n${" ".repeat(i)}`));
      await new Promise((soon) => setTimeout(soon, 2));
    }
    expect(await keptFile(ids[0])).toBeNull();
    expect(await keptFile(ids[11])).not.toBeNull();
  });

  const table = (status: string) => ({
    table: {
      ...{ id: "t", game: "julius-caesar", rules: juliusCaesar.rules, pack: juliusCaesar.pack, status, outcome: null },
      seats: [
        { seat: "caesar", player: { id: "1", name: "Anna", guest: false } },
        { seat: "pompeius", player: { id: "2", name: "Bruno", guest: false } },
      ],
    },
    you: "watcher",
  });

  test("a finished table of the server, with who sat there and when", async () => {
    const nameless = journal.replace(/,"players":\{[^}]*\}/, "");
    answers.set("/api/tables/t", table("over")).set("/api/tables/t/journal", nameless);
    answers.set("/api/tables/t/chronicle", [{ n: 0, seat: null, events: [], at: "2026-03-15T12:00:00.000Z" }]);
    const { journal: found, telling } = recordingIn(await find("t", () => client));
    expect(found.header.players).toEqual({ caesar: "Anna", pompeius: "Bruno" });
    expect(telling.heardBy("watcher")[0].at).toBe("2026-03-15T12:00:00.000Z");
  });

  test("a table that is still on, as its viewer may see it", async () => {
    answers.set("/api/tables/t", table("running"));
    expect(await find("t", () => client)).toMatchObject({ is: "running", game: { id: "julius-caesar" } });
    expect(asked).not.toContain("/api/tables/t/journal");
  });

  test("a table with components that only the server has", async () => {
    const components = structuredClone(juliusCaesarRules.standard.components);
    const pack = { ...juliusCaesarRules.standard, name: "mine", components: renamed(components) };
    const { id } = labelOf(pack);
    const { table: running } = table("running");
    answers.set("/api/tables/t", { table: { ...running, pack: { id, name: "mine" } }, you: "watcher" });
    await expect(find("t", () => client)).rejects.toThrow(MissingPack);
    answers.set(`/api/packs/${id}`, writePack(pack));
    expect(await find("t", () => client)).toMatchObject({ is: "running", game: { pack: { id, name: "mine" } } });
    expect(asked).toContain(`/api/packs/${id}?table=t`);
    // It is kept, and asked for once.
    expect(await keptPack("julius-caesar", id)).not.toBeNull();
  });

  test("nothing, where there is nothing", async () => {
    expect(await find("nobody", () => client)).toBeNull();
  });
});
