import { names } from "../../words/it/names.ts";
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

export const it: BookWording = {
  names,
  chapters: {
    "IMP-0.": "Dadi, mappa, turni",
    "IMP-1.": "Nazionalità e Fronti delle pedine",
    "IMP-1.1": "Capi",
    "IMP-1.2": "Unità da combattimento",
    "IMP-2.A": "Fase A: stratagemmi",
    "IMP-2.B": "Fase B: iniziativa",
    "IMP-2.C": "Fase C: geostrategia",
    "IMP-2.D": "Fase D: amministrazione",
    "IMP-2.E": "Fase E: movimento e combattimento",
    "IMP-2.F": "Fase F: risultati della campagna",
    "IMP-3.1": "Fronti e Province Interne",
    "IMP-3.2": "Fronti di riserva",
    "IMP-3.3": "I Fronti e le loro legioni",
    "IMP-3.4": "Vessillazioni",
    "IMP-3.5": "Movimento romano per terra e per mare",
    "IMP-3.6": "L’imperatore",
    "IMP-4.1": "I Popoli",
    "IMP-4.2": "Controllo, Armenia, pile",
    "IMP-4.3": "Movimento dei nemici di Roma",
    "IMP-4.4": "Entrata in guerra",
    "IMP-4.5V": "Usurpazione: convalida",
    "IMP-4.5G": "Usurpazione: guerra civile",
    "IMP-4.5S": "Usurpazione: successo",
    "IMP-4.5F": "Usurpazione: fallimento",
    "IMP-4.5D": "Doppia usurpazione",
    "IMP-4.5K": "La successione di Commodo",
    "IMP-5.": "Scambio dei ruoli",
    "IMP-6.": "Stratagemmi",
    "IMP-6.1": "Stratagemmi romani",
    "IMP-6.2": "Stratagemmi dei nemici di Roma",
    "IMP-6.3": "Stratagemmi misti",
    "IMP-7.": "Movimento",
    "IMP-7.1": "Terreno",
    "IMP-7.2": "Limiti del terreno",
    "IMP-8.": "Combattimento",
    "IMP-8.1": "Evasione",
    "IMP-8.2": "Risoluzione",
    "IMP-8.3": "Vincitore e sconfitto",
    "IMP-8.4": "Morte dei capi",
    "IMP-8.5": "Qualità, tattica, politica",
    "IMP-TC": "La tabella dei combattimenti",
    "IMP-TE": "La tabella degli eventi",
    "IMP-9.1": "Rinforzi",
    "IMP-9.2.1": "Aggiustamenti: flotte",
    "IMP-9.2.2": "Aggiustamenti: unità e capi romani",
    "IMP-9.2.3": "Aggiustamenti: vessillazioni",
    "IMP-9.2.4": "Aggiustamenti: Popoli",
    "IMP-10.": "Vittoria",
    "IMP-TD": "Schieramento delle legioni",
    "IMP-TL": "Entrata e morte dei capi",
    "IMP-S.": "Gli scenari",
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
