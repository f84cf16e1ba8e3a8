/** What is asked where stratagems are played, as data. */

export type StratagemQuestion = never;
