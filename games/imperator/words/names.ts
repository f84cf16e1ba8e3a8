/** What a language has to call by name: everything that stands on the components, and the roles of the two players. */
import type { OPTIONS } from "../options.ts";
import type { Nationality } from "../peoples.ts";
import type { ScenarioId } from "../scenarios.ts";
import type { Titled } from "../seen.ts";
import type { SideName } from "../sides.ts";
import type { Title } from "../stratagems.ts";

export const FRONT_IDS = ["bretagne", "rhin", "danube", "oriental", "sud"] as const;
export type FrontId = (typeof FRONT_IDS)[number];
/** IMP-3.1.a: a Front, or the Interior Provinces. */
export type PartId = FrontId | "interior";

export interface FrontNames {
  /** "Danube", as a label or in a list. */
  readonly short: string;
  /** "the Danube Front", in a sentence. */
  readonly front: string;
  /** "of the Danube", after something that belongs to it. */
  readonly of: string;
}

export interface Names {
  /** The roles: "Rome", "Enemies of Rome". */
  readonly sides: Readonly<Record<SideName, string>>;
  /** The same in a sentence: "the enemies of Rome". */
  readonly the: Readonly<Record<SideName, string>>;
  readonly parts: Readonly<Record<PartId, FrontNames>>;
  /** In a sentence: "the Germans". */
  readonly nations: Readonly<Record<Nationality, string>>;
  /** Titles that a leader bears, and what a year does to him. */
  readonly titles: Readonly<Record<Titled, string>>;
  /**
   * Proper names that the language says otherwise than the components it comes with, by how these have them. A pack that
   * calls somebody something else is taken at its word.
   */
  readonly said: Readonly<Record<string, string>>;
  /** "Vexillation of the Danube", with its number where the Front has several. */
  vexillation(of: string, nth: number | null): string;
  /** "Aboard the Classis Ravennas" */
  aboard(fleet: string): string;
  /** "AD 161" */
  year(year: number): string;
}

/** A stratagem: what stands on the counter, and what it does. */
export interface Face {
  readonly title: string;
  readonly does: string;
}
export type Faces = Readonly<Record<Title, Face>>;

export interface ScenarioWords {
  /** With its number and years. */
  readonly title: string;
  /** How it came to this. */
  readonly story: string;
  /** What is played otherwise than the rules have it. */
  readonly special: string;
}
export type ScenariosWords = Readonly<Record<ScenarioId, ScenarioWords>>;

type OptionOf = (typeof OPTIONS)[number];
export type OptionWords = { readonly [O in OptionOf as O["id"]]: { readonly [V in O["values"][number]]: string } };
