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

export const it: BookWording = {
  chapters: {
    "AIE-0.": "Dadi, zone e turni",
    "AIE-1.": "Capi e unità da combattimento",
    "AIE-2.A": "Fase A: stratagemmi",
    "AIE-2.B": "Fase B: iniziativa",
    "AIE-2.C": "Fase C: geostrategia",
    "AIE-2.D": "Fase D: amministrazione",
    "AIE-2.E": "Fase E: movimento e combattimento",
    "AIE-2.F": "Fase F: risultati della campagna",
    "AIE-3.1": "Regioni e guarnigioni",
    "AIE-3.2": "Tipi di unità",
    "AIE-3.3": "Entrata in gioco e piazzamento",
    "AIE-3.4.1": "Movimento per terra",
    "AIE-3.4.2": "Movimento per mare",
    "AIE-3.5.1": "I Capi di fazione",
    "AIE-3.5.2": "Successione",
    "AIE-3.5.3": "Le Idi di marzo",
    "AIE-3.6": "Colpi di Stato e Triumviri",
    "AIE-3.7": "Controllo",
    "AIE-4.1": "Popoli maggiori e minori",
    "AIE-4.2": "Attivazione e pile",
    "AIE-4.3": "Movimento dei Popoli",
    "AIE-4.4": "Controllo, fedeltà, pacificazione",
    "AIE-5": "La morte della Repubblica",
    "AIE-6.0": "Gli stratagemmi",
    "AIE-6.1": "Stratagemmi della Fase B",
    "AIE-6.2": "Stratagemmi della Fase C",
    "AIE-6.3": "Stratagemmi della Fase E",
    "AIE-6.4": "Stratagemmi della Fase F",
    "AIE-7": "Movimento",
    "AIE-8.1": "Combattimento",
    "AIE-8.2": "Evasione",
    "AIE-8.3": "Risoluzione",
    "AIE-8.4": "Perdite e ritirata",
    "AIE-8.5": "Morte dei capi",
    "AIE-8.6": "Qualità, tattica, politica",
    "AIE-CT": "La tabella dei combattimenti",
    "AIE-9.": "Aggiustamenti",
    "AIE-10.": "Punti vittoria",
    "AIE-EV": "Eventi",
    "AIE-LT": "Capi romani",
    "AIE-NT": "Capi dei Popoli",
    "AIE-RT": "Tabella delle regioni",
    "AIE-MAP": "La mappa",
    "AIE-S0": "Gli scenari",
    "AIE-S1": "Da Cesare ad Augusto",
    "AIE-S2": "L’ascesa di Cesare",
    "AIE-S3": "Farsalo",
    "AIE-S4": "Tapso e Munda",
    "AIE-S5": "Filippi",
    "AIE-S6": "L. Antonius e S. Pompeius",
    "AIE-S7": "Azio",
  },
  rules: { basics, sequence, republic, peoples, stratagems, movement, combat, winter, tables, scenarios },
};
