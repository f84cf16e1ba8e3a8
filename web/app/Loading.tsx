/** Says that something is on its way, but only to whoever has waited a moment: quick things should not flicker. */
import type { ReactNode } from "react";
import { frame } from "./words/frame.ts";
import { useWords } from "./words.ts";

export function Loading(): ReactNode {
  return (
    <p className="loading" role="status">
      {useWords(frame).loading}
    </p>
  );
}
