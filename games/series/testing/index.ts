/** What the tests of both volumes share. */
export * from "./acting.ts";
