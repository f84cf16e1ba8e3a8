/** The legal acts as a numbered menu. */
import type { ActShape, Game, Json, Language } from "@rubicon/engine";
import { inColumns } from "./columns.ts";

export interface Item {
  readonly number: number;
  readonly act: ActShape;
  readonly text: string;
  /** Everything that can be typed to find it: its words and the names in it. */
  readonly names: string;
}

export function menuOf(game: Game, acts: readonly ActShape[], language: Language): Item[] {
  const words = game.words(language);
  return acts.map((act, i) => {
    const text = words.act(act);
    return { number: i + 1, act, text, names: `${text} ${namesIn(game.acts.write(act))}`.toLowerCase() };
  });
}

function namesIn(written: Json): string {
  return typeof written === "object" && written !== null ? Object.values(written).join(" ") : "";
}

/** Acts of one kind stand together, in the order in which the game lists them. */
export function writeMenu(items: readonly Item[], width: number): string {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(item.act.do);
    if (group) group.push(item);
    else groups.set(item.act.do, [item]);
  }
  const digits = String(items.at(-1)?.number ?? 0).length;
  return [...groups.values()]
    .map((group) =>
      inColumns(
        group.map((item) => `${String(item.number).padStart(digits)}. ${item.text}`),
        width,
      ),
    )
    .map((lines) => lines.join("\n"))
    .join("\n\n");
}

/** The items in which every typed word occurs. */
export function narrowed(items: readonly Item[], typed: string): Item[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return items.filter(({ names }) => wanted.every((word) => names.includes(word)));
}
