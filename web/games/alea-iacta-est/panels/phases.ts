/** The phases of a year (AIE-2): which one a decision belongs to, and in which each stratagem is played. */
import type { Seen, Title } from "@rubicon/alea-iacta-est/components";

export const PHASES = ["A", "B", "C", "D", "E", "F"] as const;
export type Phase = (typeof PHASES)[number];

const ASKED_IN: Readonly<Record<string, Phase>> = {
  ...{ stratagems: "A", initiative: "B" },
  ...{ arrivals: "C", embassy: "C", muster: "C" },
  ...{ illness: "D", forsaking: "D", secondLeader: "D", succession: "D", placing: "D", disbanding: "D" },
  ...{ movement: "E", group: "E", loneLeader: "E", assigning: "E", evasions: "E", fleetEvasions: "E", evasion: "E" },
  ...{ battles: "E", losses: "E", retreat: "E", drowning: "E" },
  ...{ division: "F", exodus: "F", surrender: "F" },
  ...{ quarters: "F", garrisons: "F", recruitment: "F", hands: "F" },
};

/** Null before the first year begins. */
export const phaseOf = ({ asked }: Pick<Seen, "asked">): Phase | null => ASKED_IN[asked?.ask ?? ""] ?? null;

const ON_OTHERS: Readonly<Partial<Record<Title, Phase>>> = {
  ...{ initiative: "B", janus: "B" },
  ...{ "coup-detat": "C", "soulevement-mineur": "C", "soulevement-deux-mineurs": "C" },
  ...{ "soulevement-majeur": "C", "allegeance-majeur": "C" },
  ...{ "idus-martias": "F", imperium: "F", "ralliement-triumvir": "F", triumphus: "F" },
};

/** AIE-6.0.f: most of them in the campaign. */
export const phaseOfStratagem = (title: Title): Phase => ON_OTHERS[title] ?? "E";
