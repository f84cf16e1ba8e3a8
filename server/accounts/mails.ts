/** Letters about accounts. Those about games are written elsewhere. */
import type { Language } from "@rubicon/engine";
import type { Letter } from "../services.ts";

/** A letter before it has an address. */
export type Wording = Omit<Letter, "to">;

export interface Letters {
  /** To whoever signed up: proves that the address is his. */
  confirm(link: string): Wording;
  /** To the owner of an address with which somebody signed up a second time; whoever did is told nothing. */
  exists(origin: string): Wording;
  reset(link: string): Wording;
}

const english: Letters = {
  confirm: (link) => ({
    subject: "Rubicon: confirm your address",
    text: `Welcome to Rubicon.

Open this link to confirm that this address is yours, then sign in with it. If you sign in where you have played as a guest, your games stay yours.

${link}

The link is good for one day. If you did not ask for an account, leave this letter alone: nothing will happen.
`,
  }),
  exists: (origin) => ({
    subject: "Rubicon: you have an account already",
    text: `Somebody, probably you, tried to sign up at ${origin} with this address. It has an account already: sign in with it, or ask there for a new password if you have forgotten yours.

If it was not you, there is nothing to do.
`,
  }),
  reset: (link) => ({
    subject: "Rubicon: a new password",
    text: `Open this link to choose a new password:

${link}

The link is good for one hour. Whoever is signed in to your account now will have to sign in again, and passkeys that you do not choose to keep are removed. If you did not ask for this, leave the letter alone: your password stays as it is.
`,
  }),
};

const french: Letters = {
  confirm: (link) => ({
    subject: "Rubicon : confirmez votre adresse",
    text: `Bienvenue à Rubicon.

Ouvrez ce lien pour confirmer que cette adresse est la vôtre, puis connectez-vous. Si vous le faites là où vous avez joué en invité, vos parties restent à vous.

${link}

Le lien est valable un jour. Si vous n’avez pas demandé de compte, ne faites rien : il ne se passera rien.
`,
  }),
  exists: (origin) => ({
    subject: "Rubicon : vous avez déjà un compte",
    text: `Quelqu’un, vous sans doute, a voulu créer un compte sur ${origin} avec cette adresse. Elle en a déjà un : connectez-vous, ou demandez-y un nouveau mot de passe si vous avez oublié le vôtre.

Si ce n’était pas vous, il n’y a rien à faire.
`,
  }),
  reset: (link) => ({
    subject: "Rubicon : un nouveau mot de passe",
    text: `Ouvrez ce lien pour choisir un nouveau mot de passe :

${link}

Le lien est valable une heure. Toutes les connexions ouvertes sur votre compte seront fermées, et les clés d’accès que vous ne choisissez pas de garder seront supprimées. Si vous n’avez rien demandé, ne faites rien : votre mot de passe reste le même.
`,
  }),
};

const italian: Letters = {
  confirm: (link) => ({
    subject: "Rubicon: conferma il tuo indirizzo",
    text: `Benvenuto su Rubicon.

Apri questo collegamento per confermare che l’indirizzo è tuo, poi accedi. Se lo fai dove hai giocato come ospite, le tue partite restano tue.

${link}

Il collegamento vale un giorno. Se non hai chiesto un account, lascia stare: non succederà nulla.
`,
  }),
  exists: (origin) => ({
    subject: "Rubicon: hai già un account",
    text: `Qualcuno, probabilmente tu, ha provato a registrarsi su ${origin} con questo indirizzo. Ha già un account: accedi, oppure chiedi lì una nuova password se hai dimenticato la tua.

Se non eri tu, non c’è nulla da fare.
`,
  }),
  reset: (link) => ({
    subject: "Rubicon: una nuova password",
    text: `Apri questo collegamento per scegliere una nuova password:

${link}

Il collegamento vale un’ora. Chi ora è collegato al tuo account dovrà accedere di nuovo, e le passkey che non scegli di tenere saranno rimosse. Se non l’hai chiesto tu, lascia stare: la password resta com’è.
`,
  }),
};

export const LETTERS: Readonly<Record<Language, Letters>> = { en: english, fr: french, it: italian };
