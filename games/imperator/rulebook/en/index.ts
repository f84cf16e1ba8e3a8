import { names } from "../../words/en/names.ts";
import type { BookWording } from "../ids.ts";
import { basics } from "./basics.ts";
import { combat } from "./combat.ts";
import { empire } from "./empire.ts";
import { events } from "./events.ts";
import { movement } from "./movement.ts";
import { peoples } from "./peoples.ts";
import { scenarios } from "./scenarios.ts";
import { sequence } from "./sequence.ts";
import { stratagems } from "./stratagems.ts";
import { tables } from "./tables.ts";
import { usurpation } from "./usurpation.ts";
import { winter } from "./winter.ts";

export const en: BookWording = {
  names,
  chapters: {
    "IMP-0.": "Dice, map, turns",
    "IMP-1.": "Nationalities and Fronts of the pieces",
    "IMP-1.1": "Leaders",
    "IMP-1.2": "Combat units",
    "IMP-2.A": "Phase A: stratagems",
    "IMP-2.B": "Phase B: initiative",
    "IMP-2.C": "Phase C: geostrategy",
    "IMP-2.D": "Phase D: administration",
    "IMP-2.E": "Phase E: movement and combat",
    "IMP-2.F": "Phase F: results of the campaign",
    "IMP-3.1": "Fronts and Interior Provinces",
    "IMP-3.2": "Reserve Fronts",
    "IMP-3.3": "Fronts and their legions",
    "IMP-3.4": "Vexillations",
    "IMP-3.5": "Roman movement by land and sea",
    "IMP-3.6": "The emperor",
    "IMP-4.1": "The Peoples",
    "IMP-4.2": "Control, Armenia, stacking",
    "IMP-4.3": "Movement of the enemies of Rome",
    "IMP-4.4": "Going to war",
    "IMP-4.5V": "Usurpation: validation",
    "IMP-4.5G": "Usurpation: civil war",
    "IMP-4.5S": "Usurpation: success",
    "IMP-4.5F": "Usurpation: failure",
    "IMP-4.5D": "Double usurpation",
    "IMP-4.5K": "The succession of Commodus",
    "IMP-5.": "Change of roles",
    "IMP-6.": "Stratagems",
    "IMP-6.1": "Roman stratagems",
    "IMP-6.2": "Stratagems of the enemies of Rome",
    "IMP-6.3": "Mixed stratagems",
    "IMP-7.": "Movement",
    "IMP-7.1": "Terrain",
    "IMP-7.2": "Limits of terrain",
    "IMP-8.": "Combat",
    "IMP-8.1": "Evasion",
    "IMP-8.2": "Resolution",
    "IMP-8.3": "Winner and loser",
    "IMP-8.4": "Death of leaders",
    "IMP-8.5": "Quality, tactics, politics",
    "IMP-TC": "The combat table",
    "IMP-TE": "Events",
    "IMP-9.1": "Reinforcements",
    "IMP-9.2.1": "Adjustments: fleets",
    "IMP-9.2.2": "Adjustments: Roman units and leaders",
    "IMP-9.2.3": "Adjustments: vexillations",
    "IMP-9.2.4": "Adjustments: Peoples",
    "IMP-10.": "Victory",
    "IMP-TD": "Deployment of the legions",
    "IMP-TL": "Entry and death of leaders",
    "IMP-S.": "The scenarios",
  },
  rules: {
    basics,
    sequence,
    empire,
    peoples,
    usurpation,
    stratagems,
    movement,
    combat,
    events,
    winter,
    tables,
    scenarios,
  },
};
