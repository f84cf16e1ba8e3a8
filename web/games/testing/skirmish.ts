/** Skirmish, the engine's game for tests, as an entry of the list: it has what the page's first game has not. */
import type { ListedGame } from "../list.ts";

const same = (text: string) => ({ en: text, fr: text, it: text });

export const SKIRMISH: ListedGame = {
  ...{ id: "skirmish", title: "Skirmish", designers: "Nobody", publisher: "Nobody", years: same("Never") },
  seats: { north: same("north"), south: same("south") },
  scenarios: { meadow: same("meadow"), pass: same("pass"), drill: same("drill") },
  poster: async () => ({ Drawing: () => null, about: same("A made-up game.") }),
  parts: {
    rules: async () => (await import("@rubicon/engine/testing")).skirmishRules,
    face: async () => (await import("./skirmish-face.tsx")).makeSkirmishFace,
    words: async () => {},
    laterWords: async () => {},
    balanced: async () => {
      const { SMALL_COMPONENTS, skirmishPack } = await import("@rubicon/engine/testing");
      return skirmishPack({ ...SMALL_COMPONENTS, rounds: 9 }, "Balanced");
    },
  },
};
