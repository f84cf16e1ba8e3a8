/** For whoever does not know a game yet: its first lesson, and the game in pictures. Nothing where it has neither. */
import type { ReactNode } from "react";
import { Link } from "wouter";
import { to } from "../../app/routes.ts";
import { useWords } from "../../app/words.ts";
import { PLAYABLE } from "../../games/index.ts";
import { teaches } from "../../lesson/finding.ts";
import { learnWords } from "./words.ts";

export function LearnLinks({ game = PLAYABLE[0].id }: { readonly game?: string | undefined }): ReactNode {
  const words = useWords(learnWords);
  const { lessons, primer } = teaches(game);
  if (!lessons && !primer) return null;
  return (
    <p className="row">
      <span>{words.newHere}</span>
      {lessons && <Link href={to.lesson(game)}>{words.learn}</Link>}
      {primer && <Link href={to.primer(game)}>{words.pictures}</Link>}
    </p>
  );
}
