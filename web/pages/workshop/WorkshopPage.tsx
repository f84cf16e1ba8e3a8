/** The components of a game to be looked at and changed by whoever owns it printed. */
import type { Language, Pack, Ruleset } from "@rubicon/engine";
import { type ReactNode, useEffect, useState } from "react";
import { Loading } from "../../app/Loading.tsx";
import { problemOf } from "../../app/loading.ts";
import { useLanguage } from "../../app/settings.ts";
import { useTitle } from "../../app/title.ts";
import { useWords } from "../../app/words.ts";
import { factsOf, GAMES, rulesetOf, standardGame } from "../../games/index.ts";
import { keptDraft } from "../../workshop/drafts.ts";
import type { WorkshopForm } from "../../workshop/form.ts";
import { Workshop } from "../../workshop/Workshop.tsx";
import { workshopWords } from "../../workshop/words.ts";

interface Props {
  readonly game?: string | undefined;
  readonly table?: string | undefined;
}

interface Opened {
  readonly form: WorkshopForm;
  readonly rules: Ruleset;
  readonly first: Pack;
  readonly language: Language;
}

const FIRST = GAMES.find(({ parts }) => parts?.workshop !== undefined)?.id ?? "";

export default function WorkshopPage({ game = FIRST, table }: Props): ReactNode {
  const words = useWords(workshopWords);
  const language = useLanguage();
  const title = factsOf(game)?.title ?? game;
  useTitle(words.title(title));
  const [opened, setOpened] = useState<Opened | "none" | { readonly trouble: string } | null>(null);
  useEffect(() => {
    let left = false;
    open(game, language, workshopWords[language].mine(title)).then(
      (found) => left || setOpened(found ?? "none"),
      (error: unknown) => left || setOpened({ trouble: problemOf(error).message }),
    );
    return () => {
      left = true;
    };
  }, [game, language, title]);

  if (opened === null) return <Loading />;
  if (opened === "none" || "trouble" in opened)
    return (
      <div className="page narrow">
        <p className="notice bad" role="alert">
          {opened === "none" ? words.none : opened.trouble}
        </p>
      </div>
    );
  return <Workshop key={game} game={game} table={table} {...opened} />;
}

/** Null when the game has no workshop. */
async function open(id: string, language: Language, name: string): Promise<Opened | null> {
  const parts = GAMES.find((game) => game.id === id)?.parts;
  if (parts?.workshop === undefined) return null;
  const [game, rules, makeForm, draft] = await Promise.all([
    standardGame(id),
    rulesetOf(id),
    parts.workshop(),
    keptDraft(id),
    parts.words(language),
  ]);
  if (game === null || rules === null) return null;
  const { standard } = rules;
  return { form: makeForm(game, standard, language), rules, first: draft ?? { ...standard, name }, language };
}
