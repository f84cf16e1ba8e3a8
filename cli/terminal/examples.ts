/** Examples of what can be typed, from the table that somebody sits at: each does there what the help says of it. */
import type { ActShape, Game } from "@rubicon/engine";
import { meantBy, menuOf, namesIn } from "./menu.ts";
import { plainFirst } from "./names.ts";
import type { Askable } from "./why.ts";

export interface Examples {
  /** Names that only one act has. */
  readonly act: string;
  /** Something that nothing can be done with. */
  readonly forbidden: string;
}

export function examplesAt(table: Pick<Askable, "game" | "language" | "legal">): Examples {
  const forbidden = idleName(table.game, table.legal());
  return { act: onlyOfOne(table) ?? forbidden, forbidden };
}

/** The names of an act, or its kind if it names nothing; null where nobody can be meant by names alone. */
function onlyOfOne(table: Pick<Askable, "game" | "language" | "legal">): string | null {
  const { game, language } = table;
  const menu = menuOf(game, table.legal(), language);
  for (const { act } of menu) {
    const [kind, ...names] = namesIn(game, act);
    const typed = names.join(" ") || kind;
    const { items, plain } = meantBy(menu, typed);
    if (items.length === 1 && plain) return typed;
  }
  return null;
}

/** A name that is in no legal act: of a kind of act that is possible now, if there is one. */
function idleName(game: Game, legal: readonly ActShape[]): string {
  const possible = new Set(legal.map((act) => act.do));
  const used = new Set(legal.flatMap((act) => namesIn(game, act)));
  const names = plainFirst(game.acts.makers, possible).flatMap(({ fields }) =>
    fields.flatMap(([, domain]) => domain.names),
  );
  return names.find((name) => !used.has(name) && !/^\d+$/.test(name)) ?? names[0];
}
