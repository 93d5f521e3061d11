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
    `${LEAD}(?:di(?:les?|ga(?:les?)?|me)?|avísa(?:les?)|avisa(?:les?)?|cuénta(?:les?)|informa|comunica(?:les?)?|escríbe(?:les?)|mánda(?:les?)|asegúra(?:les?)|pregúnta(?:les?))(?: (?:por favor|ya))?(?: (?:a|al) [^:?]{2,40}?)? (?:que|si)(?!\\p{L})`,
    `${LEAD}(?:ignora|ignore|desobedece)(?!\\p{L}).{0,40}(?<!\\p{L})(?:instrucci\\p{L}+|reglas?|todo|anterior\\p{L}*)(?!\\p{L})`,
    `${LEAD}(?:(?:di|diga|repite|repita|deletrea|pronuncia|cita|recita)(?: (?:después de mí|conmigo|en voz alta|la frase|esto|lo siguiente))*(?::| (?=["«“]))|repite (?:después de mí|conmigo)|deletrea )`,
    `${LEAD}(?:(?:deja|deje|para|pare) de (?:añadir|agregar|crear|poner|programar|agendar|apuntar|meter|reservar|planear|recordar|mover|borrar)|(?:rechaza|rehúsa|declina|desprograma|deshaz(?! (?:eso|esto|todo|lo)(?!\\p{L})))(?= \\p{L}))(?!\\p{L})`,
    `${LEAD}no (?:tengo|tenemos|tendré|tendremos) (?!que olvid)[^,;]*$`,
    `${LEAD}(?:no es (?:verdad|cierto)|es (?:mentira|falso)|nadie|ninguno de)(?!\\p{L})`,
    `${LEAD}no (?:puedo|podemos|podré) (?!(?:olvid|falt|perder)\\p{L}*)(?:ir|comer|cenar|almorzar|desayunar|quedar|asistir|reunirme|ver|venir|estar|tener|hacer)(?!\\p{L})`,
  ].join("|"),
);

/** Orders that only hold if something happens, which nobody watches for. */
const CONDITION = loose(
  [
    `${LEAD}(?:si|en caso de que|siempre que|a menos que|a no ser que)(?! (?:puedes|pueden|podéis|podrías|es posible|te parece|quieres|no te importa|no es molestia|tienes|eres tan|me haces|hay)(?!\\p{L}))[^,]{2,60}, ?(?:entonces |por favor,? )*(?:cancel|borr|elimin|anul|mueve|muév|mover|cambi|aplaz|pospon|pospón|retras|quit|añad|agreg|crea|pon|agend|apunt|program|renombr)\\p{L}*`,
    `${LEAD}(?:cancel|borr|elimin|anul|mueve|muév|cambi|aplaz|pospon|retras|añad|agend|program)\\p{L}* [^?]{2,80} (?:si|a menos que|en caso de que) (?!(?:puedes|puede|es posible|quieres|te parece|no te importa)(?!\\p{L}))\\p{L}+[^?]*$`,
  ].join("|"),
);

/** Said in the end of what was named before, instead of doing it. */
const AGAINST = loose(
  "[?!.,;–—-]+\\s*¡?(?:pero |y |no,? )*(?:ni (?:hablar|loc[oa]|en broma|de broma|pensarlo)|jamás|nunca(?: jamás)?|de ninguna manera|en absoluto|claro que no|por supuesto que no|qué va|(?:es|era) (?:una )?(?:broma|coña)|estoy bromeando|mentira|(?:yo )?no (?:quiero|estoy de acuerdo|me apetece|me gusta)(?: .{0,30})?|(?:lo |la )?(?:odiaría|detestaría)|sería (?:horrible|un horror|terrible))|\\?\\s*¡?no|, (?:dijo|dice|opina|propuso) (?:él|ella|(?-i:\\p{Lu})\\p{L}+)?(?:,? pero .{1,40})?",
);

const SINGLE_VERBS =
  "tiene|va|viene|sale|llega|abre|cierra|vuela|zarpa|aterriza|despega|muda|casa(?= )|juega|trabaja|recibe|celebra|toma|da|hace|presenta|canta|habla|compra|vende|come|corre|nada(?= )|vuelve|parte|lanza|empieza|comienza|termina|ve|conoce|regresa|estrena|toca|inaugura|opera|viaja|tendrá|irá|será|actúa|estudia|se (?:va|muda|casa|gradúa|jubila|reúne|examina)|están?|son";
const PLURAL_VERBS =
  "tienen|van|vienen|salen|llegan|abren|cierran|vuelan|aterrizan|juegan|trabajan|reciben|celebran|toman|dan|hacen|presentan|cantan|comen|corren|vuelven|parten|empiezan|terminan|viajan|regresan|se (?:van|mudan|casan|reúnen)";

/** Somebody or something, and what they do. */
const TOLD = loose(
  [
    `^(?:el|la|los|las|mi|mis|nuestr[oa]s?|su|sus|un|una|este|esta|ese|esa) \\p{L}+(?: (?:de(?: la| los)? |del )?\\p{L}+){0,2}? (?:${SINGLE_VERBS}|${PLURAL_VERBS})(?!\\p{L})`,
    `^\\p{L}+(?<![aei]r)(?: (?:y|e) \\p{L}+| (?-i:\\p{Lu})\\p{L}+)? (?:${SINGLE_VERBS}|${PLURAL_VERBS})(?!\\p{L})`,
    "^(?:zarpa|sale|llega|viene|parte|despega|aterriza|vuela|empieza|comienza|tiene|juega) (?:el|la|los|las|mi|mis|su|un|una|(?-i:\\p{Lu})\\p{L}+)(?!\\p{L})",
  ].join("|"),
);

/** Words that order to write down what's told. */
const NOTED = loose(
  "(?<!\\p{L})(?:añad\\p{L}*|apunt\\p{L}*|apúnt\\p{L}*|anot\\p{L}*|anót\\p{L}*|agend\\p{L}*|agénd\\p{L}*|pon(?:lo|me)?|guarda\\p{L}*|recuérd\\p{L}*|por favor|porfa|calendario)(?!\\p{L})",
);

export const SPANISH_BEYOND: BeyondTable = {
  unmeant: UNMEANT,
  condition: CONDITION,
  against: AGAINST,
  told: `^(?!.*(?:${NOTED}))(?:${TOLD})`,
  inside: loose(
    "canceló|(?:ha|han) (?:cancelado|anulado|aplazado|suspendido)|anuló|(?:se ha|fue|ha sido|está|queda) (?:cancelad|aplazad|anulad|suspendid|pospuest)\\p{L}*|se (?:canceló|cancela|aplaza|suspende)(?!\\p{L})|no (?:hay|habrá)(?!\\p{L})|(?:llueve|lloverá|nieva|nevará|va a (?:llover|nevar))(?!\\p{L})|(?:hará|hace) (?:\\p{L}+ )?(?:calor|frío|sol|viento)|no (?:viene|vendrá|puede venir)(?!\\p{L})",
  ),
  orders: loose(
    `(?:(?:por favor|porfa|hola|oye|ok|vale|¿?(?:me )?(?:puedes|podrías)|quiero que|necesito que(?: me)?) )*(?:(?:escríb|redáct|tradúc|resúm|cuént|cánt|dibúj)(?:e|a)?(?:me|nos|le)(?! (?:mi|la agenda|el día|qué tengo))|(?:escribe|redacta|traduce|traduzcas|escribas|${ASKED}(?:escribir|redactar|traducir))(?!(?: \\p{L}+)? en (?:el|mi) calendario)|(?:(?:mánd|envía|enví|contést|respónd)(?:a|e)?(?:le|les|me|nos)|${ASKED}(?:mandar|enviar|contestar|responder)(?:le|les|me)?) (?:(?:un|una|el|la|este|al?) )?(?:\\p{L}+ )?(?:correos?|e-?mails?|mails?|mensajes?|whats?app|carta|sms)|(?:manda|envía) (?:un )?(?:correo|e-?mail|mail|mensaje|whats?app)|(?:(?:resérv|cómpr|píd|consígu|encárg)(?:a|e)(?:me|nos)|${ASKED}(?:comprar|reservar|pedir)(?:me|nos)?) (?:(?:una?|dos|tres|cuatro|\\d|el|la|los|las|unas?|unos) )*(?:entradas?|billetes?|boletos?|vuelos?|hotel|habitación|mesa|pizzas?|sushi|taxi|uber|cabify|comida a domicilio)|(?:reserva|compra|pide) (?:(?:una?|dos|tres|cuatro|\\d|el|la|los|las|unas?|unos) )*(?:entradas?|billetes?|boletos?|vuelos?|hotel|habitación|mesa|pizzas?|sushi|taxi|uber|cabify)|pon(?:me)? (?:música|una canción|la radio|la tele)|llama a (?=\\p{L}+[\\s.!?]*$)|(?:enciende|apaga) |(?:añade|mete|pon|agrega)(?:me)? .{1,60} (?:al|en el|en la|a la) (?:carrito|cesta|lista de la compra)(?!\\p{L})).*`,
  ),
};
