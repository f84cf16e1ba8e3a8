/** What a skirmish says, in each language. */
import type { Json, Rulebook, Seat } from "../../game.ts";
import { isList, isObject } from "../../json.ts";
import type { Language, Words } from "../../words.ts";
import { type Act, BLUE, type Box, bookOf, FACTIONS, type Faction, placeNamed, RED } from "./box.ts";
import type { Event, Forecast, Question } from "./steps.ts";

type Lexicon = Readonly<Record<string, string>>;

const EN: Lexicon = {
  dealt: "{seat} draws tokens {tokens}",
  placed: "{piece} stands in {field}",
  round: "Round {round}",
  swapped: "The seats swap factions",
  chose: "{seat} has chosen {stance}",
  stances: "North: {north}, south: {south}",
  marched: "{piece} marches to {field}",
  rolled: "{piece} strikes at {field}: {die}",
  spent: "{seat} spends {token}: {die}",
  missed: "{piece} misses",
  fell: "{piece} falls",
  "?deploy": "Place a piece of {faction}",
  "?choose": "Choose a stance",
  "?turn": "Act with {faction}",
  "?window": "The die shows {die}: spend a token?",
  place: "Place {piece} in {field}",
  choose: "Choose {stance}",
  march: "March {piece} to {field}",
  strike: "Strike with {piece} at {field}",
  rest: "Rest",
  spend: "Spend {token}",
  keep: "Keep your tokens",
  notYourPiece: "That is not your piece",
  standsAlready: "It stands already",
  notYourHalf: "That is the other half",
  full: "The field is full",
  notThere: "That piece is not on the field",
  hasActed: "It has acted this turn",
  notNow: "This is not the time",
  tooFar: "That field is not next to it",
  enemiesThere: "Enemies stand there",
  nobodyThere: "No enemy stands there",
  noSuchToken: "You hold no such token",
  nobody: "Nobody fell: both have lost",
  count: "{most} pieces against {fewest}",
  great: "A great victory",
  small: "A small victory",
  "#die": "When a die could be replaced",
  "*bring": "March to {field}",
  "*strike-all": "All strike",
  "!needs": "Needs {needs} or more: {chances} in 6",
  "!room": "Room for {room} more",
  draw: "As many pieces are left to both",
  "SK-1.a": "Each seat draws tokens unseen.",
  "SK-1.b": "Pieces are placed in turn, in one's own half.",
  "SK-1.c": "A field holds so many pieces and no more.",
  "SK-2.a": "Stances are chosen in secret.",
  "SK-2.b": "Stances are shown together; who alone charges acts first.",
  "SK-3.a": "Each piece acts once a turn.",
  "SK-3.b": "A piece marches to the next field if no enemy is there.",
  "SK-3.c": "A piece strikes at the next field.",
  "SK-4.a": "A token replaces a die before it takes effect.",
  "SK-4.b": "Who holds tokens is asked, unless he waived it.",
  "SK-5.a": "Half way the seats swap factions.",
  "SK-5.b": "After the last round the larger faction wins.",
  "SK-5.c": "If nobody fell, both have lost.",
};

const FR: Lexicon = {
  dealt: "{seat} pioche des jetons {tokens}",
  placed: "{piece} se place en {field}",
  round: "Manche {round}",
  swapped: "Les places échangent leurs camps",
  chose: "{seat} a choisi {stance}",
  stances: "Nord : {north}, sud : {south}",
  marched: "{piece} marche vers {field}",
  rolled: "{piece} frappe {field} : {die}",
  spent: "{seat} dépense {token} : {die}",
  missed: "{piece} manque son coup",
  fell: "{piece} tombe",
  "?deploy": "Placez un pion de {faction}",
  "?choose": "Choisissez une posture",
  "?turn": "Agissez avec {faction}",
  "?window": "Le dé montre {die} : dépenser un jeton ?",
  place: "Placer {piece} en {field}",
  choose: "Choisir {stance}",
  march: "Marcher avec {piece} vers {field}",
  strike: "Frapper {field} avec {piece}",
  rest: "Se reposer",
  spend: "Dépenser {token}",
  keep: "Garder ses jetons",
  notYourPiece: "Ce pion n'est pas à vous",
  standsAlready: "Il est déjà placé",
  notYourHalf: "C'est l'autre moitié",
  full: "Le champ est plein",
  notThere: "Ce pion n'est pas en jeu",
  hasActed: "Il a déjà agi",
  notNow: "Ce n'est pas le moment",
  tooFar: "Ce champ n'est pas voisin",
  enemiesThere: "L'ennemi s'y trouve",
  nobodyThere: "Aucun ennemi ne s'y trouve",
  noSuchToken: "Vous n'avez pas ce jeton",
  nobody: "Personne n'est tombé : les deux ont perdu",
  count: "{most} pions contre {fewest}",
  great: "Une grande victoire",
  small: "Une petite victoire",
  "#die": "Quand un dé peut être remplacé",
  "*bring": "Marcher vers {field}",
  "*strike-all": "Tous frappent",
  "!needs": "Il faut {needs} ou plus : {chances} sur 6",
  "!room": "Il reste {room} places",
  draw: "Il reste autant de pions aux deux",
  "SK-1.a": "Chaque place pioche des jetons en secret.",
  "SK-1.b": "On place les pions tour à tour, dans sa moitié.",
  "SK-1.c": "Un champ ne contient qu'un certain nombre de pions.",
  "SK-2.a": "Les postures sont choisies en secret.",
  "SK-2.b": "Les postures sont montrées ensemble ; qui charge seul agit d'abord.",
  "SK-3.a": "Chaque pion agit une fois par tour.",
  "SK-3.b": "Un pion marche vers le champ voisin s'il est sans ennemi.",
  "SK-3.c": "Un pion frappe le champ voisin.",
  "SK-4.a": "Un jeton remplace un dé avant son effet.",
  "SK-4.b": "Qui a des jetons est consulté, sauf s'il y renonce.",
  "SK-5.a": "À mi-chemin les places échangent leurs camps.",
  "SK-5.b": "Après la dernière manche le camp le plus nombreux gagne.",
  "SK-5.c": "Si personne n'est tombé, les deux ont perdu.",
};

const IT: Lexicon = {
  dealt: "{seat} pesca gettoni {tokens}",
  placed: "{piece} si schiera in {field}",
  round: "Turno {round}",
  swapped: "I posti si scambiano le fazioni",
  chose: "{seat} ha scelto {stance}",
  stances: "Nord: {north}, sud: {south}",
  marched: "{piece} marcia verso {field}",
  rolled: "{piece} colpisce {field}: {die}",
  spent: "{seat} spende {token}: {die}",
  missed: "{piece} manca il colpo",
  fell: "{piece} cade",
  "?deploy": "Schierate un pezzo di {faction}",
  "?choose": "Scegliete una posa",
  "?turn": "Agite con {faction}",
  "?window": "Il dado mostra {die}: spendere un gettone?",
  place: "Schierare {piece} in {field}",
  choose: "Scegliere {stance}",
  march: "Marciare con {piece} verso {field}",
  strike: "Colpire {field} con {piece}",
  rest: "Riposare",
  spend: "Spendere {token}",
  keep: "Tenere i gettoni",
  notYourPiece: "Quel pezzo non è vostro",
  standsAlready: "È già schierato",
  notYourHalf: "È l'altra metà",
  full: "Il campo è pieno",
  notThere: "Quel pezzo non è in campo",
  hasActed: "Ha già agito",
  notNow: "Non è il momento",
  tooFar: "Quel campo non è vicino",
  enemiesThere: "Vi stanno i nemici",
  nobodyThere: "Non vi sta nessun nemico",
  noSuchToken: "Non avete quel gettone",
  nobody: "Nessuno è caduto: hanno perso entrambi",
  count: "{most} pezzi contro {fewest}",
  great: "Una grande vittoria",
  small: "Una piccola vittoria",
  "#die": "Quando un dado può essere sostituito",
  "*bring": "Marciare verso {field}",
  "*strike-all": "Colpiscono tutti",
  "!needs": "Serve {needs} o più: {chances} su 6",
  "!room": "Posto per altri {room}",
  draw: "A entrambi restano gli stessi pezzi",
  "SK-1.a": "Ogni posto pesca gettoni in segreto.",
  "SK-1.b": "I pezzi si schierano a turno, nella propria metà.",
  "SK-1.c": "Un campo contiene solo tanti pezzi.",
  "SK-2.a": "Le pose si scelgono in segreto.",
  "SK-2.b": "Le pose si mostrano insieme; chi carica da solo agisce per primo.",
  "SK-3.a": "Ogni pezzo agisce una volta a turno.",
  "SK-3.b": "Un pezzo marcia nel campo vicino se non vi è nemico.",
  "SK-3.c": "Un pezzo colpisce il campo vicino.",
  "SK-4.a": "Un gettone sostituisce un dado prima dell'effetto.",
  "SK-4.b": "Chi ha gettoni viene interpellato, salvo rinuncia.",
  "SK-5.a": "A metà i posti si scambiano le fazioni.",
  "SK-5.b": "Dopo l'ultimo turno vince la fazione più numerosa.",
  "SK-5.c": "Se nessuno è caduto, hanno perso entrambi.",
};

const LEXICONS: Readonly<Record<Language, Lexicon>> = { en: EN, fr: FR, it: IT };

/** Puts values into a sentence; what is not known leaves no trace. */
function fill(template: string, values: object): string {
  const known = new Map<string, unknown>(Object.entries(values));
  return template.replaceAll(/\s*\{(\w+)\}/g, (gap, key) =>
    known.has(key) ? gap.replace(`{${key}}`, String(known.get(key))) : "",
  );
}

export function makeWords(box: Box, language: Language): Words<Act, Event, Question, Forecast> {
  const lexicon = LEXICONS[language];
  const book = bookOf(box);
  return {
    seat: (seat, sight) => (sight === undefined ? seat : `${seat} (${FACTIONS[leadIn(sight, seat)]})`),
    scenario: (id) => id,
    option: (id, value) => `${id}: ${value}`,
    order: (id) => lexicon[`#${id}`],
    event: (event) => fill(lexicon[event.e], event),
    question: (question) => fill(lexicon[`?${question.ask}`], question),
    act: (act) => fill(lexicon[act.do], Object(book.write(act))),
    refusal: ({ why }) => lexicon[why],
    forecast: (forecast) => fill(lexicon[`!${forecast.f}`], forecast),
    intent: (intent) => fill(lexicon[`*${intent.do}`], intent),
    losses: () => "-",
    outcome: ({ how, level, with: values = {} }) =>
      [fill(lexicon[how], values), ...(level === undefined ? [] : [lexicon[level]])].join(". "),
    board: (sight: Json) => JSON.stringify(sight, (_, value) => value ?? "-"),
  };
}

/** SK-5.a: the faction that a seat leads now, by what everybody sees. */
function leadIn(sight: Json, seat: Seat): Faction {
  const leads = isObject(sight) && isList(sight.leads) ? sight.leads : [];
  return leads[RED] === placeNamed(seat) ? RED : BLUE;
}

export async function rulebook(language: Language): Promise<Rulebook> {
  const rules = Object.entries(LEXICONS[language]).filter(([key]) => key.startsWith("SK-"));
  return { rules: rules.map(([id, text]) => ({ id, text })), chapters: { "SK-1": "1", "SK-2": "2", "SK-3": "3" } };
}
