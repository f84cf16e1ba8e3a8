/** The order in which the places of the map are read out: along the roads, region by region, then the seas. */
export const REGIONS: readonly { readonly title: string; readonly places: readonly string[] }[] = [
  {
    title: "Hispania",
    places: [
      "tarraco",
      "bilbilis",
      "toletum",
      "asturica",
      "portus",
      "olisipo",
      "emerita",
      "gades",
      "corduba",
      "carthago-nova",
    ],
  },
  { title: "Gallia", places: ["massilia", "narbo", "burdigala", "cenabum", "lugdunum", "treviri"] },
  {
    title: "Italia",
    places: ["genua", "aquileia", "ravenna", "asculum", "roma", "neapolis", "sipontum", "brundisium", "rhegium"],
  },
  { title: "Sicilia, Sardinia, Corsica", places: ["messana", "syracusae", "lilybaeum", "caralis", "aleria"] },
  {
    title: "Illyricum et Graecia",
    places: [
      "salona",
      "sirmium",
      "serdica",
      "dyrrachium",
      "ambracia",
      "pylos",
      "athenae",
      "thessalonica",
      "aenos",
      "byzantium",
      "creta",
    ],
  },
  {
    title: "Asia",
    places: ["nicomedia", "pergamum", "ephesus", "appia", "perga", "ancyra", "sinope", "eusebia", "tarsus", "salamis"],
  },
  { title: "Syria", places: ["antiochia", "damascus", "jerusalem"] },
  { title: "Aegyptus", places: ["pelusium", "memphis", "alexandria", "catabathmus"] },
  {
    title: "Africa",
    places: ["cyrene", "thubactus", "tacape", "utica", "badias", "iomnium", "siga", "tingis", "sala"],
  },
  {
    title: "Maria",
    places: [
      "atlanticus",
      "hispanum",
      "tyrrhenum",
      "internum",
      "hadriaticum",
      "aegaeum",
      "aegypticum",
      "propontis",
      "euxinus",
    ],
  },
];
