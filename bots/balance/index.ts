/** What many games between equal bots say of a scenario: kept as data, counted, and drawn. A page needs no bot for it. */
export * from "./chart.ts";
export * from "./difference.ts";
export * from "./figures.ts";
export * from "./form.ts";
export * from "./interval.ts";
export * from "./svg.ts";
export * from "./words.ts";
