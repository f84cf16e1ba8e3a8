/** Setting up by what is kept: one of the deployments that self-play has found, drawn by lot and never quite the same. */
import { type ActShape, type Deployment, drawn, type Game, type Thought } from "@rubicon/engine";
import type { Mind } from "./bot.ts";
import { goOn } from "./planned.ts";

/** No chain of a game has this number: a deployment is a plan of its own. */
const DEPLOYMENT = -1;
/** Changes that are made to what is kept. */
const CHANGES = 2;

/** The next act of a deployment; null where none is asked for, or where nothing that is kept can be laid. */
export function nextToDeploy<P extends object, A extends ActShape>(
  mind: Pick<Mind<P, A>, "game" | "notes" | "legal" | "random">,
  { deploying }: Pick<Thought<P, A>, "deploying">,
  p: P,
): A | null {
  if (deploying === undefined || deploying.side(p) === null) return null;
  const planned = goOn(mind, DEPLOYMENT);
  if (planned !== null) return planned;
  const chosen = drawn(deploying.kept(p), ({ share }) => share, mind.random);
  const acts = chosen && layVaried(mind, deploying, p, chosen);
  if (acts === null) return null;
  mind.notes.chain = DEPLOYMENT;
  mind.notes.plan = acts;
  return goOn(mind, DEPLOYMENT);
}

/** With the act that ends it. */
function layVaried<P extends object, A extends ActShape>(
  { game, random }: { readonly game: Game<P, A>; readonly random: Mind["random"] },
  deploying: NonNullable<Thought<P, A>["deploying"]>,
  p: P,
  { placement }: Deployment,
): A[] | null {
  const acts = deploying.lay(p, placement);
  if (acts === null) return null;
  const q = game.copy(p);
  for (const act of acts) game.play(q, act, random);
  for (let i = 0; i < CHANGES; i++) {
    const change = deploying.vary(q, random);
    for (const act of change) game.play(q, act, random);
    acts.push(...change);
  }
  return [...acts, game.byDefault(q)];
}
