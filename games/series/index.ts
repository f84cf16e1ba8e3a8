/** What the two volumes of the series share: Alea Iacta Est and Imperator. A line stands here only if it cites a rule of both. */
export * from "./cast.ts";
export * from "./combat-table.ts";
export * from "./cup.ts";
export * from "./findings.ts";
export * from "./force.ts";
export * from "./graph.ts";
export * from "./group.ts";
export * from "./guess.ts";
export * from "./lots.ts";
export * from "./options.ts";
export * from "./piles.ts";
export * from "./said.ts";
export * from "./sequences.ts";
export * from "./sides.ts";
export * from "./stationing.ts";
export * from "./walking.ts";
export * from "./ways.ts";
