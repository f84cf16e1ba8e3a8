import { expect, test } from "vitest";
import { judge } from "./audit-report.ts";

const report = (...found: readonly [name: string, severity: string][]): string =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(found.map(([name, severity]) => [name, { name, severity }])),
  });

test.each([
  ["nothing is known", report(), 0, /^Nothing is known/],
  ["something slight is known", report(["tar", "low"], ["qs", "moderate"]), 0, /^Nothing severe .* tar, qs\.$/],
  [
    "something severe is known",
    report(["qs", "moderate"], ["tar", "critical"], ["ws", "high"]),
    1,
    /against tar, ws\.$/,
  ],
  ["the registry does not answer", JSON.stringify({ message: "request failed", error: {} }), 0, /left out/],
  ["nothing is said at all", "", 0, /left out/],
])("%s", (_, printed, code, sentence) => {
  const judged = judge(printed);
  expect(judged.code).toBe(code);
  expect(judged.sentence).toMatch(sentence);
});
