/** Words about accounts: signing in, signing up, passwords and passkeys. */
import type { Trouble } from "../../app/account.ts";
import type { Catalogue } from "../../app/words.ts";

interface AccountWords {
  readonly signIn: string;
  readonly signUp: string;
  readonly forgotten: string;
  readonly reset: string;
  readonly why: string;
  readonly guestKeeps: string;
  readonly email: string;
  readonly password: string;
  readonly newPassword: string;
  readonly currentPassword: string;
  readonly passwordHint: string;
  readonly name: string;
  readonly nameHint: string;
  readonly doSignIn: string;
  readonly doSignUp: string;
  readonly doForgotten: string;
  readonly doReset: string;
  readonly or: string;
  readonly byPasskey: string;
  readonly passkeyHint: string;
  readonly noAccount: string;
  readonly haveAccount: string;
  readonly confirmed: string;
  readonly resetDone: string;
  readonly noToken: string;
  readonly whichPasskeys: string;
  readonly whichPasskeysHint: string;
  /** What is known of a passkey: days in words; null where nobody has signed in with it. */
  passkeyOf(made: string, used: string | null): string;
  letterSent(email: string): string;
  resetSent(email: string): string;
  /** On a server that sends no letters. */
  resetKept(email: string): string;
  readonly troubles: Readonly<Record<Trouble, string>>;
}

export const account: Catalogue<AccountWords> = {
  en: {
    signIn: "Sign in",
    signUp: "Create an account",
    forgotten: "Forgotten password",
    reset: "Choose a new password",
    why: "You can play without an account. With one you find your games again on every device.",
    guestKeeps: "Your games as a guest come along.",
    email: "E-mail",
    password: "Password",
    newPassword: "New password",
    currentPassword: "Current password",
    passwordHint: "Ten characters or more.",
    name: "Name at the table",
    nameHint: "Letters, digits, spaces and . ' _ -",
    doSignIn: "Sign in",
    doSignUp: "Make the account",
    doForgotten: "Send me a link",
    doReset: "Keep this password",
    or: "or",
    byPasskey: "Sign in with a passkey",
    passkeyHint: "By fingerprint, face or security key: no password to remember.",
    noAccount: "No account yet?",
    haveAccount: "You have an account?",
    confirmed: "Your address is confirmed. Sign in to go on.",
    resetDone: "Your new password is set. Sign in with it.",
    noToken: "This link is not complete. Ask for a new one.",
    whichPasskeys: "Passkeys that you want to keep",
    whichPasskeysHint:
      "Whoever has one gets in without the password. Those that you do not choose here are removed; a new one is quickly made.",
    passkeyOf: (made, used) => `Made on ${made}, ${used === null ? "never used" : `last used on ${used}`}`,
    letterSent: (email) => `A letter is on its way to ${email}. Open the link in it, then sign in.`,
    resetSent: (email) => `If ${email} has an account, a letter with a link is on its way. It is good for one hour.`,
    resetKept: (email) =>
      `This server sends no mail. If ${email} has an account, a letter with a link now lies as a file in the folder “outbox” of the server’s data folder: ask whoever runs the server for it. The link is good for one hour.`,
    troubles: {
      wrong: "E-mail and password do not fit together.",
      unconfirmed: "This address is not confirmed yet. A new letter is on its way: open the link in it first.",
      short: "The password needs at least ten characters.",
      long: "The password may have at most 128 characters.",
      taken: "There is an account with this address already. Sign in with it.",
      badName:
        "A name has 2 to 40 letters, digits, spaces and . ' _ -, all of them visible, and no word mixes scripts.",
      badEmail: "This is no e-mail address.",
      badLink: "This link has been used already, or it is too old. Ask for a new one.",
      wrongPassword: "This is not your current password.",
      signInAgain: "For this you have to sign in again first.",
      tooOften: "Too many tries. Wait a minute.",
      tooManyTries: "Too many wrong passwords. Wait ten minutes, sign in with a passkey, or ask for a new password.",
      noPasskey: "This passkey belongs to no account here.",
      cancelled: "No passkey was given.",
      noAnswer: "The server does not answer at the moment.",
      unknown: "That did not work. Try again.",
    },
  },
  fr: {
    signIn: "Se connecter",
    signUp: "Créer un compte",
    forgotten: "Mot de passe oublié",
    reset: "Choisir un nouveau mot de passe",
    why: "On peut jouer sans compte. Avec un compte, vous retrouvez vos parties sur tous vos appareils.",
    guestKeeps: "Vos parties d’invité vous suivent.",
    email: "Courriel",
    password: "Mot de passe",
    newPassword: "Nouveau mot de passe",
    currentPassword: "Mot de passe actuel",
    passwordHint: "Dix caractères au moins.",
    name: "Nom à la table",
    nameHint: "Lettres, chiffres, espaces et . ' _ -",
    doSignIn: "Se connecter",
    doSignUp: "Créer le compte",
    doForgotten: "M’envoyer un lien",
    doReset: "Garder ce mot de passe",
    or: "ou",
    byPasskey: "Se connecter avec une clé d’accès",
    passkeyHint: "Par empreinte, visage ou clé de sécurité : aucun mot de passe à retenir.",
    noAccount: "Pas encore de compte ?",
    haveAccount: "Vous avez un compte ?",
    confirmed: "Votre adresse est confirmée. Connectez-vous pour continuer.",
    resetDone: "Votre nouveau mot de passe est en place. Connectez-vous avec lui.",
    noToken: "Ce lien n’est pas complet. Demandez-en un nouveau.",
    whichPasskeys: "Les clés d’accès à garder",
    whichPasskeysHint:
      "Qui en possède une entre sans mot de passe. Celles que vous ne choisissez pas ici sont supprimées ; une nouvelle est vite créée.",
    passkeyOf: (made, used) =>
      `Créée le ${made}, ${used === null ? "jamais utilisée" : `utilisée pour la dernière fois le ${used}`}`,
    letterSent: (email) =>
      `Un courriel est en route pour ${email}. Ouvrez le lien qu’il contient, puis connectez-vous.`,
    resetSent: (email) => `Si ${email} a un compte, un courriel avec un lien est en route. Il est valable une heure.`,
    resetKept: (email) =>
      `Ce serveur n’envoie pas de courriel. Si ${email} a un compte, une lettre avec un lien se trouve maintenant, sous forme de fichier, dans le dossier « outbox » du dossier de données du serveur : demandez-la à qui le fait tourner. Le lien est valable une heure.`,
    troubles: {
      wrong: "Ce courriel et ce mot de passe ne correspondent pas.",
      unconfirmed:
        "Cette adresse n’est pas encore confirmée. Un nouveau courriel est en route : ouvrez d’abord son lien.",
      short: "Le mot de passe doit avoir dix caractères au moins.",
      long: "Le mot de passe peut avoir 128 caractères au plus.",
      taken: "Il existe déjà un compte avec cette adresse. Connectez-vous.",
      badName:
        "Un nom a 2 à 40 lettres, chiffres, espaces et . ' _ -, tous visibles, et aucun mot ne mêle plusieurs écritures.",
      badEmail: "Ce n’est pas une adresse de courriel.",
      badLink: "Ce lien a déjà servi, ou il est trop ancien. Demandez-en un nouveau.",
      wrongPassword: "Ce n’est pas votre mot de passe actuel.",
      signInAgain: "Pour cela, il faut d’abord vous reconnecter.",
      tooOften: "Trop d’essais. Attendez une minute.",
      tooManyTries:
        "Trop de mots de passe erronés. Attendez dix minutes, utilisez une clé d’accès ou demandez un nouveau mot de passe.",
      noPasskey: "Cette clé d’accès n’appartient à aucun compte ici.",
      cancelled: "Aucune clé d’accès n’a été donnée.",
      noAnswer: "Le serveur ne répond pas pour le moment.",
      unknown: "Cela n’a pas marché. Réessayez.",
    },
  },
  it: {
    signIn: "Accedi",
    signUp: "Crea un account",
    forgotten: "Password dimenticata",
    reset: "Scegli una nuova password",
    why: "Si può giocare senza account. Con un account ritrovi le tue partite su ogni dispositivo.",
    guestKeeps: "Le tue partite da ospite vengono con te.",
    email: "E-mail",
    password: "Password",
    newPassword: "Nuova password",
    currentPassword: "Password attuale",
    passwordHint: "Almeno dieci caratteri.",
    name: "Nome al tavolo",
    nameHint: "Lettere, cifre, spazi e . ' _ -",
    doSignIn: "Accedi",
    doSignUp: "Crea l’account",
    doForgotten: "Mandami un collegamento",
    doReset: "Tieni questa password",
    or: "oppure",
    byPasskey: "Accedi con una passkey",
    passkeyHint: "Con impronta, volto o chiave di sicurezza: nessuna password da ricordare.",
    noAccount: "Non hai ancora un account?",
    haveAccount: "Hai un account?",
    confirmed: "Il tuo indirizzo è confermato. Accedi per continuare.",
    resetDone: "La nuova password è pronta. Usala per accedere.",
    noToken: "Questo collegamento non è completo. Chiedine uno nuovo.",
    whichPasskeys: "Passkey da tenere",
    whichPasskeysHint:
      "Chi ne ha una entra senza password. Quelle che non scegli qui vengono rimosse; una nuova si fa in fretta.",
    passkeyOf: (made, used) => `Creata il ${made}, ${used === null ? "mai usata" : `usata l’ultima volta il ${used}`}`,
    letterSent: (email) => `Un’e-mail è in arrivo a ${email}. Apri il collegamento che contiene, poi accedi.`,
    resetSent: (email) => `Se ${email} ha un account, sta per arrivare un’e-mail con un collegamento. Vale un’ora.`,
    resetKept: (email) =>
      `Questo server non invia posta. Se ${email} ha un account, una lettera con un collegamento si trova ora, come file, nella cartella «outbox» della cartella dei dati del server: chiedila a chi lo gestisce. Il collegamento vale un’ora.`,
    troubles: {
      wrong: "E-mail e password non corrispondono.",
      unconfirmed:
        "Questo indirizzo non è ancora confermato. Sta arrivando una nuova e-mail: apri prima il suo collegamento.",
      short: "La password deve avere almeno dieci caratteri.",
      long: "La password può avere al massimo 128 caratteri.",
      taken: "Esiste già un account con questo indirizzo. Accedi con quello.",
      badName:
        "Un nome ha da 2 a 40 lettere, cifre, spazi e . ' _ -, tutti visibili, e nessuna parola mescola più scritture.",
      badEmail: "Questo non è un indirizzo e-mail.",
      badLink: "Questo collegamento è già stato usato, o è troppo vecchio. Chiedine uno nuovo.",
      wrongPassword: "Questa non è la tua password attuale.",
      signInAgain: "Per questo devi prima accedere di nuovo.",
      tooOften: "Troppi tentativi. Aspetta un minuto.",
      tooManyTries:
        "Troppe password sbagliate. Aspetta dieci minuti, accedi con una passkey o chiedi una nuova password.",
      noPasskey: "Questa passkey non appartiene a nessun account qui.",
      cancelled: "Nessuna passkey è stata data.",
      noAnswer: "Al momento il server non risponde.",
      unknown: "Non ha funzionato. Riprova.",
    },
  },
};
