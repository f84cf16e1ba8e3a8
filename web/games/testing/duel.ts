/** The smallest skirmish: two against two on two fields, so that a test is soon where it wants to be. */
import { SMALL_COMPONENTS, skirmishPack, skirmishRules } from "@rubicon/engine/testing";

const COMPONENTS = { ...SMALL_COMPONENTS, fields: ["west", "east"], piecesOfEach: 2, rounds: 2 };

export const DUEL_PACK = skirmishPack(COMPONENTS, "duel");
/** The same with more rounds: another pack. */
export const LONG_DUEL_PACK = skirmishPack({ ...COMPONENTS, rounds: 6 }, "long duel");

export const duelRules: typeof skirmishRules = { ...skirmishRules, standard: DUEL_PACK };
