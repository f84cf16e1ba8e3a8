/** Plays a game on a server from this terminal, until it is over or the person leaves. */
import { type Outcome, winnerOf } from "@rubicon/engine";
import { talkOfOrders } from "../terminal/orders.ts";
import type { Commands } from "../terminal/seated.ts";
import { decide, help } from "../terminal/talk.ts";
import type { FarSitting } from "./far-sitting.ts";

export async function playAfar(sitting: FarSitting): Promise<void> {
  await sitting.view.when();
  if (sitting.state.you === "watcher") sitting.say(sitting.far.looking);
  let looking = false;
  let waiting = "";
  for (;;) {
    sitting.tellNews();
    if (sitting.state.info.status === "over") return end(sitting);
    const reason = reasonToWait(sitting);
    if (reason !== null) {
      if (reason !== waiting) sitting.say(reason);
      waiting = reason;
      if (!(await somethingHappens(sitting))) return leave(sitting);
      continue;
    }
    waiting = "";
    if (!looking) sitting.showBoard();
    looking = true;
    if ((await answerQuestion(sitting)) === "leave") return leave(sitting);
  }
}

/** Why there is nothing to do but wait; null while this seat has something to decide. */
function reasonToWait(sitting: FarSitting): string | null {
  const { far, game, language, state } = sitting;
  const { info, legal, ahead } = state;
  if (ahead !== null && ahead.answer !== null)
    return far.chosen(game.words(language).act(game.acts.read(ahead.answer)));
  if (legal.length > 0 || ahead !== null) return null;
  return info.status === "open" || info.toMove === null ? far.noOthers : far.waitingFor(sitting.seatName(info.toMove));
}

/** Asks this seat, and sends its act or the choice that it makes before it is asked. */
async function answerQuestion(sitting: FarSitting): Promise<"leave" | "answered"> {
  const { ahead, you } = sitting.state;
  const decision = await decide(sitting, you);
  if (decision === "leave") return "leave";
  if (decision === "undone") return "answered";
  if (ahead !== null) await sitting.chooseAhead(decision);
  else {
    const result = await sitting.client.act(sitting.table, sitting.game.acts.write(decision));
    const said = sitting.inWords(result);
    if (said !== null) sitting.say(said);
  }
  return "answered";
}

/** While another decides. False when the person goes. */
async function somethingHappens(sitting: FarSitting): Promise<boolean> {
  const happens = sitting.changed();
  const { keyboard } = sitting;
  // What comes through a pipe was written for one's own decisions: here it can only say that nothing more comes.
  if (!sitting.attended) {
    const leaving = keyboard.peek() === null || keyboard.peek()?.trim() === "quit";
    if (leaving && sitting.state.you !== "watcher") return false;
    await happens;
    return true;
  }
  const line = await keyboard.askUnless(sitting.far.waitPrompt, happens);
  if (line === null) return false;
  const [command, ...rest] = (line ?? "").trim().split(/\s+/);
  const { ahead, you } = sitting.state;
  const commands: Commands = {
    board: () => sitting.showBoard(),
    log: () => sitting.tellFrom(0),
    "?": () => help(sitting),
    help: () => help(sitting),
    orders: () => you !== "watcher" && talkOfOrders(sitting, you, rest),
    change: () => ahead !== null && sitting.chooseAhead(null),
    ...sitting.more,
  };
  if (Object.hasOwn(commands, command)) await commands[command](rest.join(" "));
  return command !== "quit";
}

function leave(sitting: FarSitting): void {
  sitting.say(`\n${sitting.far.left(sitting.table)}`);
}

function end(sitting: FarSitting): void {
  sitting.showBoard();
  sitting.say(sitting.phrases.over);
  const { outcome } = sitting.state.info;
  if (outcome !== null) sitting.say(inWords(sitting, outcome));
}

/** By the rules, or as the players or the clock have ended it. */
function inWords(sitting: FarSitting, outcome: Outcome): string {
  const { far, game, language } = sitting;
  const otherwise = Object.entries(far.endings).find(([key]) => key === outcome.how)?.[1];
  const winner = winnerOf(outcome);
  return otherwise === undefined
    ? game.words(language).outcome(outcome)
    : otherwise(winner === null ? "" : sitting.seatName(winner));
}
