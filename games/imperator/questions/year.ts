/** What is asked in geostrategy and administration, as data. */

export type YearQuestion = never;
