/** Captions that lead to the rules of Alea Iacta Est. */
import { captionsFor } from "../../../series/primer/Said.tsx";

export const { Rules, Said, Picture, Gallery, Beside } = captionsFor("alea-iacta-est");
