import type { Attack } from "./attack.ts";

export const journals: readonly Attack[] = [];
