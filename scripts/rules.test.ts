/** What counts as a citation, and what `npm run rules` makes of it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { citationsIn, titlesOf } from "./rules-citations.ts";
import { coverageOf, report, run } from "./rules-coverage.ts";

describe("titles of tests", () => {
  test("are found for test, it and describe, in any quotes", () => {
    const source = `
      describe("one", () => {
        test('two', () => {});
        it(\`three\`, () => {});
      });
      test.concurrent("four", { timeout: 1 }, () => {});
      test(
        "five " +
          "and a half",
        () => {},
      );`;
    expect(titlesOf(source)).toEqual(["one", "two", "three", "four", "five and a half"]);
  });

  test("follow the rows of each, whatever stands in these", () => {
    const source = `
      test.each([
        ["a)", (x: number) => f(x)],
        ["(b", /[)"]/],
      ])("rows %s", (name) => {});
      test.each<readonly [string, () => void]>(ROWS)("typed", () => {});
      test.each\`
        a | b
        \${1} | \${")"}
      \`("table", () => {});
      describe.for(ROWS)("for", () => {});
      test.skipIf(slow())("perhaps", () => {});`;
    expect(titlesOf(source)).toEqual(["rows %s", "typed", "table", "for", "perhaps"]);
  });

  test("do not count where nothing is proved", () => {
    const source = `
      // test("in a comment", () => {});
      /* it("in another", () => {}); */
      test.skip("skipped", () => {});
      test.todo("to be done");
      test.fails("known to be wrong", () => {});
      describe.skip("a skipped group", () => {
        test("with a test in it", () => {});
      });
      const text = 'test("in a string", () => {})';
      latest("another word", 1);
      pattern.test("a regular expression");
      test(title, () => {});
      test("real", () => {});`;
    expect(titlesOf(source)).toEqual(["real"]);
  });

  test("are not lost behind slashes and quotes of other kinds", () => {
    const source = `
      const half = total / 2; // it's "half"
      const quote = /["'\`/*]/g;
      const words = \`\${names.map((n) => \`<\${n}>\`).join("}")} it's\`;
      const ratio = f(a) / g(b) / 2;
      test("still here", () => {});`;
    expect(titlesOf(source)).toEqual(["still here"]);
  });

  test("leave out what is only known when the test runs", () => {
    expect(titlesOf("test(`before $" + "{rule} after`, () => {});")).toEqual(["before   after"]);
  });
});

test("citations are ids of the game's own, without rulings and cases", () => {
  const text = "XY-1.1.a, XY-E2.b: see XY-R04 and XY-C012.\nNot AXY-1.1.b or QQ-1.1.c, but (XY-6.13.d) and XY-7.";
  expect(citationsIn(text, "XY")).toEqual([
    { id: "XY-1.1.a", line: 1 },
    { id: "XY-E2.b", line: 1 },
    { id: "XY-6.13.d", line: 2 },
    { id: "XY-7", line: 2 },
  ]);
});

describe("coverage", () => {
  const checkouts: string[] = [];
  afterEach(() => {
    for (const root of checkouts.splice(0)) rmSync(root, { recursive: true });
  });

  function checkout(files: Readonly<Record<string, string>>): string {
    const root = mkdtempSync(join(tmpdir(), "rules-"));
    checkouts.push(root);
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return root;
  }

  const IDS = 'export const RULE_IDS = ["XY-1.1.a", "XY-1.1.b", "XY-2.1.a"] as const;';

  test("counts titles, and tells what is missing, unknown and mentioned nowhere", () => {
    const root = checkout({
      "games/xy/rulebook/ids.ts": IDS,
      "games/xy/rulebook/rulebook.test.ts": 'test("XY-2.1.a the book proves nothing", () => {});',
      "games/xy/steps/move.ts": "// XY-1.1.a, section XY-1.1\nexport const limit = 4; // XY-3.1.a\n",
      "games/xy/steps/move.test.ts": 'test("XY-1.1.a, XY-1.1.b moves", () => {\n  // XY-2.1.a and XY-9.9.z\n});',
      "games/plain/index.ts": "// XY-2.1.a",
    });
    const [xy, ...others] = coverageOf(root);
    expect(others).toEqual([]);
    expect(xy).toEqual({
      game: "xy",
      total: 3,
      covered: 2,
      missing: ["XY-2.1.a"],
      unknown: [
        { id: "XY-9.9.z", file: "games/xy/steps/move.test.ts", line: 2 },
        { id: "XY-3.1.a", file: "games/xy/steps/move.ts", line: 2 },
      ],
      uncited: ["XY-1.1.b", "XY-2.1.a"],
    });
    expect(report(xy)).toContain("xy: 2/3 rules covered by tests (66 %)");
  });

  test("what the games of a series share mentions rules of each, and proves none", () => {
    const root = checkout({
      "games/alea/rulebook/ids.ts": 'export const RULE_IDS = ["AIE-1.1.a", "AIE-1.1.b"] as const;',
      "games/alea/a.test.ts": 'test("AIE-1.1.a", () => {});',
      "games/imperator/rulebook/ids.ts": 'export const RULE_IDS = ["IMP-2.1.a"] as const;',
      "games/imperator/a.test.ts": 'test("IMP-2.1.a", () => {});',
      "games/series/steps/move.ts": "// AIE-1.1.a, IMP-2.1.a\n// AIE-9.9.z, IMP-9.9.z",
      "games/series/steps/move.test.ts": 'test("AIE-1.1.b of both games, IMP-8.8.z", () => {});',
    });
    const [alea, imperator, ...others] = coverageOf(root);
    expect(others).toEqual([]);
    expect(alea).toEqual({
      game: "alea",
      total: 2,
      covered: 1,
      missing: ["AIE-1.1.b"],
      unknown: [{ id: "AIE-9.9.z", file: "games/series/steps/move.ts", line: 2 }],
      uncited: ["AIE-1.1.b"],
    });
    expect(imperator).toMatchObject({
      covered: 1,
      missing: [],
      unknown: [
        { id: "IMP-8.8.z", file: "games/series/steps/move.test.ts", line: 1 },
        { id: "IMP-9.9.z", file: "games/series/steps/move.ts", line: 2 },
      ],
      uncited: [],
    });
    expect(run(["--check"], root)).toMatchObject({ code: 1, text: expect.stringContaining("see alea, imperator") });
  });

  test("a book in parts is read part by part", () => {
    const root = checkout({
      "games/xy/rulebook/ids.ts":
        'export const PARTS = { one: ["XY-1.1.a"], two: ["XY-2.1.a", "XY-2.1.b"] } as const;\n' +
        "export const RULE_IDS: readonly RuleId[] = Object.values(PARTS).flat();\n" +
        'export const CHAPTER_IDS = ["XY-1"] as const;',
      "games/xy/a.test.ts": 'test("XY-1.1.a, XY-2.1.b", () => {});',
    });
    expect(coverageOf(root)[0]).toMatchObject({ total: 3, covered: 2, missing: ["XY-2.1.a"] });
  });

  test("a check fails below full coverage, and passes at it", () => {
    const some = checkout({
      "games/xy/rulebook/ids.ts": IDS,
      "games/xy/a.test.ts": 'test("XY-1.1.a, XY-1.1.b", () => {});',
    });
    expect(run([], some).code).toBe(0);
    expect(run(["--check"], some)).toMatchObject({ code: 1, text: expect.stringContaining("see xy") });
    expect(run(["--check", "--json"], some).code).toBe(1);

    const all = checkout({
      "games/xy/rulebook/ids.ts": IDS,
      "games/xy/a.test.ts": 'test("XY-1.1.a, XY-1.1.b, XY-2.1.a", () => {});',
    });
    expect(run(["--check"], all)).toMatchObject({ code: 0, text: expect.stringContaining("3/3") });
    expect(JSON.parse(run(["--json"], all).text)).toMatchObject([{ game: "xy", covered: 3, missing: [] }]);
  });

  test("a check fails on an id that does not exist", () => {
    const root = checkout({
      "games/xy/rulebook/ids.ts": IDS,
      "games/xy/a.test.ts": 'test("XY-1.1.a, XY-1.1.b, XY-2.1.a, XY-2.1.q", () => {});',
    });
    expect(run(["--check"], root).code).toBe(1);
  });

  test("says what is wrong with the command or the checkout", () => {
    expect(run([], checkout({ "games/xy/index.ts": "" }))).toMatchObject({ code: 2 });
    expect(run([], checkout({ "games/xy/rulebook/en.ts": "" })).text).toContain("RULE_IDS");
    expect(run(["--chekc"], checkout({}))).toMatchObject({ code: 2, text: expect.stringContaining("--chekc") });
  });
});
