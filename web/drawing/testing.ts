/** For tests of maps. */

/** Making a map again takes up to half a minute: build machines do, and whoever sets RUBICON_MAPS. */
export const makesMaps = process.env.CI !== undefined || process.env.RUBICON_MAPS !== undefined;
