/** What is asked in the chapter of combat, as data. */

export type CombatQuestion = never;
