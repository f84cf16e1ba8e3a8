/** Plays a game in the terminal, from where the table stands until it is over or a person leaves. */
import type { Seat } from "@rubicon/engine";
import { accountOf } from "./account.ts";
import { nameOf } from "./closer.ts";
import type { Sitting } from "./sitting.ts";
import { decide } from "./talk.ts";

export async function playOn(sitting: Sitting): Promise<void> {
  let looking: Seat | null = null;
  for (let seat = sitting.table.toMove; seat !== "over"; seat = sitting.table.toMove) {
    const act = sitting.botAct(seat);
    if (act) {
      sitting.act(seat, act);
      if (sitting.people.length === 0) sitting.tellNews("watcher");
      continue;
    }
    if (looking !== seat) {
      if (!(await handOver(sitting, seat, looking))) return leave(sitting);
      looking = seat;
    }
    sitting.tellNews(seat);
    const decision = await decide(sitting, seat);
    if (decision === "leave") return leave(sitting);
    if (decision !== "undone") sitting.act(seat, decision);
    // Whatever befalls the machine, no decision of a person is lost.
    sitting.save();
  }
  end(sitting, looking);
}

/** Where several people share a screen, one is to see only what is his. False when nobody is there any more. */
async function handOver(sitting: Sitting, to: Seat, from: Seat | null): Promise<boolean> {
  if (sitting.people.length > 1) {
    if (from !== null) sitting.tellNews(from);
    sitting.wipe();
    const { phrases, keyboard } = sitting;
    if ((await keyboard.ask(`\n${phrases.pass(nameOf(sitting, to, "watcher"))}`)) === null) return false;
    sitting.wipe();
  }
  sitting.showBoard(to);
  return true;
}

function leave(sitting: Sitting): void {
  sitting.save();
  sitting.say(`\n${sitting.phrases.saved(sitting.file)}`);
}

function end(sitting: Sitting, looking: Seat | null): void {
  const viewer = looking ?? "watcher";
  sitting.tellNews(viewer);
  sitting.showBoard(viewer);
  leave(sitting);
  sitting.say(`\n${accountOf(sitting, sitting.story()).join("\n")}`);
}
