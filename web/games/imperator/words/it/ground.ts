import type { GroundWords } from "../../map/wording.ts";

export const ground: GroundWords = {
  legend: "Legenda",
  city: "Città",
  camp: "Campo di legione",
  port: "Porto",
  strait: "Stretto: 1 in più",
  greatRiver: "Grande fiume: 1 in più",
  zoneBorder: "Confine di zone",
  regionBorder: "Confine di Fronti",
  frontier: "Frontiera dell’Impero",
  people: "Terra di un Popolo",
  closedSea: "Mare chiuso alle flotte",
};
