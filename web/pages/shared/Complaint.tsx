/** Something could not be had: why, and another try. */
import type { ReactNode } from "react";
import type { Problem } from "../../app/loading.ts";
import { frame } from "../../app/words/frame.ts";
import { useWords } from "../../app/words.ts";
import { tableWords } from "./words.ts";

export function Complaint({ problem, again }: { readonly problem: Problem; again(): void }): ReactNode {
  const words = useWords(tableWords);
  const around = useWords(frame);
  return (
    <div className="notice bad row" role="alert">
      <span>{problem.status === null ? words.noAnswer : problem.message}</span>
      <button type="button" className="button quiet" onClick={again}>
        {around.tryAgain}
      </button>
    </div>
  );
}
