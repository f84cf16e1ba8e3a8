/** The parts of thinking, for whoever puts them together otherwise. */
export * from "./chains.ts";
export * from "./matrix.ts";
export * from "./purse.ts";
export * from "./quick.ts";
export * from "./race.ts";
export * from "./regret.ts";
export * from "./single.ts";
export * from "./tree.ts";
export * from "./trial.ts";
export * from "./worlds.ts";
