/** What bots think about in both volumes alike. Loaded apart from the rules: only whoever plays against a bot needs it. */
export * from "./around.ts";
export * from "./drafts.ts";
export * from "./moments.ts";
export * from "./worthiest.ts";
