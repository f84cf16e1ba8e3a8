/** What a player has chosen about the page itself. Kept in this browser. */
import { LANGUAGES, type Language } from "@rubicon/engine";
import { Store, useStore } from "./store.ts";

export interface Settings {
  readonly language: Language;
  /** "auto" follows the system. */
  readonly theme: "auto" | "light" | "dark";
  /** How moves are shown; "auto" follows the system's wish for less motion. */
  readonly motion: "auto" | "full" | "none";
  /** How long a move of the other side is shown. */
  readonly pace: "slow" | "normal" | "fast";
  /** Whether the page makes sounds; "by day": not at night. */
  readonly sounds: "on" | "off" | "by day";
}

const KEY = "rubicon.settings";

export const settings = new Store<Settings>(remembered());

export const useSettings = (): Settings => useStore(settings);
export const useLanguage = (): Language => useSettings().language;

/** What has to be there before the page speaks another language, such as the words of the game on the table. */
export const beforeLanguage = new Set<(language: Language) => Promise<void>>();

export function change(wishes: Partial<Settings>): void {
  const { language } = wishes;
  if (language === undefined || language === settings.now.language) {
    set(wishes);
    return;
  }
  const ready = [...beforeLanguage].map((fetch) => fetch(language));
  // What could not be fetched is asked for again by whoever needs it.
  void Promise.allSettled(ready).then(() => set(wishes));
}

function set(wishes: Partial<Settings>): void {
  settings.set({ ...settings.now, ...wishes });
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.now));
  } catch {
    // A browser that keeps nothing forgets it with the tab.
  }
  apply();
}

/** Puts the choices on the document, where the styles read them. */
export function apply(): void {
  const { language, theme } = settings.now;
  const root = document.documentElement;
  root.lang = language;
  root.dataset.theme = theme === "auto" ? (matches("(prefers-color-scheme: dark)") ? "dark" : "light") : theme;
  root.dataset.motion = movesFreely() ? "full" : "none";
}

/** Whether things may move on the page. */
export function movesFreely(): boolean {
  const { motion } = settings.now;
  return motion === "auto" ? !matches("(prefers-reduced-motion: reduce)") : motion === "full";
}

export function followTheSystem(): void {
  for (const query of ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)"])
    matchMedia(query).addEventListener("change", apply);
  apply();
}

const matches = (query: string): boolean => typeof matchMedia === "function" && matchMedia(query).matches;

function remembered(): Settings {
  const byDefault: Settings = {
    ...{ language: browserLanguage(), theme: "auto", motion: "auto" },
    ...{ pace: "normal", sounds: "by day" },
  };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? sound({ ...byDefault, ...kept }, byDefault) : byDefault;
  } catch {
    return byDefault;
  }
}

/** What was kept may come from another version: every field that makes no sense falls back. */
function sound(kept: Settings, byDefault: Settings): Settings {
  const one = <T extends string>(value: T, known: readonly T[], otherwise: T): T =>
    known.includes(value) ? value : otherwise;
  return {
    language: one(kept.language, LANGUAGES, byDefault.language),
    theme: one(kept.theme, ["auto", "light", "dark"], byDefault.theme),
    motion: one(kept.motion, ["auto", "full", "none"], byDefault.motion),
    pace: one(kept.pace, ["slow", "normal", "fast"], byDefault.pace),
    sounds: one(kept.sounds, ["on", "off", "by day"], byDefault.sounds),
  };
}

function browserLanguage(): Language {
  const asked = typeof navigator === "undefined" ? [] : navigator.languages;
  for (const tag of asked) {
    const known = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (known) return known;
  }
  return "en";
}
