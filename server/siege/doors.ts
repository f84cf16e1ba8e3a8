import type { Attack } from "./attack.ts";

export const doors: readonly Attack[] = [];
