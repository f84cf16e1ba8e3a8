import { names } from "../../words/fr/names.ts";
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

export const fr: BookWording = {
  names,
  chapters: {
    "IMP-0.": "Dés, carte, tours",
    "IMP-1.": "Nationalités et Fronts des pions",
    "IMP-1.1": "Chefs",
    "IMP-1.2": "Unités de combat",
    "IMP-2.A": "Phase A : stratagèmes",
    "IMP-2.B": "Phase B : initiative",
    "IMP-2.C": "Phase C : géostratégie",
    "IMP-2.D": "Phase D : administration",
    "IMP-2.E": "Phase E : mouvements et combats",
    "IMP-2.F": "Phase F : bilan de campagne",
    "IMP-3.1": "Fronts et Provinces Intérieures",
    "IMP-3.2": "Fronts de réserve",
    "IMP-3.3": "Les Fronts et leurs légions",
    "IMP-3.4": "Vexillations",
    "IMP-3.5": "Mouvements romains sur terre et sur mer",
    "IMP-3.6": "L’empereur",
    "IMP-4.1": "Les Peuples",
    "IMP-4.2": "Contrôle, Armenia, empilement",
    "IMP-4.3": "Mouvements des ennemis de Rome",
    "IMP-4.4": "Entrée en guerre",
    "IMP-4.5V": "Usurpation : validation",
    "IMP-4.5G": "Usurpation : guerre civile",
    "IMP-4.5S": "Usurpation : réussite",
    "IMP-4.5F": "Usurpation : échec",
    "IMP-4.5D": "Double usurpation",
    "IMP-4.5K": "La succession de Commode",
    "IMP-5.": "Changement de rôle",
    "IMP-6.": "Stratagèmes",
    "IMP-6.1": "Stratagèmes romains",
    "IMP-6.2": "Stratagèmes des ennemis de Rome",
    "IMP-6.3": "Stratagèmes mixtes",
    "IMP-7.": "Mouvement",
    "IMP-7.1": "Terrains",
    "IMP-7.2": "Limites liées au terrain",
    "IMP-8.": "Combats",
    "IMP-8.1": "Évasion",
    "IMP-8.2": "Résolution du combat",
    "IMP-8.3": "Vainqueur et perdant",
    "IMP-8.4": "Mort des chefs",
    "IMP-8.5": "Qualité, tactique, politique",
    "IMP-TC": "Table des combats",
    "IMP-TE": "Table des événements",
    "IMP-9.1": "Renforts",
    "IMP-9.2.1": "Ajustements : flottes",
    "IMP-9.2.2": "Ajustements : unités et chefs romains",
    "IMP-9.2.3": "Ajustements : vexillations",
    "IMP-9.2.4": "Ajustements : Peuples",
    "IMP-10.": "Victoire",
    "IMP-TD": "Déploiement des légions",
    "IMP-TL": "Entrée et mort des chefs",
    "IMP-S.": "Les scénarios",
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
