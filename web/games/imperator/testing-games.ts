/** Games played by chance, to be looked at on the way: for tests of whatever is drawn. */
import { imperator } from "@rubicon/imperator";
import { playing } from "../../series/playing.ts";

export const playThrough = playing(imperator);
