/** Texts of the shell of a table, in every language. */
export { tableWords } from "./words/languages.ts";
export type { TableWords } from "./words/shape.ts";
