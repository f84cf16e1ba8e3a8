/** The panels of Imperator: what stands around its map. The battle is fetched when the board stands. */
export { Beside } from "./Beside.tsx";
export { inBattle } from "./battle/in-battle.ts";
export { Hand } from "./Hand.tsx";
export { Status } from "./Status.tsx";
