/** What a game whose bots think brings to the page. */
import type { Catalogue } from "../app/words.ts";
import type { BotsWorker } from "./asking.ts";

/** What a number that a bot goes by stands for. */
export interface FeatureWords {
  /** Why it speaks for a plan: "more cities are held". */
  readonly better: string;
  /** What the plan costs: "fewer cities are held". */
  readonly worse: string;
}

export interface GameBots {
  worker(): BotsWorker;
  /** By the names that the game's thought has for them. */
  readonly features: Catalogue<Readonly<Record<string, FeatureWords>>>;
}
