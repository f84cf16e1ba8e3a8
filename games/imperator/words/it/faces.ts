/** Stratagems in Italian. */
import type { Faces } from "../names.ts";

export const faces: Faces = {
  coup_etat_parthe: {
    title: "Colpo di Stato partico",
    does: "Posto a Ctesiphon, dà a Roma 3 punti ogni inverno, finché il Nemico non vi viene con un capo storico e tre unità.",
  },
  pacification_mineur_1: {
    title: "Pacificazione di un Popolo minore",
    does: "Un Popolo minore in guerra fa la pace, e le sue unità lasciano la mappa. L’anno dopo può tornare in guerra.",
  },
  pacification_mineur_2: {
    title: "Pacificazione di due Popoli minori",
    does: "Uno o due Popoli minori in guerra fanno la pace, e le loro unità lasciano la mappa. L’anno dopo possono tornare in guerra.",
  },
  pacification_mineur_3: {
    title: "Pacificazione di tre Popoli minori",
    does: "Fino a tre Popoli minori in guerra fanno la pace, e le loro unità lasciano la mappa. L’anno dopo possono tornare in guerra.",
  },
  pacification_majeur: {
    title: "Pacificazione di un Popolo maggiore",
    does: "Un Popolo maggiore fa la pace e torna a casa con tutte le sue unità, anche quelle perdute. L’anno dopo può tornare in guerra.",
  },
  pacification_nationalite: {
    title: "Pacificazione di una Nazionalità",
    does: "Fanno la pace quanti Popoli di una Nazionalità vuoi, maggiori e minori.",
  },
  pax_romana: {
    title: "Pax Romana",
    does: "Fanno la pace quanti Popoli vuoi, maggiori e minori. Una volta giocata esce dal gioco.",
  },
  roma_victor: {
    title: "Roma Victor",
    does: "Al posto del dado di una battaglia: la riga migliore per Roma, nella colonna del rapporto di forze. Non contro ribelli; Furor Germanicus lo annulla.",
  },
  usurpation_augustus: {
    title: "Usurpazione di un Augusto",
    does: "Di due Augusti quello con la PC più bassa, se è in un Fronte, tenta l’usurpazione: valida se un d6 non supera la sua PC, con un bonus di 2 nella guerra civile.",
  },
  usurpation_caesar: {
    title: "Usurpazione di un Cesare",
    does: "Un Cesare che è in un Fronte tenta l’usurpazione: valida se un d6 non supera la sua PC, con un bonus di 1 nella guerra civile.",
  },
  usurpation: {
    title: "Usurpazione",
    does: "Un capo di Roma che è in un Fronte, né Augusto né Cesare, tenta l’usurpazione: valida se un d6 non supera la sua PC.",
  },
  soulevement_mineur_1: {
    title: "Sollevazione di un Popolo minore",
    does: "Un Popolo minore in pace entra subito in guerra.",
  },
  soulevement_mineur_2: {
    title: "Sollevazione di due Popoli minori",
    does: "Fino a due Popoli minori in pace entrano subito in guerra.",
  },
  soulevement_mineur_3: {
    title: "Sollevazione di tre Popoli minori",
    does: "Fino a tre Popoli minori in pace entrano subito in guerra.",
  },
  soulevement_majeur_1: {
    title: "Sollevazione di un Popolo maggiore",
    does: "Un Popolo maggiore in pace entra subito in guerra.",
  },
  soulevement_majeur_3: {
    title: "Sollevazione di tre Popoli maggiori",
    does: "Fino a tre Popoli maggiori in pace entrano subito in guerra. Una volta giocata esce dal gioco.",
  },
  furor_germanicus: {
    title: "Furor Germanicus",
    does: "Al posto del dado di una battaglia con una tua unità germanica: la riga migliore per te, nella colonna del rapporto di forze. Roma Victor lo annulla.",
  },
  fleche_du_parthe: {
    title: "La freccia del Parto",
    does: "Dopo una battaglia con un’unità persiana, chiunque abbia vinto, è eliminata un’unità romana che vi ha preso parte.",
  },
  intrigue_au_senat: {
    title: "Intrigo in Senato",
    does: "Posto a Roma, ti dà 2 punti ogni inverno, finché non vi si ritrovano un Augusto e tutti i Pretoriani.",
  },
  initiative: {
    title: "Iniziativa",
    does: "L’iniziativa che il dado ti ha negato è tua.",
  },
  fuite_opportune: {
    title: "Fuga opportuna",
    does: "Attaccata, tutta la tua forza si sottrae in una zona adiacente senza unità nemiche, prima che si tiri il dado.",
  },
  assassinat: {
    title: "Assassinio",
    does: "Un capo dell’avversario muore con un 8 o un 9 al d10; protetto dai Corporis Custodes, solo con un 9.",
  },
  foyer_de_peste: {
    title: "Focolaio di peste",
    does: "In una zona ogni unità è ridotta, quelle ridotte sono perdute, e i capi muoiono con un 9 al d10; lo stesso per tutti quelli che vi entrano quest’anno.",
  },
  epidemie_de_peste: {
    title: "Epidemia di peste",
    does: "Come un focolaio di peste, e sono infestate anche tutte le zone intorno; lì le unità ridotte sopravvivono.",
  },
  alliance_armenienne: {
    title: "Alleanza armena",
    does: "L’Armenia cambia subito parte.",
  },
  mutinerie: {
    title: "Ammutinamento",
    does: "In una zona senza un capo tutte le unità romane, o tutte quelle partiche, dell’avversario si ammutinano. Restano lì, combattono chiunque e gli costano 2 punti ogni inverno.",
  },
  desertion: {
    title: "Diserzione",
    does: "In una zona tutte le unità romane e partiche dell’avversario sono ridotte, e quelle ridotte sono perdute.",
  },
  faveur_divine: {
    title: "Favore divino",
    does: "Un qualsiasi dado appena tirato, tuo o suo, mostra ciò che vuoi.",
  },
};
