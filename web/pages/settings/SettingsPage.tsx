/** What a player may choose: about the page, about himself, and about how he is told of things. */
import { type ReactNode, useState } from "react";
import { countEnough, forgetEnough } from "../../app/enough.ts";
import { useMe } from "../../app/me.ts";
import { LANGUAGE_NAMES } from "../../app/Switches.tsx";
import { change, type Settings, useSettings } from "../../app/settings.ts";
import { useTitle } from "../../app/title.ts";
import { useWords } from "../../app/words.ts";
import { Choices } from "../shared/Choices.tsx";
import { AccountSection } from "./AccountSection.tsx";
import { BotsSection } from "./BotsSection.tsx";
import { ChallengesSection, DataSection } from "./DataSection.tsx";
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
      {me && !me.guest && <ChallengesSection me={me} />}
      {me && <VacationSection me={me} />}
      {me && <BotsSection me={me} />}
      {me && <DataSection me={me} />}
    </div>
  );
}

/** The same choice for each value, in the order in which they are named. */
const choicesOf = <T extends string>(names: Readonly<Record<T, string>>, values: readonly T[]) =>
  values.map((value) => ({ value, label: names[value] }));

const THEMES = ["auto", "light", "dark"] as const satisfies readonly Settings["theme"][];
const MOTIONS = ["auto", "full", "none"] as const satisfies readonly Settings["motion"][];
const SOUNDS = ["by day", "on", "off"] as const satisfies readonly Settings["sounds"][];
const PACES = ["slow", "normal", "fast"] as const satisfies readonly Settings["pace"][];

function PageSection(): ReactNode {
  const words = useWords(settingsWords);
  const { language, theme, motion, pace, sounds } = useSettings();
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
        <Choices
          legend={words.sounds}
          chosen={sounds}
          choices={choicesOf(words.soundsKept, SOUNDS)}
          hint={words.soundsHint}
          choose={(chosen) => {
            change({ sounds: chosen });
            // Whoever turns them on hears what he has turned on.
            if (chosen !== "off") void import("../../app/sounds.ts").then(({ play }) => play("turn"));
          }}
        />
        <Summaries />
      </div>
    </section>
  );
}

/** Whoever has had enough of a kind of summaries at the table can have them back. */
function Summaries(): ReactNode {
  const words = useWords(settingsWords);
  const [hidden, setHidden] = useState(countEnough);
  const showAll = (): void => {
    forgetEnough();
    setHidden(0);
  };
  return (
    <fieldset className="field">
      <legend>{words.summaries}</legend>
      <div className="row">
        <button type="button" className="button quiet" disabled={hidden === 0} onClick={showAll}>
          {words.summariesAgain}
        </button>
        <span className="hint" role="status">
          {words.summariesHidden(hidden)}
        </span>
      </div>
    </fieldset>
  );
}
