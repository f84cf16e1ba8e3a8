/** Addresses that belong together. */
import { isIPv6 } from "node:net";

/** Groups of an IPv6 address that name a network; whoever has one has all addresses in it. */
const NETWORK = 4;
const GROUPS = 8;
/** How IPv4 looks where both are listened to. */
const MAPPED = /^::ffff:(?=\d+\.)/i;

/** An IPv4 address is somebody by itself; of IPv6 a household has a whole network. */
export function householdOf(address: string): string {
  const plain = address.replace(MAPPED, "");
  if (!isIPv6(plain)) return plain;
  const [head, tail] = plain
    .split("%", 1)[0]
    .split("::", 2)
    .map((half) => half.split(":").filter((each) => each !== ""));
  const missing = tail === undefined ? 0 : GROUPS - head.length - tail.length;
  const groups = [...head, ...Array<string>(Math.max(0, missing)).fill("0"), ...(tail ?? [])];
  return groups
    .slice(0, NETWORK)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
