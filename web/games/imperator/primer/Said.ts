/** Captions that lead to the rules of Imperator. */
import { captionsFor } from "../../../series/primer/Said.tsx";

export const { Rules, Said, Picture, Gallery, Beside } = captionsFor("imperator");
