/** Why an act is refused in successions and usurpations. The sentences are in words/. */

export const USURPATION_NO = {};
