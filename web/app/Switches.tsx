/** Language and colours, changed at once and without a reload. */
import { LANGUAGES, type Language } from "@rubicon/engine";
import type { ReactNode } from "react";
import { LampIcon, SunIcon } from "./icons.tsx";
import { change, useLanguage } from "./settings.ts";
import { frame } from "./words/frame.ts";
import { useWords } from "./words.ts";

/** Each in its own tongue, whatever the page speaks. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", fr: "Français", it: "Italiano" };

export function LanguageSwitch(): ReactNode {
  const words = useWords(frame);
  const spoken = useLanguage();
  return (
    <fieldset className="languages">
      <legend className="unseen">{words.language}</legend>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === spoken}
          aria-label={`${language.toUpperCase()}, ${LANGUAGE_NAMES[language]}`}
          title={LANGUAGE_NAMES[language]}
          onClick={() => change({ language })}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}

/** Styles show the drawing that belongs to the other colours. */
export function ColoursButton(): ReactNode {
  const words = useWords(frame);
  const swap = (): void => change({ theme: document.documentElement.dataset.theme === "dark" ? "light" : "dark" });
  return (
    <button
      type="button"
      className="icon-button colours"
      aria-label={words.colours}
      title={words.colours}
      onClick={swap}
    >
      <span className="by-night">
        <SunIcon />
      </span>
      <span className="by-day">
        <LampIcon />
      </span>
    </button>
  );
}
