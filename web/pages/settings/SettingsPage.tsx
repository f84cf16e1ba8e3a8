/** What a player may choose: about the page, about himself, and about how he is told of things. */
import type { ReactNode } from "react";
import { useMe } from "../../app/me.ts";
import { LANGUAGE_NAMES } from "../../app/Switches.tsx";
import { change, type Settings, useSettings } from "../../app/settings.ts";
import { useTitle } from "../../app/title.ts";
import { useWords } from "../../app/words.ts";
import { Choices } from "../shared/Choices.tsx";
import { AccountSection } from "./AccountSection.tsx";
import { NoticesSection } from "./NoticesSection.tsx";
import { VacationSection } from "./VacationSection.tsx";
import { settingsWords } from "./words.ts";

export default function SettingsPage(): ReactNode {
  const words = useWords(settingsWords);
  const me = useMe();
  useTitle(words.title);
  return (
    <div className="page settings">
      <h1>{words.title}</h1>
      <PageSection />
      <AccountSection />
      {me && <NoticesSection me={me} />}
      {me && <VacationSection me={me} />}
    </div>
  );
}

/** The same choice for each value, in the order in which they are named. */
const choicesOf = <T extends string>(names: Readonly<Record<T, string>>, values: readonly T[]) =>
  values.map((value) => ({ value, label: names[value] }));

const THEMES = ["auto", "light", "dark"] as const satisfies readonly Settings["theme"][];
const MOTIONS = ["auto", "full", "none"] as const satisfies readonly Settings["motion"][];
const PACES = ["slow", "normal", "fast"] as const satisfies readonly Settings["pace"][];

function PageSection(): ReactNode {
  const words = useWords(settingsWords);
  const { language, theme, motion, pace } = useSettings();
  return (
    <section className="section" aria-labelledby="settings-page">
      <h2 id="settings-page">{words.page}</h2>
      <p className="soft">{words.pageHint}</p>
      <div className="stack">
        <Choices
          legend={words.language}
          chosen={language}
          choices={choicesOf(LANGUAGE_NAMES, ["en", "fr", "it"])}
          choose={(chosen) => change({ language: chosen })}
        />
        <Choices
          legend={words.colours}
          chosen={theme}
          choices={choicesOf(words.themes, THEMES)}
          choose={(chosen) => change({ theme: chosen })}
        />
        <Choices
          legend={words.motion}
          chosen={motion}
          choices={choicesOf(words.motions, MOTIONS)}
          choose={(chosen) => change({ motion: chosen })}
        />
        <Choices
          legend={words.pace}
          chosen={pace}
          choices={choicesOf(words.paces, PACES)}
          hint={words.paceHint}
          choose={(chosen) => change({ pace: chosen })}
        />
      </div>
    </section>
  );
}
