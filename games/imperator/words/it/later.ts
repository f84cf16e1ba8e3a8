/** What is explained, and told where no event does, in Italian: a page fetches it when its board stands. */
import { ledgerWords } from "../ledger.ts";
import type { Later } from "../vocabulary.ts";
import { board } from "./board.ts";
import { closer } from "./closer.ts";
import { deedsIn } from "./deeds.ts";
import { ledger } from "./ledger.ts";
import { refusalsIn } from "./refusals.ts";
import { saidIn } from "./said.ts";

export const later: Later = (titles) => {
  const said = saidIn(titles);
  return { deeds: deedsIn(said), refusals: refusalsIn(said), ledger: ledgerWords(titles, ledger), board, closer };
};
