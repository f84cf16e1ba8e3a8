/** Which rule of the book stands behind each thing, if one wants to read about it. */
import { TITLES, type Title } from "@rubicon/imperator/components";
import { kindOf, nameOf, type Thing } from "../face.ts";
import type { Kit } from "./kit.ts";

export function ruleOf({ facts }: Kit, it: Thing): string | null {
  switch (kindOf(it)) {
    case "piece":
      return ruleOfPiece(facts, nameOf(it));
    case "front":
      return "IMP-3.1.a";
    case "people":
      return "IMP-4.1.b";
    case "stratagem": {
      const title = TITLES.find((each) => each === nameOf(it));
      return title === undefined ? null : PARAGRAPHS[title];
    }
    case "pips":
      return "IMP-6.3.p";
    case "zone":
      return facts.zones.get(nameOf(it))?.sea ? "IMP-3.5.k" : "IMP-7.1.a";
    default:
      return null;
  }
}

function ruleOfPiece({ pieces }: Kit["facts"], id: string): string {
  const piece = pieces.get(id);
  if (piece?.type === "fleet") return "IMP-3.5.i";
  if (piece?.type === "vexillation") return "IMP-3.4.a";
  return piece?.unit === null ? "IMP-1.1.a" : "IMP-1.2.a";
}

/** The paragraph of each stratagem. */
const PARAGRAPHS: Readonly<Record<Title, string>> = {
  ...{ coup_etat_parthe: "IMP-6.1.a", pacification_mineur_1: "IMP-6.1.d", pacification_mineur_2: "IMP-6.1.e" },
  ...{ pacification_mineur_3: "IMP-6.1.f", pacification_majeur: "IMP-6.1.g", pacification_nationalite: "IMP-6.1.h" },
  ...{ pax_romana: "IMP-6.1.i", roma_victor: "IMP-6.1.j", usurpation_augustus: "IMP-6.2.a" },
  ...{ usurpation_caesar: "IMP-6.2.c", usurpation: "IMP-6.2.d", soulevement_mineur_1: "IMP-6.2.e" },
  ...{ soulevement_mineur_2: "IMP-6.2.f", soulevement_mineur_3: "IMP-6.2.g", soulevement_majeur_1: "IMP-6.2.h" },
  ...{ soulevement_majeur_3: "IMP-6.2.i", furor_germanicus: "IMP-6.2.l", fleche_du_parthe: "IMP-6.2.m" },
  ...{ intrigue_au_senat: "IMP-6.2.n", initiative: "IMP-6.3.a", fuite_opportune: "IMP-6.3.b" },
  ...{ assassinat: "IMP-6.3.c", foyer_de_peste: "IMP-6.3.e", epidemie_de_peste: "IMP-6.3.h" },
  ...{ alliance_armenienne: "IMP-6.3.i", mutinerie: "IMP-6.3.j", desertion: "IMP-6.3.o", faveur_divine: "IMP-6.3.p" },
};
