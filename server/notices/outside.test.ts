import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { makeAsk } from "./asking.ts";
import { isPublic, type Lookup, NotOutside, outsideAgent, outsideUrl } from "./outside.ts";

test.each([
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "127.0.0.1",
  "127.255.255.254",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "198.19.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::127.0.0.1",
  "::ffff:127.0.0.1",
  "::ffff:7f00:1",
  "64:ff9b::7f00:1",
  "2002:7f00:1::",
  "fc00::1",
  "fd12::1",
  "fe80::1",
  "ff02::1",
  "localhost",
  "",
])("%j is no public address", (address) => {
  expect(isPublic(address)).toBe(false);
});

test.each(["1.1.1.1", "162.159.128.233", "172.32.0.1", "2606:4700::6810:1"])("%s is one", (address) => {
  expect(isPublic(address)).toBe(true);
});

test.each([
  "http://example.com/hook",
  "https://example.com:8443/hook",
  "https://user:secret@example.com/hook",
  "https://127.0.0.1/hook",
  "https://[::1]/hook",
  "https://[::ffff:169.254.169.254]/latest",
  "https://2130706433/",
  "https://0x7f.1/",
  "file:///etc/passwd",
  "gopher://example.com",
  "not an address",
])("%s is not asked", (address) => {
  expect(() => outsideUrl(address)).toThrow(NotOutside);
});

describe("a name that leads inside", () => {
  const NOTHING = { headers: {}, body: "" };
  const leadingTo =
    (...addresses: string[]): Lookup =>
    (_, __, callback) =>
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
      );

  test.each([[["127.0.0.1"]], [["::1"]], [["10.0.0.7"]], [["1.1.1.1", "127.0.0.1"]], [[]]])(
    "to %j is not connected to",
    async (addresses) => {
      const ask = makeAsk(outsideAgent(leadingTo(...addresses)));
      await expect(ask("https://innocent.example/hook", NOTHING)).rejects.toThrow(NotOutside);
    },
  );

  test("is not connected to over plain http either", async () => {
    let visited = 0;
    const inside = createServer((_, response) => {
      visited++;
      response.end();
    });
    await new Promise<void>((ready) => inside.listen(0, "127.0.0.1", ready));
    const { port } = inside.address() as AddressInfo;
    const ask = makeAsk(outsideAgent());
    await expect(ask(`http://127.0.0.1:${port}/`, NOTHING)).rejects.toThrow(NotOutside);
    await expect(ask(`https://127.0.0.1:${port}/`, NOTHING)).rejects.toThrow(NotOutside);
    await new Promise((closed) => inside.close(closed));
    expect(visited).toBe(0);
  });
});
