/** What is meant by whole gestures, in English. */
import { summaryOf } from "../../gestures/intents.ts";
import type { IntentWords } from "../wording.ts";
import { all, count, type English } from "./names.ts";

export const intentsIn = ({ place }: English): IntentWords => ({
  bring(intent) {
    const { blocks, to, through, sails } = summaryOf(intent);
    const moved = `${count(blocks, "block")} → ${place(to)}`;
    if (through.length === 0) return moved;
    return `${moved}, ${sails ? "across" : "by way of"} ${all(through.map(place))}`;
  },
  "fire-all": () => "All fire",
});
