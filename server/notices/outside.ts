/**
 * Addresses that players gave. They may lead anywhere, so only public ones are asked, by https on its own port.
 * How they are asked stands in asking.ts.
 *
 * Addresses are checked where the connection is made, after the name was resolved, so a name that resolves
 * otherwise a moment later gains nothing.
 */
import { type LookupAddress, type LookupOptions, lookup as systemLookup } from "node:dns";
import { Agent } from "node:https";
import { BlockList, isIP } from "node:net";

/** What nobody outside has any business with, IPv4 and IPv6. */
const PRIVATE: readonly (readonly [network: string, bits: number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
  ["::", 96],
  ["::ffff:0:0", 96],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["100::", 64],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["fec0::", 10],
  ["ff00::", 8],
];

// A list each, because a list that knows both takes every IPv4 address for an IPv6 address of the mapped kind.
const blocked = { 4: new BlockList(), 6: new BlockList() };
for (const [network, bits] of PRIVATE)
  if (network.includes(":")) blocked[6].addSubnet(network, bits, "ipv6");
  else blocked[4].addSubnet(network, bits, "ipv4");

export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !blocked[4].check(address, "ipv4");
  return family === 6 && !blocked[6].check(address, "ipv6");
}

/** An address that is not asked. Its message names no address: it may be logged. */
export class NotOutside extends Error {
  override readonly name = "NotOutside";
}

/** Throws NotOutside where the address itself shows that it must not be asked. */
export function outsideUrl(text: string): URL {
  if (!URL.canParse(text)) throw new NotOutside("This is no address.");
  const url = new URL(text);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (url.protocol !== "https:" || url.port !== "") throw new NotOutside("Only https on its own port is asked.");
  if (url.username !== "" || url.password !== "")
    throw new NotOutside("An address with a password in it is not asked.");
  if (isIP(host) !== 0 && !isPublic(host)) throw new NotOutside("The address is not a public one.");
  return url;
}

export type Lookup = (
  hostname: string,
  options: LookupOptions & { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Connects to public addresses only. */
export function outsideAgent(lookup: Lookup = systemLookup): Agent {
  return new Agent({
    keepAlive: false,
    lookup(hostname, options, callback) {
      lookup(hostname, { ...options, all: true }, (error, addresses) => {
        if (error) return callback(error, "", 0);
        // One address inside is enough to distrust the name.
        const first = addresses[0];
        if (first === undefined || !addresses.every(({ address }) => isPublic(address)))
          return callback(new NotOutside("The name does not lead to a public address."), "", 0);
        if (options.all) return callback(null, addresses);
        return callback(null, first.address, first.family);
      });
    },
  });
}
