/**
 * The one list of games: what the page knows of each before it is loaded, and how it is loaded.
 *
 * Whoever adds a game adds an entry here, a folder beside this file with its face, its poster and the colours of its
 * seats, and its workspace to package.json. Nothing else of the page names a game; how it is packed follows from the
 * names of folders.
 */

import { fetchLaterWords as fetchAleaLater, fetchLanguage as fetchAleaWords } from "@rubicon/alea-iacta-est/languages";
import type { Json, Language, Pack, Ruleset } from "@rubicon/engine";
import {
  fetchLaterWords as fetchImperatorLater,
  fetchLanguage as fetchImperatorWords,
} from "@rubicon/imperator/languages";
import { fetchLanguage, fetchLaterWords } from "@rubicon/julius-caesar/languages";
import type { Catalogue } from "../app/words.ts";
import type { GameBots } from "../opponents/form.ts";
import "./alea-iacta-est/colours.css";
import "./imperator/colours.css";
import "./julius-caesar/colours.css";
import type { MakeLessons, MakePrimer, MakeRulePictures } from "../lesson/form.ts";
import type { Synonyms } from "../pages/rules/book.ts";
import type { MakeForm } from "../workshop/form.ts";
import type { AboutGame, Sketch } from "./about.ts";
import { fetchSheet as fetchAleaSheet } from "./alea-iacta-est/map/sheet.ts";
import type { MakeFace, Poster } from "./face.ts";
import { fetchSheet as fetchImperatorSheet } from "./imperator/map/sheet.ts";
import { fetchSheet } from "./julius-caesar/map/sheet.ts";

/** What lists say of a game. */
export interface GameFacts {
  readonly id: string;
  readonly title: string;
  /** Who made the game on the table. */
  readonly designers: string;
  readonly publisher: string;
  readonly years: Catalogue<string>;
  /** Seats in their order, with the names of who sits there. */
  readonly seats: Readonly<Record<string, Catalogue<string>>>;
  /** Scenarios of the components it comes with, with short names. */
  readonly scenarios: Readonly<Record<string, Catalogue<string>>>;
  /** The one that is played when nobody says which; the first, if not given. */
  readonly usual?: string;
}

export interface ListedGame extends GameFacts {
  /** For the first page. */
  poster(): Promise<Poster>;
  /** Null as long as it cannot be played here. */
  readonly parts: PlayableParts | null;
}

/** What is loaded when somebody plays or reads it. */
export interface PlayableParts {
  rules(): Promise<Ruleset>;
  face(): Promise<MakeFace>;
  /** Has to be there before the game speaks that language. */
  words(language: Language): Promise<void>;
  /** What it says of its scenarios and rulings, and of what has happened: a board is shown without. */
  laterWords(language: Language): Promise<void>;
  /** What teaches it: lessons at the table, and its pieces in pictures. A game may have none yet. */
  lessons?(): Promise<MakeLessons>;
  primer?(): Promise<MakePrimer>;
  /** What its rules speak of, drawn beside them. */
  inRules?(): Promise<MakeRulePictures>;
  /** What it is about, and its map in a light drawing: for whoever opens a table. */
  about?(): Promise<AboutGame>;
  sketch?(): Promise<Sketch>;
  /** What players call things that its rules call otherwise, for whoever searches them. */
  synonyms?(): Promise<Catalogue<Synonyms>>;
  /** Who plays it against people. A game whose bots cannot think yet has none. */
  bots?(): Promise<GameBots>;
  /** Games between equal bots, kept for whoever wants to know how even its scenarios are. */
  balance?(): Promise<readonly Json[]>;
  /** A second pack with which its scenarios come out more even. */
  balanced?(): Promise<Pack>;
  /** How its components are laid out for whoever changes them. */
  workshop?(): Promise<MakeForm>;
}

export const GAMES: readonly ListedGame[] = [
  {
    id: "julius-caesar",
    title: "Julius Caesar",
    designers: "Justin Thompson, Grant Dalgliesh",
    publisher: "Columbia Games",
    years: { en: "49–45 BC", fr: "49–45 av. J.-C.", it: "49–45 a.C." },
    seats: {
      caesar: { en: "Caesar", fr: "César", it: "Cesare" },
      pompeius: { en: "Pompeius", fr: "Pompée", it: "Pompeo" },
    },
    scenarios: {
      historical: { en: "Historical set-up", fr: "Déploiement historique", it: "Schieramento storico" },
      free: { en: "Free set-up", fr: "Déploiement libre", it: "Schieramento libero" },
    },
    poster: async () => (await import("./julius-caesar/poster.tsx")).poster,
    parts: {
      rules: async () => (await import("@rubicon/julius-caesar")).juliusCaesarRules,
      face: async () => {
        const [{ faceOn }, sheet] = await Promise.all([import("./julius-caesar/index.ts"), fetchSheet()]);
        return faceOn(sheet);
      },
      words: fetchLanguage,
      laterWords: fetchLaterWords,
      lessons: async () => (await import("./julius-caesar/lessons/index.tsx")).lessonsOn(await fetchSheet()),
      synonyms: async () => (await import("./julius-caesar/synonyms.ts")).synonyms,
      primer: async () => (await import("./julius-caesar/primer/index.tsx")).primerOn(await fetchSheet()),
      inRules: async () => (await import("./julius-caesar/primer/in-rules.tsx")).inRulesOn(await fetchSheet()),
      about: async () => (await import("./julius-caesar/about/index.ts")).about,
      sketch: async () => (await import("./julius-caesar/about/sketch.ts")).sketch(),
      bots: async () => (await import("./julius-caesar/bots.ts")).bots,
      balance: async () => (await import("@rubicon/julius-caesar/balance")).BALANCE,
    },
  },
  {
    id: "alea-iacta-est",
    title: "Alea Iacta Est",
    designers: "Frédéric Bey",
    publisher: "Ludifolie",
    years: { en: "49–29 BC", fr: "49–29 av. J.-C.", it: "49–29 a.C." },
    seats: {
      palatine: { en: "Caesarians", fr: "Césariens", it: "Cesariani" },
      quirinal: { en: "Republicans", fr: "Républicains", it: "Repubblicani" },
    },
    scenarios: {
      "from-caesar-to-augustus": {
        en: "1. From Caesar to Augustus",
        fr: "1. De César à Auguste",
        it: "1. Da Cesare ad Augusto",
      },
      "rise-of-caesar": { en: "2. The Rise of Caesar", fr: "2. L’ascension de César", it: "2. L’ascesa di Cesare" },
      pharsalus: { en: "3. Pharsalus", fr: "3. Pharsale", it: "3. Farsalo" },
      "thapsus-and-munda": { en: "4. Thapsus and Munda", fr: "4. Thapsus et Munda", it: "4. Tapso e Munda" },
      philippi: { en: "5. Philippi", fr: "5. Philippes", it: "5. Filippi" },
      "perusia-and-naulochus": {
        en: "6. L. Antonius and S. Pompeius",
        fr: "6. L. Antonius et S. Pompeius",
        it: "6. L. Antonius e S. Pompeius",
      },
      actium: { en: "7. Actium", fr: "7. Actium", it: "7. Azio" },
    },
    usual: "pharsalus",
    poster: async () => (await import("./alea-iacta-est/poster.tsx")).poster,
    parts: {
      rules: async () => (await import("@rubicon/alea-iacta-est")).aleaIactaEstRules,
      face: async () => {
        const [{ faceOn }, sheet] = await Promise.all([import("./alea-iacta-est/index.ts"), fetchAleaSheet()]);
        return faceOn(sheet);
      },
      words: fetchAleaWords,
      laterWords: fetchAleaLater,
      lessons: async () => (await import("./alea-iacta-est/lessons/index.tsx")).lessonsOn(await fetchAleaSheet()),
      synonyms: async () => (await import("./alea-iacta-est/synonyms.ts")).synonyms,
      primer: async () => (await import("./alea-iacta-est/primer/index.tsx")).primerOn(await fetchAleaSheet()),
      inRules: async () => (await import("./alea-iacta-est/primer/in-rules.tsx")).inRulesOn(await fetchAleaSheet()),
      about: async () => (await import("./alea-iacta-est/about/index.ts")).about,
      sketch: async () => (await import("../series/sketch.ts")).zonesSketched(await fetchAleaSheet()),
      balance: async () => (await import("@rubicon/alea-iacta-est/balance")).BALANCE,
      balanced: async () => (await import("@rubicon/alea-iacta-est/balanced")).BALANCED,
      bots: async () => (await import("./alea-iacta-est/bots.ts")).bots,
      workshop: async () => (await import("./alea-iacta-est/workshop/index.tsx")).formOn(await fetchAleaSheet()),
    },
  },
  {
    id: "imperator",
    title: "Imperator",
    designers: "Frédéric Bey",
    publisher: "Vae Victis",
    years: { en: "AD 161–217", fr: "161–217 apr. J.-C.", it: "161–217 d.C." },
    seats: {
      capitoline: { en: "Rome", fr: "Rome", it: "Roma" },
      aventine: { en: "Enemies of Rome", fr: "Ennemis de Rome", it: "Nemici di Roma" },
    },
    scenarios: {
      s1_avidius_cassius: {
        en: "1. The Usurpation of Avidius Cassius",
        fr: "1. L’usurpation d’Avidius Cassius",
        it: "1. L’usurpazione di Avidio Cassio",
      },
      s2_parthian_war: {
        en: "2. The Parthian War of Lucius Verus",
        fr: "2. La guerre parthique de Lucius Verus",
        it: "2. La guerra partica di Lucio Vero",
      },
      s3_marcomannic_wars: {
        en: "3. The Marcomannic Wars",
        fr: "3. Les guerres marcomanniques",
        it: "3. Le guerre marcomanniche",
      },
      s4_five_emperors: {
        en: "4. The Year of the Five Emperors",
        fr: "4. L’année des cinq empereurs",
        it: "4. L’anno dei cinque imperatori",
      },
      s5_grand_campaign: {
        en: "5. From Marcus Aurelius to Caracalla",
        fr: "5. De Marc-Aurèle à Caracalla",
        it: "5. Da Marco Aurelio a Caracalla",
      },
      s6_severus_caracalla: {
        en: "6. Severus and Caracalla",
        fr: "6. Sévère et Caracalla",
        it: "6. Severo e Caracalla",
      },
    },
    usual: "s1_avidius_cassius",
    poster: async () => (await import("./imperator/poster.tsx")).poster,
    parts: {
      rules: async () => (await import("@rubicon/imperator")).imperatorRules,
      face: async () => {
        const [{ faceOn }, sheet] = await Promise.all([import("./imperator/index.ts"), fetchImperatorSheet()]);
        return faceOn(sheet);
      },
      words: fetchImperatorWords,
      laterWords: fetchImperatorLater,
      lessons: async () => (await import("./imperator/lessons/index.tsx")).lessonsOn(await fetchImperatorSheet()),
      synonyms: async () => (await import("./imperator/synonyms.ts")).synonyms,
      primer: async () => (await import("./imperator/primer/index.tsx")).primerOn(await fetchImperatorSheet()),
      inRules: async () => (await import("./imperator/primer/in-rules.tsx")).inRulesOn(await fetchImperatorSheet()),
      about: async () => (await import("./imperator/about/index.ts")).about,
      sketch: async () => (await import("../series/sketch.ts")).zonesSketched(await fetchImperatorSheet()),
      balance: async () => (await import("@rubicon/imperator/balance")).BALANCE,
      balanced: async () => (await import("@rubicon/imperator/balanced")).BALANCED,
      bots: async () => (await import("./imperator/bots.ts")).bots,
      workshop: async () => (await import("./imperator/workshop/index.tsx")).formOn(await fetchImperatorSheet()),
    },
  },
];
