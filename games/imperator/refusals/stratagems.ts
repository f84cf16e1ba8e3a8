/** Why an act is refused where stratagems are played. The sentences are in words/. */

export const STRATAGEM_NO = {};
