/** A new game at this screen: what is played, and by whom. Whether one side hides from the other is asked at the table. */
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useLocation } from "wouter";
import { problemOf } from "../app/loading.ts";
import { to } from "../app/routes.ts";
import { useLanguage } from "../app/settings.ts";
import { useWords } from "../app/words.ts";
import { factsOf, hasBots, PLAYABLE, usualScenario } from "../games/index.ts";
import { type BotsBySeat, NO_BOTS } from "../opponents/levels.ts";
import { WhoPlays } from "../opponents/WhoPlays.tsx";
import { PackChoice } from "../packs/PackChoice.tsx";
import { packWords } from "../packs/page-words.ts";
import { useGameOf } from "../packs/useGameOf.ts";
import { GameOptions } from "../pages/new/GameOptions.tsx";
import { usual, type Wishes } from "../pages/new/wishes.ts";
import { Choices } from "../pages/shared/Choices.tsx";
import { seatName } from "../pages/shared/summaries.ts";
import { createLocalGame } from "./index.ts";
import { localPageWords } from "./page-words.ts";

/** Letters that a name may have. */
const LONGEST = 40;

const firstWishes = (id: string): Wishes => usual(id, usualScenario(id));

export function NewLocalForm(): ReactNode {
  const words = useWords(localPageWords);
  const packed = useWords(packWords);
  const language = useLanguage();
  const [, navigate] = useLocation();
  const [wishes, setWishes] = useState<Wishes>(() => firstWishes(PLAYABLE[0].id));
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const [seed, setSeed] = useState("");
  const [wishedBots, setBots] = useState<BotsBySeat>(NO_BOTS);
  const [undecided, setUndecided] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const ids = useId();
  const { game, pack, scenario, options } = wishes;
  const wish = (more: Partial<Wishes>): void => setWishes((before) => ({ ...before, ...more }));
  const made = useGameOf(game, pack);
  const seats = Object.keys(factsOf(game)?.seats ?? {});
  const bots = hasBots(game) ? wishedBots : NO_BOTS;
  const people = seats.filter((seat) => bots[seat] === undefined);

  const begin = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (undecided) return setTrouble(packed.decide);
    try {
      const given = Object.entries(names).flatMap(([seat, name]) =>
        name.trim() === "" || !people.includes(seat) ? [] : [[seat, name.trim()]],
      );
      const id = await createLocalGame({
        ...{ game, scenario, options },
        pack: pack ?? undefined,
        players: given.length === 0 ? undefined : Object.fromEntries(given),
        bots,
        seed: seed.trim() === "" ? undefined : seed.trim(),
      });
      navigate(to.local(id));
    } catch (error) {
      setTrouble(problemOf(error).message);
    }
  };

  return (
    <form className="local-new" onSubmit={begin}>
      <div className="stack">
        {PLAYABLE.length > 1 && (
          <Choices
            legend={words.newGame}
            chosen={game}
            choices={PLAYABLE.map(({ id, title }) => ({ value: id, label: title }))}
            choose={(id) => {
              setUndecided(false);
              setBots(NO_BOTS);
              setWishes(firstWishes(id));
            }}
          />
        )}
        <PackChoice
          key={game}
          game={game}
          chosen={pack}
          undecided={undecided}
          choose={(chosen) => {
            setUndecided(false);
            setTrouble(null);
            wish({ pack: chosen });
          }}
          hesitate={() => {
            // What lies there may be thrown away: it is chosen anew.
            setUndecided(true);
            wish({ pack: null });
          }}
        />
        <GameOptions wishes={wishes} game={made} wish={wish} />
      </div>
      <div className="stack">
        {hasBots(game) && (
          <WhoPlays seats={seats} bots={bots} seatName={(seat) => seatName(game, seat, language)} choose={setBots} />
        )}
        {people.length > 0 && (
          <fieldset className="field">
            <legend>{hasBots(game) ? words.theirNames : words.names}</legend>
            <div className="local-names">
              {people.map((seat) => (
                <input
                  key={seat}
                  className="input"
                  data-seat={seat}
                  aria-label={words.nameOf(seatName(game, seat, language))}
                  placeholder={seatName(game, seat, language)}
                  maxLength={LONGEST}
                  autoComplete="off"
                  value={names[seat] ?? ""}
                  onChange={({ target }) => setNames({ ...names, [seat]: target.value })}
                />
              ))}
            </div>
          </fieldset>
        )}
        <div className="field">
          <label htmlFor={`${ids}-seed`}>{words.seed}</label>
          <input
            id={`${ids}-seed`}
            className="input"
            autoComplete="off"
            aria-describedby={`${ids}-seed-hint`}
            value={seed}
            onChange={({ target }) => setSeed(target.value)}
          />
          <p className="hint" id={`${ids}-seed-hint`}>
            {words.seedHint}
          </p>
        </div>
        {trouble !== null && (
          <p className="notice bad" role="alert">
            {trouble}
          </p>
        )}
        <button type="submit" className="button big">
          {words.begin}
        </button>
      </div>
    </form>
  );
}
