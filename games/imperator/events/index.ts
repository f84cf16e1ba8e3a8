/** What happens, as data: chapter by chapter. */
import type { CombatEvent } from "./combat.ts";
import type { MovementEvent } from "./movement.ts";
import type { ResultsEvent } from "./results.ts";
import type { StratagemEvent } from "./stratagems.ts";
import type { UsurpationEvent } from "./usurpation.ts";
import type { YearEvent } from "./year.ts";

export type Event = YearEvent | MovementEvent | CombatEvent | UsurpationEvent | StratagemEvent | ResultsEvent;
