/** Scenario and rulings, in the words of the game itself. */
import type { Game } from "@rubicon/engine";
import { type ReactNode, useEffect } from "react";
import { useLanguage } from "../../app/settings.ts";
import { useWords } from "../../app/words.ts";
import { factsOf } from "../../games/index.ts";
import { useLatest } from "../../table/useLatest.ts";
import { Choices } from "../shared/Choices.tsx";
import { scenarioOf } from "../shared/summaries.ts";
import { useAbout } from "./AboutScenario.tsx";
import type { Wishes } from "./wishes.ts";
import { newWords } from "./words.ts";

interface Props {
  readonly wishes: Wishes;
  /** With the components that are wished for; null until it is there. */
  readonly game: Game | null;
  wish(more: Partial<Wishes>): void;
  /** Between the scenario and the rulings. */
  readonly children?: ReactNode;
}

export function GameOptions({ wishes, game, wish, children }: Props): ReactNode {
  const words = useWords(newWords);
  const language = useLanguage();
  const { game: name, scenario, options } = wishes;
  const about = useAbout(name);
  const spoken = game?.words(language);
  const scenarios = game?.scenarios.map(({ id }) => id) ?? Object.keys(factsOf(name)?.scenarios ?? {});
  const known = game?.scenarios.find((each) => each.id === scenario)?.options ?? [];
  const isKnown = scenarios.includes(scenario);

  // Other components may bring other scenarios.
  const first = useLatest(() => wish({ scenario: scenarios[0], options: {} }));
  useEffect(() => {
    if (!isKnown) first();
  }, [isKnown, first]);

  /** The short name of lists, where there is one. */
  const nameOf = (id: string): string => {
    const short = scenarioOf(name, id, language);
    return short === id ? (spoken?.scenario(id) ?? id) : short;
  };
  return (
    <>
      <Choices
        legend={words.scenario}
        chosen={scenario}
        choices={scenarios.map((id) => ({ value: id, label: nameOf(id) }))}
        hint={
          isKnown && about?.scenarios[scenario] === undefined && spoken?.scenario(scenario) !== nameOf(scenario)
            ? spoken?.scenario(scenario)
            : undefined
        }
        choose={(chosen) => wish({ scenario: chosen, options: {} })}
      />
      {children}
      <details className="new-options">
        <summary>{words.options}</summary>
        <p className="hint">{words.optionsHint}</p>
        {known.map((option, i) => (
          <Choices
            key={option.id}
            legend={about?.options[option.id]?.[language] ?? `${words.options} ${i + 1}`}
            chosen={options[option.id] ?? option.byDefault}
            choices={option.values.map((value) => ({ value, label: spoken?.option(option.id, value) ?? value }))}
            choose={(value) => wish({ options: { ...options, [option.id]: value } })}
          />
        ))}
      </details>
    </>
  );
}
