/** The panels of Julius Caesar: what stands around its map. Others are fetched when the board stands. */
import "./panels.css";

export { inBattle } from "./battle/in-battle.ts";
export { Hand } from "./Hand.tsx";
export { Status } from "./Status.tsx";
