/** The levels of strength: they differ in how much they think, and in nothing else. No blunder is planted anywhere. */
import type { ActShape, Thought } from "@rubicon/engine";
import type { Bot, Budget, Mind, Weighed } from "./bot.ts";
import { nextToDeploy } from "./deploying.ts";
import { greedy } from "./greedy.ts";
import { goOn } from "./planned.ts";
import { choosePlan } from "./search/chains.ts";
import { chooseInSecret, type Mixed, weighInSecret } from "./search/matrix.ts";
import { Purse, save, withPurse } from "./search/purse.ts";
import { mean } from "./search/race.ts";
import { chooseAct } from "./search/single.ts";
import { growTree } from "./search/tree.ts";
import { perform, type Question } from "./search/trial.ts";
import { Worlds } from "./search/worlds.ts";

export interface Level {
  readonly name: string;
  /** Evaluations for each click. */
  readonly evaluations: number;
  /** Guesses at what is hidden. */
  readonly worlds: number;
  /** Goes by what it has heard. */
  readonly remembers: boolean;
  /** Looks more than one decision ahead in battle. */
  readonly tree: boolean;
  /** Thinks of what the other one will do about it, where the game says how. */
  readonly foresees: boolean;
}

/** Clicks' worth of thinking that a plan, or a single decision, may take at once. */
const PLAN = 6;
const SINGLE = 1;
const SECRET = 4;

/** So few evaluations take no time that anybody would notice, whatever the game. */
const AT_ONCE = 30;

export function levelOf(level: Level): Bot {
  /** Where a try takes longer there are fewer of them, unless there are few anyway. */
  const usualFor = ({ effort = 1 }: Pick<Thought, "effort">): Budget => ({
    evaluations: Math.max(Math.min(AT_ONCE, level.evaluations), Math.round(effort * level.evaluations)),
  });
  return {
    name: level.name,
    remembers: level.remembers,
    choose(mind) {
      const { thought } = mind;
      if (thought === null) return greedy.choose(mind);
      const world = mind.guess();
      const deployed = nextToDeploy(mind, thought, world);
      if (deployed !== null) {
        save(mind.notes);
        return deployed;
      }
      const chain = thought.chain(world);
      const planned = goOn(mind, chain);
      const acts = [...mind.legal];
      thought.weed(world, acts);
      if (planned !== null || acts.length === 1) {
        save(mind.notes);
        return planned ?? acts[0];
      }
      const budget = mind.budget ?? usualFor(thought);
      const { secrets } = thought;
      if (secrets?.asked(world))
        return withPurse(mind, budget, SECRET, (purse) => chooseInSecret(question(mind, level, purse), secrets, acts));
      if (chain === 0)
        return withPurse(mind, budget, SINGLE, (purse) => {
          const q = question(mind, level, purse);
          return level.tree ? growTree(q, acts)[0].act : chooseAct(q, acts)[0].acts[0];
        });
      return withPurse(mind, budget, PLAN, (purse) => {
        const [best] = choosePlan(question(mind, level, purse));
        mind.notes.chain = chain;
        mind.notes.plan = best.acts.slice(1);
        return best.acts[0];
      });
    },
    ponder(mind) {
      const { thought, game } = mind;
      if (thought === null) return null;
      const world = mind.guess();
      const isPlan = thought.chain(world) !== 0;
      const isSecret = thought.secrets?.asked(world) === true;
      const acts = [...mind.legal];
      thought.weed(world, acts);
      const times = isSecret ? SECRET : isPlan ? PLAN : SINGLE;
      const q = question(mind, level, new Purse(mind.budget ?? usualFor(thought), times, mind.clock));
      if (isSecret && thought.secrets !== undefined)
        return { ranked: mixed(weighInSecret(q, thought.secrets, acts)), question: q, nothing: null };
      const ranked = (isPlan ? choosePlan(q) : chooseAct(q, acts)).map((each) => ({
        acts: each.acts,
        value: mean(each),
      }));
      const start = game.copy(q.worlds.world(0));
      return { ranked, question: q, nothing: isPlan ? perform(q, start, [], q.worlds.diceOf(0)) : null };
    },
  };
}

const mixed = <A extends ActShape>(choices: readonly Mixed<A>[]): Weighed<A>[] =>
  [...choices]
    .sort((a, b) => b.share - a.share || b.worth - a.worth)
    .map(({ act, share, worth }) => ({ acts: [act], value: worth, share }));

function question<P extends object, A extends ActShape>(mind: Mind<P, A>, level: Level, purse: Purse): Question<P, A> {
  const { game, thought, seat, random } = mind;
  if (thought === null) throw new Error("there is nothing to think with");
  return {
    game,
    thought,
    seat,
    random,
    purse,
    foresight: (level.foresees ? thought.foresight : null) ?? null,
    worlds: new Worlds(mind.guess, level.worlds, random),
  };
}

export const LEVELS: readonly Bot[] = [
  levelOf({ name: "tiro", evaluations: 8, worlds: 8, remembers: false, tree: false, foresees: false }),
  levelOf({ name: "miles", evaluations: 30, worlds: 16, remembers: false, tree: false, foresees: false }),
  levelOf({ name: "centurio", evaluations: 1000, worlds: 24, remembers: false, tree: false, foresees: false }),
  levelOf({ name: "legatus", evaluations: 5000, worlds: 32, remembers: true, tree: false, foresees: true }),
];
