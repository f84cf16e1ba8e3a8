/** The panels of Julius Caesar: what stands around its map. */
import "./panels.css";

export { Beside } from "./Beside.tsx";
export { Battle, inBattle } from "./battle/Battle.tsx";
export { Hand } from "./Hand.tsx";
export { Status } from "./Status.tsx";
