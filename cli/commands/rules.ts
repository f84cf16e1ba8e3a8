/** `rubicon rules`: the rules in words of our own, by number or by what they speak of. */
import { BadInput, type Game, type Language, type Rulebook, type RuleText, type Shelf } from "@rubicon/engine";
import type { Command } from "commander";
import { type Desk, say, sayJson } from "../desk.ts";
import { languageNamed } from "../named.ts";

interface Asked {
  readonly lang: Language;
  readonly find?: string;
  readonly json?: boolean;
}

export function addRules(rubicon: Command, desk: Desk): void {
  rubicon
    .command("rules")
    .description("print the rules of a game, all of them or those of a number or a chapter")
    .argument("[game]", "a game, or straight away the number of a rule")
    .argument("[id]", "number of a rule or of a chapter, such as JC-6.1")
    .option("--lang <language>", "en, fr or it", languageNamed, "en")
    .option("--find <words>", "only rules in which all these words occur")
    .option("--json", "write JSON")
    .action(async (game: string | undefined, id: string | undefined, asked: Asked) => {
      const rules = await chosen(desk.shelf, game, id, asked);
      if (asked.json)
        sayJson(
          desk,
          rules.flatMap((r) => r.rules),
        );
      else for (const r of rules) say(desk, inWords(r));
    });
}

interface Chosen {
  readonly game: Game;
  readonly book: Rulebook;
  readonly rules: readonly RuleText[];
}

async function chosen(
  shelf: Shelf,
  first: string | undefined,
  id: string | undefined,
  asked: Asked,
): Promise<Chosen[]> {
  const games = shelf.standards;
  const game = games.find((g) => g.id === first);
  const number = id ?? (game ? undefined : first);
  // A rule's number says by itself which game it belongs to, so a lone argument may be either.
  if (id !== undefined && first !== undefined) shelf.ruleset(first);
  const books = await Promise.all((game ? [game] : games).map((g) => rulesOf(g, asked, number)));
  const found = books.filter(({ rules }) => rules.length > 0);
  if (found.length > 0) return found;
  if (asked.find !== undefined) throw new BadInput(`No rule speaks of "${asked.find}".`);
  if (game === undefined && number !== undefined && !/\d/.test(number)) shelf.ruleset(number);
  throw new BadInput(`There is no rule "${number}".`);
}

async function rulesOf(game: Game, asked: Asked, number: string | undefined): Promise<Chosen> {
  const book = await game.rulebook(asked.lang);
  const words = (asked.find ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  const rules = book.rules.filter(
    (rule) =>
      (number === undefined || belongsTo(book, rule.id, number)) &&
      words.every((word) => rule.text.toLowerCase().includes(word)),
  );
  return { game, book, rules };
}

/** A chapter's number stands over every rule that starts with it; any other over itself and its parts. */
export function belongsTo(book: Rulebook, rule: string, number: string): boolean {
  const [id, start] = [rule.toLowerCase(), number.toLowerCase()];
  if (!id.startsWith(start)) return false;
  const isChapter = Object.keys(book.chapters).some((chapter) => chapter.toLowerCase() === start);
  return isChapter || id === start || /^[.-]/.test(id.slice(start.length));
}

function inWords({ game, book, rules }: Chosen): string {
  const lines = [game.title, ""];
  let chapter = "";
  for (const rule of rules) {
    const over = chapterOver(book, rule.id);
    if (over !== chapter && over !== "") lines.push(`${over}  ${book.chapters[over]}`, "");
    chapter = over;
    lines.push(`${rule.id}  ${rule.text}`, "");
  }
  return lines.join("\n").trimEnd().concat("\n");
}

/** The chapter with the longest number that the rule starts with; "" for none. */
function chapterOver(book: Rulebook, rule: string): string {
  let over = "";
  for (const chapter of Object.keys(book.chapters))
    if (chapter.length > over.length && rule.startsWith(chapter)) over = chapter;
  return over;
}
