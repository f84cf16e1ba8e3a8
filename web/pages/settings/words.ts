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
  readonly sounds: string;
  readonly soundsKept: Readonly<Record<"by day" | "on" | "off", string>>;
  readonly soundsHint: string;
  readonly summaries: string;
  readonly summariesAgain: string;
  /** Kinds of them that are not shown any more. */
  summariesHidden(kinds: number): string;
  readonly account: string;
  readonly nobody: string;
  readonly guest: string;
  readonly keep: string;
  readonly keepByMail: string;
  readonly keepByPasskey: string;
  readonly addPasskey: string;
  readonly passkeyMade: string;
  readonly passkeys: string;
  readonly removePasskey: string;
  readonly passkeyRemoved: string;
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
  /** On a server that sends no letters. */
  readonly byMailNever: string;
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
  readonly challengesTitle: string;
  readonly challenges: string;
  readonly challengesHint: string;
  readonly everybody: string;
  readonly nobodyMay: string;
  readonly data: string;
  readonly dataHint: string;
  readonly download: string;
  readonly delete: string;
  readonly deleteTitle: string;
  readonly deleteText: string;
  readonly deleteGames: string;
  readonly deleteGuest: string;
  readonly deleteFresh: string;
  readonly deleteYes: string;
  readonly deleteNo: string;
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
    sounds: "Sounds",
    soundsKept: { "by day": "By day", on: "Always", off: "Never" },
    soundsHint:
      "When somebody sits down, it is your move, dice fall, or something is asked or said. By day: from 8 to 22 o’clock.",
    summaries: "Summaries at the table",
    summariesAgain: "Show all again",
    summariesHidden: (kinds) =>
      kinds === 0 ? "All are shown." : kinds === 1 ? "One kind is not shown." : `${kinds} kinds are not shown.`,
    account: "Account",
    nobody: "You are not signed in. You can play all the same: whoever opens a table or takes a seat becomes a guest.",
    guest:
      "You play as a guest: only this browser knows you. If it forgets you, your games are lost to you. Keep the account, and you find them everywhere.",
    keep: "Keep this account",
    keepByMail: "With e-mail and password",
    keepByPasskey: "Keep it with a passkey",
    addPasskey: "Add a passkey",
    passkeyMade: "The passkey is made: with it you get in from anywhere.",
    passkeys: "Passkeys",
    removePasskey: "Remove",
    passkeyRemoved: "The passkey is removed: it opens nothing here any more.",
    noMail: "no confirmed e-mail",
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
    byMailNever: "By e-mail (this server sends none)",
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
    goAway: "Start the vacation",
    comeBack: "I am back",
    failed: "That did not work. Try again in a moment.",
    challengesTitle: "Challenges",
    challenges: "Who may challenge me by name",
    challengesHint: "A challenge keeps a seat for you; you may accept or decline.",
    everybody: "Everybody",
    nobodyMay: "Nobody",
    data: "Your data",
    dataHint:
      "One file with all that is kept of you: account, settings, games with their journals as you may know them, notes, and what you said.",
    download: "Download my data",
    delete: "Delete my account",
    deleteTitle: "Delete your account for good?",
    deleteText:
      "Your name, address, password, passkeys, notices and notes are erased. Games that are over stay, since they are your opponents’ as well; you appear there as a former player. What you said at tables stays, too, without your name.",
    deleteGames:
      "Games that are still being played are resigned, tables that have not begun are left, and challenges are declined.",
    deleteGuest: "You are a guest: nobody could bring this back.",
    deleteFresh: "For this you must have signed in within the last day.",
    deleteYes: "Delete for good",
    deleteNo: "Keep it",
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
    sounds: "Sons",
    soundsKept: { "by day": "De jour", on: "Toujours", off: "Jamais" },
    soundsHint:
      "Quand quelqu’un s’assied, que c’est à vous de jouer, que des dés tombent, qu’on vous demande ou vous dit quelque chose. De jour : de 8 h à 22 h.",
    summaries: "Résumés à la table",
    summariesAgain: "Tout montrer de nouveau",
    summariesHidden: (kinds) =>
      kinds === 0
        ? "Tous sont montrés."
        : kinds === 1
          ? "Une sorte n’est pas montrée."
          : `${kinds} sortes ne sont pas montrées.`,
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
    passkeys: "Clés d’accès",
    removePasskey: "Supprimer",
    passkeyRemoved: "La clé d’accès est supprimée : elle n’ouvre plus rien ici.",
    noMail: "sans courriel confirmé",
    profile: "Nom, classements et parties",
    signIn: "Se connecter",
    signOut: "Se déconnecter",
    signOutGuest: "Un invité ne peut pas revenir : vos parties continueraient sans vous.",
    signOutAnyway: "Se déconnecter pour de bon",
    stay: "Rester",
    changePassword: "Changer le mot de passe",
    passwordChanged: "Le nouveau mot de passe est en place. Les autres appareils devront se reconnecter.",
    notices: "Notifications",
    noticesHint: "Quand c’est à vous de jouer et que vous ne regardez pas, et quand votre temps s’épuise.",
    byMail: "Par courriel",
    byMailNone: "Par courriel (il faut un compte avec une adresse confirmée)",
    byMailNever: "Par courriel (ce serveur n’en envoie pas)",
    byPush: "Dans ce navigateur",
    pushHint: "Même quand aucune fenêtre de Rubicon n’est ouverte.",
    pushDenied: "Le navigateur interdit les notifications de cette page ; ses réglages peuvent le changer.",
    pushImpossible: "Ce navigateur ne reçoit pas de notifications ici.",
    webhook: "Webhook",
    webhookHint: "Une adresse https qui reçoit des messages comme Discord. Vide : aucun.",
    webhookBad: "Cette adresse ne convient pas. Elle doit commencer par https et être accessible à tous.",
    save: "Enregistrer",
    saved: "Enregistré",
    vacation: "Vacances",
    days: "Jours",
    goAway: "Commencer les vacances",
    comeBack: "Je suis de retour",
    failed: "Cela n’a pas marché. Réessayez dans un instant.",
    challengesTitle: "Défis",
    challenges: "Qui peut me défier par mon nom",
    challengesHint: "Un défi vous garde une place ; vous pouvez accepter ou refuser.",
    everybody: "Tout le monde",
    nobodyMay: "Personne",
    data: "Vos données",
    dataHint:
      "Un fichier avec tout ce qui est conservé de vous : compte, réglages, parties avec leurs journaux tels que vous pouvez les connaître, notes, et ce que vous avez dit.",
    download: "Télécharger mes données",
    delete: "Supprimer mon compte",
    deleteTitle: "Supprimer définitivement votre compte ?",
    deleteText:
      "Votre nom, votre adresse, votre mot de passe, vos clés d’accès, vos notifications et vos notes sont effacés. Les parties finies restent, car elles sont aussi à vos adversaires ; vous y figurez comme un ancien joueur. Ce que vous avez dit aux tables reste aussi, sans votre nom.",
    deleteGames:
      "Les parties en cours sont abandonnées, les tables qui n’ont pas commencé quittées, et les défis refusés.",
    deleteGuest: "Vous êtes un invité : rien ne pourrait être retrouvé.",
    deleteFresh: "Pour cela, il faut vous être connecté depuis moins d’un jour.",
    deleteYes: "Supprimer définitivement",
    deleteNo: "Le garder",
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
    sounds: "Suoni",
    soundsKept: { "by day": "Di giorno", on: "Sempre", off: "Mai" },
    soundsHint:
      "Quando qualcuno si siede, tocca a te, cadono i dadi, o ti viene chiesto o detto qualcosa. Di giorno: dalle 8 alle 22.",
    summaries: "Riepiloghi al tavolo",
    summariesAgain: "Mostra di nuovo tutto",
    summariesHidden: (kinds) =>
      kinds === 0
        ? "Tutti sono mostrati."
        : kinds === 1
          ? "Un tipo non è mostrato."
          : `${kinds} tipi non sono mostrati.`,
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
    passkeys: "Passkey",
    removePasskey: "Rimuovi",
    passkeyRemoved: "La passkey è rimossa: qui non apre più nulla.",
    noMail: "nessuna e-mail confermata",
    profile: "Nome, punteggi e partite",
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
    byMailNever: "Per e-mail (questo server non ne invia)",
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
    goAway: "Comincia la vacanza",
    comeBack: "Sono tornato",
    failed: "Non ha funzionato. Riprova tra un momento.",
    challengesTitle: "Sfide",
    challenges: "Chi può sfidarmi per nome",
    challengesHint: "Una sfida ti tiene un posto; puoi accettare o rifiutare.",
    everybody: "Tutti",
    nobodyMay: "Nessuno",
    data: "I tuoi dati",
    dataHint:
      "Un file con tutto ciò che è conservato di te: account, impostazioni, partite con i loro diari come li puoi conoscere, note, e quel che hai detto.",
    download: "Scarica i miei dati",
    delete: "Elimina il mio account",
    deleteTitle: "Eliminare il tuo account per sempre?",
    deleteText:
      "Nome, indirizzo, password, passkey, avvisi e note sono cancellati. Le partite finite restano, perché sono anche dei tuoi avversari; vi compari come un ex giocatore. Resta anche quel che hai detto ai tavoli, senza il tuo nome.",
    deleteGames: "Le partite in corso sono abbandonate, i tavoli non ancora cominciati lasciati, e le sfide rifiutate.",
    deleteGuest: "Sei un ospite: nulla si potrebbe recuperare.",
    deleteFresh: "Per questo devi aver fatto l’accesso da meno di un giorno.",
    deleteYes: "Elimina per sempre",
    deleteNo: "Tienilo",
    signedInAs: (name, email) => `Sei ${name} (${email}).`,
    vacationHint: (days) =>
      `Mentre sei via i tuoi orologi a giorni si fermano. Quest’anno ti ${days === 1 ? "resta 1 giorno" : `restano ${days} giorni`}.`,
    awayUntil: (day) => `Sei via fino al ${day}. I tuoi orologi a giorni sono fermi.`,
  },
};
