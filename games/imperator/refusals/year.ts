/** Why an act is refused in geostrategy and administration. The sentences are in words/. */

export const YEAR_NO = {};
