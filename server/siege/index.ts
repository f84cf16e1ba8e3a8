/** Every attack there is. */
import type { Attack } from "./attack.ts";
import { doors } from "./doors.ts";
import { floods } from "./floods.ts";
import { journals } from "./journals.ts";
import { weather } from "./weather.ts";

/** By what they go for. */
export const FAMILIES: readonly (readonly Attack[])[] = [floods, journals, doors, weather];

export const ATTACKS: readonly Attack[] = FAMILIES.flat();
