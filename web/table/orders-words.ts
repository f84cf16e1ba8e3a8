/** What is said about standing orders; what each of them is about is for the game to say. */
import type { Catalogue } from "../app/words.ts";

export interface OrdersWords {
  readonly intro: string;
  /** At a table where a move may take days. */
  readonly slow: string;
  readonly ask: string;
  readonly pass: string;
  readonly next: string;
  readonly nextHint: string;
  readonly saving: string;
  readonly saved: string;
  readonly none: string;
}

export const ordersWords: Catalogue<OrdersWords> = {
  en: {
    intro:
      "Now and then you are asked in the middle of what others do. Say here where that is not worth the wait: such a question is answered for you at once, in the way that costs you least. Nobody else sees your orders, and you may change them at any time.",
    slow: "At this table a move may take days. So that a whole turn of the other side goes through in one visit, most questions pass by themselves here; what you set to “Ask me” is asked, and waits for you.",
    ask: "Ask me",
    pass: "Let it pass",
    next: "Ask me at the next window, whatever else is ordered",
    nextHint: "Once: after that your orders hold again.",
    saving: "Being given…",
    saved: "Your orders stand.",
    none: "There is nothing to order at this table now.",
  },
  fr: {
    intro:
      "Il arrive qu’on vous interroge au milieu de ce que font les autres. Dites ici où cela n’en vaut pas la peine\u00a0: on répond alors aussitôt pour vous, de la façon qui vous coûte le moins. Personne d’autre ne voit vos consignes, et vous pouvez les changer à tout moment.",
    slow: "À cette table, un coup peut prendre des jours. Pour que tout un tour de l’adversaire passe en une visite, la plupart des questions y passent d’elles-mêmes\u00a0; ce que vous réglez sur «\u00a0Me demander\u00a0» est demandé, et vous attend.",
    ask: "Me demander",
    pass: "Laisser passer",
    next: "Me demander à la prochaine fenêtre, quelles que soient les consignes",
    nextHint: "Une seule fois\u00a0: ensuite vos consignes valent de nouveau.",
    saving: "Transmission…",
    saved: "Vos consignes sont données.",
    none: "Il n’y a pas de consigne à donner à cette table pour l’instant.",
  },
  it: {
    intro:
      "Ogni tanto ti viene chiesto qualcosa nel mezzo di ciò che fanno gli altri. Di’ qui dove non vale l’attesa: si risponde subito per te, nel modo che ti costa meno. Nessun altro vede i tuoi ordini, e puoi cambiarli in ogni momento.",
    slow: "A questo tavolo una mossa può prendere giorni. Perché un intero turno dell’altra parte passi in una visita, quasi tutte le domande passano da sé; ciò che metti su «Chiedimi» viene chiesto, e ti aspetta.",
    ask: "Chiedimi",
    pass: "Lascia passare",
    next: "Chiedimi alla prossima finestra, qualunque sia l’ordine",
    nextHint: "Una volta sola: poi i tuoi ordini valgono di nuovo.",
    saving: "Vengono dati…",
    saved: "I tuoi ordini valgono.",
    none: "A questo tavolo ora non c’è nulla da ordinare.",
  },
};
