/** The rules of a game to read, search and print; every rule has an address of its own. */
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from "react";
import { Link } from "wouter";
import { Loading } from "../../app/Loading.tsx";
import { to } from "../../app/routes.ts";
import { useRulebook } from "../../app/rulebooks.ts";
import { useLanguage } from "../../app/settings.ts";
import { useTitle } from "../../app/title.ts";
import { type Catalogue, useWords } from "../../app/words.ts";
import { factsOf, isPlayable, PLAYABLE, standardGame, synonymsOf } from "../../games/index.ts";
import type { RulePictures } from "../../lesson/form.ts";
import { WorkshopLink } from "../../packs/WorkshopLink.tsx";
import { LearnLinks } from "../learn/LearnLinks.tsx";
import { type Chapter, chaptersOf, found, type Synonyms, snippets } from "./book.ts";
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
  const synonyms = useSynonyms(game);
  const pictures = usePictures(game);
  const rules = useMemo(() => (book ? found(book, sought, synonyms) : []), [book, sought, synonyms]);
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
          <ChapterSection
            key={chapter.id}
            game={game}
            chapter={chapter}
            rule={rule}
            query={sought}
            synonyms={synonyms}
            pictures={pictures}
          />
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
  readonly synonyms: Synonyms;
  readonly pictures: RulePictures;
}

function ChapterSection({ game, chapter, rule, query, synonyms, pictures }: ChapterProps): ReactNode {
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
          <RulePicture Drawn={pictures[id]} />
          <p>
            {query === ""
              ? text
              : snippets(text, query, synonyms).map(({ at, text: snippet, sought }) =>
                  sought ? <mark key={at}>{snippet}</mark> : <span key={at}>{snippet}</span>,
                )}
          </p>
        </div>
      ))}
    </section>
  );
}

/** What the rule speaks of, as it lies on the table. */
function RulePicture({ Drawn }: { readonly Drawn: RulePictures[string] | undefined }): ReactNode {
  const language = useLanguage();
  if (Drawn === undefined) return null;
  return (
    <span className="rule-picture" aria-hidden="true">
      <Drawn language={language} />
    </span>
  );
}

const NO_PICTURES: RulePictures = {};

/** The pictures of a game, fetched when its book lies open: whoever reads need not wait for them. */
function usePictures(game: string): RulePictures {
  const [drawn, setDrawn] = useState({ game, pictures: NO_PICTURES });
  useEffect(() => {
    let asked = true;
    fetchPictures(game)
      .then((pictures) => asked && setDrawn({ game, pictures }))
      // Without them the book is as good to read as ever.
      .catch(() => {});
    return () => {
      asked = false;
    };
  }, [game]);
  return drawn.game === game ? drawn.pictures : NO_PICTURES;
}

async function fetchPictures(id: string): Promise<RulePictures> {
  const game = await standardGame(id);
  if (game === null) return NO_PICTURES;
  const { rulePicturesOf } = await import("../../lesson/finding.ts");
  return rulePicturesOf(game);
}

const NONE: Synonyms = {};

/** Players' words of a game, once they are here. */
function useSynonyms(game: string): Synonyms {
  const language = useLanguage();
  const [known, setKnown] = useState<Catalogue<Synonyms> | null>(null);
  useEffect(() => {
    let asked = true;
    setKnown(null);
    // Without them the search goes by the words of the rules.
    synonymsOf(game)
      .then((synonyms) => asked && setKnown(synonyms))
      .catch(() => {});
    return () => {
      asked = false;
    };
  }, [game]);
  return known?.[language] ?? NONE;
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
