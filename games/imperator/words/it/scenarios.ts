/** Scenarios and options in Italian. */
import type { OptionWords, ScenariosWords } from "../names.ts";

export const scenarios: ScenariosWords = {
  s1_avidius_cassius: {
    title: "1. L’usurpazione di Avidio Cassio (175-179 d.C.)",
    story:
      "Nella primavera del 175 una voce corre per l’Oriente: Marco Aurelio è morto. Avidio Cassio, che un tempo prese per lui Ctesiphon, si fa proclamare ad Antiochia, sotto gli occhi di Syria, Palaestina e Aegyptus. Quando giunge la verità è troppo tardi per tornare indietro, e l’imperatore lascia la sua guerra sul Danubio per affrontare il migliore dei suoi generali.",
    special:
      "Per imparare il gioco: solo Romani contro Romani, senza Popoli, stratagemmi, eventi, rinforzi e morti naturali. Chi perde il suo imperatore o il suo usurpatore ha subito perso. Nel 175 i nemici di Roma hanno l’iniziativa.",
  },
  s2_parthian_war: {
    title: "2. La guerra partica di Lucio Vero (161-166 d.C.)",
    story:
      "Antonino Pio è appena sepolto quando Vologase III manda i suoi cavalieri oltre l’Eufrate. Cosroe distrugge una legione a Elegeia, l’Armenia ha un re per grazia dei Parti, e la Syria trema. Roma ha per la prima volta due imperatori: Marco Aurelio resta, Lucio Vero va alla guerra.",
    special:
      "I Parthi sono in guerra, e l’Armenia è partica. I Chatti entrano in guerra nel 162. Nel 161 i nemici di Roma hanno l’iniziativa.",
  },
  s3_marcomannic_wars: {
    title: "3. Le guerre marcomanniche (166-180 d.C.)",
    story:
      "I soldati che tornano da Ctesiphon portano con sé la peste, e i campi sul Danubio sono mezzi vuoti. Nel 166 i Langobardi passano il fiume; dietro di loro stanno i Marcomanni, e dietro questi tutta la Germania. Marco Aurelio scriverà il suo libro nei campi della Pannonia, e per anni non rivedrà Roma.",
    special:
      "Marcomanni e Langobardi sono in guerra; gli Iazyges seguono nel 167, i Quadi nel 169. L’evento del 166 è la peste in Oriente. Nel 166 i nemici di Roma hanno l’iniziativa. L’Armenia è romana.",
  },
  s4_five_emperors: {
    title: "4. L’anno dei cinque imperatori (193-197 d.C.)",
    story:
      "Nell’ultima notte del 192 Commodo è strangolato, e il vecchio Pertinace prende la porpora che nessuno osa chiedere. I Pretoriani vogliono più denaro di quanto ne abbia; Didio Giuliano lo offre, e l’imperatore lascia la città col favore della notte. Sul Danubio, in Siria e in Britannia Severo, Nigro e Albino contano le loro legioni.",
    special:
      "Elvio Pertinace è Augusto in Etruria; Didio Giuliano è usurpatore a Roma con la sua guarnigione, e ottiene il trono se d’inverno tiene ancora la città. Finché vive, i nemici di Roma possono tentare ogni anno di assassinare Pertinace. Osrhoene e Adiabene entrano in guerra nel 194. Nel 193 i nemici di Roma hanno l’iniziativa.",
  },
  s5_grand_campaign: {
    title: "5. Da Marco Aurelio a Caracalla (161-217 d.C.)",
    story:
      "Alla morte di Antonino Pio l’impero conosce la pace da così tanto tempo che la crede nella natura delle cose. Parti, Marcomanni, peste, usurpatori e un figlio che non somiglia al padre stanno fra quel giorno e la strada di Carre su cui Caracalla è pugnalato nel 217. Quanto di tutto ciò dovesse accadere, lo scopriranno due giocatori.",
    special:
      "Tutto il gioco, in cinquantasette anni. Comincia come la guerra partica di Lucio Vero, e nulla è scritto se non che nel 161 i nemici di Roma hanno l’iniziativa.",
  },
  s6_severus_caracalla: {
    title: "6. Severo e Caracalla (197-217 d.C.)",
    story:
      "Albino giace morto a Lugdunum, e Settimio Severo è solo in un impero che ha conquistato tre volte. Marcerà su Ctesiphon e, da vecchio, fino in fondo alla Britannia; ai figli dirà di andare d’accordo, di arricchire i soldati e di disprezzare tutti gli altri. Ne terranno a mente una parte.",
    special:
      "I Parthi sono in guerra, l’Armenia è romana, Osrhoene e Adiabene appartengono all’impero. I Maetae entrano in guerra nel 208, i Chatti nel 213, e i Parthi ancora una volta nel 216. Nel 197 Roma ha l’iniziativa.",
  },
};

export const options: OptionWords = {
  freedFronts: {
    band: "Un’usurpazione libera i Fronti le cui legioni vi hanno aderito",
    place: "Un’usurpazione libera i Fronti in cui delle legioni vi hanno aderito",
  },
};
