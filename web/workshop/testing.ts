/** The workshop of a game as it comes, for tests: without a page or a browser; and what every description must hold. */
import { readdirSync, readFileSync } from "node:fs";
import { canonical, type Game, isList, type Json, LANGUAGES, type Language, type Ruleset } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { alike, type Cell, cellsOf, entryOf, leavesOf, nameOfCell, placesOf, valueIn, withEntry } from "./cells.ts";
import { type MakeForm, tablesOf, type WorkshopForm } from "./form.ts";
import { isWithin } from "./steps.ts";

export interface TestShop {
  readonly rules: Ruleset;
  readonly game: Game;
  readonly standard: Json;
  form(language: Language): WorkshopForm;
}

export const shopOf = (rules: Ruleset, makeForm: MakeForm): TestShop => {
  const game = rules.make(rules.standard);
  const forms = new Map<Language, WorkshopForm>();
  return {
    rules,
    game,
    standard: rules.standard.components,
    form(language) {
      const form = forms.get(language) ?? makeForm(game, rules.standard, language);
      forms.set(language, form);
      return form;
    },
  };
};

/** A cell by its table, row and column; and of which part, where a table has several. */
export function cellIn(
  form: WorkshopForm,
  components: Json,
  ...[table, row, field, part]: readonly [table: string, row: string, field: string, part?: string]
): Cell {
  const leaf = leavesOf(form).find((each) => each.table.id === table && (part === undefined || each.part === part));
  const cell = leaf && cellsOf(leaf, components).find((each) => each.row.key === row && each.column.field === field);
  if (cell === undefined) throw new Error(`there is no cell ${table} ${row} ${field}`);
  return cell;
}

/** Every place of the components where a plain value stands. */
export function* plainPlaces(json: Json, at = ""): Generator<string> {
  if (typeof json !== "object" || json === null) return yield at;
  for (const [field, inner] of Object.entries(json)) {
    const step = Array.isArray(json) ? `[${field}]` : at === "" ? field : `.${field}`;
    yield* plainPlaces(inner, at + step);
  }
}

/** Those of them that no cell shows. */
export function unshown(form: WorkshopForm, components: Json): readonly string[] {
  const shown = leavesOf(form).flatMap((leaf) => cellsOf(leaf, components).flatMap(placesOf));
  return [...plainPlaces(components)].filter((at) => !shown.some((place) => isWithin(at, place)));
}

/** Cells that can be changed. */
export const openCells = (form: WorkshopForm, components: Json): readonly Cell[] =>
  leavesOf(form)
    .flatMap((leaf) => cellsOf(leaf, components))
    .filter((cell) => entryOf(cell, components).is !== "fixed");

interface Described {
  /** Places that no cell shows: what things are known by, and what the board is drawn for. */
  readonly fixed: readonly RegExp[];
  /** The folder of the game, and its files besides pack*.ts that complain of packs. */
  readonly folder: string;
  readonly readers: readonly string[];
}

/** What the description of a game's components must hold. */
export function formSuite(shop: TestShop, { fixed, folder, readers }: Described): void {
  const { standard } = shop;
  const form = shop.form("en");
  const cell = (components: Json, { table, part, row, column }: Cell): Cell =>
    cellIn(form, components, table.id, row.key, column.field, part);

  describe(`the components of ${shop.game.title} in the workshop`, () => {
    test("are shown all, but for what they are known by and what the board is drawn for", () => {
      const missing = unshown(form, standard).filter((at) => !fixed.some((pattern) => pattern.test(at)));
      expect(missing).toEqual([]);
    });

    test("have the same cells in every language, each once", () => {
      const names = openCells(form, standard).map(nameOfCell);
      expect(names.length).toBeGreaterThan(500);
      expect(new Set(names).size).toBe(names.length);
      for (const language of LANGUAGES) expect(openCells(shop.form(language), standard).map(nameOfCell)).toEqual(names);
    });

    test("lie in tables with a title and a sentence of their own", () => {
      for (const language of LANGUAGES) {
        const tables = tablesOf(shop.form(language));
        for (const say of [tables.map(({ title }) => title), tables.map(({ about }) => about)])
          expect(new Set(say).size).toBe(tables.length);
      }
    });

    test("are among what their choices offer", () => {
      for (const each of openCells(form, standard)) {
        const entry = entryOf(each, standard);
        if (entry.is !== "choice" && entry.is !== "several") continue;
        const value = valueIn(each, standard) ?? null;
        const chosen = entry.is === "several" ? (isList(value) ? value : []) : [value];
        const offered = new Set(entry.options.map((option) => canonical(option.value)));
        for (const one of chosen) expect(offered, nameOfCell(each)).toContain(canonical(one));
      }
    });

    test("do not change when they are entered again as they are", () => {
      for (const each of openCells(form, standard))
        expect(withEntry(each, standard, valueIn(each, standard) ?? null), nameOfCell(each)).toBe(standard);
    });

    test("are found in the same cell when they are chosen anew, and put back", () => {
      // Some of each table: to look for a cell takes going through all of them.
      for (const each of openCells(form, standard).filter((_, i) => i % 7 === 0)) {
        const entry = entryOf(each, standard);
        const was = valueIn(each, standard) ?? null;
        const other = entry.is === "choice" ? entry.options.find(({ value }) => !alike(value, was))?.value : undefined;
        if (other === undefined) continue;
        const changed = withEntry(each, standard, other);
        expect(valueIn(cell(changed, each), changed) ?? null, nameOfCell(each)).toEqual(other);
        const back = withEntry(cell(changed, each), changed, was);
        expect(valueIn(cell(back, each), back) ?? null, nameOfCell(each)).toEqual(was);
      }
    });

    test("are judged in sentences that are known in every language", () => {
      const sentences = sentencesIn(
        ["engine/reading.ts", "engine/fixed.ts", "games/series/ways.ts"].concat(readersIn()),
      );
      expect(sentences.length).toBeGreaterThan(50);
      for (const sentence of sentences)
        for (const language of LANGUAGES) {
          const told = shop.form(language).sentence(sentence);
          expect(told, `${language}: ${sentence}`).not.toBeNull();
          if (language !== "en") expect(told).not.toBe(sentence);
        }
    });
  });

  const readersIn = (): readonly string[] =>
    readdirSync(new URL(folder, ROOT))
      .filter((file) => /^pack[\w-]*\.ts$/.test(file) || readers.includes(file))
      .map((file) => `${folder}/${file}`);
}

const ROOT = new URL("../../", import.meta.url);

/** What readers say, with examples for the values that are put into it. */
function sentencesIn(files: readonly string[]): readonly string[] {
  const said = files.flatMap((file) => [
    ...readFileSync(new URL(file, ROOT), "utf8").matchAll(/\.wrong\(([^;]*?)\);/gs),
  ]);
  const texts = said.flatMap(([, given]) =>
    [...given.matchAll(/(["'`])((?:(?!\1).)*[.])\1/gs)].map(([, , text]) => text),
  );
  return [...new Set(texts.map(withExamples))];
}

const withExamples = (sentence: string): string =>
  sentence
    .replace(/\$\{kind\}/, "river")
    .replace(/\$\{between[^}]*\}/, "roma and ostia")
    .replace(/\$\{least === 1[^}]*\}/, "one or")
    .replace(/\$\{[^{}]*(?:\{[^}]*\}[^{}]*)*\}/g, "7");
