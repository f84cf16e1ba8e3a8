/** What the tests of both volumes share. The referees' part leans on nothing that the games are written with. */
export * from "./acting.ts";
export * from "./packs.ts";
export * from "./referee-battle.ts";
export * from "./referee-notes.ts";
