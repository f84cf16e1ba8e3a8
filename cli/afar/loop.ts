/** Plays a game on a server from this terminal, until it is over or the person leaves. */
import type { Commands } from "../terminal/seated.ts";
import { decide } from "../terminal/talk.ts";
import type { FarSitting } from "./far-sitting.ts";

export async function playAfar(sitting: FarSitting): Promise<void> {
  await sitting.view.when();
  if (sitting.state.you === "watcher") sitting.say(sitting.far.looking);
  let looking = false;
  let waiting = "";
  for (;;) {
    const { info, legal, you } = sitting.state;
    sitting.tellNews();
    if (info.status === "over") return end(sitting);
    if (legal.length === 0) {
      const said =
        info.status === "open" || info.toMove === null
          ? sitting.far.noOthers
          : sitting.far.waitingFor(sitting.seatName(info.toMove));
      if (said !== waiting) sitting.say(said);
      waiting = said;
      if (!(await somethingHappens(sitting))) return leave(sitting);
      continue;
    }
    waiting = "";
    if (!looking) sitting.showBoard();
    looking = true;
    const decision = await decide(sitting, you);
    if (decision === "leave") return leave(sitting);
    if (decision === "undone") continue;
    const result = await sitting.client.act(sitting.table, sitting.game.acts.write(decision));
    if (result.is === "refused") sitting.say(sitting.game.words(sitting.language).refusal(result.refusal));
    if (result.is === "stale") sitting.say(sitting.far.tooLate);
    if (result.is === "error") sitting.say(result.message);
  }
}

/** While another decides. False when the person goes. */
async function somethingHappens(sitting: FarSitting): Promise<boolean> {
  const happens = sitting.changed();
  const { lines } = sitting;
  // What comes through a pipe was written for one's own decisions: here it can only say that nothing more comes.
  if (!sitting.attended) {
    const leaving = lines.peek() === null || lines.peek()?.trim() === "quit";
    if (leaving && sitting.state.you !== "watcher") return false;
    await happens;
    return true;
  }
  const line = await lines.askUnless(sitting.far.waitPrompt, happens);
  if (line === null) return false;
  const [command, ...rest] = (line ?? "").trim().split(/\s+/);
  const commands: Commands = {
    board: () => sitting.showBoard(),
    log: () => sitting.tellFrom(0),
    "?": () => sitting.say(sitting.help),
    help: () => sitting.say(sitting.help),
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
  const outcome = sitting.outcomeInWords();
  if (outcome !== "") sitting.say(outcome);
}
