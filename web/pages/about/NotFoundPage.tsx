/** An address where nothing is. */
import type { ReactNode } from "react";
import { Link } from "wouter";
import { useTitle } from "../../app/title.ts";
import { frame } from "../../app/words/frame.ts";
import { useWords } from "../../app/words.ts";
import { about } from "./words.ts";

export default function NotFoundPage(): ReactNode {
  const words = useWords(about);
  const around = useWords(frame);
  useTitle(words.nowhere);
  return (
    <div className="page narrow">
      <h1>{words.nowhere}</h1>
      <p>{words.nowhereText}</p>
      <p>
        <Link href="/" className="button">
          {around.home}
        </Link>
      </p>
    </div>
  );
}
