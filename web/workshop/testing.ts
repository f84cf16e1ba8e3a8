/** The workshop of a game as it comes, for tests: without a page, a sheet or a browser. */
import type { Game, Json, Language, Ruleset } from "@rubicon/engine";
import { type Cell, cellsOf, entryOf, leavesOf, placesOf } from "./cells.ts";
import type { MakeForm, WorkshopForm } from "./form.ts";
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
