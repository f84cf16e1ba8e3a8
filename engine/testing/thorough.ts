/** What takes long, such as to play a war by clicks or to make a map again: build machines do, and whoever sets RUBICON_LONG. */
export const thorough = process.env.CI !== undefined || process.env.RUBICON_LONG !== undefined;
