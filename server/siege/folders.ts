/** What befalls the data folder: others on the same machine, a second server, a full disk, damage. */
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { Ended, ServerProcess } from "../crash/process.ts";
import { openStore } from "../database/open.ts";
import type { Attack, Field, Place } from "./attack.ts";
import { Players } from "./players.ts";

const MEGABYTE = 1024 * 1024;

/** Whether this process may give another one a network and numbers of its own, and disks. */
const MAY_SEPARATE = works("unshare", "--net", "--pid", "--fork", "true");
const MAY_MOUNT = process.getuid?.() === 0 && works("unshare", "--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt");

function works(command: string, ...options: readonly string[]): boolean {
  try {
    execFileSync(command, options, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Every file and folder in a folder, and the folder itself. */
function allIn(folder: string): string[] {
  return [
    folder,
    ...readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? allIn(path) : [path];
    }),
  ];
}

const openToOthers = (folder: string): string[] => allIn(folder).filter((path) => (statSync(path).mode & 0o077) !== 0);

/** What it comes to start a server while whoever started it lets everybody write everywhere. */
const CARELESS = ["/bin/sh", "-c", 'umask 000 && exec "$0" "$@"'];

const rights: Attack = {
  name: "a data folder open to everybody",
  only: "embedded",
  async run(field) {
    const place = await field.place();
    const inside = { folder: join(place.folder, "data"), settings: { RUBICON_DATA: join(place.folder, "data") } };
    // A new one first.
    const first = await field.launch({}, inside, CARELESS);
    await first.listening();
    const players = await Players.at(field, first, 1);
    const left = openToOthers(inside.folder);
    if (left.length > 0) return { tried: 1, held: false, figure: `${left.length} files are open to others.` };
    await first.terminate();
    // Then one that was left open.
    const all = allIn(inside.folder);
    for (const path of all) chmodSync(path, statSync(path).isDirectory() ? 0o777 : 0o666);
    const again = await field.launch({ PORT: new URL(first.url).port }, inside, CARELESS);
    await again.listening();
    await players.goOn();
    const stays = openToOthers(inside.folder);
    await players.check(again, true);
    const said = again.said.includes("open to others");
    const held = stays.length === 0 && said && players.faults.length === 0;
    return {
      tried: 2 * all.length,
      held,
      figure: held
        ? `None of ${all.length} files is open to others.`
        : `Open to others, or not said: ${stays.join(" ")}`,
    };
  },
};

/** Seconds in which whoever comes second is sent away. */
const REFUSED = 15;

const second: Attack = {
  name: "two servers at one folder",
  only: "embedded",
  async run(field) {
    const place = await field.place();
    const server = await field.server({}, place);
    const players = await Players.at(field, server, 2);
    const ways = [
      [],
      ...(MAY_SEPARATE
        ? [
            ["unshare", "--net"],
            ["unshare", "--net", "--pid", "--fork", "--kill-child"],
          ]
        : []),
    ];
    const times = field.many(1, 10);
    let longest = 0;
    for (let i = 0; i < times; i++)
      for (const way of ways) {
        const began = performance.now();
        const other = await field.launch({}, place, way);
        const { ended, said } = await endOf(other, REFUSED);
        if (ended?.code !== 2 || !said.includes("is in use by another Rubicon."))
          return { tried: i, held: false, figure: `Through "${way.join(" ")}" it came in: ${said}` };
        longest = Math.max(longest, performance.now() - began);
      }
    await players.goOn();
    await players.check(server, true);
    const seconds = (longest / 1000).toFixed(1);
    return {
      tried: times * ways.length,
      held: players.faults.length === 0,
      figure: `All were sent away within ${seconds} s; ${players.figure}`,
    };
  },
};

/**
 * A server stands still for longer than anybody believes that it lives, and another from elsewhere takes its folder.
 * When it goes on it must not write a word.
 */
const sleeper: Attack = {
  name: "a server that slept while another took its folder",
  only: "embedded",
  async run(field) {
    const times = field.many(1, 5);
    for (let tried = 0; tried < times; tried++) {
      const place = await field.place();
      const server = await field.server({}, place);
      const players = await Players.at(field, server, 2);
      server.stand(true);
      const other = await field.launch({}, place, ["unshare", "--net", "--pid", "--fork", "--kill-child"]);
      await other.listening();
      server.stand(false);
      const { ended, said } = await endOf(server, REFUSED);
      if (ended === null) return { tried, held: false, figure: "It went on in a folder that another had." };
      if (!said.includes("taken over")) return { tried, held: false, figure: `It ended otherwise: ${said}` };
      await players.check(other, true);
      if (players.faults.length > 0) return { tried, held: false, figure: players.figure };
    }
    return { tried: times, held: true, figure: "It stopped before it wrote, and everything acknowledged is there." };
  },
};

/** How a server ends, and what it says; null where it has not ended in that many seconds. */
async function endOf(server: ServerProcess, seconds: number): Promise<{ ended: Ended | null; said: string }> {
  const ended = await Promise.race([server.ended(), wait(seconds * 1000, null, { ref: false })]);
  return { ended, said: server.said };
}

/** Megabytes of a disk that a server fills. The log grows by sixteen at a time. */
const DISK = 128;
const ROOM = 8;
/** Megabytes of log that are left before it has to grow. With less than four a server grows it when it starts. */
const SHORT = 5;

const full: Attack = {
  name: "no room on the disk",
  only: "embedded",
  async run(field) {
    const times = field.many(1, 5);
    let longest = 0;
    let figure = "";
    for (let tried = 0; tried < times; tried++) {
      const place = onSmallDisk(field, await field.place());
      await writeMuch(place.folder);
      const ballast = join(place.folder, "..", "ballast");
      const { bavail, bsize } = statfsSync(place.folder);
      writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - ROOM * MEGABYTE), 1));
      const server = await field.server({}, place);
      const players = await Players.at(field, server, 4);
      const began = performance.now();
      const { ended, said } = await endOf(server, 90);
      longest = Math.max(longest, performance.now() - began);
      if (ended === null) return { tried, held: false, figure: "It neither plays nor ends." };
      if (!isSentence(ended, said, place)) return { tried, held: false, figure: `It ended with ${said}` };
      // As long as there is no room it may end again, but not otherwise.
      const still = await field.launch({}, place);
      const again = await Promise.race([still.listening().catch(() => null), still.ended()]);
      await still.kill();
      if (again && !isSentence(again, still.said, place)) return { tried, held: false, figure: still.said };
      rmSync(ballast);
      const next = await field.server({ PORT: new URL(server.url).port }, place);
      await players.goOn();
      await players.check(next, true);
      if (players.faults.length > 0) return { tried, held: false, figure: players.figure };
      figure = players.figure;
      await next.terminate();
    }
    return { tried: times, held: true, figure: `It ended with a sentence each time; ${figure}` };
  },
};

function onSmallDisk(field: Field, { folder, settings }: Place): Place {
  const disk = mkdtempSync(join(tmpdir(), "rubicon-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK}m`, "tmpfs", disk]);
  field.after(() => {
    execFileSync("umount", ["--lazy", disk]);
    rmSync(disk, { recursive: true, force: true });
  });
  const data = join(disk, "data");
  cpSync(folder, data, { recursive: true });
  return { folder: data, settings: { ...settings, RUBICON_DATA: data } };
}

/** Leaves the log short of where it has to grow. */
async function writeMuch(folder: string): Promise<void> {
  const store = await openStore({ folder });
  const segment = 16 * MEGABYTE;
  let name = "";
  for (;;) {
    const { rows } = await sql<{ at: string; name: string }>`
      select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as at, pg_walfile_name(pg_current_wal_insert_lsn()) as name`.execute(
      store.db,
    );
    name = rows[0].name;
    if (segment - (Number(rows[0].at) % segment) < SHORT * MEGABYTE) break;
    await sql`select pg_logical_emit_message(false, 'stuff', repeat('x', 500000))`.execute(store.db);
  }
  await store.close();
  // Some that it will need later are laid out already.
  const files = join(folder, "pglite");
  for (const path of logs(files)) if (path > join(files, "pg_wal", name)) rmSync(path);
}

/** One sentence, or two, that name the folder, and a code that says that something is wrong. */
const isSentence = ({ code }: Ended, said: string, { folder }: Place): boolean =>
  code !== null && code !== 0 && said.includes(folder) && !/^\s+at |Aborted\(|RuntimeError/m.test(said);

/** By a name for the list of what did not hold: what is done to the files of a database. */
const DAMAGES: Readonly<Record<string, (files: string) => void>> = {
  "its first file is gone": (files) => rmSync(join(files, "PG_VERSION")),
  "its control file is empty": (files) => truncateSync(join(files, "global/pg_control"), 0),
  "its log is zeros": (files) => {
    for (const path of logs(files)) zero(path);
  },
  "its list of tables is zeros": (files) => zero(join(homeOf(files), "1259")),
  "its control file is zeros": (files) => zero(join(files, "global/pg_control")),
  "its control file is gone": (files) => rmSync(join(files, "global/pg_control")),
  "its first file is empty": (files) => truncateSync(join(files, "PG_VERSION"), 0),
  "it is of another version": (files) => writeFileSync(join(files, "PG_VERSION"), "12\n"),
  "its log is gone": (files) => {
    for (const path of logs(files)) rmSync(path);
  },
  "the folder of its log is gone": (files) => rmSync(join(files, "pg_wal"), { recursive: true }),
  "its log is cut": (files) => {
    for (const path of logs(files)) truncateSync(path, 1000);
  },
  "its list of tables is empty": (files) => truncateSync(join(homeOf(files), "1259"), 0),
  "its list of columns is noise": (files) => noise(join(homeOf(files), "1249")),
  "its map of files is gone": (files) => rmSync(join(homeOf(files), "pg_filenode.map")),
  "its tables are gone": (files) => rmSync(homeOf(files), { recursive: true }),
  "all of its tables are noise": (files) => {
    for (const path of tables(files)) noise(path);
  },
  "all of its tables are zeros": (files) => {
    for (const path of tables(files)) zero(path);
  },
  "all of its tables are empty": (files) => {
    for (const path of tables(files)) truncateSync(path, 0);
  },
  "its later tables are noise": (files) => {
    for (const path of tables(files).filter((each) => /\/\d{5,}$/.test(each))) noise(path);
  },
  "its later tables are empty": (files) => {
    for (const path of tables(files).filter((each) => /\/\d{5,}$/.test(each))) truncateSync(path, 0);
  },
  "what was committed is not known": (files) => rmSync(join(files, "pg_xact/0000")),
  "its settings are noise": (files) => noise(join(files, "postgresql.conf")),
  "its settings are gone": (files) => rmSync(join(files, "postgresql.conf")),
};

const logs = (files: string): string[] => allIn(join(files, "pg_wal")).filter((path) => /\/[0-9A-F]{24}$/.test(path));
/** The folder of the database that is used, as PostgreSQL numbers it. */
const homeOf = (files: string): string => join(files, "base/5");
const tables = (files: string): string[] =>
  allIn(homeOf(files)).filter((path) => path !== homeOf(files) && /\/\d+$/.test(path));

function zero(path: string): void {
  writeFileSync(path, Buffer.alloc(statSync(path).size));
}

/** The same noise each time. */
function noise(path: string): void {
  const bytes = Buffer.alloc(statSync(path).size);
  for (let i = 0; i < bytes.length; i++) bytes[i] = (i * 2_654_435_761) >>> 13;
  writeFileSync(path, bytes);
}

/** Seconds in which a server says that it cannot use what it finds, or uses it. */
const START = 60;

const damage: Attack = {
  name: "damaged files",
  only: "embedded",
  async run(field) {
    const whole = await field.place();
    const server = await field.server({}, whole);
    const players = await Players.at(field, server, 1);
    await server.kill();
    const damages = Object.entries(DAMAGES).slice(0, field.many(4, Number.POSITIVE_INFINITY));
    const wrong: string[] = [];
    let used = 0;
    for (const [name, harm] of damages) {
      const folder = join(whole.folder, "..", `${whole.folder.split("/").at(-1)}-damaged`);
      cpSync(whole.folder, folder, { recursive: true });
      // Whoever had the original open is not looked for in the copy.
      rmSync(join(folder, "lock"), { recursive: true });
      const place = { folder, settings: { RUBICON_DATA: folder } };
      harm(join(folder, "pglite"));
      const starting = await field.launch({}, place);
      const began = await Promise.race([
        starting.listening().then(
          () => players.check(starting).then(() => "used" as const),
          () => starting.ended(),
        ),
        wait(START * 1000, null, { ref: false }),
      ]);
      await starting.kill();
      rmSync(folder, { recursive: true, force: true });
      if (players.faults.length > 0) wrong.push(`${name}: ${players.faults.splice(0)[0]}`);
      else if (began === "used") used++;
      else if (began === null) wrong.push(`${name}: it neither starts nor ends.`);
      else if (!isSentence(began, starting.said, place)) wrong.push(`${name}: ${began.code}, ${starting.said}`);
    }
    const refused = damages.length - used;
    return {
      tried: damages.length,
      held: wrong.length === 0,
      figure: wrong.join(" ") || `${refused} were refused with a sentence, ${used} could be used.`,
    };
  },
};

export const folders: readonly Attack[] = [
  rights,
  second,
  // Where this process may not separate others from itself, or may not mount, there is nothing to try it with.
  ...(MAY_SEPARATE ? [sleeper] : []),
  ...(MAY_MOUNT ? [full] : []),
  damage,
];
