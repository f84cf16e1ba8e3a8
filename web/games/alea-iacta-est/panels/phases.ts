/** The phases of a year (AIE-2): which one a decision belongs to, and in which each stratagem is played. */
import type { Title } from "@rubicon/alea-iacta-est/components";
import { type Phase, phaseBy } from "../../../series/panels/phases.ts";

const ASKED_IN: Readonly<Record<string, Phase>> = {
  ...{ stratagems: "A", initiative: "B" },
  ...{ arrivals: "C", embassy: "C", muster: "C", uprising: "C", triumvirate: "C" },
  ...{ illness: "D", forsaking: "D", secondLeader: "D", succession: "D", placing: "D", disbanding: "D" },
  ...{ movement: "E", group: "E", loneLeader: "E", assigning: "E", evasions: "E", fleetEvasions: "E", evasion: "E" },
  ...{ battles: "E", losses: "E", retreat: "E", drowning: "E", flight: "E", luring: "E", suborning: "E" },
  ...{ division: "F", exodus: "F", surrender: "F" },
  ...{ quarters: "F", garrisons: "F", recruitment: "F", hands: "F" },
};

/** Windows that are not in the campaign, by their moment. */
const WINDOW_IN: Readonly<Record<string, Phase>> = {
  ...{ initiative: "B", gates: "B", geostrategy: "C", republic: "F", ides: "F", triumvirs: "F", triumph: "F" },
};

/** Null before the first year begins. */
export const phaseOf = phaseBy(ASKED_IN, WINDOW_IN);

const ON_OTHERS: Readonly<Partial<Record<Title, Phase>>> = {
  ...{ initiative: "B", janus: "B" },
  ...{ "coup-detat": "C", "soulevement-mineur": "C", "soulevement-deux-mineurs": "C" },
  ...{ "soulevement-majeur": "C", "allegeance-majeur": "C" },
  ...{ "idus-martias": "F", imperium: "F", "ralliement-triumvir": "F", triumphus: "F" },
};

/** AIE-6.0.f: most of them in the campaign. */
export const phaseOfStratagem = (title: Title): Phase => ON_OTHERS[title] ?? "E";

/** When a stratagem can be played, in so far as it can be said in a few words. */
export type When = keyof typeof WINDOWS;

const CAMPAIGN = ["sequence", "move", "answer", "end-of-movement", "combats", "battle", "great-battle", "aftermath"];

/** The standing orders by which its owner is asked then; none where it is his own turn. */
export const WINDOWS = {
  initiative: ["initiative"],
  gates: ["gates"],
  geostrategy: [],
  campaign: [...CAMPAIGN, "parthian-shot"],
  flight: ["combats", "battle", "great-battle"],
  battle: ["battle", "great-battle"],
  die: ["battle-die", "other-die"],
  aftermath: ["parthian-shot"],
  republic: ["republic"],
  ides: ["ides"],
  triumvirs: ["triumvirs"],
  triumph: ["triumph"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const WHEN: Readonly<Partial<Record<Title, When>>> = {
  ...{ initiative: "initiative", janus: "gates", "fuite-opportune": "flight", "faveur-divine": "die" },
  ...{ transfuges: "battle", "veni-vidi-vici": "battle", poliorcetique: "battle", muraille: "battle" },
  ...{ "fleche-du-parthe": "aftermath", "idus-martias": "ides", imperium: "republic" },
  ...{ "ralliement-triumvir": "triumvirs", triumphus: "triumph" },
};

export const whenOfStratagem = (title: Title): When =>
  WHEN[title] ?? (phaseOfStratagem(title) === "C" ? "geostrategy" : "campaign");
