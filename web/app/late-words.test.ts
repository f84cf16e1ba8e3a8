import { expect, test, vi } from "vitest";
import { lateWords, partOf } from "./late-words.ts";
import { beforeLanguage, settings } from "./settings.ts";

interface Texts {
  readonly shell: { readonly hello: string };
}

test("texts come by language, the one of the page first; who reads too soon is told to wait", async () => {
  settings.set({ ...settings.now, language: "fr" });
  const fetched: string[] = [];
  const from = (hello: string) => async (): Promise<Texts> => {
    fetched.push(hello);
    return { shell: { hello } };
  };
  const texts = lateWords<Texts>({ en: from("Hail"), fr: from("Salut"), it: from("Salve") });
  const shell = partOf(texts, "shell");
  await vi.waitFor(() => expect(shell.fr.hello).toBe("Salut"));
  expect(fetched).toEqual(["Salut"]);

  let promise: unknown;
  try {
    expect(shell.it).toBeUndefined();
  } catch (thrown) {
    promise = thrown;
  }
  // React waits for what is thrown, and draws again.
  expect(promise).toBeInstanceOf(Promise);
  await promise;
  expect(shell.it.hello).toBe("Salve");

  // Before the page speaks another language its texts are fetched.
  await Promise.all([...beforeLanguage].map((fetch) => fetch("en")));
  expect(texts.en.shell.hello).toBe("Hail");
});
