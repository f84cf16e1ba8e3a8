/** Why an act is refused in Phase F and in the winter. The sentences are in words/. */

export const RESULTS_NO = {};
