/** What the legend of the map says. Names of places are Latin in every language and come with the places. */

export interface GroundWords {
  readonly legend: string;
  readonly city: string;
  readonly camp: string;
  readonly port: string;
  readonly strait: string;
  readonly greatRiver: string;
  readonly zoneBorder: string;
  readonly regionBorder: string;
  readonly frontier: string;
  readonly people: string;
  readonly closedSea: string;
}
