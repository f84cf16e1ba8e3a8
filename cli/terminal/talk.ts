/** What a person at the terminal may type when asked for a decision. */
import { type ActShape, BadInput, type Seat } from "@rubicon/engine";
import { closely, remarksFor } from "./closer.ts";
import { wrapped } from "./columns.ts";
import { examplesAt } from "./examples.ts";
import { type Item, meantBy, menuOf, typedWords } from "./menu.ts";
import { writeFound, writeMenu } from "./menu-lines.ts";
import { talkOfOrders } from "./orders.ts";
import type { Commands, Seated } from "./seated.ts";
import { dropTyped, keepTyped, nextTyped, typeAhead } from "./typed-ahead.ts";
import { explain, explainClosed, nothingCalled } from "./why.ts";

/** Asks until there is a decision: the act, "undone" when the table has changed, "leave" when the person goes. */
export async function decide(seated: Seated, seat: Seat): Promise<ActShape | "undone" | "leave"> {
  const { game, phrases, keyboard } = seated;
  const menu = menuOf(game, seated.legal(), seated.language, remarksFor(seated, seat), seated.question());
  const changed = seated.changed?.();
  let asked = false;
  for (;;) {
    const ahead = nextTyped(seated, seat, menu);
    if (ahead !== null) seated.say(`> ${ahead.text}`);
    if (ahead?.meant !== undefined) return ahead.meant.act;
    if (ahead === null && !asked) {
      await forgetNumbers(seated);
      present(seated, seat, menu);
    }
    asked ||= ahead === null;
    const prompt = phrases.prompt(menu.length);
    const line = ahead?.text ?? (await (changed ? keyboard.askUnless(prompt, changed) : keyboard.ask(prompt)));
    if (line === undefined) return "undone";
    if (line === null) return "leave";
    const first = typeAhead(seated, line, menu);
    if (first === null) continue;
    const [command, ...rest] = first.split(/\s+/);
    const chosen = /^\d+$/.test(command) && rest.length === 0 ? menu[Number(command) - 1] : undefined;
    if (chosen) return chosen.act;
    if (command === "quit") return "leave";
    if (command === "undo") {
      if (await undo(seated, seat, rest[0])) return "undone";
      continue;
    }
    const obeyed = await obey(seated, seat, menu, command, rest);
    if (obeyed === "changed") return "undone";
    if (obeyed !== null) return obeyed;
  }
}

/** A number that was typed before its list was shown is for another list. */
async function forgetNumbers(seated: Seated): Promise<void> {
  const forgotten = await seated.keyboard.forget((line) => /^\s*\d+\s*(;|$)/.test(line));
  if (forgotten.length > 0) seated.say(seated.phrases.typedTooSoon(forgotten.join("; ")));
}

/** The question, what it is about, and what can be answered. */
function present(seated: Seated, seat: Seat, menu: readonly Item[]): void {
  const words = seated.game.words(seated.language);
  const question = seated.question();
  const close = closely(seated, seat);
  const scene = close ? close.words.scene(close.sight) : "";
  if (scene !== "") seated.say(`\n${scene}`);
  seated.say(`\n${seated.turn(seat)} ${words.question(question)} [${question.rule}]`);
  seated.say(writeMenu(menu, seated.width));
  if (question.window !== undefined && menu.length === 1)
    seated.say(wrapped(seated.phrases.askedInVain(question.window), seated.width).join("\n"));
}

/** The act that was named, "changed" when a command has changed the table, or null. */
async function obey(
  seated: Seated,
  seat: Seat,
  menu: readonly Item[],
  command: string,
  rest: readonly string[],
): Promise<ActShape | "changed" | null> {
  const typed = rest.join(" ");
  const commands: Commands = {
    "?": () => help(seated),
    help: () => help(seated),
    "": () => present(seated, seat, menu),
    acts: () => present(seated, seat, menu),
    board: () => seated.showBoard(seat),
    log: () => seated.tellFrom(0, seat),
    look: () => look(seated, seat, typed),
    why: () => explain(seated, menu, rest),
    orders: () => talkOfOrders(seated, seat, rest),
    rule: () => rule(seated, typed),
    save: () => save(seated, typed),
    ...seated.more,
  };
  if (Object.hasOwn(commands, command)) return (await commands[command](typed)) === true ? "changed" : null;
  return named(seated, menu, `${command} ${typed}`.trim());
}

export function help(seated: Seated): void {
  seated.say(seated.help(examplesAt(seated)));
}

async function undo(seated: Seated, seat: Seat, count: string | undefined): Promise<boolean> {
  const most = seated.undoable(seat);
  const acts = count === "all" ? most : /^\d{1,6}$/.test(count ?? "1") ? Number(count ?? 1) : 0;
  if (acts < 1 || acts > most) {
    dropTyped(seated);
    seated.say(seated.phrases.nothingToTakeBack);
    return false;
  }
  await seated.undo(seat, acts);
  keepTyped(seated);
  seated.say(seated.phrases.takenBack(acts));
  return true;
}

function look(seated: Seated, seat: Seat, place: string): void {
  const close = closely(seated, seat);
  if (close === null) seated.say(seated.phrases.noLooking);
  else seated.say(place === "" ? seated.phrases.lookHow : close.words.look(place, close.sight));
}

async function rule(seated: Seated, id: string): Promise<void> {
  const { rules } = await seated.game.rulebook(seated.language);
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

/** The one act that has these names; where there are several, or none, says so, and which rule forbids it. */
async function named(seated: Seated, menu: readonly Item[], typed: string): Promise<ActShape | null> {
  // A number that is not listed is a slip, not a part of a name such as legio-13.
  const isNumber = /^-?\d+$/.test(typed);
  const { items, plain } = isNumber ? { items: [], plain: true } : meantBy(menu, typed);
  if (items.length === 1 && plain) return items[0].act;
  dropTyped(seated);
  if (items.length > 0) seated.say(writeFound(items, seated.width));
  else if (isNumber) seated.say(seated.phrases.noSuchNumber(typed));
  else if (!(await explainClosed(seated, typed)))
    seated.say(nothingCalled(seated, typedWords(typed)) ?? seated.phrases.noSuchAct(typed));
  return null;
}
