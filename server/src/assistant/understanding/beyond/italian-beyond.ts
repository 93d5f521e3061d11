import { loose } from "../accents.ts";
import type { BeyondTable } from "./beyond-table.ts";

/** Before an infinitive, which by itself is something to do. */
const ASKED = "(?<=(?:puoi|potresti|mi) )";

/** What may be said before anything else. */
const LEAD = "^(?:(?:per favore|ehi|ciao|beh|allora|e|ma|no(?=,)|oh|ok|dai|senti)[,!]? +)*";

const UNMEANT = loose(
  [
    '^[^:?]{2,60}(?<!\\p{L})(?:dice|diceva|disse|scrive|scriveva|scritto|detto|chiesto|indica|riporta|chiede|recita)\\s*[:«"“]',
    "^secondo (?:la |il |l'|una |un )(?:mail|e-?mail|messaggio|nota|capo|lettera|biglietto|avviso)(?!\\p{L})",
    "(?<!\\p{L})(?:ha|hanno|aveva) (?:detto|chiesto|scritto|ordinato|pregato|suggerito)(?: a \\p{L}+)? di (?:aggiungere|mettere|creare|fissare|inserire|segnare|programmare|prenotare|annotare|pianificare)(?!\\p{L})",
    `${LEAD}(?:dimentica(?:ti)?|dimenticati|dimentichiamo|scorda(?:ti)?)(?!\\p{L})`,
    `${LEAD}(?:evita(?:re)?|evitate|niente|mai(?: più)?|assolutamente (?:nessun\\p{L}*|niente|non|no)|nessun[ao]?|meglio (?:nessun\\p{L}*|niente|non)|in nessun caso|per nessun motivo|tutto (?:tranne|meno|fuorché)|preferisco (?:nessun\\p{L}*|non)|salta|lascia(?:mo)? (?:perdere|stare)|guai|non azzardar\\p{L}*|non (?:\\p{L}+ ){1,2}mai|non dovrest\\p{L}*|(?:stavo|stavamo)(?: quasi)? per|dicono che|si dice che)(?!\\p{L})(?!.{0,60}(?:dimentic|scord))`,
    `${LEAD}(?:odio|odiamo|detesto|detestiamo|non (?:sopporto|reggo|tollero)|ho (?:paura|orrore)|temo|sono stuf[oa]|che (?:noia|palle|barba|schifo|orrore))(?!\\p{L})[^,;?]*$`,
    `${LEAD}(?:immagina(?:ti)?|immaginiamo|supponi(?:amo)?|supponiamo|mettiamo che|poniamo che|diciamo che|magari (?:avessi|fosse|ci fosse)|se (?:solo )?avessi(?:mo)?)(?!\\p{L})`,
    "(?<!\\p{L})sarebbe (?:stat[oa] )?(?:\\p{L}+ )?(?:bell|fantastic|perfett|carin|ottim|ideal|grandios|stupend|splendid)\\p{L}*.{0,20}(?<!\\p{L})(?:ma|però|peccato)(?!\\p{L})",
    `${LEAD}(?:vorrei|mi piacerebbe|avrei voluto) .{1,80}(?<!\\p{L})(?:ma|però) .{0,10}(?<!\\p{L})non (?:posso|ho|riesco|vado|vengo)(?!\\p{L})`,
    `${LEAD}(?:(?:volevo|pensavo di) .{1,100}(?<!\\p{L})(?:ma|però) .{0,20}(?<!\\p{L})(?:no|non|meglio)(?!\\p{L})|(?:ho|abbiamo) deciso di non(?!\\p{L}))`,
    "(?<!\\p{L})non (?:aggiunger|metter|segnar|inserir|crear|fissar)l[oaie][.! ]*$",
    "(?<!\\p{L})(?:dice|chiede) di (?:aggiungere|mettere|creare|fissare|inserire|segnare|programmare)(?!\\p{L})",
    "^(?:il |la |l')\\p{L}+ (?:dice|riporta)(?!\\p{L})",
    `${LEAD}(?:mi rifiuto|meno male|non (?:serve|occorre)|sogno|ho sognato|avrei dovuto)(?!\\p{L})(?!.{0,60}(?:dimentic|scord))`,
    `${LEAD}(?:di(?:'|gli|lle|ci|te)?|dica|dì|avvisa|avverti|informa|scrivi|comunica|racconta|assicura|chiedi|rispondi)(?! mi)(?: (?:a |al |alla |ai |agli |all'|il |la )?[^:?]{2,40}?)? (?:che|se)(?!\\p{L})`,
    `${LEAD}(?:ignora|ignori|ignorate)(?!\\p{L}).{0,40}(?<!\\p{L})(?:istruzion\\p{L}+|regol\\p{L}+|tutto|precedent\\p{L}*)(?!\\p{L})`,
    `${LEAD}(?:(?:di'|ripeti|ripeta|scandisci|pronuncia|cita|recita)(?: (?:dopo di me|con me|ad alta voce|la frase|questo))*(?::| (?=["«“]))|ripeti (?:dopo di|con) me|(?:fai lo spelling di|scandisci) )`,
    `${LEAD}(?:(?:smetti(?:la)?|finisci(?:la)?|piantala) di (?:aggiungere|creare|mettere|segnare|fissare|programmare|inserire|pianificare|prenotare|proporre|ricordare|spostare|cancellare)|(?:rifiuta|declina|respingi)(?= \\p{L}))(?!\\p{L})`,
    `${LEAD}non (?:ho|abbiamo|avrò|avremo|c'è|ci sono) (?!(?:dimentic|scord)\\p{L}*)[^,;]*$`,
    `${LEAD}(?:non è vero|è (?:falso|una bugia)|nessuno(?: di)?)(?!\\p{L})`,
    `${LEAD}non (?:posso|possiamo|potrò|riesco a) (?!(?:dimentic|scord|perder|mancar)\\p{L}*)(?:andare|mangiare|pranzare|cenare|venire|esserci|vedere|partecipare|incontrare|fare)(?!\\p{L})`,
  ].join("|"),
);

/** Orders that only hold if something happens, which nobody watches for. */
const CONDITION = loose(
  [
    `${LEAD}(?:se|qualora|nel caso(?: in cui)?|a meno che|a patto che)(?! (?:puoi|potete|può|possibile|è possibile|ti va|vuoi|non ti (?:dispiace|spiace)|riesci|hai)(?!\\p{L}))[^,]{2,60}, ?(?:allora )?(?:annull|cancell|elimin|disdic|disdì|sposta|rimanda|posticipa|togli|aggiung|crea|metti|segna|fissa|program|rinomina)\\p{L}*`,
    `${LEAD}(?:annull|cancell|elimin|disdic|spost|rimand|posticip|togli|aggiung|segna|fissa)\\p{L}* [^?]{2,80} (?:se|a meno che|nel caso) (?!(?:puoi|possibile|è possibile|vuoi|ti va|riesci)(?!\\p{L}))\\p{L}+[^?]*$`,
  ].join("|"),
);

/** Said in the end of what was named before, instead of doing it. */
const AGAINST = loose(
  "[?!.,;–—-]+\\s*(?:ma |e |no,? )*(?:neanche per (?:sogno|idea)|nemmeno per (?:sogno|idea)|mai(?: più| e poi mai)?|assolutamente no|certo che no|per niente|figurati|scherzo|scherzavo|sto scherzando|è uno scherzo|(?:io )?non (?:voglio|sono d'accordo|mi va|mi piace)(?: .{0,30})?|(?:lo |la )?(?:odierei|detesterei)|sarebbe (?:orribile|terribile))|\\?\\s*no|, (?:ha detto|dice|disse|propone)(?: (?:lui|lei|(?-i:\\p{Lu})\\p{L}+))?(?:,? ma .{1,40})?",
);

const VERBS =
  "ha|hanno|va|vanno|viene|vengono|parte|partono|arriva|arrivano|apre|aprono|chiude|chiudono|vola|volano|salpa|decolla|atterra|trasloca|traslocano|gioca|giocano|lavora|lavorano|incontra|incontrano|torna|tornano|inizia|iniziano|comincia|cominciano|esce|escono|riceve|viaggia|viaggiano|festeggia|prende|fa|fanno|presenta|canta|parla|compra|vende|mangia|corre|nuota|finisce|termina|lancia|debutta|vede|sostiene|sarà|avrà|andrà|si (?:sposa|sposano|trasferisce|trasferiscono|laurea|riunisce|riuniscono|opera)";

/** Somebody or something, and what they do. */
const TOLD = loose(
  [
    `^(?:(?:il|lo|la|i|gli|le|un|uno|una|questo|questa|(?:il |la |i |le )?(?:mi[oa]|miei|mie|nostr[oaie]|su[oa]|suoi|sue|loro)) |l'|un')[\\p{L}'-]+(?: (?:di |del |della |dei |delle )?[\\p{L}-]+){0,2}? (?:${VERBS})(?!\\p{L})`,
    `^\\p{L}+(?<![aei]re?)(?: e \\p{L}+| (?-i:\\p{Lu})\\p{L}+)? (?:${VERBS})(?!\\p{L})`,
    "^(?:parte|salpa|decolla|atterra|arriva|viene|inizia|comincia|vola) (?:il|lo|la|i|gli|le|l'|mi[oa]|(?-i:\\p{Lu})\\p{L}+)",
  ].join("|"),
);

/** Words that order to write down what's told. */
const NOTED =
  "(?<!\\p{L})(?:aggiung\\p{L}*|segn[ao]\\p{L}*|annota\\p{L}*|metti\\p{L}*|salva\\p{L}*|ricord\\p{L}*|per favore|calendario|agenda)(?!\\p{L})";

export const ITALIAN_BEYOND: BeyondTable = {
  unmeant: UNMEANT,
  condition: CONDITION,
  against: AGAINST,
  told: `^(?!.*(?:${NOTED}))(?:${TOLD})`,
  inside: loose(
    "(?:ha|hanno) (?:annullato|disdetto|cancellato|rimandato|spostato)|(?:è|sono|viene) (?:stat[oaei] )?(?:annullat|rimandat|cancellat|sospes|disdett)[oaei](?!\\p{L})|non (?:c'è|ci (?:sono|sarà))|(?:piove|pioverà|nevica|nevicherà)(?!\\p{L})|(?:farà|fa) (?:\\p{L}+ )?(?:caldo|freddo|bello)|non (?:viene|verrà|può venire)(?!\\p{L})",
  ),
  orders: loose(
    `(?:(?:per favore|per piacere|ciao|ehi|ok|senti|(?:mi |ci )?(?:puoi|potresti)|mi|vorrei che(?: mi)?|voglio che(?: mi)?) )*(?:(?:(?:scriv|traduc|riassum)i(?:mi|gli|le)?|${ASKED}(?:scrivere|scriver|tradurre|tradur|riassumere)(?:mi|gli|le)?)(?!\\p{L})(?!(?: \\p{L}+)* (?:in calendario|nel calendario|in agenda))|(?:raccontami|cantami|disegna(?:mi)?|suonami)|(?:(?:mand|invi|rispond|spedisc)(?:a|i)?(?:gli|le|mi)?|${ASKED}(?:mandar|inviar|risponder|spedir)e?(?:gli|le|mi)?) (?:(?:un|una|un'|la|il|l'|alla?|al) ?)?(?:\\p{L}+ )?(?:mail|e-?mail|email|messaggi[oi]?|whats?app|lettera|sms)|(?:(?:prenot|compr|ordin|acquist)(?:a|i)(?:mi|ci)?|${ASKED}(?:prenotar|comprar|ordinar|acquistar|prender)e?(?:mi|ci)?) (?:(?:un[ao]?|un'|due|tre|quattro|\\d|il|la|i|le|dei|delle|l') ?)*(?:bigliett[oi]|vol[oi]|hotel|albergo|camera|tavolo|pizz[ae]|sushi|taxi|uber|treno)|metti(?:mi)? (?:(?:un po' di|della) )?(?:musica|una canzone|la radio)|(?:accendi|spegni) |(?:aggiungi|metti)(?:mi)? .{1,60} (?:al|nel|alla|nella) (?:carrello|lista della spesa)(?!\\p{L})).*`,
  ),
};
