/** A lockfile made on one machine must serve every other: npm drops builds for other platforms when it cannot see them. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The oldest Node that package.json promises to run on. */
const OLDEST = "20.19";

interface Locked {
  readonly engines?: { readonly node?: string };
  readonly version?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages }: { packages: Record<string, Locked> } = JSON.parse(readFileSync("package-lock.json", "utf8"));
const installed = Object.entries(packages).filter(([path, entry]) => path.includes("node_modules/") && !entry.link);
const names = new Set(Object.keys(packages).map((path) => path.split("node_modules/").at(-1)));

test("the lockfile names every package that another one asks for, other platforms' builds included", () => {
  const asked = Object.values(packages).flatMap((entry) =>
    Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }),
  );
  expect(asked.filter((name) => !names.has(name))).toEqual([]);
});

/** Whether a range of versions, as packages write them, takes in a version. */
function takesIn(range: string, version: string): boolean {
  const wanted = numbersOf(version);
  return range.split("||").some((alternative) =>
    alternative
      .replace(/([<>=^~]+)\s+/g, "$1")
      .trim()
      .split(/\s+/)
      .every((part) => fits(part, wanted)),
  );
}

const numbersOf = (version: string): readonly number[] => [0, 1, 2].map((i) => Number(version.split(".")[i]) || 0);

function fits(part: string, wanted: readonly number[]): boolean {
  const [, sign = "", version = ""] = /^([<>=^~]*)v?([\d.x*-]*)/.exec(part) ?? [];
  if (version === "" || version === "*") return true;
  const given = version.split(".").filter((each) => /^\d+$/.test(each)).length;
  const order = compare(wanted, numbersOf(version));
  const same = (places: number): boolean => compare(wanted.slice(0, places), numbersOf(version).slice(0, places)) === 0;
  switch (sign) {
    case ">=":
      return order >= 0;
    case ">":
      return order > 0;
    case "<=":
      return order <= 0;
    case "<":
      return order < 0;
    case "^":
      return order >= 0 && same(1);
    case "~":
      return order >= 0 && same(Math.min(2, given));
    default:
      return same(given);
  }
}

function compare(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((number, place) => number !== b[place]);
  return i < 0 ? 0 : a[i] - b[i];
}

test.each([
  [">=18", true],
  [">=22", false],
  [">= 20.19.0", true],
  [">=20.20", false],
  ["^20.19.0 || >=22.12.0", true],
  ["^18 || >=22", false],
  ["20 || >=22", true],
  ["18 || 20 || >=22", true],
  ["^10 || ^12 || >=14", true],
  [">=12 <20", false],
  ["~20.19.0", true],
  ["~20.18.0", false],
  ["*", true],
])("that %s takes in the oldest Node is %s", (range, does) => {
  expect(takesIn(range, OLDEST)).toBe(does);
});

test("no package asks for a newer Node than ours", () => {
  expect(packages[""].engines?.node).toBe(`>=${OLDEST}`);
  const newer = installed.filter(([, { engines }]) => !takesIn(engines?.node ?? "*", OLDEST));
  expect(newer.map(([path, { engines }]) => `${path}: ${engines?.node}`)).toEqual([]);
});

test("the lockfile fixes version and content of every package", () => {
  const loose = installed.filter(([, entry]) => entry.version === undefined || entry.integrity === undefined);
  expect(loose.map(([path]) => path)).toEqual([]);
});
