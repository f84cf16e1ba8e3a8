import { BadInput } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

test("nothing said: localhost, port 3000, files in ./data, mails to the outbox", () => {
  expect(readConfig({})).toEqual({
    host: "localhost",
    port: 3000,
    origin: "http://localhost:3000",
    folder: "./data",
    packs: null,
    page: null,
    databaseUrl: null,
    databaseWait: 60,
    trustProxy: false,
    smtp: null,
    logLevel: "info",
    metricsToken: null,
    requestsPerMinute: 600,
  });
});

test("an empty setting is no setting", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: " ", LOG_LEVEL: "" })).toEqual(readConfig({}));
});

test("on a terminal only what is wrong is logged, unless asked", () => {
  expect(readConfig({}, true).logLevel).toBe("error");
  expect(readConfig({ LOG_LEVEL: "debug" }, true).logLevel).toBe("debug");
});

test("everything said", () => {
  const config = readConfig({
    PORT: "80",
    HOST: "0.0.0.0",
    RUBICON_DATA: "/srv/rubicon",
    DATABASE_URL: "postgresql://rubicon@db/rubicon",
    RUBICON_DATABASE_WAIT: "5",
    RUBICON_ORIGIN: "https://play.example/",
    RUBICON_TRUST_PROXY: "1",
    SMTP_URL: "smtps://mail.example",
    RUBICON_METRICS_TOKEN: "0123456789abcdef",
    RUBICON_REQUESTS: "0",
  });
  expect(config).toMatchObject({
    port: 80,
    origin: "https://play.example",
    databaseUrl: "postgresql://rubicon@db/rubicon",
    databaseWait: 5,
    trustProxy: true,
    smtp: { url: "smtps://mail.example", from: "Rubicon <no-reply@play.example>" },
    requestsPerMinute: 0,
  });
});

test.each([
  ["0.0.0.0", "http://localhost:3000"],
  ["::", "http://localhost:3000"],
  ["fd00::7", "http://[fd00::7]:3000"],
  ["table.lan", "http://table.lan:3000"],
])("a server on %s is reached at %s", (host, origin) => {
  expect(readConfig({ HOST: host }).origin).toBe(origin);
});

describe("a bad value is told in one sentence that names the setting and not the value", () => {
  test.each([
    ["PORT", "http"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["DATABASE_URL", "mysql://root:hunter2@db"],
    ["DATABASE_URL", "not an address"],
    ["RUBICON_DATABASE_WAIT", "long"],
    ["RUBICON_DATABASE_WAIT", "-1"],
    ["RUBICON_ORIGIN", "play.example"],
    ["RUBICON_ORIGIN", "https://play.example/rubicon"],
    ["RUBICON_TRUST_PROXY", "maybe"],
    ["RUBICON_METRICS_TOKEN", "short"],
    ["RUBICON_REQUESTS", "many"],
    ["SMTP_URL", "post.lan"],
    ["SMTP_FROM", "nobody"],
    ["LOG_LEVEL", "loud"],
  ])("%s=%s", (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(BadInput);
    expect(read).toThrow(new RegExp(`^${name} must [^\\n]+\\.$`));
    expect(read).not.toThrow(value);
  });
});
