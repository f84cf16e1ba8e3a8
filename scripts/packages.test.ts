/**
 * Each room of the house lists the packages it uses, and none that it does not: what is listed in vain is installed,
 * updated and trusted in vain, and what is used without being listed is there only as long as somebody else needs it.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

interface Manifest {
  readonly name: string;
  readonly bin?: string | Readonly<Record<string, string>>;
  readonly workspaces?: readonly string[];
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

const manifestIn = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
const listedBy = ({ dependencies, devDependencies }: Manifest): string[] =>
  Object.keys({ ...dependencies, ...devDependencies });

const HOUSE = manifestIn(".");
const ROOMS = (HOUSE.workspaces ?? [])
  .flatMap((path) =>
    path.endsWith("/*") ? readdirSync(path.slice(0, -2)).map((name) => path.replace("*", name)) : path,
  )
  .filter((folder) => existsSync(join(folder, "package.json")));
const ROOM_NAMES = ROOMS.map((folder) => manifestIn(folder).name);

/** Sources in a folder: whatever may name a package. */
function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const { name } = entry;
    if (name === "node_modules" || name === "dist" || name.startsWith(".")) return [];
    const path = join(folder, name);
    if (entry.isDirectory()) return sourcesIn(path);
    return /\.(?:tsx?|mjs|css|html)$/.test(name) ? [path] : [];
  });
}

interface Import {
  readonly name: string;
  /** Nothing is loaded. */
  readonly typesAlone: boolean;
}

const IMPORT = /^(?:import|export)\b([\w\s{},*$]*?)\bfrom "([^"\s]+)"|^import "([^"\s]+)"|\bimport\("([^"\s]+)"\)/gm;

/** Packages that a source imports, without files of its own room and Node's own modules. */
function importsIn(source: string): Import[] {
  return [...source.matchAll(IMPORT)].flatMap(([, what = "", from, bare, late]) => {
    const path = from ?? bare ?? late;
    if (path.startsWith(".") || path.startsWith("node:")) return [];
    const name = path.split("/", path.startsWith("@") ? 2 : 1).join("/");
    return [{ name, typesAlone: what.trimStart().startsWith("type ") }];
  });
}

test("imports are found, and told from what is only written in quotes", () => {
  const source = `
import { a } from "one/deep";
import type { b } from "@two/types/more";
import "three";
import {
  c,
} from "four";
export * from "five";
const late = await import("six");
import { d } from "./here.ts";
import { e } from "node:fs";
const text = 'select it from "seven"';`.slice(1);
  expect(importsIn(source)).toEqual([
    { name: "one", typesAlone: false },
    { name: "@two/types", typesAlone: true },
    { name: "three", typesAlone: false },
    { name: "four", typesAlone: false },
    { name: "five", typesAlone: false },
    { name: "six", typesAlone: false },
  ]);
});

/** Named as a path in quotes: in a style sheet, or where a file of the package is read. */
const isNamed = (text: string, name: string): boolean =>
  [`"${name}"`, `"${name}/`, `/${name}/`].some((quoted) => text.includes(quoted));

/** What the packages of a room want beside them, and do not bring along. */
function peersOf(folder: string, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const places = [folder, "."].map((place) => join(place, "node_modules", name));
    const place = places.find((each) => existsSync(join(each, "package.json")));
    if (place === undefined) return [];
    const { peerDependencies = {}, peerDependenciesMeta = {} } = manifestIn(place);
    return Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional);
  });
}

describe.each(ROOMS)("%s", (folder) => {
  const manifest = manifestIn(folder);
  const listed = listedBy(manifest);
  const sources = sourcesIn(folder).map((path) => ({ path, text: readFileSync(path, "utf8") }));

  test("uses every package that it lists", () => {
    const peers = peersOf(folder, listed);
    const used = (name: string) => sources.some(({ text }) => isNamed(text, name));
    const inVain = listed.filter((name) => !used(name.replace(/^@types\//, "")) && !peers.includes(name));
    expect(inVain).toEqual([]);
  });

  test("lists every package that it uses", () => {
    const tools = listedBy(HOUSE);
    const known = (name: string): boolean =>
      [name, `@types/${name}`].some((one) => listed.includes(one) || tools.includes(one) || one === manifest.name);
    const unlisted = sources.flatMap(({ path, text }) =>
      importsIn(text)
        // Rooms are there for all: which may lean on which biome.json says. But what runs names what it needs.
        .filter(({ name, typesAlone }) => !(ROOM_NAMES.includes(name) && (typesAlone || isForTests(path))))
        .filter(({ name }) => !known(name))
        .map(({ name }) => `${name} in ${path}`),
    );
    expect(unlisted).toEqual([]);
  });
});

test.each([".", ...ROOMS])("%s names exact versions of what it lists", (folder) => {
  const { dependencies, devDependencies, overrides } = manifestIn(folder);
  const listed = Object.entries({ ...dependencies, ...devDependencies, ...overrides });
  expect(listed.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

const isForTests = (path: string): boolean => /\.test\.tsx?$|\/(?:testing|e2e|bench|crash|siege)\//.test(path);

test("the house lists the tools that its scripts, settings and rooms use, and no others", () => {
  const settings = readdirSync(".").filter((name) => /^tsconfig.*\.json$|\.config\.ts$/.test(name));
  const sources = [...sourcesIn("scripts"), ...ROOMS.flatMap(sourcesIn), ...settings];
  const texts = sources.map((path) => readFileSync(path, "utf8"));
  const commands = Object.values(HOUSE.scripts ?? {})
    .join(" ")
    .split(/\s+/);
  const inVain = listedBy(HOUSE).filter((name) => {
    const { bin = {} } = manifestIn(join("node_modules", name));
    const started = typeof bin === "object" && Object.keys(bin).some((command) => commands.includes(command));
    return !started && !texts.some((text) => isNamed(text, name.replace(/^@types\//, "")));
  });
  expect(inVain).toEqual([]);
});
