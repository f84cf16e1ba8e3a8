/** Games played by chance, to be looked at on the way: for tests of whatever is drawn. */
import { aleaIactaEst } from "@rubicon/alea-iacta-est";
import { playing } from "../../series/playing.ts";

export const playThrough = playing(aleaIactaEst);
