/** The Fronts as the map calls them, in Latin as all of its names; a player reads theirs in his language beside it. */

export const FRONT_TITLES: Readonly<Record<string, string>> = {
  bretagne: "Britannia",
  rhin: "Rhenus",
  danube: "Danuvius",
  oriental: "Oriens",
  sud: "Meridies",
};

/** A pack may name a Front of its own. */
export const frontTitle = (id: string, name: string): string => FRONT_TITLES[id] ?? name;
