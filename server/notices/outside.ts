/**
 * Addresses that players gave. They may lead anywhere, so only public ones are asked, by https on its own port.
 * How they are asked stands in asking.ts.
 *
 * Programs differ in what they make of an unusual address, and whoever checks one thing and connects to another has
 * checked nothing. So an address is read here and nowhere else, one that could be read in two ways is none, a name is
 * looked up once, and whoever connects does so to what was found and checked here.
 */
import { lookup as systemLookup } from "node:dns/promises";
import { BlockList, isIP } from "node:net";

/** What nobody outside has any business with. */
const PRIVATE = [
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
] as const;

/** All of IPv6 that is handed out to anybody; and what of it leads to IPv4 by another way, or nowhere. */
const HANDED_OUT = ["2000::", 3] as const;
const NOT_HANDED_OUT = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const;

// A list each, because a list that knows both takes every IPv4 address for an IPv6 address of the mapped kind.
const privateOnes = new BlockList();
for (const [network, bits] of PRIVATE) privateOnes.addSubnet(network, bits, "ipv4");
const handedOut = new BlockList();
handedOut.addSubnet(...HANDED_OUT, "ipv6");
const notHandedOut = new BlockList();
for (const [network, bits] of NOT_HANDED_OUT) notHandedOut.addSubnet(network, bits, "ipv6");

export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !privateOnes.check(address, "ipv4");
  // With a sign of percent it names a way out of this machine besides.
  if (family !== 6 || address.includes("%")) return false;
  return handedOut.check(address, "ipv6") && !notHandedOut.check(address, "ipv6");
}

/** An address that is not asked. Its message names no address: it may be logged. */
export class NotOutside extends Error {
  override readonly name = "NotOutside";
}

/**
 * An address as everybody writes it: a host of letters and digits, or numbers in brackets, then signs that can be seen.
 * No password, no other port, nothing that one program reads as the end of the host and another as part of it.
 */
const WRITTEN = /^https:\/\/(?<host>[\p{L}\p{M}\p{N}.-]+|\[[\da-f:.]+\])(?::443)?(?:[/?#][!-[\]-~]*)?$/iu;

/** A name with a dot in it that is no number, letter by letter as it is looked up. */
const NAME = /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/;

/** Throws NotOutside where the address itself shows that it must not be asked. */
export function outsideUrl(text: string): URL {
  if (!/^https:/i.test(text)) throw new NotOutside("Only https on its own port is asked.");
  const host = WRITTEN.exec(text)?.groups?.host;
  if (host === undefined || !URL.canParse(text)) throw new NotOutside("This is no address as others write it.");
  const url = new URL(text);
  const numbers = numbersIn(url);
  if (numbers === null) {
    if (!NAME.test(url.hostname)) throw new NotOutside("This is no name that everybody can look up.");
  } else if (!isPublic(numbers)) throw new NotOutside("The address is not a public one.");
  // Numbers may be written in many ways. One is enough.
  else if (isIP(numbers) === 4 && host !== numbers) throw new NotOutside("Numbers are written with three dots.");
  return url;
}

/** Null where the host is a name. */
function numbersIn({ hostname }: URL): string | null {
  const bare = hostname.replace(/^\[|\]$/g, "");
  return isIP(bare) === 0 ? null : bare;
}

/** Finds the addresses of a name. */
export type Lookup = (name: string) => Promise<readonly { readonly address: string }[]>;

export const lookUp: Lookup = (name) => systemLookup(name, { all: true });

/** Where to connect for an address that is asked, and by which name whoever answers there has to prove himself. */
export interface Place {
  readonly ip: string;
  /** Empty where the address has none. */
  readonly name: string;
}

/** Throws NotOutside where a name leads inside, or what looking it up throws. */
export async function placeOf(url: URL, lookup: Lookup): Promise<Place> {
  const numbers = numbersIn(url);
  if (numbers !== null) return { ip: numbers, name: "" };
  const name = url.hostname;
  const found = await lookup(name);
  // One address inside is enough to distrust the name.
  if (found.length === 0 || !found.every(({ address }) => isPublic(address)))
    throw new NotOutside("The name does not lead to a public address.");
  return { ip: found[0].address, name };
}
