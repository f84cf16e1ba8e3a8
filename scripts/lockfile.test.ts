/** A lockfile made on one machine must serve every other: npm drops builds for other platforms when it cannot see them. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Locked {
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

test("the lockfile fixes version and content of every package", () => {
  const loose = installed.filter(([, entry]) => entry.version === undefined || entry.integrity === undefined);
  expect(loose.map(([path]) => path)).toEqual([]);
});
