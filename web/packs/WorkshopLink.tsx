/** The way to the workshop, where a game has one: whoever owns it printed puts in what is printed. */
import type { ReactNode } from "react";
import { Link } from "wouter";
import { to } from "../app/routes.ts";
import { useWords } from "../app/words.ts";
import { hasWorkshop } from "../games/index.ts";
import { packWords } from "./page-words.ts";

export function WorkshopLink({ game }: { readonly game: string }): ReactNode {
  const words = useWords(packWords);
  if (!hasWorkshop(game)) return null;
  return (
    <p className="hint">
      <Link href={to.workshop(game)}>{words.change}</Link> {words.changeHint}
    </p>
  );
}
