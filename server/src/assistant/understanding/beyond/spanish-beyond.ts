import { loose } from "../accents.ts";
import type { BeyondTable } from "./beyond-table.ts";

/** Before an infinitive, which by itself is something to do. */
const ASKED = "(?<=(?:puedes|podrías|podrias) )";

/** What may be said before anything else. */
const LEAD = "^(?:(?:por favor|oye|hola|bueno|pues|y|pero|no(?=,)|ay|uf|mira|ya|ok|vale)[,!]? +)*";

const UNMEANT = loose(
  [
    '^[^:?]{2,60}(?<!\\p{L})(?:dice|decía|dijo|pone|ponía|escribió|escribe|escrito|dicho|cuenta|comentó|pidió|indica|avisó|mandó)(?: (?:aquí|así))?\\s*[:«"“]',
    "(?<!\\p{L})(?:correo|mail|e-?mail|nota|mensaje|whats?app|carta|aviso|papel) (?:dice|pone|decía|indica)(?!\\p{L})",
    "^según (?:el|la|mi|un|una) (?:correo|e-?mail|mail|nota|mensaje|jef[ea]|aviso|carta)(?!\\p{L})",
    "(?<!\\p{L})(?:dijo|dice|pidió|dicho|pedido|mandó|ordenó|escribió|dijeron|pidieron) que (?:yo )?(?:(?:le|me|nos) )?(?:añad|agreg|pus|pong|cre|program|agend|apunt|anot|met|reserv|hicier|hag)\\p{L}*",
    `${LEAD}(?:olvida(?:te)?|olvídate|olvide(?:se)?|olvídese|olvidemos)(?!\\p{L})(?! no)`,
    `${LEAD}(?:evita(?:r|me)?|evite|nada de|nunca(?: más)?|jamás|en ningún caso|bajo ningún (?:concepto|pretexto)|ni (?:se te ocurra|loc[oa]|pensar|hablar|en broma|de broma)|cualquier cosa (?:menos|salvo)|todo menos|de ninguna manera|prefiero no|paso de|sáltate|salta|mejor (?:ningun[oa]?|no|nada|sin)|que no haya|basta de|casi|dicen que|no deber\\p{L}+)(?!\\p{L})(?!.{0,60}olvid)`,
    `${LEAD}(?:yo )?(?:odio|odiamos|detesto|detestamos|aborrezco|no soporto|no aguanto|me horrorizan?|qué (?:pereza|asco|rabia|horror|rollo|lata|palo)|me dan? (?:pereza|miedo|asco)|(?:estoy )?hart[oa] de|temo)(?!\\p{L})[^,;?]*$`,
    `${LEAD}(?:imagina(?:te)?|imagínate|imagine(?:mos)?|supón|supongamos|pongamos que|digamos que|ojalá|si (?:yo )?(?:tuviera|tuviese)|quién tuviera)(?!\\p{L})`,
    "(?<!\\p{L})(?:sería|estaría|habría sido) (?:\\p{L}+ )?(?:genial|bonit|estupend|ideal|perfect|fantástic|bien|buen|guay|maravillos)\\p{L}*.{0,20}(?<!\\p{L})pero(?!\\p{L})",
    "(?<!\\p{L})me (?:encantaría|gustaría) .{1,80}(?<!\\p{L})pero .{0,15}(?<!\\p{L})(?:no|imposible)(?!\\p{L})",
    `${LEAD}(?:yo )?(?:(?:iba a|íbamos a|quería|pensaba) .{1,100}(?<!\\p{L})pero .{0,20}(?<!\\p{L})(?:no|mejor|al final)(?!\\p{L})|(?:he decidido|decidí) no(?!\\p{L})|(?:estaba|estuve) a punto de(?!\\p{L}))`,
    "(?<!\\p{L})no l[oa]s? (?:añad|agreg|pong|apunt|anot|cre|agend|program|met)\\p{L}*[.! ]*$",
    "^(?:el|la) \\p{L}+ (?:dice|pone)(?!\\p{L})",
    `${LEAD}(?:me niego a|sueño con|menos mal que|qué va|no hace falta|(?:debería|tendría que) haber)(?!\\p{L})`,
  ].join("|"),
);

export const SPANISH_BEYOND: BeyondTable = {
  unmeant: UNMEANT,
  inside: loose(
    "canceló|(?:ha|han) (?:cancelado|anulado|aplazado|suspendido)|anuló|(?:se ha|fue|ha sido|está|queda) (?:cancelad|aplazad|anulad|suspendid|pospuest)\\p{L}*|se (?:canceló|cancela|aplaza|suspende)(?!\\p{L})|no (?:hay|habrá)(?!\\p{L})|(?:llueve|lloverá|nieva|nevará|va a (?:llover|nevar))(?!\\p{L})|(?:hará|hace) (?:\\p{L}+ )?(?:calor|frío|sol|viento)|no (?:viene|vendrá|puede venir)(?!\\p{L})",
  ),
  orders: loose(
    `(?:(?:por favor|porfa|hola|oye|ok|vale|¿?(?:me )?(?:puedes|podrías)|quiero que|necesito que(?: me)?) )*(?:(?:escríb|redáct|tradúc|resúm|cuént|cánt|dibúj)(?:e|a)?(?:me|nos|le)(?! (?:mi|la agenda|el día|qué tengo))|(?:escribe|redacta|traduce|traduzcas|escribas|${ASKED}(?:escribir|redactar|traducir))(?!(?: \\p{L}+)? en (?:el|mi) calendario)|(?:(?:mánd|envía|enví|contést|respónd)(?:a|e)?(?:le|les|me|nos)|${ASKED}(?:mandar|enviar|contestar|responder)(?:le|les|me)?) (?:(?:un|una|el|la|este|al?) )?(?:\\p{L}+ )?(?:correos?|e-?mails?|mails?|mensajes?|whats?app|carta|sms)|(?:manda|envía) (?:un )?(?:correo|e-?mail|mail|mensaje|whats?app)|(?:(?:resérv|cómpr|píd|consígu|encárg)(?:a|e)(?:me|nos)|${ASKED}(?:comprar|reservar|pedir)(?:me|nos)?) (?:(?:una?|dos|tres|cuatro|\\d|el|la|los|las|unas?|unos) )*(?:entradas?|billetes?|boletos?|vuelos?|hotel|habitación|mesa|pizzas?|sushi|taxi|uber|cabify|comida a domicilio)|(?:reserva|compra|pide) (?:(?:una?|dos|tres|cuatro|\\d|el|la|los|las|unas?|unos) )*(?:entradas?|billetes?|boletos?|vuelos?|hotel|habitación|mesa|pizzas?|sushi|taxi|uber|cabify)|pon(?:me)? (?:música|una canción|la radio|la tele)|llama a (?=\\p{L}+[\\s.!?]*$)|(?:enciende|apaga) |(?:añade|mete|pon|agrega)(?:me)? .{1,60} (?:al|en el|en la|a la) (?:carrito|cesta|lista de la compra)(?!\\p{L})).*`,
  ),
};
