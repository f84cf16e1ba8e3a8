/** A town around a server: names that lead to strangers, who behave as they like, and into its own house. */
import { createECDH, randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerProcess, Settings } from "../crash/process.ts";
import { type Manners, SECRET, Stranger } from "../notices/testing.ts";
import type { Field } from "./attack.ts";
import { Knocker } from "./knocker.ts";

/** From the root of the checkout, as it is started there. */
const STREETS = join(process.cwd(), "server", "siege", "streets.mjs");

/** Where nobody outside has any business. */
const INSIDE = ["127.0.0.1", "0.0.0.0", "10.0.0.7", "169.254.169.254", "::1", "::ffff:127.0.0.1", "fd00::1"];

export interface TownPlan {
  /** By name what is found at each look; the last for ever. */
  readonly names: Readonly<Record<string, readonly (readonly string[])[]>>;
  /** By public address. */
  readonly strangers: Readonly<Record<string, Manners>>;
}

export interface Town {
  readonly server: ServerProcess;
  readonly strangers: ReadonlyMap<string, Stranger>;
  /** How often somebody knocked inside. */
  victims(): number;
  /** What the server looked up, and where it connected to, in order. */
  looked(): string[];
  connected(): string[];
}

export async function openTown(field: Field, { names, strangers: plan }: TownPlan, settings: Settings): Promise<Town> {
  let victims = 0;
  const victim = createServer((socket) => {
    victims++;
    socket.on("error", () => {});
    socket.destroy();
  });
  victim.listen(0, "127.0.0.1");
  await once(victim, "listening");
  field.after(() => void victim.close());
  const address = victim.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const strangers = new Map<string, Stranger>();
  for (const [ip, manners] of Object.entries(plan)) {
    const stranger = await Stranger.arrive();
    stranger.manners = manners;
    field.after(() => stranger.leave());
    strangers.set(ip, stranger);
  }
  const doors = {
    ...Object.fromEntries(INSIDE.map((ip) => [ip, port])),
    ...Object.fromEntries([...strangers].map(([ip, stranger]) => [ip, stranger.port])),
  };
  const place = await field.place();
  const book = join(place.folder, "streets.jsonl");
  const file = join(place.folder, "streets.json");
  writeFileSync(file, JSON.stringify({ names, doors, book, secret: SECRET.toString() }));
  const server = await field.server(
    { ...settings, RUBICON_STREETS: file, NODE_OPTIONS: `--import ${pathToFileURL(STREETS).href}` },
    place,
  );
  const entries = (): { looked?: string; connected?: string }[] =>
    existsSync(book)
      ? readFileSync(book, "utf8")
          .split("\n")
          .filter(Boolean)
          .map((line) => JSON.parse(line))
      : [];
  return {
    server,
    strangers,
    victims: () => victims,
    looked: () => entries().flatMap(({ looked }) => looked ?? []),
    connected: () => entries().flatMap(({ connected }) => connected ?? []),
  };
}

/** A browser that takes messages at this address, as it says so itself. */
export const subscription = (endpoint: string): object => ({
  endpoint,
  keys: {
    p256dh: createECDH("prime256v1").generateKeys("base64url"),
    auth: randomBytes(16).toString("base64url"),
  },
});

/** A player who is to be told through all these addresses that it is his move, and is asked at once. */
export async function wakeThrough(server: ServerProcess, endpoints: readonly string[]): Promise<void> {
  // So many browsers one player is told through.
  for (let i = 0; i < endpoints.length; i += 10) {
    const player = await Knocker.guest(server.url);
    for (const endpoint of endpoints.slice(i, i + 10))
      await player.must("POST", "/api/me/push", subscription(endpoint));
    await player.must("POST", "/api/tables", { game: "julius-caesar", scenario: "historical", solo: true });
  }
}
