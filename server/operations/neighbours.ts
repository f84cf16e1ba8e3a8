/** How others on the same network reach a server, for whoever starts it at a terminal. */
import { networkInterfaces } from "node:os";
import type { Config } from "../services.ts";
import { DEFAULTS } from "./config.ts";

const HERE = ["localhost", "127.0.0.1", "::1", "[::1]"];
const EVERYWHERE = ["0.0.0.0", "::"];

/** Addresses of this machine on its networks, those of homes and offices first. */
export function ownAddresses(found = networkInterfaces()): string[] {
  const all = Object.values(found).flatMap((each) => each ?? []);
  const own = all.filter(({ family, internal }) => family === "IPv4" && !internal).map(({ address }) => address);
  // Bridges of containers lie in 172.16: they lead to nobody.
  const likely = (address: string): number =>
    address.startsWith("192.168.") ? 0 : address.startsWith("10.") ? 1 : address.startsWith("172.") ? 3 : 2;
  return [...new Set(own)].sort((a, b) => likely(a) - likely(b));
}

/** What there is to say about it, a line each; nothing where people reach it by an address of its own. */
export function waysIn(
  { host, port, origin }: Pick<Config, "host" | "port" | "origin">,
  addresses: readonly string[] = ownAddresses(),
): string[] {
  const { hostname } = new URL(origin);
  if (!HERE.includes(hostname)) return [];
  const [address] = addresses;
  const outside = address === undefined ? null : `http://${address}:${port}`;
  // A port that was asked for has to be asked for again.
  const said = port === DEFAULTS.port ? "HOST=0.0.0.0" : `HOST=0.0.0.0 PORT=${port}`;
  const command = `${said} RUBICON_ORIGIN=${outside ?? `http://its-address:${port}`} npm start`;
  const first = EVERYWHERE.includes(host)
    ? `It listens to the whole network, but pages that do not come from ${origin} are turned away.`
    : "Only this machine reaches it.";
  if (outside === null) return [first, `On a network others are let in by: ${command}`];
  return [
    first,
    `In the same network it would be at ${outside}. To let others in there: ${command}`,
    "For the internet, see docs/running-a-server.md.",
  ];
}
