import type { ImperatorFormWords } from "./wording.ts";

export const it: ImperatorFormWords = {
  zones: {
    title: "Zone",
    about:
      "Le terre della mappa: nomi, città e porti. Quali zone ci sono, di chi sono e dove si accampano le legioni lo dicono le regole.",
    front: { title: "Fronte", label: "Fronte a cui appartiene" },
    camps: { title: "Campi", label: "Campi" },
  },
  outside: "fuori dell’Impero",
  camp: (name, year) => (year === 0 ? name : `${name} (dal ${year})`),
  fronts: {
    title: "Fronti",
    about: "I nomi dei cinque Fronti. Quali sono vicini lo dicono le regole.",
    next: { title: "Vicini", label: "Fronti vicini" },
  },
  leaders: {
    title: "Capi romani",
    about: "I valori di ogni capo romano, l’anno in cui entra, e da quando può morire.",
    enters: { title: "Entra", label: "Anno in cui entra" },
    tested: { title: "Alla prova dal", label: "Primo anno in cui può morire" },
  },
  chiefs: {
    title: "Capi dei Popoli",
    about: "Re, e capi senza nome: i loro valori, i loro anni, e da dove vengono.",
    home: { title: "Origine", label: "Zona in cui appare" },
  },
  units: {
    title: "Legioni e guarnigione",
    about: "I valori sulle due facce. Quale legione si accampa dove, e da quando, lo dice la tabella delle legioni.",
    front: { title: "Fronte", label: "Fronte" },
    station: { title: "Sede", label: "Campo o città" },
    enters: { title: "Dal", label: "Anno in cui è arruolata" },
  },
  vexillations: { title: "Vessillazioni", about: "I valori dei distaccamenti di ogni Fronte, sulle due facce." },
  fleets: {
    title: "Flotte",
    about: "Le due flotte, e il mare davanti al porto di ciascuna.",
    sea: { title: "Mare", label: "Mare davanti al suo porto" },
  },
  peoples: {
    title: "Popoli",
    about: "I Popoli di là dal confine, e il Fronte da cui ciascuno può entrare nell’Impero.",
    gate: { title: "Entra da", label: "Fronte da cui può entrare" },
    leaves: { title: "Fino al", label: "Anno in cui lascia il gioco" },
  },
  warriors: {
    title: "Unità dei Popoli",
    about: "I valori di tutte le unità non romane, sulle due facce, e la zona da cui viene ciascuna.",
  },
  stratagems: {
    title: "Segnalini Stratagemma",
    about: "Quanti segnalini ci sono di ogni stratagemma.",
    count: { title: "Segnalini", label: "Numero di segnalini" },
  },
  cup: {
    title: "La coppa dei Popoli",
    about: "I segnalini della coppa che non significano nulla.",
    decoys: { title: "Segnalini vuoti", label: "Segnalini vuoti nella coppa" },
  },
  dates: {
    title: "Date e condizioni",
    about: "Quando comincia e finisce ogni scenario, chi è in guerra, e con quali regole si gioca.",
    armenia: { title: "Armenia", label: "Chi ha l’Armenia" },
    nobodys: "non usata",
    war: { title: "In guerra", label: "Popoli in guerra all’inizio" },
    out: { title: "Non entrano", label: "Capi che non entrano mai" },
    commodus: { title: "Pertinace", label: "Comincia con la caduta di Pertinace" },
    uses: "Si gioca con",
    use: {
      nonRomans: "Popoli",
      stratagems: "Stratagemmi",
      events: "Eventi",
      leaderEntry: "Nuovi capi",
      leaderDeath: "Morti",
      reinforcements: "Nuove legioni",
    },
  },
  standing: {
    title: "Schieramenti",
    about:
      "Dove stanno capi, vessillazioni e Popoli lontani da casa quando comincia uno scenario. Le legioni stanno nei loro campi.",
    rank: { title: "Titolo", label: "Titolo" },
    guard: { title: "Corporis Custodes", label: "Corporis Custodes" },
    none: "nessuno",
  },
  appointed: {
    title: "Anni stabiliti",
    about: "L’iniziativa, le guerre e gli eventi che uno scenario stabilisce per certi anni.",
    year: { title: "Anno", label: "Anno" },
    side: { title: "Parte", label: "Parte che ha l’iniziativa" },
    people: { title: "Popolo", label: "Popolo che va in guerra" },
    event: { title: "Evento", label: "Evento, da 1 a 15" },
    initiative: "iniziativa",
    wars: "guerra",
    events: "evento",
  },
  sudden: {
    title: "Fini improvvise",
    about: "I capi la cui morte chiude uno scenario, e chi ha vinto allora.",
    leader: { title: "Capo", label: "Capo" },
    winner: { title: "Vinto da", label: "Chi ha vinto quando muore" },
  },
};
