/** What a person at the terminal may type when asked for a decision. */
import { type ActShape, BadInput, type Seat } from "@rubicon/engine";
import { wrapped } from "./columns.ts";
import { type Item, menuOf, narrowed, writeMenu } from "./menu.ts";
import type { Commands, Seated } from "./seated.ts";
import { whyNot } from "./why.ts";

/** Asks until there is a decision: the act, "undone" when the table has changed, "leave" when the person goes. */
export async function decide(seated: Seated, seat: Seat): Promise<ActShape | "undone" | "leave"> {
  const { game, phrases, lines } = seated;
  const words = game.words(seated.language);
  const question = seated.question();
  const menu = menuOf(game, seated.legal(), seated.language);
  seated.say(`\n${phrases.turn(words.seat(seat))} ${words.question(question)} [${question.rule}]`);
  seated.say(writeMenu(menu, seated.width));
  const changed = seated.changed?.();
  for (;;) {
    const prompt = phrases.prompt(menu.length);
    const line = await (changed ? lines.askUnless(prompt, changed) : lines.ask(prompt));
    if (line === undefined) return "undone";
    if (line === null) return "leave";
    const [command, ...rest] = line.trim().split(/\s+/);
    const chosen = /^\d+$/.test(command) ? menu[Number(command) - 1] : undefined;
    if (chosen) return chosen.act;
    if (command === "quit") return "leave";
    if (command === "undo" && (await undo(seated, seat, rest[0]))) return "undone";
    if (command !== "undo" && (await obey(seated, seat, menu, command, rest))) return "undone";
  }
}

/** True when the table has changed. */
async function obey(
  seated: Seated,
  seat: Seat,
  menu: readonly Item[],
  command: string,
  rest: readonly string[],
): Promise<boolean> {
  const typed = rest.join(" ");
  const commands: Commands = {
    "?": () => seated.say(seated.help),
    help: () => seated.say(seated.help),
    "": () => seated.say(writeMenu(menu, seated.width)),
    acts: () => seated.say(writeMenu(menu, seated.width)),
    board: () => seated.showBoard(seat),
    log: () => seated.tellFrom(0, seat),
    why: () => why(seated, rest),
    rule: () => rule(seated, typed),
    save: () => save(seated, typed),
    ...seated.more,
  };
  if (Object.hasOwn(commands, command)) return (await commands[command](typed)) === true;
  find(seated, menu, `${command} ${typed}`.trim());
  return false;
}

async function undo(seated: Seated, seat: Seat, count: string | undefined): Promise<boolean> {
  const most = seated.undoable(seat);
  const wanted = count === "all" ? most : /^\d{1,6}$/.test(count ?? "1") ? Number(count ?? 1) : 0;
  if (wanted < 1 || wanted > most) {
    seated.say(seated.phrases.nothingToTakeBack);
    return false;
  }
  await seated.undo(wanted);
  seated.say(seated.phrases.takenBack(wanted));
  return true;
}

/** More reasons than these are a sign that too little was named. */
const MOST_REASONS = 8;

async function why(seated: Seated, typed: readonly string[]): Promise<void> {
  const { game, phrases, language } = seated;
  const names = typed.map((word) => word.toLowerCase());
  const reasons = names.length === 0 ? [] : await whyNot(seated, names);
  if (names.length === 0) seated.say(phrases.whyHow);
  else if (reasons.length === 0) seated.say(phrases.nothingForbids(typed.join(" ")));
  const texts = new Map(game.rulebook(language).rules.map(({ id, text }) => [id, text]));
  for (const { rule, sentence, example, acts } of reasons.slice(0, MOST_REASONS)) {
    const more = acts > 1 ? ` ${phrases.alsoForbids(acts - 1)}` : "";
    seated.say(`${example}${more}: ${sentence} [${rule}]`);
    const text = texts.get(rule);
    if (text !== undefined) for (const line of wrapped(text, seated.width, "    ")) seated.say(line);
  }
}

function rule(seated: Seated, id: string): void {
  const { rules } = seated.game.rulebook(seated.language);
  const found = rules.filter((r) => r.id.toLowerCase() === id.toLowerCase());
  if (found.length === 0) seated.say(seated.phrases.noRule(id));
  for (const { id: number, text } of found)
    for (const line of wrapped(`${number} ${text}`, seated.width)) seated.say(line);
}

async function save(seated: Seated, file: string): Promise<void> {
  try {
    if (file !== "") await seated.save(file);
    seated.say(file === "" ? seated.phrases.saveHow : seated.phrases.saved(file));
  } catch (error) {
    // A slip of the pen is no reason to throw a player out of the game.
    if (!(error instanceof BadInput)) throw error;
    seated.say(error.message);
  }
}

function find(seated: Seated, menu: readonly Item[], typed: string): void {
  // A number that is not listed is a slip, not a part of a name such as legio-13.
  const items = /^-?\d+$/.test(typed) ? [] : narrowed(menu, typed);
  seated.say(items.length > 0 ? writeMenu(items, seated.width) : seated.phrases.noSuchAct(typed));
}
