/** Why an act is refused in the chapter of combat. The sentences are in words/. */

export const COMBAT_NO = {};
