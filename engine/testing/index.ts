export * from "./golden.ts";
export * from "./must.ts";
export * from "./perft.ts";
export * from "./random.ts";
export { makeSkirmish } from "./skirmish/index.ts";
export { SMALL_PACK } from "./skirmish/pack.ts";
export * from "./suite.ts";
export * from "./walk.ts";
