/** What whoever chooses a new password is asked about his passkeys. */
import { LANGUAGES, type Language } from "@rubicon/engine";
import type { Passkey } from "@rubicon/server/protocol";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { KeepPasskeys } from "./KeepPasskeys.tsx";
import { account } from "./words.ts";

const chosen = vi.hoisted((): { language: Language } => ({ language: "en" }));
vi.mock("../../app/settings.ts", async (original) => ({
  ...(await original<typeof import("../../app/settings.ts")>()),
  useLanguage: () => chosen.language,
}));

const PASSKEYS: readonly Passkey[] = [
  { id: "old", madeAt: "2026-01-05T12:00:00Z", usedAt: "2026-03-14T12:00:00Z" },
  { id: "new", madeAt: "2026-03-15T12:00:00Z", usedAt: null },
];

const shown = (language: Language, passkeys: readonly Passkey[], kept: readonly string[] = []): string => {
  chosen.language = language;
  return renderToStaticMarkup(<KeepPasskeys passkeys={passkeys} kept={kept} keep={() => {}} />);
};

test.each(LANGUAGES)("each is told by its days, and none is kept unless it is chosen (%s)", (language) => {
  const html = shown(language, PASSKEYS);
  expect(html.match(/type="checkbox"/g)).toHaveLength(2);
  expect(html).not.toContain("checked");
  expect(html).toContain(account[language].whichPasskeys);
  expect(html.match(/2026/g)).toHaveLength(3);
  expect(shown(language, PASSKEYS, ["new"]).match(/checked=""/g)).toHaveLength(1);
});

test("days are said in the language of the page", () => {
  expect(shown("en", PASSKEYS)).toContain("Made on January 5, 2026, last used on March 14, 2026");
  expect(shown("fr", PASSKEYS)).toContain("Créée le 15 mars 2026, jamais utilisée");
  expect(shown("it", PASSKEYS)).toContain("Creata il 15 marzo 2026, mai usata");
});

test("whoever has none is asked nothing", () => {
  for (const language of LANGUAGES) expect(shown(language, [])).toBe("");
});
