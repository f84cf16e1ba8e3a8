/** The games: what lists say about them, and how each is loaded when somebody wants to play or read it. */
import type { Game } from "@rubicon/engine";
import { fetchLanguage } from "@rubicon/julius-caesar/languages";
import { beforeLanguage, settings } from "../app/settings.ts";
import type { Catalogue } from "../app/words.ts";
import type { GameFace } from "./face.ts";
import { fetchSheet } from "./julius-caesar/map/sheet.ts";

/** What a game looks like on the page. Loaded with its rules when a table is shown. */
export const faces: Readonly<Record<string, () => Promise<GameFace>>> = {
  "julius-caesar": async () => {
    // The map is drawn from the sheet as soon as its code is there.
    await Promise.all([fetchSheet(), rules["julius-caesar"]()]);
    return (await import("./julius-caesar/index.ts")).face;
  },
};

/** The rules alone: for options, words and the rulebook. */
export const rules: Readonly<Record<string, () => Promise<Game>>> = {
  "julius-caesar": async () => {
    beforeLanguage.add(fetchLanguage);
    const [{ juliusCaesar }] = await Promise.all([
      import("@rubicon/julius-caesar"),
      fetchLanguage(settings.now.language),
    ]);
    return juliusCaesar;
  },
};

/** What is known of a game without loading it. */
export interface GameFacts {
  readonly id: string;
  readonly title: string;
  /** Who made the game on the table. */
  readonly designers: string;
  readonly publisher: string;
  readonly years: Catalogue<string>;
  /** Whether it can be played here now. */
  readonly playable: boolean;
  /** Seats in their order, with the names of who sits there. */
  readonly seats: Readonly<Record<string, Catalogue<string>>>;
  /** Scenarios with short names; the first is the usual one. */
  readonly scenarios: Readonly<Record<string, Catalogue<string>>>;
}

export const GAMES: readonly GameFacts[] = [
  {
    id: "julius-caesar",
    title: "Julius Caesar",
    designers: "Justin Thompson, Grant Dalgliesh",
    publisher: "Columbia Games",
    years: { en: "49–45 BC", fr: "49–45 av. J.-C.", it: "49–45 a.C." },
    playable: true,
    seats: {
      caesar: { en: "Caesar", fr: "César", it: "Cesare" },
      pompeius: { en: "Pompeius", fr: "Pompée", it: "Pompeo" },
    },
    scenarios: {
      historical: { en: "Historical set-up", fr: "Déploiement historique", it: "Schieramento storico" },
      free: { en: "Free set-up", fr: "Déploiement libre", it: "Schieramento libero" },
    },
  },
  {
    id: "alea-iacta-est",
    title: "Alea Iacta Est",
    designers: "Frédéric Bey",
    publisher: "Ludifolie",
    years: { en: "49–29 BC", fr: "49–29 av. J.-C.", it: "49–29 a.C." },
    playable: false,
    seats: {},
    scenarios: {},
  },
  {
    id: "imperator",
    title: "Imperator",
    designers: "Frédéric Bey",
    publisher: "Vae Victis",
    years: { en: "AD 161–217", fr: "161–217 apr. J.-C.", it: "161–217 d.C." },
    playable: false,
    seats: {},
    scenarios: {},
  },
];

export const PLAYABLE: readonly GameFacts[] = GAMES.filter(({ playable }) => playable);

/** Fetches what a table will need before it is known which game lies on it: there is one that can be played. */
export function fetchAhead(): void {
  // Whoever shows the table asks again, and says what is wrong.
  for (const { id } of PLAYABLE.slice(0, 1)) faces[id]().catch(() => {});
}

export const factsOf = (id: string): GameFacts | null => GAMES.find((game) => game.id === id) ?? null;
