import type { NetworkInterfaceInfo } from "node:os";
import { expect, test } from "vitest";
import { ownAddresses, waysIn } from "./neighbours.ts";

const card = (address: string, internal = false, family: "IPv4" | "IPv6" = "IPv4"): NetworkInterfaceInfo =>
  family === "IPv4"
    ? { address, internal, family, netmask: "255.255.255.0", mac: "00:00:00:00:00:00", cidr: null }
    : { address, internal, family, netmask: "ffff::", mac: "00:00:00:00:00:00", cidr: null, scopeid: 0 };

test("of a machine's addresses those of a home come first, and its own voice is none", () => {
  const found = {
    lo: [card("127.0.0.1", true)],
    docker0: [card("172.17.0.1")],
    eth0: [card("fe80::1", false, "IPv6"), card("10.0.0.7")],
    wlan0: [card("192.168.1.5")],
  };
  expect(ownAddresses(found)).toEqual(["192.168.1.5", "10.0.0.7", "172.17.0.1"]);
});

test("a plain start says that nobody else reaches it, and the line that lets others in", () => {
  const said = waysIn({ host: "localhost", port: 3000, origin: "http://localhost:3000" }, ["192.168.1.5"]).join(" ");
  expect(said).toContain("Only this machine reaches it.");
  expect(said).toContain("HOST=0.0.0.0 RUBICON_ORIGIN=http://192.168.1.5:3000 npm start");
});

test("who listens everywhere and has said no address is told what is missing", () => {
  const said = waysIn({ host: "0.0.0.0", port: 4000, origin: "http://localhost:4000" }, ["10.0.0.7"]).join(" ");
  expect(said).toContain("turned away");
  // The whole line, with the port: without it the server would be looked for where it is not.
  expect(said).toContain("HOST=0.0.0.0 PORT=4000 RUBICON_ORIGIN=http://10.0.0.7:4000 npm start");
});

test("where people have an address there is nothing to add; without a network no address is made up", () => {
  expect(waysIn({ host: "0.0.0.0", port: 3000, origin: "http://192.168.1.5:3000" }, ["192.168.1.5"])).toEqual([]);
  expect(waysIn({ host: "localhost", port: 3000, origin: "http://localhost:3000" }, []).join(" ")).not.toMatch(
    /\d\.\d+\.\d+\.\d+:/,
  );
});
