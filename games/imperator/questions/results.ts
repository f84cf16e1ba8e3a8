/** What is asked in Phase F and in the winter, as data. */

export type ResultsQuestion = never;
