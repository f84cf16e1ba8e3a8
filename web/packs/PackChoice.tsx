/** Which components a game at one screen is played with: those it comes with, or some that this browser keeps. */
import { type ReactNode, useState } from "react";
import { useWords } from "../app/words.ts";
import { Choices } from "../pages/shared/Choices.tsx";
import { PackDesk } from "./PackDesk.tsx";
import { packWords } from "./page-words.ts";
import { useBalancedPack } from "./useBalancedPack.ts";
import { useKeptPacks } from "./useKeptPacks.ts";
import { WorkshopLink } from "./WorkshopLink.tsx";

interface Props {
  readonly game: string;
  /** Id of the pack; null for the components that the game comes with. */
  readonly chosen: string | null;
  /** Whether one of one's own is still to be brought in, or pointed out: then nothing is chosen. */
  readonly undecided: boolean;
  choose(pack: string | null): void;
  hesitate(): void;
}

const STANDARD = "standard";
const MINE = "mine";

export function PackChoice({ game, chosen, undecided, choose, hesitate }: Props): ReactNode {
  const words = useWords(packWords);
  const [loaded, setLoaded] = useState<string | null>(null);
  const [packs, again] = useKeptPacks(game);
  const balanced = useBalancedPack(game);
  const take = (value: string): void => {
    setLoaded(null);
    if (value === MINE) hesitate();
    else choose(value === STANDARD ? null : value);
  };
  return (
    <div className="stack pack-choice">
      <Choices
        legend={words.title}
        chosen={undecided ? MINE : (chosen ?? STANDARD)}
        choices={[
          { value: STANDARD, label: words.standard },
          ...(balanced === null ? [] : [{ value: balanced, label: words.balanced }]),
          ...packs.filter(({ id }) => id !== balanced).map(({ id, name }) => ({ value: id, label: name })),
          { value: MINE, label: words.mine },
        ]}
        hint={balanced !== null && chosen === balanced ? words.balancedHint : undefined}
        choose={take}
      />
      {undecided && (
        <PackDesk
          game={game}
          packs={packs}
          taken={({ id, name }) => {
            choose(id);
            setLoaded(name);
            again();
          }}
          gone={again}
        />
      )}
      <WorkshopLink game={game} />
      {loaded !== null && (
        <p className="notice good" role="status">
          {words.loaded(loaded)}
        </p>
      )}
    </div>
  );
}
