import type { ReactNode } from "react";
import { useWords } from "../app/words.ts";
import { packWords } from "./page-words.ts";

export function PlayedWithWords({ name }: { readonly name: string }): ReactNode {
  return <p className="hint">{useWords(packWords).playedWith(name)}</p>;
}
