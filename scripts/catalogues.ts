/** Whatever is said to people, by the language it is written in: found in the sources, so that no catalogue is forgotten. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { transformSync } from "esbuild";
import { parseAst } from "vite";

export interface SourceText {
  readonly file: string;
  readonly language: string;
  /** What is put in while the program runs stands in it as this sign. */
  readonly text: string;
}

export const PUT_IN = "\u25a1";

/** How the parts of a catalogue are named: by their languages, in one way or another. */
const NAMES: Readonly<Record<string, string>> = {
  en: "en",
  fr: "fr",
  it: "it",
  english: "en",
  french: "fr",
  italian: "it",
};

/** Every source that is no test and no tool of tests. */
export function sources(): readonly string[] {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" });
  return listed
    .split("\n")
    .filter((file) => /^(?:engine|games|server|client|web|cli)\/.*\.tsx?$/.test(file))
    .filter(
      (file) => !/\.test\.tsx?$|\.e2e\.tsx?$|\/(?:testing|e2e|bench|siege|crash|referee)\/|\/testing\.tsx?$/.test(file),
    );
}

/** The language of a whole file, where it is written in one: fr/acts.ts, fr.ts, words-fr.ts. */
const languageOfFile = (file: string): string | null => /(?:^|[/-])(en|fr|it)(?:\/|\.ts$)/.exec(file)?.[1] ?? null;

export function textsOf(file: string, source = readFileSync(file, "utf8")): readonly SourceText[] {
  const ofFile = languageOfFile(file);
  if (ofFile === null && !/\b(?:fr|french|italian)\b/i.test(source)) return [];
  const { code } = transformSync(source, {
    loader: file.endsWith("x") ? "tsx" : "ts",
    charset: "utf8",
    jsx: "preserve",
  });
  const found: SourceText[] = [];
  visit(parseAst(code, { jsx: true }), ofFile);
  return found;

  function visit(node: unknown, language: string | null): void {
    if (Array.isArray(node)) {
      for (const each of node) visit(each, language);
      return;
    }
    if (!isNode(node) || node.type === "ImportDeclaration" || node.type === "ImportExpression") return;
    const text = textIn(node);
    if (text !== null && language !== null) found.push({ file, language, text });
    const inside = named(node) ?? language;
    for (const [key, value] of Object.entries(node)) {
      const isName = key === "key" || (key === "property" && node.computed === true) || key === "source";
      if (!isName && typeof value === "object") visit(value, inside);
    }
  }
}

interface AstNode {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isNode = (node: unknown): node is AstNode => typeof node === "object" && node !== null && "type" in node;

function textIn(node: AstNode): string | null {
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : null;
  if (node.type !== "TemplateLiteral") return null;
  const parts = node.quasis;
  if (!Array.isArray(parts)) return null;
  return parts.map((part) => part.value.cooked ?? "").join(PUT_IN);
}

/** The language that a property or a constant is named after. */
function named(node: AstNode): string | null {
  const name = node.type === "Property" ? node.key : node.type === "VariableDeclarator" ? node.id : null;
  if (!isNode(name)) return null;
  const word = name.name ?? name.value;
  return typeof word === "string" ? (NAMES[word.toLowerCase()] ?? null) : null;
}
