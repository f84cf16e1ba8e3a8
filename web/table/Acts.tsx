/**
 * All legal acts as buttons, grouped by what they are done with: for whoever plays by keyboard or with a screen reader,
 * and for everyone who looks for one act among many. Things that fit the search and cannot be used say why.
 */
import type { Json, Language } from "@rubicon/engine";
import { type ReactNode, useDeferredValue, useId, useMemo, useState } from "react";
import { useWords } from "../app/words.ts";
import { type GameFace, type Thing, thing } from "../games/face.ts";
import { type Rules, touches } from "./choosing.ts";
import type { WrittenAct } from "./source.ts";
import { nameThing, sayAct } from "./speaking.ts";
import { tableWords } from "./words.ts";

interface Props {
  readonly face: GameFace;
  readonly rules: Rules;
  readonly language: Language;
  readonly sight: Json;
  readonly legal: readonly WrittenAct[];
  /** Whether this seat is asked at all. */
  readonly asked: boolean;
  act(act: WrittenAct): void;
  glance(things: readonly Thing[]): void;
  explain(it: Thing): void;
}

interface Line {
  readonly act: WrittenAct;
  readonly text: string;
  readonly things: readonly Thing[];
}

interface Group {
  readonly title: string;
  readonly lines: readonly Line[];
}

/** More than this is folded up by group. */
const MOST_OPEN = 30;
/** Things that cannot be used, when they are searched for. */
const MOST_CLOSED = 8;

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

export function Acts({ face, rules, language, sight, legal, asked, act, glance, explain }: Props): ReactNode {
  const words = useWords(tableWords).acts;
  const [text, setText] = useState("");
  const wanted = plain(useDeferredValue(text).trim());
  const field = useId();
  const groups = useMemo(
    () => groupsOf(face, rules, language, sight, legal, words.decisions),
    [face, rules, language, sight, legal, words.decisions],
  );
  const found = useMemo(() => search(groups, wanted), [groups, wanted]);
  const closed = useMemo(
    () => (asked && wanted.length > 1 ? closedThings(face, language, sight, groups, wanted) : []),
    [asked, face, language, sight, groups, wanted],
  );
  const count = found.reduce((sum, { lines }) => sum + lines.length, 0);

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
      {found.map(({ title, lines }) => (
        <details
          key={title}
          className="acts-group"
          open={wanted !== "" || legal.length <= MOST_OPEN || lines.length === 1}
        >
          <summary>
            {title} <span className="acts-figure figures">{lines.length}</span>
          </summary>
          <ul>
            {lines.map((line) => (
              <li key={line.text}>
                <button
                  type="button"
                  onClick={() => {
                    glance([]);
                    act(line.act);
                  }}
                  onPointerEnter={() => glance(line.things)}
                  onPointerLeave={() => glance([])}
                  onFocus={() => glance(line.things)}
                  onBlur={() => glance([])}
                >
                  {line.text}
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

function groupsOf(
  face: GameFace,
  rules: Rules,
  language: Language,
  sight: Json,
  legal: readonly WrittenAct[],
  decisions: string,
): readonly Group[] {
  const groups = new Map<Thing | "", Line[]>();
  for (const act of legal) {
    const things = touches(rules, act);
    const first = things[0] ?? "";
    const lines = groups.get(first) ?? [];
    groups.set(first, lines);
    lines.push({ act, things, text: sayAct(face.game, language, act) });
  }
  const titled = [...groups].map(([first, lines]) => ({
    title: first === "" ? decisions : nameThing(face, first, sight, language),
    lines,
    plain: first === "",
  }));
  return titled.sort((a, b) => Number(b.plain) - Number(a.plain));
}

function search(groups: readonly Group[], wanted: string): readonly Group[] {
  if (wanted === "") return groups;
  return groups.flatMap(({ title, lines }) => {
    const kept = lines.filter(({ text }) => plain(text).includes(wanted) || plain(title).includes(wanted));
    return kept.length > 0 ? [{ title, lines: kept }] : [];
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
  const open = new Set(groups.flatMap(({ lines }) => lines.flatMap(({ things }) => things)));
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
