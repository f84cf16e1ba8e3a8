import type { Attack } from "./attack.ts";

export const floods: readonly Attack[] = [];
