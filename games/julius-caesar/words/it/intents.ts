/** What is meant by whole gestures, in Italian. */
import { summaryOf } from "../../gestures/intents.ts";
import type { IntentWords } from "../wording.ts";
import { all, blocks, type Italian } from "./names.ts";

export const intentsIn = ({ titles, the }: Italian): IntentWords => ({
  bring(intent) {
    const { blocks: many, to, through } = summaryOf(intent);
    const moved = `${blocks(many)} → ${titles.place(to)}`;
    return through.length === 0 ? moved : `${moved}, attraverso ${all(through.map(the))}`;
  },
  "fire-all": () => "Tirano tutti",
});
