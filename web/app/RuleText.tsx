/** The words of a rule, wherever its number stands. Fetched when it is first shown. */
import type { Game } from "@rubicon/engine";
import type { ReactNode } from "react";
import { useBook } from "./books.ts";
import { frame } from "./words/frame.ts";
import { useWords } from "./words.ts";

export function RuleText({ game, rule }: { readonly game: Game; readonly rule: string }): ReactNode {
  const words = useWords(frame);
  const { value: book, failed } = useBook(game);
  if (book === null && !failed) return <span className="soft">{words.loading}</span>;
  return <span>{book?.rules.find(({ id }) => id === rule)?.text ?? rule}</span>;
}
