/** Opens a table: what is played, who sits where, how long one may think, and who may come. */
import { type PackLabel, writePack } from "@rubicon/engine";
import type { OpenForm } from "@rubicon/server/protocol";
import { type FormEvent, type ReactNode, useState } from "react";
import { Link, useLocation, useSearchParams } from "wouter";
import { type Problem, problemOf, useFetched } from "../../app/loading.ts";
import { to } from "../../app/routes.ts";
import { asSomebody, refresh, server } from "../../app/server.ts";
import { useLanguage } from "../../app/settings.ts";
import { useTitle } from "../../app/title.ts";
import { useWords } from "../../app/words.ts";
import { factsOf, PLAYABLE, usualScenario } from "../../games/index.ts";
import { chance } from "../../local/random.ts";
import { useHouse } from "../../opponents/online/house.ts";
import { keepWish, lastWish } from "../../opponents/wish.ts";
import { fromServer } from "../../packs/from-server.ts";
import { keptPack } from "../../packs/kept.ts";
import { packWords } from "../../packs/page-words.ts";
import { useBalancedPack } from "../../packs/useBalancedPack.ts";
import { useGameOf } from "../../packs/useGameOf.ts";
import { useKeptPacks } from "../../packs/useKeptPacks.ts";
import { WorkshopLink } from "../../packs/WorkshopLink.tsx";
import { Choices } from "../shared/Choices.tsx";
import { Invitation } from "../shared/Invitation.tsx";
import { NoticeMe } from "../shared/NoticeMe.tsx";
import { seatName } from "../shared/summaries.ts";
import { useGoWhenBegun } from "../shared/useGoWhenBegun.ts";
import { tableWords } from "../shared/words.ts";
import { AboutScenario } from "./AboutScenario.tsx";
import { ClockFields } from "./ClockFields.tsx";
import { GameOptions } from "./GameOptions.tsx";
import "./new.css";
import { TwoBots } from "./TwoBots.tsx";
import { StakeFields, WhoFields } from "./WhoFields.tsx";
import { amongBots, formOf, isWithBots, type Lot, type Rival, usual, type Wishes } from "./wishes.ts";
import { newWords } from "./words.ts";

type State =
  | { readonly is: "asking" }
  | { readonly is: "opening" }
  | { readonly is: "failed"; readonly problem: Problem }
  | { readonly is: "open"; readonly table: string };

export default function NewPage(): ReactNode {
  const words = useWords(newWords);
  const tables = useWords(tableWords);
  const packed = useWords(packWords);
  const language = useLanguage();
  useTitle(words.title);
  const [params] = useSearchParams();
  const [, navigate] = useLocation();
  const [wished, setWishes] = useState<Wishes>(() => ({
    ...firstWishes(params.get("game")),
    ...asked(params.get("pack"), params.get("scenario"), rivalIn(params)),
  }));
  const levels = useHouse(wished.game);
  const wishes = amongBots(wished, levels);
  const [state, setState] = useState<State>({ is: "asking" });
  const wish = (more: Partial<Wishes>): void => setWishes((before) => ({ ...before, ...more }));
  const { game, pack, seat } = wishes;
  const offered = usePacksOf(game);
  const [own] = useKeptPacks(game);
  // Until it is known what the server has, nothing is known of what it has not.
  const more = offered.length === 0 ? [] : own.filter(({ id }) => !offered.some((each) => each.id === id));
  const packs = [...offered, ...more];
  const balanced = useBalancedPack(game);
  const isOwn = more.some(({ id }) => id === pack);
  const hint = isOwn ? packed.brought : pack !== null && pack === balanced ? packed.balancedHint : undefined;
  const made = useGameOf(game, pack, fromServer(server()));

  const seats = Object.keys(factsOf(game)?.seats ?? {});
  const withBots = isWithBots(wishes);
  /** Nobody is wanted at the table. */
  const alone = seat === "both" || seat === "none";
  const open = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setState({ is: "opening" });
    try {
      await asSomebody();
      const table = await server().openTable(await brought(wishes, offered, { seats, lot: chance() }));
      void refresh();
      if (withBots) keepWish(game, { ...lastWish(game, seats), level: wishes.level });
      if (seat === "both" || withBots) navigate(to.table(table));
      else setState({ is: "open", table });
    } catch (error) {
      setState({ is: "failed", problem: problemOf(error) });
    }
  };

  const named = wishes.who === "named" && !alone;
  if (state.is === "open")
    return (
      <div className="page narrow" aria-live="polite">
        {named ? (
          <Challenged table={state.table} name={wishes.against?.name ?? ""} />
        ) : (
          <Invitation table={state.table} alone />
        )}
        {wishes.who === "public" && <p className="hint new-lobby">{words.standsInLobby}</p>}
      </div>
    );

  return (
    <form className="page new-table" onSubmit={open}>
      <h1>{words.title}</h1>
      <div className="new-columns">
        <div className="stack">
          {PLAYABLE.length > 1 && (
            <Choices
              legend={words.game}
              chosen={game}
              choices={PLAYABLE.map(({ id, title }) => ({ value: id, label: title }))}
              choose={(id) => setWishes({ ...wishes, ...pick(firstWishes(id)) })}
            />
          )}
          {packs.length > 1 && (
            <Choices
              legend={packed.title}
              chosen={pack ?? packs[0].id}
              choices={packs.map(({ id, name }, i) => ({
                value: id,
                label: i === 0 ? packed.standard : id === balanced ? packed.balanced : name,
              }))}
              hint={hint}
              choose={(chosen) => wish({ pack: chosen === packs[0].id ? null : chosen })}
            />
          )}
          <WorkshopLink game={game} />
          <GameOptions wishes={wishes} game={made} wish={wish}>
            <AboutScenario game={game} scenario={wishes.scenario} />
          </GameOptions>
        </div>
        <div className="stack">
          <Choices
            legend={words.seat}
            chosen={seat}
            choices={[
              { value: "random", label: words.random },
              ...seats.map((each) => ({ value: each, label: seatName(game, each, language) })),
              { value: "both", label: words.both },
              ...(levels.length === 0 ? [] : [{ value: "none", label: words.watchBots }]),
            ]}
            hint={seat === "both" ? words.bothHint : seat === "none" ? words.watchBotsHint : undefined}
            choose={(chosen) => wish({ seat: chosen })}
          />
          {seat === "none" && <TwoBots wishes={wishes} seats={seats} levels={levels} wish={wish} />}
          {!alone && <WhoFields wishes={wishes} levels={levels} wish={wish} />}
          {!alone && !withBots && <ClockFields wishes={wishes} windows={(made?.orders.length ?? 0) > 0} wish={wish} />}
          {seat !== "both" && <StakeFields wishes={wishes} wish={wish} />}
        </div>
      </div>
      <div className="new-end">
        <button
          type="submit"
          className="button big"
          disabled={state.is === "opening" || (named && wishes.against === null)}
        >
          {state.is === "opening" ? words.opening : named ? words.challenge : withBots ? words.begin : words.open}
        </button>
        {named && wishes.against === null && <p className="hint">{words.nobodyNamed}</p>}
        <p className="hint">
          {words.atThisScreen} <Link href={to.newLocal(game)}>{words.atThisScreenLink}</Link>
        </p>
      </div>
      {state.is === "failed" && (
        <p className="notice bad" role="alert">
          {state.problem.status === null ? tables.noAnswer : state.problem.message}
        </p>
      )}
    </form>
  );
}

/** The components that the server offers for a game, those it comes with first; empty until they are known. */
function usePacksOf(game: string): readonly PackLabel[] {
  const { value } = useFetched("games", () => server().games());
  return value?.find(({ id }) => id === game)?.packs ?? [];
}

/** Components that the server does not offer come along with the form. */
async function brought(wishes: Wishes, offered: readonly PackLabel[], drawn: Lot): Promise<OpenForm> {
  const { game, pack } = wishes;
  if (pack === null || offered.some(({ id }) => id === pack)) return formOf(wishes, drawn);
  const kept = await keptPack(game, pack);
  if (kept === null) return formOf(wishes, drawn);
  return { ...formOf({ ...wishes, pack: null }, drawn), brought: writePack(kept) };
}

/** What an address asks for, as far as it does. */
const asked = (pack: string | null, scenario: string | null, against: Rival | null): Partial<Wishes> => ({
  ...(pack === null ? {} : { pack }),
  ...(scenario === null ? {} : { scenario }),
  ...(against === null ? {} : { who: "named", against }),
});

/** Whom the address challenges. The name is what is shown; it is the id that counts. */
function rivalIn(params: URLSearchParams): Rival | null {
  const [id, name] = [params.get("against"), params.get("name")];
  return id === null || name === null ? null : { id, name };
}

/** The game asked for, or the first there is. */
function firstWishes(asked: string | null): Wishes {
  const game = PLAYABLE.find(({ id }) => id === asked) ?? PLAYABLE[0];
  return usual(game.id, usualScenario(game.id), lastWish(game.id, []).level);
}

/** What belongs to the game alone: the rest of the wishes stays when another is chosen. */
const pick = ({ game, pack, scenario, options }: Wishes): Partial<Wishes> => ({
  ...{ game, pack, scenario, options },
  seat: "random",
});

/** He may say yes at once: then the game begins here as at any table. */
function Challenged({ table, name }: { readonly table: string; readonly name: string }): ReactNode {
  const words = useWords(newWords);
  useGoWhenBegun(table);
  return (
    <div className="card stack">
      <h1>{words.challenged(name)}</h1>
      <p className="hint">{words.challengedHint}</p>
      <p className="row">
        <Link href={to.table(table)} className="button">
          {words.toTable}
        </Link>
      </p>
      <NoticeMe />
    </div>
  );
}
