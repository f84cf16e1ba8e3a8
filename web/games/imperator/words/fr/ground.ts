import type { GroundWords } from "../../map/wording.ts";

export const ground: GroundWords = {
  legend: "Légende",
  city: "Ville",
  camp: "Camp de légion",
  port: "Port",
  strait: "Détroit : 1 de plus",
  greatRiver: "Grand fleuve : 1 de plus",
  zoneBorder: "Limite de zones",
  regionBorder: "Limite de Fronts",
  frontier: "Frontière de l’Empire",
  people: "Terre d’un Peuple",
  closedSea: "Mer fermée aux flottes",
};
