/** Words of the settings. */
import type { Catalogue } from "../../app/words.ts";

interface SettingsWords {
  readonly title: string;
  readonly page: string;
  readonly pageHint: string;
  readonly language: string;
  readonly colours: string;
  readonly themes: Readonly<Record<"auto" | "light" | "dark", string>>;
  readonly motion: string;
  readonly motions: Readonly<Record<"auto" | "full" | "none", string>>;
  readonly pace: string;
  readonly paces: Readonly<Record<"slow" | "normal" | "fast", string>>;
  readonly paceHint: string;
  readonly account: string;
  readonly nobody: string;
  readonly guest: string;
  readonly keep: string;
  readonly keepByMail: string;
  readonly keepByPasskey: string;
  readonly addPasskey: string;
  readonly passkeyMade: string;
  readonly noMail: string;
  readonly profile: string;
  readonly signIn: string;
  readonly signOut: string;
  readonly signOutGuest: string;
  readonly signOutAnyway: string;
  readonly stay: string;
  readonly changePassword: string;
  readonly passwordChanged: string;
  readonly notices: string;
  readonly noticesHint: string;
  readonly byMail: string;
  readonly byMailNone: string;
  readonly byPush: string;
  readonly pushHint: string;
  readonly pushDenied: string;
  readonly pushImpossible: string;
  readonly webhook: string;
  readonly webhookHint: string;
  readonly webhookBad: string;
  readonly save: string;
  readonly saved: string;
  readonly vacation: string;
  readonly days: string;
  readonly goAway: string;
  readonly comeBack: string;
  readonly failed: string;
  signedInAs(name: string, email: string): string;
  vacationHint(days: number): string;
  awayUntil(day: string): string;
}

export const settingsWords: Catalogue<SettingsWords> = {
  en: {
    title: "Settings",
    page: "This page",
    pageHint: "Kept in this browser.",
    language: "Language",
    colours: "Colours",
    themes: { auto: "As the system", light: "Day", dark: "Lamplight" },
    motion: "Motion",
    motions: { auto: "As the system", full: "Moves are shown", none: "No motion" },
    pace: "Pace",
    paces: { slow: "Slow", normal: "Normal", fast: "Fast" },
    paceHint: "How long each move of the other side is shown.",
    account: "Account",
    nobody: "You are not signed in. You can play all the same: whoever opens a table or takes a seat becomes a guest.",
    guest:
      "You play as a guest: only this browser knows you. If it forgets you, your games are lost to you. Keep the account, and you find them everywhere.",
    keep: "Keep this account",
    keepByMail: "With e-mail and password",
    keepByPasskey: "Keep it with a passkey",
    addPasskey: "Add a passkey",
    passkeyMade: "The passkey is made: with it you get in from anywhere.",
    noMail: "no e-mail, signed in by passkey",
    profile: "Name, ratings and games",
    signIn: "Sign in",
    signOut: "Sign out",
    signOutGuest: "As a guest you cannot come back: your games would go on without you.",
    signOutAnyway: "Sign out for good",
    stay: "Stay",
    changePassword: "Change the password",
    passwordChanged: "The new password is set. Other devices have to sign in again.",
    notices: "Notices",
    noticesHint: "When it is your move and you are not looking, and when your time runs out.",
    byMail: "By e-mail",
    byMailNone: "By e-mail (needs an account with a confirmed address)",
    byPush: "In this browser",
    pushHint: "Also when no window of Rubicon is open.",
    pushDenied: "The browser forbids notices from this page; its settings can change that.",
    pushImpossible: "This browser takes no notices here.",
    webhook: "Webhook",
    webhookHint: "An https address that takes messages as Discord does. Leave it empty for none.",
    webhookBad: "This address cannot be used. It has to begin with https and be reachable for everybody.",
    save: "Save",
    saved: "Saved",
    vacation: "Vacation",
    days: "Days",
    goAway: "Go away",
    comeBack: "I am back",
    failed: "That did not work. Try again in a moment.",
    signedInAs: (name, email) => `You are ${name} (${email}).`,
    vacationHint: (days) =>
      `While you are away your clocks of days stand still. You have ${days === 1 ? "1 day" : `${days} days`} left this year.`,
    awayUntil: (day) => `You are away until ${day}. Your clocks of days stand still.`,
  },
  fr: {
    title: "Réglages",
    page: "Cette page",
    pageHint: "Gardés dans ce navigateur.",
    language: "Langue",
    colours: "Couleurs",
    themes: { auto: "Comme le système", light: "Jour", dark: "Lampe à huile" },
    motion: "Animations",
    motions: { auto: "Comme le système", full: "Montrer les coups", none: "Aucune" },
    pace: "Allure",
    paces: { slow: "Lente", normal: "Normale", fast: "Rapide" },
    paceHint: "Combien de temps chaque coup adverse est montré.",
    account: "Compte",
    nobody:
      "Vous n’êtes pas connecté. Vous pouvez jouer quand même : qui ouvre une table ou prend une place devient invité.",
    guest:
      "Vous jouez en invité : seul ce navigateur vous connaît. S’il vous oublie, vos parties sont perdues pour vous. Gardez le compte, et vous les retrouverez partout.",
    keep: "Garder ce compte",
    keepByMail: "Avec courriel et mot de passe",
    keepByPasskey: "Le garder avec une clé d’accès",
    addPasskey: "Ajouter une clé d’accès",
    passkeyMade: "La clé d’accès est créée : avec elle, vous entrez de partout.",
    noMail: "sans courriel, par clé d’accès",
    profile: "Nom, classements et parties",
    signIn: "Se connecter",
    signOut: "Se déconnecter",
    signOutGuest: "Un invité ne peut pas revenir : vos parties continueraient sans vous.",
    signOutAnyway: "Se déconnecter pour de bon",
    stay: "Rester",
    changePassword: "Changer le mot de passe",
    passwordChanged: "Le nouveau mot de passe est en place. Les autres appareils devront se reconnecter.",
    notices: "Avis",
    noticesHint: "Quand c’est à vous de jouer et que vous ne regardez pas, et quand votre temps s’épuise.",
    byMail: "Par courriel",
    byMailNone: "Par courriel (il faut un compte avec une adresse confirmée)",
    byPush: "Dans ce navigateur",
    pushHint: "Même quand aucune fenêtre de Rubicon n’est ouverte.",
    pushDenied: "Le navigateur interdit les avis de cette page ; ses réglages peuvent le changer.",
    pushImpossible: "Ce navigateur ne reçoit pas d’avis ici.",
    webhook: "Webhook",
    webhookHint: "Une adresse https qui reçoit des messages comme Discord. Vide : aucun.",
    webhookBad: "Cette adresse ne convient pas. Elle doit commencer par https et être accessible à tous.",
    save: "Enregistrer",
    saved: "Enregistré",
    vacation: "Vacances",
    days: "Jours",
    goAway: "Partir",
    comeBack: "Je suis de retour",
    failed: "Cela n’a pas marché. Réessayez dans un instant.",
    signedInAs: (name, email) => `Vous êtes ${name} (${email}).`,
    vacationHint: (days) =>
      `En votre absence, vos pendules en jours s’arrêtent. Il vous reste ${days === 1 ? "1 jour" : `${days} jours`} cette année.`,
    awayUntil: (day) => `Vous êtes absent jusqu’au ${day}. Vos pendules en jours sont arrêtées.`,
  },
  it: {
    title: "Impostazioni",
    page: "Questa pagina",
    pageHint: "Conservate in questo browser.",
    language: "Lingua",
    colours: "Colori",
    themes: { auto: "Come il sistema", light: "Giorno", dark: "Lume di lucerna" },
    motion: "Animazioni",
    motions: { auto: "Come il sistema", full: "Mostra le mosse", none: "Nessuna" },
    pace: "Ritmo",
    paces: { slow: "Lento", normal: "Normale", fast: "Veloce" },
    paceHint: "Per quanto tempo si mostra ogni mossa avversaria.",
    account: "Account",
    nobody:
      "Non hai effettuato l’accesso. Puoi giocare lo stesso: chi apre un tavolo o prende un posto diventa ospite.",
    guest:
      "Giochi come ospite: solo questo browser ti conosce. Se ti dimentica, le tue partite per te sono perse. Tieni l’account, e le ritrovi ovunque.",
    keep: "Tieni questo account",
    keepByMail: "Con e-mail e password",
    keepByPasskey: "Tienilo con una passkey",
    addPasskey: "Aggiungi una passkey",
    passkeyMade: "La passkey è pronta: con essa entri da ovunque.",
    noMail: "senza e-mail, con passkey",
    profile: "Nome, classifiche e partite",
    signIn: "Accedi",
    signOut: "Esci",
    signOutGuest: "Da ospite non puoi tornare: le tue partite andrebbero avanti senza di te.",
    signOutAnyway: "Esci per sempre",
    stay: "Resta",
    changePassword: "Cambia la password",
    passwordChanged: "La nuova password è pronta. Gli altri dispositivi dovranno accedere di nuovo.",
    notices: "Avvisi",
    noticesHint: "Quando tocca a te e non stai guardando, e quando il tuo tempo sta per scadere.",
    byMail: "Per e-mail",
    byMailNone: "Per e-mail (serve un account con un indirizzo confermato)",
    byPush: "In questo browser",
    pushHint: "Anche quando nessuna finestra di Rubicon è aperta.",
    pushDenied: "Il browser vieta gli avvisi di questa pagina; le sue impostazioni possono cambiarlo.",
    pushImpossible: "Questo browser qui non riceve avvisi.",
    webhook: "Webhook",
    webhookHint: "Un indirizzo https che riceve messaggi come fa Discord. Vuoto: nessuno.",
    webhookBad: "Questo indirizzo non va bene. Deve cominciare con https ed essere raggiungibile da tutti.",
    save: "Salva",
    saved: "Salvato",
    vacation: "Vacanza",
    days: "Giorni",
    goAway: "Parti",
    comeBack: "Sono tornato",
    failed: "Non ha funzionato. Riprova tra un momento.",
    signedInAs: (name, email) => `Sei ${name} (${email}).`,
    vacationHint: (days) =>
      `Mentre sei via i tuoi orologi a giorni si fermano. Quest’anno ti ${days === 1 ? "resta 1 giorno" : `restano ${days} giorni`}.`,
    awayUntil: (day) => `Sei via fino al ${day}. I tuoi orologi a giorni sono fermi.`,
  },
};
