import type { BookWording } from "../ids.ts";
import { basics } from "./basics.ts";
import { combat } from "./combat.ts";
import { movement } from "./movement.ts";
import { peoples } from "./peoples.ts";
import { republic } from "./republic.ts";
import { scenarios } from "./scenarios.ts";
import { sequence } from "./sequence.ts";
import { stratagems } from "./stratagems.ts";
import { tables } from "./tables.ts";
import { winter } from "./winter.ts";

export const en: BookWording = {
  chapters: {
    "AIE-0.": "Dice, zones, turns",
    "AIE-1.": "Leaders and combat units",
    "AIE-2.A": "Phase A: stratagems",
    "AIE-2.B": "Phase B: initiative",
    "AIE-2.C": "Phase C: geostrategy",
    "AIE-2.D": "Phase D: administration",
    "AIE-2.E": "Phase E: movement and combat",
    "AIE-2.F": "Phase F: results of the campaign",
    "AIE-3.1": "Regions and garrisons",
    "AIE-3.2": "Types of units",
    "AIE-3.3": "Entry and placement",
    "AIE-3.4.1": "Movement by land",
    "AIE-3.4.2": "Movement by sea",
    "AIE-3.5.1": "Faction Leaders",
    "AIE-3.5.2": "Succession",
    "AIE-3.5.3": "The Ides of March",
    "AIE-3.6": "Coups and Triumviri",
    "AIE-3.7": "Control",
    "AIE-4.1": "Major and Minor Peoples",
    "AIE-4.2": "Activation and stacking",
    "AIE-4.3": "Movement of Peoples",
    "AIE-4.4": "Control, allegiance, pacification",
    "AIE-5": "Death of the Republic",
    "AIE-6.0": "Stratagems",
    "AIE-6.1": "Stratagems of Phase B",
    "AIE-6.2": "Stratagems of Phase C",
    "AIE-6.3": "Stratagems of Phase E",
    "AIE-6.4": "Stratagems of Phase F",
    "AIE-7": "Movement",
    "AIE-8.1": "Combat",
    "AIE-8.2": "Evasion",
    "AIE-8.3": "Resolution",
    "AIE-8.4": "Losses and retreat",
    "AIE-8.5": "Death of leaders in combat",
    "AIE-8.6": "Quality, tactics, politics",
    "AIE-CT": "The combat table",
    "AIE-9.": "Adjustments",
    "AIE-10.": "Victory points",
    "AIE-EV": "Events",
    "AIE-LT": "Roman leaders",
    "AIE-NT": "Leaders of Peoples",
    "AIE-RT": "Table of regions",
    "AIE-MAP": "The map",
    "AIE-S0": "The scenarios",
    "AIE-S1": "From Caesar to Augustus",
    "AIE-S2": "The rise of Caesar",
    "AIE-S3": "Pharsalus",
    "AIE-S4": "Thapsus and Munda",
    "AIE-S5": "Philippi",
    "AIE-S6": "L. Antonius and S. Pompeius",
    "AIE-S7": "Actium",
  },
  rules: { basics, sequence, republic, peoples, stratagems, movement, combat, winter, tables, scenarios },
};
