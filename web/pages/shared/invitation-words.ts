/** Words of an invitation. */
import type { Catalogue } from "../../app/words.ts";

interface InvitationWords {
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly copy: string;
  readonly copied: string;
  readonly share: string;
  readonly message: string;
  readonly go: string;
  readonly tellMe: string;
  readonly willTell: string;
  /** To whoever has a link that names his own machine. */
  readonly hereOnly: string;
}

export const invitation: Catalogue<InvitationWords> = {
  en: {
    title: "The table is set",
    text: "Send this link to your opponent: whoever opens it may take the free seat. No account is needed.",
    link: "Link to the table",
    copy: "Copy the link",
    copied: "Copied",
    share: "Share…",
    message: "Let us cross the Rubicon: the other seat at this table is yours.",
    go: "Go to the table",
    tellMe: "Notify me when somebody sits down",
    willTell: "Your browser will tell you, even while you look elsewhere.",
    hereOnly:
      "This link says localhost: it works on this computer alone. To let others in, stop the server and start it with the line that npm start prints (HOST=0.0.0.0 RUBICON_ORIGIN=…); then open the table at that address.",
  },
  fr: {
    title: "La table est dressée",
    text: "Envoyez ce lien à votre adversaire : qui l’ouvre peut prendre la place libre. Aucun compte n’est nécessaire.",
    link: "Lien de la table",
    copy: "Copier le lien",
    copied: "Copié",
    share: "Partager…",
    message: "Franchissons le Rubicon : l’autre place à cette table est pour toi.",
    go: "Aller à la table",
    tellMe: "Me prévenir quand quelqu’un s’assied",
    willTell: "Votre navigateur vous préviendra, même si vous regardez ailleurs.",
    hereOnly:
      "Ce lien dit localhost : il ne marche que sur cet ordinateur. Pour laisser entrer les autres, arrêtez le serveur et relancez-le avec la ligne que npm start affiche (HOST=0.0.0.0 RUBICON_ORIGIN=…) ; ouvrez ensuite la table à cette adresse.",
  },
  it: {
    title: "Il tavolo è pronto",
    text: "Manda questo collegamento al tuo avversario: chi lo apre può prendere il posto libero. Non serve un account.",
    link: "Collegamento al tavolo",
    copy: "Copia il collegamento",
    copied: "Copiato",
    share: "Condividi…",
    message: "Passiamo il Rubicone: l’altro posto a questo tavolo è tuo.",
    go: "Vai al tavolo",
    tellMe: "Avvisami quando qualcuno si siede",
    willTell: "Il browser ti avviserà, anche mentre guardi altrove.",
    hereOnly:
      "Questo collegamento dice localhost: funziona solo su questo computer. Per far entrare gli altri, ferma il server e riavvialo con la riga che npm start mostra (HOST=0.0.0.0 RUBICON_ORIGIN=…); poi apri il tavolo a quell’indirizzo.",
  },
};
