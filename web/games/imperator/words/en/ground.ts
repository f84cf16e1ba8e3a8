import type { GroundWords } from "../../map/wording.ts";

export const ground: GroundWords = {
  legend: "Key",
  city: "City",
  camp: "Camp of a legion",
  port: "Port",
  strait: "Strait: 1 more to cross",
  greatRiver: "Great river: 1 more to cross",
  zoneBorder: "Border of zones",
  regionBorder: "Border of Fronts",
  frontier: "Frontier of the Empire",
  people: "Land of a People",
  closedSea: "Sea that no fleet enters",
};
