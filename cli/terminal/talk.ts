/** What a person at the terminal may type when asked for a decision. */
import { type ActShape, BadInput, type Seat } from "@rubicon/engine";
import { wrapped } from "./columns.ts";
import { type Item, menuOf, narrowed, writeMenu } from "./menu.ts";
import type { Sitting } from "./sitting.ts";
import { whyNot } from "./why.ts";

/** Asks until there is a decision: the act, "undone" when the table has changed, "leave" when the person goes. */
export async function decide(sitting: Sitting, seat: Seat): Promise<ActShape | "undone" | "leave"> {
  const { game, phrases, position } = sitting;
  const words = game.words(sitting.language);
  const question = game.question(position);
  const menu = menuOf(game, game.legal(position), sitting.language);
  sitting.say(`\n${phrases.turn(words.seat(seat))} ${words.question(question)} [${question.rule}]`);
  sitting.say(writeMenu(menu, sitting.width));
  for (;;) {
    const line = await sitting.lines.ask(phrases.prompt(menu.length));
    if (line === null) return "leave";
    const [command, ...rest] = line.trim().split(/\s+/);
    const chosen = /^\d+$/.test(command) ? menu[Number(command) - 1] : undefined;
    if (chosen) return chosen.act;
    if (command === "quit") return "leave";
    if (command === "undo" && undo(sitting, seat, rest[0])) return "undone";
    if (command !== "undo") obey(sitting, seat, menu, command, rest);
  }
}

/** Commands that leave the table as it is. */
function obey(sitting: Sitting, seat: Seat, menu: readonly Item[], command: string, rest: readonly string[]): void {
  const typed = rest.join(" ");
  const commands: Readonly<Record<string, () => void>> = {
    "?": () => sitting.say(sitting.phrases.help),
    help: () => sitting.say(sitting.phrases.help),
    "": () => sitting.say(writeMenu(menu, sitting.width)),
    acts: () => sitting.say(writeMenu(menu, sitting.width)),
    board: () => sitting.showBoard(seat),
    log: () => sitting.tellFrom(0, seat),
    why: () => why(sitting, rest),
    rule: () => rule(sitting, typed),
    save: () => save(sitting, typed),
  };
  if (Object.hasOwn(commands, command)) commands[command]();
  else find(sitting, menu, `${command} ${typed}`.trim());
}

function undo(sitting: Sitting, seat: Seat, count: string | undefined): boolean {
  const most = sitting.undoable(seat);
  const wanted = count === "all" ? most : /^\d{1,6}$/.test(count ?? "1") ? Number(count ?? 1) : 0;
  if (wanted < 1 || wanted > most) {
    sitting.say(sitting.phrases.nothingToTakeBack);
    return false;
  }
  sitting.undo(wanted);
  sitting.say(sitting.phrases.takenBack(wanted));
  return true;
}

/** More reasons than these are a sign that too little was named. */
const MOST_REASONS = 8;

function why(sitting: Sitting, typed: readonly string[]): void {
  const { game, phrases, language } = sitting;
  const names = typed.map((word) => word.toLowerCase());
  const reasons = names.length === 0 ? [] : whyNot(game, sitting.position, names, language);
  if (names.length === 0) sitting.say(phrases.whyHow);
  else if (reasons.length === 0) sitting.say(phrases.nothingForbids(typed.join(" ")));
  const texts = new Map(game.rulebook(language).rules.map(({ id, text }) => [id, text]));
  for (const { rule, sentence, example, acts } of reasons.slice(0, MOST_REASONS)) {
    const more = acts > 1 ? ` ${phrases.alsoForbids(acts - 1)}` : "";
    sitting.say(`${example}${more}: ${sentence} [${rule}]`);
    const text = texts.get(rule);
    if (text !== undefined) for (const line of wrapped(text, sitting.width, "    ")) sitting.say(line);
  }
}

function rule(sitting: Sitting, id: string): void {
  const { rules } = sitting.game.rulebook(sitting.language);
  const found = rules.filter((r) => r.id.toLowerCase() === id.toLowerCase());
  if (found.length === 0) sitting.say(sitting.phrases.noRule(id));
  for (const { id: number, text } of found)
    for (const line of wrapped(`${number} ${text}`, sitting.width)) sitting.say(line);
}

function save(sitting: Sitting, file: string): void {
  try {
    if (file !== "") sitting.save(file);
    sitting.say(file === "" ? sitting.phrases.saveHow : sitting.phrases.saved(file));
  } catch (error) {
    // A slip of the pen is no reason to throw a player out of the game.
    if (!(error instanceof BadInput)) throw error;
    sitting.say(error.message);
  }
}

function find(sitting: Sitting, menu: readonly Item[], typed: string): void {
  // A number that is not listed is a slip, not a part of a name such as legio-13.
  const items = /^-?\d+$/.test(typed) ? [] : narrowed(menu, typed);
  sitting.say(items.length > 0 ? writeMenu(items, sitting.width) : sitting.phrases.noSuchAct(typed));
}
