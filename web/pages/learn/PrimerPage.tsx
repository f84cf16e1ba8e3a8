/** A game in pictures: its pieces and its turn on one page, to look at, to keep beside the table, and to print. */
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "wouter";
import { Loading } from "../../app/Loading.tsx";
import { problemOf } from "../../app/loading.ts";
import { to } from "../../app/routes.ts";
import { apply, useLanguage } from "../../app/settings.ts";
import { useTitle } from "../../app/title.ts";
import { useWords } from "../../app/words.ts";
import { factsOf, PLAYABLE, standardGame } from "../../games/index.ts";
import { primerOf } from "../../lesson/finding.ts";
import type { Primer } from "../../lesson/form.ts";
import "./primer.css";
import { learnWords } from "./words.ts";

export default function PrimerPage({ game = PLAYABLE[0].id }: { readonly game?: string | undefined }): ReactNode {
  const words = useWords(learnWords);
  const language = useLanguage();
  const facts = factsOf(game);
  useTitle(facts === null ? words.pictures : words.inPictures(facts.title));
  const [found, setFound] = useState<{ readonly Primer: Primer } | "none" | { readonly trouble: unknown } | null>(null);
  useEffect(() => {
    let left = false;
    fetchPrimer(game).then(
      (Primer) => left || setFound(Primer === null ? "none" : { Primer }),
      (trouble: unknown) => left || setFound({ trouble }),
    );
    return () => {
      left = true;
    };
  }, [game]);

  usePrintedByDay();

  if (found === null) return <Loading />;
  if (found === "none" || "trouble" in found || facts === null)
    return (
      <div className="page narrow">
        <h1>{words.pictures}</h1>
        <p className="notice bad" role="alert">
          {found === "none" || !("trouble" in found) ? words.noPictures : problemOf(found.trouble).message}
        </p>
      </div>
    );
  const { Primer } = found;
  return (
    <div className="page primer">
      <div className="page-head">
        <h1>{words.inPictures(facts.title)}</h1>
        <div className="row primer-ways">
          <Link href={to.lesson(game)} className="button">
            {words.learn}
          </Link>
          <Link href={to.rules(game)} className="button quiet">
            {words.rules}
          </Link>
          <button type="button" className="button quiet" onClick={() => print()}>
            {words.print}
          </button>
        </div>
      </div>
      <Primer language={language} />
    </div>
  );
}

/** Lamps do not print: on paper the pictures have their colours of the day. */
function usePrintedByDay(): void {
  useEffect(() => {
    const byDay = (): void => {
      document.documentElement.dataset.theme = "light";
    };
    addEventListener("beforeprint", byDay);
    addEventListener("afterprint", apply);
    return () => {
      removeEventListener("beforeprint", byDay);
      removeEventListener("afterprint", apply);
    };
  }, []);
}

async function fetchPrimer(id: string): Promise<Primer | null> {
  const game = await standardGame(id);
  return game === null ? null : primerOf(game);
}
