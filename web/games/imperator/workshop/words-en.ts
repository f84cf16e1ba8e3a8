import type { ImperatorFormWords } from "./wording.ts";

export const en: ImperatorFormWords = {
  zones: {
    title: "Zones",
    about:
      "The lands of the map: their names, cities and ports. Which zones there are, whose they are and where legions camp is said by the rules.",
    front: { title: "Front", label: "Front it belongs to" },
    camps: { title: "Camps", label: "Camps" },
  },
  outside: "outside the empire",
  camp: (name, year) => (year === 0 ? name : `${name} (from ${year})`),
  fronts: {
    title: "Fronts",
    about: "The names of the five Fronts. Which of them are neighbours is said by the rules.",
    next: { title: "Neighbours", label: "Fronts beside it" },
  },
  leaders: {
    title: "Roman leaders",
    about: "Ratings of every Roman leader, the year in which he enters, and from when he may die.",
    enters: { title: "Enters", label: "Year in which he enters" },
    tested: { title: "Tested from", label: "First year in which he may die" },
  },
  chiefs: {
    title: "Leaders of Peoples",
    about: "Kings, and chiefs without a name: their ratings, their years, and where they come from.",
    home: { title: "Home", label: "Zone in which he appears" },
  },
  units: {
    title: "Legions and garrison",
    about: "Ratings on both faces. Which legion camps where, and since when, is said by the table of legions.",
    front: { title: "Front", label: "Front" },
    station: { title: "Station", label: "Camp or town" },
    enters: { title: "Since", label: "Year in which it is raised" },
  },
  vexillations: { title: "Vexillations", about: "Ratings of the detachments of each Front, on both faces." },
  fleets: {
    title: "Fleets",
    about: "The two fleets, and the sea that lies before the port of each.",
    sea: { title: "Sea", label: "Sea before its port" },
  },
  peoples: {
    title: "Peoples",
    about: "The Peoples beyond the border, and the Front by which each may enter the empire.",
    gate: { title: "Enters by", label: "Front by which it may enter" },
    leaves: { title: "Until", label: "Year in which it leaves the game" },
  },
  warriors: {
    title: "Units of Peoples",
    about: "Ratings of all units that are not Roman, on both faces, and the zone in which each is at home.",
  },
  stratagems: {
    title: "Stratagem counters",
    about: "How many counters there are of each stratagem.",
    count: { title: "Counters", label: "Number of counters" },
  },
  cup: {
    title: "The cup of Peoples",
    about: "Markers in the cup that mean nothing.",
    decoys: { title: "Blank markers", label: "Blank markers in the cup" },
  },
  dates: {
    title: "Dates and terms",
    about: "When each scenario begins and ends, who is at war, and which rules it is played with.",
    armenia: { title: "Armenia", label: "Who has Armenia" },
    nobodys: "not used",
    war: { title: "At war", label: "Peoples at war when it begins" },
    out: { title: "Never enter", label: "Leaders who never enter" },
    commodus: { title: "Pertinax", label: "Begins with the fall of Pertinax" },
    uses: "Played with",
    use: {
      nonRomans: "Peoples",
      stratagems: "Stratagems",
      events: "Events",
      leaderEntry: "New leaders",
      leaderDeath: "Deaths",
      reinforcements: "New legions",
    },
  },
  standing: {
    title: "Set-ups",
    about:
      "Where leaders, vexillations and Peoples away from home stand when a scenario begins. Legions stand in their camps.",
    rank: { title: "Title", label: "Title" },
    guard: { title: "Corporis Custodes", label: "Corporis Custodes" },
    none: "none",
  },
  appointed: {
    title: "Appointed years",
    about: "Initiative, wars and events that a scenario appoints for certain years.",
    year: { title: "Year", label: "Year" },
    side: { title: "Side", label: "Side that has the initiative" },
    people: { title: "People", label: "People that goes to war" },
    event: { title: "Event", label: "Event, from 1 to 15" },
    initiative: "initiative",
    wars: "war",
    events: "event",
  },
  sudden: {
    title: "Sudden ends",
    about: "Leaders whose death ends a scenario, and who has won then.",
    leader: { title: "Leader", label: "Leader" },
    winner: { title: "Won by", label: "Who has won when he dies" },
  },
};
