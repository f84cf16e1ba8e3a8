/** The rules of a game to read, search and print; every rule has an address of its own. */
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from "react";
import { Link } from "wouter";
import { Loading } from "../../app/Loading.tsx";
import { to } from "../../app/routes.ts";
import { useRulebook } from "../../app/rulebooks.ts";
import { useTitle } from "../../app/title.ts";
import { useWords } from "../../app/words.ts";
import { factsOf, isPlayable, PLAYABLE } from "../../games/index.ts";
import { WorkshopLink } from "../../packs/WorkshopLink.tsx";
import { LearnLinks } from "../learn/LearnLinks.tsx";
import { type Chapter, chaptersOf, found, snippets } from "./book.ts";
import "./rules.css";
import { rulesWords } from "./words.ts";

interface Props {
  readonly game?: string;
  readonly rule?: string;
}

export default function RulesPage({ game = PLAYABLE[0].id, rule }: Props): ReactNode {
  const words = useWords(rulesWords);
  const facts = factsOf(game);
  const { value: book, failed } = useRulebook(game);
  const [query, setQuery] = useState("");
  const sought = useDeferredValue(query.trim());
  const rules = useMemo(() => (book ? found(book, sought) : []), [book, sought]);
  const chapters = useMemo(() => (book ? chaptersOf(book, rules) : []), [book, rules]);
  useTitle(rule ?? (facts ? words.of(facts.title) : words.title));
  useShown(rule, book !== null);

  if (failed)
    return (
      <div className="page">
        <p className="notice bad">{isPlayable(game) ? words.missing : words.notHere}</p>
      </div>
    );
  if (book === null) return <Loading />;

  const known = rule === undefined || [...book.rules.map(({ id }) => id), ...Object.keys(book.chapters)].includes(rule);
  return (
    <div className="page rules-page">
      <div className="rules-head">
        <h1>{words.of(facts?.title ?? game)}</h1>
        <p className="soft">{words.intro}</p>
        <LearnLinks game={game} />
        <WorkshopLink game={game} />
        {!known && <p className="notice bad">{words.noRule(rule)}</p>}
      </div>
      <aside className="rules-side">
        <search className="rules-search">
          <label htmlFor="rules-query" className="unseen">
            {words.search}
          </label>
          <input
            id="rules-query"
            className="input"
            type="search"
            placeholder={words.searchHint}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
          <div className="rules-hits">
            <span role="status">{sought === "" ? "" : words.hits(rules.length)}</span>
            <button type="button" className="link-button" onClick={() => print()}>
              {words.print}
            </button>
          </div>
        </search>
        <Contents game={game} chapters={chapters} />
      </aside>
      <div className="rules-book">
        {chapters.map((chapter) => (
          <ChapterSection key={chapter.id} game={game} chapter={chapter} rule={rule} query={sought} />
        ))}
        {rules.length === 0 && <p className="empty">{words.none}</p>}
      </div>
    </div>
  );
}

function Contents({ game, chapters }: { readonly game: string; readonly chapters: readonly Chapter[] }): ReactNode {
  const words = useWords(rulesWords);
  const [wide] = useState(() => matchMedia("(min-width: 56rem)").matches);
  return (
    <details className="rules-contents" open={wide}>
      <summary>{words.chapters}</summary>
      <nav aria-label={words.chapters}>
        <ol>
          {chapters.map(({ id, title }) => (
            <li key={id}>
              <Link href={to.rule(game, id)}>
                <span className="rule-number">{id}</span> {title}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}

interface ChapterProps {
  readonly game: string;
  readonly chapter: Chapter;
  readonly rule: string | undefined;
  readonly query: string;
}

function ChapterSection({ game, chapter, rule, query }: ChapterProps): ReactNode {
  const words = useWords(rulesWords);
  return (
    <section aria-labelledby={chapter.id}>
      <h2 id={chapter.id} className={chapter.id === rule ? "chapter shown" : "chapter"}>
        <span className="rule-number">{chapter.id}</span> {chapter.title}
      </h2>
      {chapter.rules.map(({ id, text }) => (
        <div key={id} id={id} className={id === rule ? "rule shown" : "rule"} aria-current={id === rule || undefined}>
          <Link href={to.rule(game, id)} className="rule-number" aria-label={words.link(id)}>
            {id}
          </Link>
          <p>
            {query === ""
              ? text
              : snippets(text, query).map(({ at, text: snippet, sought }) =>
                  sought ? <mark key={at}>{snippet}</mark> : <span key={at}>{snippet}</span>,
                )}
          </p>
        </div>
      ))}
    </section>
  );
}

/** Brings the rule of the address into view, unless it is there already. A chapter comes to the top. */
function useShown(rule: string | undefined, ready: boolean): void {
  useEffect(() => {
    if (!ready || rule === undefined) return;
    const place = document.getElementById(rule);
    if (!place) return;
    if (place.tagName === "H2") return place.scrollIntoView({ block: "start" });
    const { top, bottom } = place.getBoundingClientRect();
    if (top < 60 || bottom > innerHeight) place.scrollIntoView({ block: "center" });
  }, [rule, ready]);
}
