import { loose } from "../accents.ts";
import type { BeyondTable } from "./beyond-table.ts";

/** Before an infinitive, which by itself is something to do. */
const ASKED = "(?<=(?:puoi|potresti|mi) )";

export const ITALIAN_BEYOND: BeyondTable = {
  orders: loose(
    `(?:(?:per favore|per piacere|ciao|ehi|ok|senti|(?:mi |ci )?(?:puoi|potresti)|mi|vorrei che(?: mi)?|voglio che(?: mi)?) )*(?:(?:(?:scriv|traduc|riassum)i(?:mi|gli|le)?|${ASKED}(?:scrivere|scriver|tradurre|tradur|riassumere)(?:mi|gli|le)?)(?!\\p{L})(?!(?: \\p{L}+)* (?:in calendario|nel calendario|in agenda))|(?:raccontami|cantami|disegna(?:mi)?|suonami)|(?:(?:mand|invi|rispond|spedisc)(?:a|i)?(?:gli|le|mi)?|${ASKED}(?:mandar|inviar|risponder|spedir)e?(?:gli|le|mi)?) (?:(?:un|una|un'|la|il|l'|alla?|al) ?)?(?:\\p{L}+ )?(?:mail|e-?mail|email|messaggi[oi]?|whats?app|lettera|sms)|(?:(?:prenot|compr|ordin|acquist)(?:a|i)(?:mi|ci)?|${ASKED}(?:prenotar|comprar|ordinar|acquistar|prender)e?(?:mi|ci)?) (?:(?:un[ao]?|un'|due|tre|quattro|\\d|il|la|i|le|dei|delle|l') ?)*(?:bigliett[oi]|vol[oi]|hotel|albergo|camera|tavolo|pizz[ae]|sushi|taxi|uber|treno)|metti(?:mi)? (?:(?:un po' di|della) )?(?:musica|una canzone|la radio)|(?:accendi|spegni) |(?:aggiungi|metti)(?:mi)? .{1,60} (?:al|nel|alla|nella) (?:carrello|lista della spesa)(?!\\p{L})).*`,
  ),
};
