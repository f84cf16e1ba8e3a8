/** When stratagems are played (IMP-6): in which phase, at which moments of it, and by whom. */
import type { Owner, SideName, Title } from "@rubicon/imperator/components";
import type { Phase } from "../../../series/panels/phases.ts";

/** When a stratagem can be played, in so far as it can be said in a few words. */
export type When = keyof typeof WINDOWS;

const CAMPAIGN = ["sequence", "move", "evasion", "battle", "great-battle", "aftermath", "parthian-shot", "truce"];

/** The standing orders by which its owner is asked then. */
export const WINDOWS = {
  initiative: ["initiative"],
  uprisings: ["uprisings"],
  usurpations: ["usurpations"],
  campaign: CAMPAIGN,
  flight: ["evasion", "battle", "great-battle"],
  battle: ["battle", "great-battle"],
  die: ["battle-die", "other-die"],
  aftermath: ["parthian-shot"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const WHEN: Readonly<Partial<Record<Title, When>>> = {
  initiative: "initiative",
  ...{ soulevement_mineur_1: "uprisings", soulevement_mineur_2: "uprisings", soulevement_mineur_3: "uprisings" },
  ...{ soulevement_majeur_1: "uprisings", soulevement_majeur_3: "uprisings" },
  ...{ usurpation_augustus: "usurpations", usurpation_caesar: "usurpations", usurpation: "usurpations" },
  ...{ fuite_opportune: "flight", roma_victor: "battle", furor_germanicus: "battle" },
  ...{ faveur_divine: "die", fleche_du_parthe: "aftermath" },
};

export const whenOfStratagem = (title: Title): When => WHEN[title] ?? "campaign";

const PHASES: Readonly<Partial<Record<When, Phase>>> = { initiative: "B", uprisings: "C", usurpations: "C" };

/** IMP-6.e: most of them in the campaign. */
export const phaseOfStratagem = (title: Title): Phase => PHASES[whenOfStratagem(title)] ?? "E";

/** IMP-6.a: whether a role can use it at all. */
export const isFor = (owner: Owner, side: SideName): boolean => owner === "both" || owner === side;
