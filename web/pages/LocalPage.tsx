/** Games at one screen: their list, a new one at once, or the table itself. */
import { lazy, type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation, useSearchParams } from "wouter";
import { Loading } from "../app/Loading.tsx";
import { to } from "../app/routes.ts";
import { factsOf, hasBots, PLAYABLE, usualScenario } from "../games/index.ts";
import { createLocalGame } from "../local/index.ts";
import { LocalTable } from "../local/LocalTable.tsx";
import { chance } from "../local/random.ts";

/** Whoever goes straight to a table does not need it. */
const LocalList = lazy(async () => ({ default: (await import("../local/LocalList.tsx")).LocalList }));

export default function LocalPage({ id }: { readonly id?: string | undefined }): ReactNode {
  if (id === undefined) return <LocalList />;
  if (id === "new") return <AtOnce />;
  return <LocalTable key={id} id={id} />;
}

/** Sets up what the address asks for and goes there, leaving no page behind that would set it up again. */
function AtOnce(): ReactNode {
  const [params] = useSearchParams();
  const [, navigate] = useLocation();
  const [trouble, setTrouble] = useState<string | null>(null);
  const begun = useRef(false);

  useEffect(() => {
    // React may run an effect twice; a game is set up once.
    if (begun.current) return;
    begun.current = true;
    const game = params.get("game") ?? PLAYABLE[0].id;
    const scenario = params.get("scenario") ?? usualScenario(game);
    const asked = params.get("curtain");
    // Whoever has not said whether he is alone is asked at the table.
    const curtain = asked === null ? undefined : asked !== "no";
    const seats = Object.keys(factsOf(game)?.seats ?? {});
    const begin = async (): Promise<string> => {
      // Whoever plays alone needs nothing of bots.
      const wished = hasBots(game) && params.has("against") ? await import("../opponents/wish.ts") : null;
      const bots = wished?.botsAsked(params, seats, chance()) ?? undefined;
      return createLocalGame({ game, scenario, options: {}, curtain, bots });
    };
    begin().then(
      (id) => navigate(to.local(id), { replace: true }),
      (error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)),
    );
  }, [params, navigate]);

  if (trouble === null) return <Loading />;
  return (
    <div className="page narrow">
      <p className="notice bad" role="alert">
        {trouble}
      </p>
    </div>
  );
}
