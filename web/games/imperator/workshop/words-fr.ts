import type { ImperatorFormWords } from "./wording.ts";

export const fr: ImperatorFormWords = {
  zones: {
    title: "Zones",
    about:
      "Les terres de la carte : leurs noms, leurs villes et leurs ports. Quelles zones il y a, à qui elles sont et où campent les légions, les règles le disent.",
    front: { title: "Front", label: "Front dont elle fait partie" },
    camps: { title: "Camps", label: "Camps" },
  },
  outside: "hors de l’Empire",
  camp: (name, year) => (year === 0 ? name : `${name} (dès ${year})`),
  fronts: {
    title: "Fronts",
    about: "Les noms des cinq Fronts. Lesquels sont voisins, les règles le disent.",
    next: { title: "Voisins", label: "Fronts voisins" },
  },
  leaders: {
    title: "Chefs romains",
    about: "Les valeurs de chaque chef romain, l’année où il entre, et dès quand il peut mourir.",
    enters: { title: "Entrée", label: "Année où il entre" },
    tested: { title: "Testé dès", label: "Première année où il peut mourir" },
  },
  chiefs: {
    title: "Chefs des Peuples",
    about: "Rois, et chefs sans nom : leurs valeurs, leurs années, et d’où ils viennent.",
    home: { title: "Origine", label: "Zone où il apparaît" },
  },
  units: {
    title: "Légions et garnison",
    about: "Les valeurs sur les deux faces. Quelle légion campe où, et depuis quand, le tableau des légions le dit.",
    front: { title: "Front", label: "Front" },
    station: { title: "Poste", label: "Camp ou ville" },
    enters: { title: "Depuis", label: "Année où elle est levée" },
  },
  vexillations: { title: "Vexillations", about: "Les valeurs des détachements de chaque Front, sur les deux faces." },
  fleets: {
    title: "Flottes",
    about: "Les deux flottes, et la mer devant le port de chacune.",
    sea: { title: "Mer", label: "Mer devant son port" },
  },
  peoples: {
    title: "Peuples",
    about: "Les Peuples d’au-delà de la frontière, et le Front par lequel chacun peut entrer dans l’Empire.",
    gate: { title: "Entre par", label: "Front par lequel il peut entrer" },
    leaves: { title: "Jusqu’en", label: "Année où il quitte le jeu" },
  },
  warriors: {
    title: "Unités des Peuples",
    about: "Les valeurs de toutes les unités non romaines, sur les deux faces, et la zone d’où vient chacune.",
  },
  stratagems: {
    title: "Pions Stratagème",
    about: "Combien il y a de pions de chaque stratagème.",
    count: { title: "Pions", label: "Nombre de pions" },
  },
  cup: {
    title: "La coupe des Peuples",
    about: "Les marqueurs de la coupe qui ne veulent rien dire.",
    decoys: { title: "Marqueurs vierges", label: "Marqueurs vierges dans la coupe" },
  },
  dates: {
    title: "Dates et conditions",
    about: "Quand chaque scénario commence et finit, qui est en guerre, et avec quelles règles on le joue.",
    armenia: { title: "Arménie", label: "Qui tient l’Arménie" },
    nobodys: "absente",
    war: { title: "En guerre", label: "Peuples en guerre au début" },
    out: { title: "N’entrent pas", label: "Chefs qui n’entrent jamais" },
    commodus: { title: "Pertinax", label: "Commence par la chute de Pertinax" },
    uses: "Se joue avec",
    use: {
      nonRomans: "Peuples",
      stratagems: "Stratagèmes",
      events: "Événements",
      leaderEntry: "Nouveaux chefs",
      leaderDeath: "Morts",
      reinforcements: "Nouvelles légions",
    },
  },
  standing: {
    title: "Déploiements",
    about:
      "Où se trouvent chefs, vexillations et Peuples loin de chez eux quand un scénario commence. Les légions sont dans leurs camps.",
    rank: { title: "Titre", label: "Titre" },
    guard: { title: "Corporis Custodes", label: "Corporis Custodes" },
    none: "aucun",
  },
  appointed: {
    title: "Années fixées",
    about: "L’initiative, les guerres et les événements qu’un scénario fixe pour certaines années.",
    year: { title: "Année", label: "Année" },
    side: { title: "Camp", label: "Camp qui a l’initiative" },
    people: { title: "Peuple", label: "Peuple qui part en guerre" },
    event: { title: "Événement", label: "Événement, de 1 à 15" },
    initiative: "initiative",
    wars: "guerre",
    events: "événement",
  },
  sudden: {
    title: "Fins soudaines",
    about: "Les chefs dont la mort met fin à un scénario, et qui a gagné alors.",
    leader: { title: "Chef", label: "Chef" },
    winner: { title: "Gagné par", label: "Qui a gagné quand il meurt" },
  },
};
