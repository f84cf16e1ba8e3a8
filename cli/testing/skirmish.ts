/** The made-up game that stands in for the large ones where a test is about the command. */
import type { Game } from "@rubicon/engine";
import { makeSkirmish, SMALL_PACK } from "@rubicon/engine/testing";

export const skirmish: Game = makeSkirmish(SMALL_PACK);
