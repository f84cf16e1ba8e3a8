/** What is said of letters, to whom they can reach and on which server. */
import { LANGUAGES, type Language } from "@rubicon/engine";
import type { Me } from "@rubicon/server/protocol";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { ByMail } from "./NoticesSection.tsx";
import { settingsWords } from "./words.ts";

const chosen = vi.hoisted((): { language: Language } => ({ language: "en" }));
vi.mock("../../app/settings.ts", async (original) => ({
  ...(await original<typeof import("../../app/settings.ts")>()),
  useLanguage: () => chosen.language,
}));

const anna: Me = {
  ...{ id: "p1", name: "Anna", guest: false, language: "en", email: "anna@example.org", vacationDays: 21 },
  ...{ awayUntil: null, hasPassword: true, challenges: "everybody" },
  notices: { email: true, push: false, webhook: null },
};

const shown = (language: Language, email: string | null, sends: boolean): string => {
  chosen.language = language;
  return renderToStaticMarkup(<ByMail me={{ ...anna, email }} sends={sends} save={() => Promise.resolve()} />);
};

test.each(LANGUAGES)("whoever has confirmed his address can be written to (%s)", (language) => {
  const html = shown(language, anna.email, true);
  expect(html).toContain('checked=""');
  expect(html).not.toContain("disabled");
  expect(shown(language, null, true)).toContain(settingsWords[language].byMailNone);
});

test.each(LANGUAGES)("a server that sends no letters asks nobody for a confirmed address (%s)", (language) => {
  for (const email of [anna.email, null]) {
    const html = shown(language, email, false);
    expect(html).toContain(settingsWords[language].byMailNever);
    expect(html).not.toContain(settingsWords[language].byMailNone);
    expect(html).toContain("disabled");
    expect(html).not.toContain("checked");
  }
});
