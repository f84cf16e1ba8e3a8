/** Why an act is refused in the chapter of movement. The sentences are in words/. */

export const MOVEMENT_NO = {};
