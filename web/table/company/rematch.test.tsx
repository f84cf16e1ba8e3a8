/** Another game at the same table: both players are led to it, and those who look on are not. */
import { connect } from "@rubicon/client";
import { LANGUAGES, type Language, type Viewer } from "@rubicon/engine";
import type { TableInfo } from "@rubicon/server/protocol";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { Router } from "wouter";
import { Afterwards } from "./Company.tsx";
import { Notices } from "./Notices.tsx";

/** What is rendered to a text asks for the language once, and no browser has chosen one. */
const chosen = vi.hoisted((): { language: Language } => ({ language: "en" }));
vi.mock("../../app/settings.ts", async (original) => ({
  ...(await original<typeof import("../../app/settings.ts")>()),
  useLanguage: () => chosen.language,
}));

const NEXT = "n".repeat(24);

const over = (rematch: string | null): TableInfo => ({
  ...{
    id: "t".repeat(24),
    game: "julius-caesar",
    scenario: "historical",
    options: {},
    rules: 2,
    pack: { id: "0".repeat(32), name: "standard" },
    visibility: "private",
  },
  ...{ watchers: true, status: "over" },
  ...{ rated: false, reserved: null },
  clock: {
    ...{ setting: { kind: "none", window: null }, deadline: null, remaining: null },
    ...{ window: false, interrupted: null },
  },
  seats: [
    { seat: "caesar", player: { id: "p1", name: "Anna", guest: false } },
    { seat: "pompeius", player: { id: "p2", name: "Bruno", guest: false } },
  ],
  ...{ toMove: null, entries: 9, commitment: "c", seed: "s", outcome: null, requests: [], rematchOf: null, rematch },
  ...{ createdAt: "2026-03-15T12:00:00.000Z", endedAt: "2026-03-15T13:00:00.000Z" },
});

const NO_NEWS = { answer: null, dismiss: () => {}, answers: () => {}, unread: 0, read: () => {} };

function shown(info: TableInfo, you: Viewer): readonly [afterwards: string, notices: string] {
  const client = connect("http://localhost");
  const rendered = (part: ReactNode): string => renderToStaticMarkup(<Router ssrPath="/">{part}</Router>);
  return [
    rendered(<Afterwards client={client} info={info} you={you} />),
    rendered(
      <Notices
        {...{ client, info, you, online: true, news: NO_NEWS, levels: [], since: null }}
        nameOf={(seat) => seat}
      />,
    ),
  ];
}

const LINK = { en: "Go to the rematch", fr: "Aller à la revanche", it: "Vai alla rivincita" } as const;

describe.each(LANGUAGES)("in %s", (language) => {
  test("both players are led to the new table", () => {
    chosen.language = language;
    for (const you of ["caesar", "pompeius"])
      for (const html of shown(over(NEXT), you)) {
        const [, label] = new RegExp(`<a [^>]*href="/table/${NEXT}"[^>]*>([^<]*)</a>`).exec(html) ?? [];
        expect(label).toBe(LINK[language]);
      }
  });

  test("as long as there is none, players may ask for it and nobody is led anywhere", () => {
    chosen.language = language;
    const [afterwards, notices] = shown(over(null), "caesar");
    expect(afterwards).toContain("<button");
    expect([afterwards, notices].join()).not.toContain(LINK[language]);
    expect(shown(over(null), "watcher").join()).not.toContain("<button");
  });
});
