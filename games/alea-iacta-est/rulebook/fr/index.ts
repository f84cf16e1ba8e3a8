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

export const fr: BookWording = {
  chapters: {
    "AIE-0.": "Dés, zones, tours",
    "AIE-1.": "Chefs et unités de combat",
    "AIE-2.A": "Phase A : stratagèmes",
    "AIE-2.B": "Phase B : initiative",
    "AIE-2.C": "Phase C : géostratégie",
    "AIE-2.D": "Phase D : administration",
    "AIE-2.E": "Phase E : mouvements et combats",
    "AIE-2.F": "Phase F : bilan de campagne",
    "AIE-3.1": "Régions et garnisons",
    "AIE-3.2": "Types d’unités",
    "AIE-3.3": "Entrée en jeu et placement",
    "AIE-3.4.1": "Mouvement terrestre",
    "AIE-3.4.2": "Mouvement naval",
    "AIE-3.5.1": "Chefs de parti",
    "AIE-3.5.2": "Succession",
    "AIE-3.5.3": "Les ides de mars",
    "AIE-3.6": "Coups d’État et Triumviri",
    "AIE-3.7": "Contrôle",
    "AIE-4.1": "Peuples majeurs et mineurs",
    "AIE-4.2": "Activation et empilement",
    "AIE-4.3": "Mouvement des Peuples",
    "AIE-4.4": "Contrôle, allégeance, pacification",
    "AIE-5": "Mort de la République",
    "AIE-6.0": "Stratagèmes",
    "AIE-6.1": "Stratagèmes de la phase B",
    "AIE-6.2": "Stratagèmes de la phase C",
    "AIE-6.3": "Stratagèmes de la phase E",
    "AIE-6.4": "Stratagèmes de la phase F",
    "AIE-7": "Déplacements",
    "AIE-8.1": "Combats",
    "AIE-8.2": "Évasion",
    "AIE-8.3": "Résolution",
    "AIE-8.4": "Pertes et retraite",
    "AIE-8.5": "Mort des chefs au combat",
    "AIE-8.6": "Qualité, tactique, politique",
    "AIE-CT": "Table des combats",
    "AIE-9.": "Ajustements",
    "AIE-10.": "Points de victoire",
    "AIE-EV": "Événements",
    "AIE-LT": "Chefs romains",
    "AIE-NT": "Chefs des Peuples",
    "AIE-RT": "Table des régions",
    "AIE-MAP": "La carte",
    "AIE-S0": "Les scénarios",
    "AIE-S1": "De César à Auguste",
    "AIE-S2": "L’ascension de César",
    "AIE-S3": "Pharsale",
    "AIE-S4": "Thapsus et Munda",
    "AIE-S5": "Philippes",
    "AIE-S6": "L. Antonius et S. Pompeius",
    "AIE-S7": "Actium",
  },
  rules: { basics, sequence, republic, peoples, stratagems, movement, combat, winter, tables, scenarios },
};
