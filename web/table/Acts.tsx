/**
 * All legal acts as buttons, grouped by what they are done with: for whoever plays by keyboard or with a screen reader,
 * and for everyone who looks for one act among many. Things that fit the search and cannot be used say why.
 */
import type { Json, Language } from "@rubicon/engine";
import { type ReactNode, useDeferredValue, useId, useMemo, useState } from "react";
import { useWords } from "../app/words.ts";
import { type GameFace, type Thing, thing } from "../games/face.ts";
import { type Rules, touches } from "./choosing.ts";
import { sayForecasts } from "./foreseeing.ts";
import type { TableState, WrittenAct } from "./source.ts";
import { nameThing, sayAct } from "./speaking.ts";
import { tableWords } from "./words.ts";

interface Props {
  readonly face: GameFace;
  readonly rules: Rules;
  readonly language: Language;
  readonly sight: Json;
  readonly question: Json;
  readonly legal: readonly WrittenAct[];
  readonly forecasts: TableState["forecasts"];
  /** Whether this seat is asked at all. */
  readonly asked: boolean;
  act(act: WrittenAct): void;
  glance(things: readonly Thing[]): void;
  explain(it: Thing): void;
}

interface ListedAct {
  readonly act: WrittenAct;
  readonly text: string;
  readonly things: readonly Thing[];
  /** What it will cost and bring. */
  readonly foretold: string;
}

interface Group {
  readonly title: string;
  readonly acts: readonly ListedAct[];
}

/** More than this is folded up by group. */
const MOST_OPEN = 30;
/** Things that cannot be used, when they are searched for. */
const MOST_CLOSED = 8;

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .replaceAll("’", "'")
    .toLowerCase();

export function Acts(props: Props): ReactNode {
  const { face, language, sight, legal, asked, act, glance, explain } = props;
  const words = useWords(tableWords).acts;
  const [text, setText] = useState("");
  const wanted = plain(useDeferredValue(text).trim());
  const field = useId();
  const { rules, question, forecasts } = props;
  const groups = useMemo(
    () => groupsOf({ face, rules, language, sight, question, legal, forecasts }, words.decisions),
    [face, rules, language, sight, question, legal, forecasts, words.decisions],
  );
  const found = useMemo(() => search(groups, wanted), [groups, wanted]);
  const closed = useMemo(
    () => (asked && wanted.length > 1 ? closedThings(face, language, sight, groups, wanted) : []),
    [asked, face, language, sight, groups, wanted],
  );
  const count = found.reduce((sum, { acts }) => sum + acts.length, 0);

  if (!asked) return <p className="quiet">{words.notNow}</p>;
  if (legal.length === 0) return <p className="quiet">{words.none}</p>;
  return (
    <div className="acts">
      <label htmlFor={field} className="acts-find">
        <span>{words.filter}</span>
        <input
          id={field}
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          autoComplete="off"
        />
      </label>
      <p className="acts-count" role="status">
        {count === 0 ? words.nothingFits : words.count(count)}
      </p>
      {found.map(({ title, acts }) => (
        <details
          key={title}
          className="acts-group"
          open={wanted !== "" || legal.length <= MOST_OPEN || acts.length === 1}
        >
          <summary>
            {title} <span className="acts-figure figures">{acts.length}</span>
          </summary>
          <ul>
            {acts.map((listed) => (
              <li key={listed.text}>
                <button
                  type="button"
                  onClick={() => {
                    glance([]);
                    act(listed.act);
                  }}
                  onPointerEnter={() => glance(listed.things)}
                  onPointerLeave={() => glance([])}
                  onFocus={() => glance(listed.things)}
                  onBlur={() => glance([])}
                >
                  {listed.text}
                  {listed.foretold !== "" && <span className="acts-foretold">{listed.foretold}</span>}
                </button>
              </li>
            ))}
          </ul>
        </details>
      ))}
      {closed.length > 0 && (
        <section className="acts-closed">
          <h3>{words.closed}</h3>
          <ul>
            {closed.map(([it, name]) => (
              <li key={it}>
                <button
                  type="button"
                  onClick={() => explain(it)}
                  onPointerEnter={() => glance([it])}
                  onPointerLeave={() => glance([])}
                  onFocus={() => glance([it])}
                  onBlur={() => glance([])}
                >
                  {words.whyNot(name)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

type Listing = Pick<Props, "face" | "rules" | "language" | "sight" | "question" | "legal" | "forecasts">;

function groupsOf(
  { face, rules, language, sight, question, legal, forecasts }: Listing,
  decisions: string,
): readonly Group[] {
  const groups = new Map<Thing | "", ListedAct[]>();
  for (const [i, act] of legal.entries()) {
    const things = touches(rules, act);
    const first = things[0] ?? "";
    const acts = groups.get(first) ?? [];
    groups.set(first, acts);
    const foretold = sayForecasts(face.game, language, forecasts[i] ?? []).join(" · ");
    acts.push({ act, things, text: sayAct(face.game, language, act, question), foretold });
  }
  const titled = [...groups].map(([first, acts]) => ({
    title: first === "" ? decisions : nameThing(face, first, sight, language),
    acts,
    plain: first === "",
  }));
  return titled.sort((a, b) => Number(b.plain) - Number(a.plain));
}

function search(groups: readonly Group[], wanted: string): readonly Group[] {
  if (wanted === "") return groups;
  return groups.flatMap(({ title, acts }) => {
    const kept = acts.filter(({ text }) => plain(text).includes(wanted) || plain(title).includes(wanted));
    return kept.length > 0 ? [{ title, acts: kept }] : [];
  });
}

/** Things of the game that fit the search and that no legal act speaks of. */
function closedThings(
  face: GameFace,
  language: Language,
  sight: Json,
  groups: readonly Group[],
  wanted: string,
): readonly (readonly [Thing, string])[] {
  const open = new Set(groups.flatMap(({ acts }) => acts.flatMap(({ things }) => things)));
  const found = new Map<Thing, string>();
  for (const { fields } of face.game.acts.makers)
    for (const [, domain] of fields) {
      if (!face.touchable.includes(domain.of)) continue;
      for (const name of domain.names) {
        const it = thing(domain.of, name);
        if (open.has(it) || found.has(it) || found.size >= MOST_CLOSED) continue;
        const title = nameThing(face, it, sight, language);
        if (plain(title).includes(wanted)) found.set(it, title);
      }
    }
  return [...found];
}
