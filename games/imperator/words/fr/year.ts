/** Phases A to D in French: counters, initiative, geostrategy, administration. */
import { sentence } from "@rubicon/engine";
import { lookUp } from "@rubicon/series";
import { clauses } from "../clauses.ts";
import type { Face } from "../names.ts";
import type { YearWords } from "../wording.ts";
import { faces } from "./faces.ts";
import { names } from "./names.ts";
import { all, count, does, either, type Said, They, toThem } from "./said.ts";

const EVENTS = [
  "",
  "Insalubrité à Rome : les unités qui s’y trouvent sont affaiblies, et un Auguste qui y est tombe malade",
  "Climat désastreux : chacun a 1 PM de moins cette année",
  "Découragement des légions : 1 contre les Romains dans toute bataille",
  "L’empereur est malade",
  "Vigueur germanique : 2 en faveur des ennemis de Rome dans les batailles où il y a une unité germanique",
  "Agitation à Rome : un Auguste y est attendu",
  "Hiver rigoureux : une SMC de moins",
  "Les dieux veulent la paix : une SMC pour chaque joueur",
  "Colère de Neptune : rien ne se déplace par mer cette année",
  "Ténacité des ennemis de Rome",
  "Don aux Prétoriens : 1 au combat en faveur du camp qui les a tous",
  "Don aux légions : 1 en faveur des Romains dans toute bataille",
  "Peste en Orient : les unités du Front Oriental et des pays d’Armenia, des Parthes, d’Adiabene et d’Osrhoene sont affaiblies",
  "Versatilité arménienne",
  "Famine en Germania : les unités germaniques sont affaiblies et combattent avec 1 contre elles",
];

const drawn = (face: Face | undefined): string =>
  face === undefined ? "un pion stratagème" : `un stratagème : ${face.title}`;

export const yearIn = ({ titles, at, piece, pieces, people, ofPeople, ofPiece, verb }: Said): YearWords => {
  const fronts = (ids: readonly string[]): string => all(ids.map((id) => titles.part(id).front));
  const short = (ids: readonly string[]): string => all(ids.map((id) => titles.part(id).short));
  const more = (left: number): string => `Encore ${left}.`;

  return {
    events: {
      year: (e) => `L’année ${names.year(e.year)} commence.`,
      drew: (e) =>
        `${They(e.side)} ${does(e.side, "tire", "tirent")} ${drawn(lookUp<Face>(faces, e.stratagem ?? ""))}.`,
      initiative(e) {
        if (e.die !== undefined)
          return `Rome obtient ${e.die} contre une CP de ${e.pc} : l’initiative est ${toThem(e.side)}.`;
        return e.rule === "IMP-S.d"
          ? `Le scénario le veut ainsi : cette année, l’initiative est ${toThem(e.side)}.`
          : `L’initiative passe ${toThem(e.side)}.`;
      },
      pax: () => "Personne n’est en guerre avec Rome, personne ne brigue la pourpre : une année de Pax Romana.",
      "pax-broken": () => "L’unique Auguste est mort : la Pax Romana est rompue, et les armées se mettent en marche.",
      arrived(e) {
        if (e.returns) return `${piece(e.leader)} est de retour ${at(e.zone)}.`;
        return `${piece(e.leader)} ${e.side === "rome" ? "prend un commandement" : "apparaît"} ${at(e.zone)}.`;
      },
      "reserve-count": (e) =>
        `Pour les Fronts de réserve, Rome obtient ${e.die}, avec une VS de ${e.sr} : ${e.most === 0 ? "aucun cette année" : `${e.most} au plus`}.`,
      reserve: (e) =>
        e.fronts.length === 0
          ? "Aucun Front n’est en réserve cette année."
          : `En réserve cette année : ${fronts(e.fronts)}.`,
      detached: (e) => `${piece(e.unit)} est formée ${at(e.zone)} avec des hommes pris à ${all(e.legions.map(piece))}.`,
      dissolved: (e) => `${piece(e.unit)} est dissoute ${at(e.zone)}.`,
      restored: (e) => `Les hommes reviennent, de nouveau en état normal : ${pieces(e.units)}.`,
      marker(e) {
        if (e.people === null) return "Le tirage de guerre donne un leurre : aucun Peuple majeur n’entre en guerre.";
        const drawnOne = `Le tirage de guerre désigne ${people(e.people)}`;
        return e.status === "peace" ? `${drawnOne}.` : `${drawnOne}, déjà en guerre.`;
      },
      war: (e) => `${sentence(people(e.people))} ${verb(e.people, "entre", "entrent")} en guerre contre Rome.`,
      pacified: (e) =>
        e.how === "arms"
          ? `Il ne reste aucune unité ${ofPeople(e.people)} : la paix est imposée par les armes, pour cinq ans.`
          : `${sentence(people(e.people))} ${verb(e.people, "fait", "font")} la paix avec Rome.`,
      mustered: (e) => `${pieces(e.pieces)} ${e.pieces.length === 1 ? "prend" : "prennent"} place ${at(e.zone)}.`,
      sequences: (e) =>
        `${e.rule === "IMP-2.D.a" ? "" : "Il reste "}${e.total} SMC cette année : ${e.rome} pour Rome, ${e.enemy} pour ses ennemis.`,
      event: (e) => `Événement ${e.number}${e.d6 === undefined ? "" : ` (${e.d6} + ${e.d10})`}. ${EVENTS[e.number]}.`,
      weakened: (e) =>
        clauses(
          pieces,
          [e.units, (units, one) => `${one ? "affaiblie" : "affaiblies"} : ${units}`],
          [e.withdrawn, (units) => `hors jeu cette année : ${units}`],
        ),
      ill: (e) => `${piece(e.leader)} est malade : il ne quitte pas sa zone cette année, et son BT ne compte pas.`,
      summoned: (e) =>
        `${piece(e.leader)} est ${e.there ? "requis à Rome : il y est" : "attendu à Rome : il s’y rend"} et y reste cette année.`,
      "extra-sequence": (e) =>
        `${They(e.side)} ${does(e.side, "aura", "auront")} une SMC de plus après toutes les autres.`,
      armenia: (e) => `L’Armenia est désormais ${e.side === "rome" ? "romaine" : "parthe"}.`,
      named: (e) => `${piece(e.leader)} est nommé ${names.titles[e.title]}.`,
      "life-tested": (e) =>
        e.die === null
          ? `Les jours ${ofPiece(e.leader)} sont comptés.`
          : `Les ans pèsent sur ${piece(e.leader)} : ${e.die}, mortel au-dessous de ${e.below}${e.die < e.below ? "" : " ; il survit"}.`,
      reinforced: (e) =>
        `${piece(e.unit)} est levée ${at(e.zone)}${e.reduced ? ", affaiblie, car l’ennemi tient sa place" : ""}.`,
      "fleet-back": (e) => `${piece(e.fleet)} est reconstruite et mouille ${at(e.zone)}.`,
    },

    questions: {
      arrivals: (q) => `Où apparaît ${piece(q.leader)} ?${q.left === 1 ? "" : ` ${q.left} chefs à placer.`}`,
      reserves: (q) =>
        `Quels Fronts sont en réserve ? Encore ${q.left} au plus.${q.before.length === 0 ? "" : ` Fait seul, le reste est comme l’an dernier : ${short(q.before)}.`}`,
      vexillations: () => "Vexillations : quel Front en forme une, ou laquelle dissoudre ?",
      detaching: (q) =>
        q.left === 0
          ? `Où se place la nouvelle vexillation ${titles.part(q.front).of} ?`
          : `Quelles légions donnent des hommes à une vexillation ${titles.part(q.front).of} ? ${more(q.left)}`,
      dissolving: (q) => `Quelles légions ${titles.part(q.front).of} retrouvent leurs hommes ? ${more(q.left)}`,
      muster: (q) =>
        `Où se place ${piece(q.piece)} ?${q.left === 1 ? "" : ` ${count(q.left, "pion")} ${ofPeople(q.people)} à placer.`}`,
      illness: (q) => `Lequel des Augustes est malade : ${either(q.leaders.map(piece))} ?`,
      summons: (q) => `Lequel des Augustes se rend à Rome : ${either(q.leaders.map(piece))} ?`,
      nominations(q) {
        if (q.augustus && q.caesar) return "Un second Auguste, ou un César : qui nommez-vous ?";
        return q.augustus ? "Un second Auguste : qui nommez-vous ?" : "Un César : qui nommez-vous ?";
      },
      reinforcements: (q) =>
        `L’ennemi tient la place qui revient à ${piece(q.unit)} : où va-t-elle ?${q.left === 1 ? "" : ` ${q.left} unités à placer.`}`,
    },

    acts: {
      station: ({ zone }) => sentence(at(zone)),
      reserve: ({ front }) => `${sentence(titles.part(front).front)} en réserve`,
      detach: ({ front }) => `Former une vexillation ${titles.part(front).of}`,
      weaken: ({ unit }) => `${piece(unit)} donne des hommes`,
      dissolve: ({ unit }) => `Dissoudre ${piece(unit)}`,
      restore: ({ unit }) => `${piece(unit)} retrouve ses hommes`,
      ail: ({ leader }) => `${piece(leader)} est malade`,
      summon: ({ leader }) => `${piece(leader)} se rend à Rome`,
      augustus: ({ leader }) => `Nommer ${piece(leader)} Auguste`,
      caesar: ({ leader }) => `Nommer ${piece(leader)} César`,
      rest: () => "Le reste se fait seul",
      done: () => "Terminé",
      decline: () => "Non",
    },
  };
};
