/** Whoever waits for somebody may look elsewhere meanwhile, if his browser may tell him. */
import { type ReactNode, useState } from "react";
import { askForNotices, mayAskForNotices } from "../../app/calling.ts";
import { useWords } from "../../app/words.ts";
import { invitation } from "./invitation-words.ts";

export function NoticeMe(): ReactNode {
  const words = useWords(invitation);
  const [state, setState] = useState<"ask" | "told" | "silent">(() => (mayAskForNotices() ? "ask" : "silent"));
  if (state === "silent") return null;
  if (state === "told")
    return (
      <p className="hint" role="status">
        {words.willTell}
      </p>
    );
  return (
    <p>
      <button
        type="button"
        className="link-button"
        onClick={async () => setState((await askForNotices()) ? "told" : "silent")}
      >
        {words.tellMe}
      </button>
    </p>
  );
}
