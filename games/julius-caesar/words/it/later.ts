/** What is told and explained in Italian: a page fetches it when its board stands. */
import { ledgerWords } from "../ledger.ts";
import type { Titles } from "../titles.ts";
import type { LaterWords } from "../wording.ts";
import { boardIn } from "./board.ts";
import { closer } from "./closer.ts";
import { deeds } from "./deeds.ts";
import { eventsIn } from "./events.ts";
import { ledger } from "./ledger.ts";
import { italian } from "./names.ts";
import { outcomesIn } from "./outcomes.ts";
import { refusals } from "./refusals.ts";
import { options, scenarios } from "./table.ts";

export function later(titles: Titles): LaterWords {
  const said = italian(titles);
  return {
    scenarios,
    options,
    events: eventsIn(said, outcomesIn(titles)),
    deeds,
    refusals,
    board: boardIn(said),
    closer,
    ledger: ledgerWords(titles, ledger),
  };
}
