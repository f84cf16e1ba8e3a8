/** What the legend of the map says. Names of places are Latin in every language and come with the places. */

export interface GroundWords {
  readonly legend: string;
  readonly city: string;
  readonly valued: string;
  readonly majorPort: string;
  readonly minorPort: string;
  readonly majorRoad: string;
  readonly minorRoad: string;
  readonly strait: string;
  readonly seaBorder: string;
}
