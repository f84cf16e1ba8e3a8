/** Scenario and rulings, in the words of the game itself. */
import type { ReactNode } from "react";
import { useGame } from "../../app/rulebooks.ts";
import { useLanguage } from "../../app/settings.ts";
import { useWords } from "../../app/words.ts";
import { factsOf } from "../../games/index.ts";
import { Choices } from "../shared/Choices.tsx";
import { scenarioOf } from "../shared/summaries.ts";
import type { Wishes } from "./wishes.ts";
import { newWords } from "./words.ts";

interface Props {
  readonly wishes: Wishes;
  wish(more: Partial<Wishes>): void;
}

export function GameOptions({ wishes, wish }: Props): ReactNode {
  const words = useWords(newWords);
  const language = useLanguage();
  const { game: name, scenario, options } = wishes;
  const { value: game } = useGame(name);
  const spoken = game?.words(language);
  const known = game?.scenarios.find((each) => each.id === scenario)?.options ?? [];
  return (
    <>
      <Choices
        legend={words.scenario}
        chosen={scenario}
        choices={Object.keys(factsOf(name)?.scenarios ?? {}).map((each) => ({
          value: each,
          label: scenarioOf(name, each, language),
        }))}
        hint={
          spoken && spoken.scenario(scenario) !== scenarioOf(name, scenario, language)
            ? spoken.scenario(scenario)
            : undefined
        }
        choose={(chosen) => wish({ scenario: chosen, options: {} })}
      />
      <details className="new-options">
        <summary>{words.options}</summary>
        <p className="hint">{words.optionsHint}</p>
        {known.map((option, i) => (
          <Choices
            key={option.id}
            legend={`${words.options} ${i + 1}`}
            chosen={options[option.id] ?? option.byDefault}
            choices={option.values.map((value) => ({ value, label: spoken?.option(option.id, value) ?? value }))}
            choose={(value) => wish({ options: { ...options, [option.id]: value } })}
          />
        ))}
      </details>
    </>
  );
}
