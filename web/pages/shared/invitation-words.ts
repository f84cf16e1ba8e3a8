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
}

export const invitation: Catalogue<InvitationWords> = {
  en: {
    title: "The table is set",
    text: "Send this link to your opponent: whoever opens it may take the free seat. No account is needed.",
    link: "Link to the table",
    copy: "Copy the link",
    copied: "Copied",
    share: "Share …",
    message: "Let us cross the Rubicon: the other seat at this table is yours.",
    go: "Go to the table",
  },
  fr: {
    title: "La table est dressée",
    text: "Envoyez ce lien à votre adversaire : qui l’ouvre peut prendre la place libre. Aucun compte n’est nécessaire.",
    link: "Lien de la table",
    copy: "Copier le lien",
    copied: "Copié",
    share: "Partager …",
    message: "Franchissons le Rubicon : l’autre place à cette table est pour toi.",
    go: "Aller à la table",
  },
  it: {
    title: "Il tavolo è pronto",
    text: "Manda questo collegamento al tuo avversario: chi lo apre può prendere il posto libero. Non serve un account.",
    link: "Collegamento al tavolo",
    copy: "Copia il collegamento",
    copied: "Copiato",
    share: "Condividi …",
    message: "Passiamo il Rubicone: l’altro posto a questo tavolo è tuo.",
    go: "Vai al tavolo",
  },
};
