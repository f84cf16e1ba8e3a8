/** What is asked in successions and usurpations, as data. */

export type UsurpationQuestion = never;
