import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { makeAsk } from "./asking.ts";
import { isPublic, type Lookup, NotOutside, outsideUrl, placeOf } from "./outside.ts";
import { waysTo } from "./testing.ts";

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
  "::ffff:0:7f00:1",
  "64:ff9b::7f00:1",
  "64:ff9b:1::7f00:1",
  "100::1",
  "2001::7f00:1",
  "2001:db8::1",
  "2002:7f00:1::",
  "fc00::1",
  "fd12::1",
  "fe80::1",
  "fe80::1%eth0",
  "2606:4700::6810:1%eth0",
  "3fff::1",
  "5f00::1",
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
  "https://@example.com/hook",
  "https://example.com@127.0.0.1/hook",
  "https://127.0.0.1/hook",
  "https://[::1]/hook",
  "https://[::ffff:169.254.169.254]/latest",
  "https://[64:ff9b::127.0.0.1]/",
  "https://[fe80::1%25eth0]/",
  "https://[fe80::1%eth0]/",
  "https://[::1].example.com/",
  "https://[v1.127.0.0.1]/",
  // One parser ends the host at these signs, another does not.
  "https://127.0.0.1;.evil.example/x",
  "https://127.0.0.1,evil.example/x",
  "https://127.0.0.1&@evil.example/x",
  "https://127.0.0.1'.evil.example/x",
  "https://127.0.0.1$.evil.example/x",
  "https://127.0.0.1~evil.example/x",
  "https://evil.example\\@127.0.0.1/x",
  "https:\\\\127.0.0.1\\x",
  "https:127.0.0.1/x",
  "https:/example.com/x",
  "https:///example.com/x",
  "https://example.com%2f127.0.0.1/",
  "https://127.0.0.1%00.evil.example/",
  "https://%31%32%37.0.0.1/",
  // Numbers in other clothes.
  "https://2130706433/",
  "https://0x7f.1/",
  "https://0x7f000001/",
  "https://0177.0.0.1/",
  "https://127.1/",
  "https://16843009/",
  "https://1.1.257/",
  "https://127.0.0.1./",
  "https://１２７.0.0.1/",
  "https://①②⑦.0.0.1/",
  "https://１.1.1.1/",
  "https://127。0。0。1/",
  // Names that are looked up otherwise than they look.
  "https://localhost/",
  "https://LOCALHOST/",
  "https://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ/",
  "https://intranet/",
  "https://example.com./",
  "https://example..com/",
  "https://.example.com/",
  "https://-example.com/",
  "https://exa_mple.com/",
  `https://${"a".repeat(64)}.example/`,
  `https://${"a.".repeat(130)}example/`,
  "https://exam\u00adple.com/",
  "https://exam\u200bple.com/",
  "https://exam\nple.com/",
  "https://exam\tple.com/",
  " https://example.com/",
  "https://example.com/a b",
  "https://example.com/\u0000",
  "https://example.com/\ud800",
  "https://\ud800.example/",
  "https://example.com/\\..\\x",
  "https://",
  "https:",
  "file:///etc/passwd",
  "gopher://example.com",
  "not an address",
  "",
])("%j is not asked", (address) => {
  expect(() => outsideUrl(address)).toThrow(NotOutside);
});

test.each([
  ["https://discord.com/api/webhooks/1/abc", "discord.com"],
  ["HTTPS://Example.COM:443?x=%20;y", "example.com"],
  ["https://wns2-par02p.notify.windows.com/w/?token=AwYA%2fx%3d#x", "wns2-par02p.notify.windows.com"],
  ["https://münchen.example/haken", "xn--mnchen-3ya.example"],
  ["https://1.1.1.1/dns", "1.1.1.1"],
  ["https://[2606:4700::6810:1]/", "[2606:4700::6810:1]"],
  ["https://7-eleven.4chan.org/", "7-eleven.4chan.org"],
])("%s is", (address, host) => {
  expect(outsideUrl(address).hostname).toBe(host);
});

const NOTHING = { headers: {}, body: "" };
const leadingTo =
  (...addresses: string[]): Lookup =>
  async () =>
    addresses.map((address) => ({ address }));

describe("a name that leads inside", () => {
  test.each([
    [["127.0.0.1"]],
    [["::1"]],
    [["10.0.0.7"]],
    [["fe80::1%eth0"]],
    [["1.1.1.1", "127.0.0.1"]],
    [["2606:4700::6810:1", "fd00::1"]],
    [[]],
  ])("to %j is not connected to", async (addresses) => {
    const ways = waysTo(1, leadingTo(...addresses));
    await expect(makeAsk(ways)("https://innocent.example/hook", NOTHING)).rejects.toThrow(NotOutside);
    expect(ways.opened).toEqual([]);
  });

  test("is not connected to over plain http either", async () => {
    let visited = 0;
    const inside = createServer((_, response) => {
      visited++;
      response.end();
    });
    await new Promise<void>((ready) => inside.listen(0, "127.0.0.1", ready));
    const { port } = inside.address() as AddressInfo;
    const ask = makeAsk();
    await expect(ask(`http://127.0.0.1:${port}/`, NOTHING)).rejects.toThrow(NotOutside);
    await expect(ask(`https://127.0.0.1:${port}/`, NOTHING)).rejects.toThrow(NotOutside);
    await new Promise((closed) => inside.close(closed));
    expect(visited).toBe(0);
  });
});

test("what was checked is what is connected to, and a name is looked up once", async () => {
  const looked: string[] = [];
  const answers = ["1.0.0.1", "127.0.0.1"];
  const ways = waysTo(1, async (name) => {
    looked.push(name);
    return [{ address: answers[looked.length - 1] }];
  });
  await expect(makeAsk(ways)("https://turncoat.example/hook", NOTHING)).rejects.toThrow("ECONNREFUSED");
  expect(looked).toEqual(["turncoat.example"]);
  expect(ways.opened).toEqual([{ host: "1.0.0.1", port: 443, servername: "turncoat.example" }]);
});

test("numbers are not looked up at all", async () => {
  const never: Lookup = async () => expect.unreachable();
  expect(await placeOf(outsideUrl("https://1.1.1.1/"), never)).toEqual({ ip: "1.1.1.1", name: "" });
  const six = outsideUrl("https://[2606:4700::6810:1]/");
  expect(await placeOf(six, never)).toEqual({ ip: "2606:4700::6810:1", name: "" });
});
