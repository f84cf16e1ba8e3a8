/** What is meant by whole gestures, in French. */
import { summaryOf } from "../../gestures/intents.ts";
import type { IntentWords } from "../wording.ts";
import { all, count, type French } from "./names.ts";

export const intentsIn = ({ titles, the }: French): IntentWords => ({
  bring(intent) {
    const { blocks, to, through } = summaryOf(intent);
    const moved = `${count(blocks, "bloc")} → ${titles.place(to)}`;
    return through.length === 0 ? moved : `${moved}, par ${all(through.map(the))}`;
  },
  "fire-all": () => "Tous tirent",
});
