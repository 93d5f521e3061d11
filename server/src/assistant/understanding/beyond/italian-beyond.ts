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
  ].join("|"),
);

export const ITALIAN_BEYOND: BeyondTable = {
  unmeant: UNMEANT,
  inside: loose(
    "(?:ha|hanno) (?:annullato|disdetto|cancellato|rimandato|spostato)|(?:è|sono|viene) (?:stat[oaei] )?(?:annullat|rimandat|cancellat|sospes|disdett)[oaei](?!\\p{L})|non (?:c'è|ci (?:sono|sarà))|(?:piove|pioverà|nevica|nevicherà)(?!\\p{L})|(?:farà|fa) (?:\\p{L}+ )?(?:caldo|freddo|bello)|non (?:viene|verrà|può venire)(?!\\p{L})",
  ),
  orders: loose(
    `(?:(?:per favore|per piacere|ciao|ehi|ok|senti|(?:mi |ci )?(?:puoi|potresti)|mi|vorrei che(?: mi)?|voglio che(?: mi)?) )*(?:(?:(?:scriv|traduc|riassum)i(?:mi|gli|le)?|${ASKED}(?:scrivere|scriver|tradurre|tradur|riassumere)(?:mi|gli|le)?)(?!\\p{L})(?!(?: \\p{L}+)* (?:in calendario|nel calendario|in agenda))|(?:raccontami|cantami|disegna(?:mi)?|suonami)|(?:(?:mand|invi|rispond|spedisc)(?:a|i)?(?:gli|le|mi)?|${ASKED}(?:mandar|inviar|risponder|spedir)e?(?:gli|le|mi)?) (?:(?:un|una|un'|la|il|l'|alla?|al) ?)?(?:\\p{L}+ )?(?:mail|e-?mail|email|messaggi[oi]?|whats?app|lettera|sms)|(?:(?:prenot|compr|ordin|acquist)(?:a|i)(?:mi|ci)?|${ASKED}(?:prenotar|comprar|ordinar|acquistar|prender)e?(?:mi|ci)?) (?:(?:un[ao]?|un'|due|tre|quattro|\\d|il|la|i|le|dei|delle|l') ?)*(?:bigliett[oi]|vol[oi]|hotel|albergo|camera|tavolo|pizz[ae]|sushi|taxi|uber|treno)|metti(?:mi)? (?:(?:un po' di|della) )?(?:musica|una canzone|la radio)|(?:accendi|spegni) |(?:aggiungi|metti)(?:mi)? .{1,60} (?:al|nel|alla|nella) (?:carrello|lista della spesa)(?!\\p{L})).*`,
  ),
};
