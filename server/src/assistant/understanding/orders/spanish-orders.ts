import { looseTable } from "../accents.ts";
import type { OrderTable } from "./order.ts";

const MOVE =
  "(?:mueve|muéveme|mové|cambia|cámbiame|pasa|pásame|reprograma|aplaza|aplázame|pospón|posponer|posponme|posterga|retrasa|retrásame|adelanta|adelántame|atrasa|traslada|corre|mover|cambiar|pasar|aplazar|retrasar|adelantar)(?: me)?";
const CANCEL =
  "(?:cancela|cancélame|elimina|elimíname|borra|bórrame|quita|quítame|suprime|anula|anúlame|descarta|vacía|vacíame|despeja|limpia|cancelar|eliminar|borrar|quitar|anular)";
const CANCEL_IT = "(?:cancél|elimín|bórr|quít|anúl|suprím|descárt|cancel|elimin|borr|quit|anul)[ae]r?";
const PUT_IT =
  "(?:(?:mejor|mira|anda|pues|y) )*(?:ponl|pásal|cámbial|muével|déjal|hazl|pásamel|ponmel|cámbiamel|pasarl|cambiarl|moverl|ponerl)[oa]s?";
const REMIND = "(?:recuérda|avísa|acuérda|recorda|avisa|hazme acordar|notifíca)(?:me|melo|mela|rme|rmelo)?";
const NOW = "(?:al final|finalmente|ahora|en realidad|por fin|mejor)";
const PLACED = "(?:es|será|va a ser|sería|se hace|lo hacemos|la hacemos|quedamos|hemos quedado)";
const NAME = "(?:nombre|título)";
const EVERY = "(?=(?:cada|tod[oa]s l[oa]s|semanal|diari|mensual|anual|los|de lunes)(?:mente)?(?!\\p{L}))";
const OF = "(?:de la|de los|de las|del|de|a la|al|a)";

export const SPANISH_ORDERS: OrderTable = looseTable({
  before:
    "por favor|porfa(?:vor)?|porfi|oye|oiga|hola|buenas(?: tardes| noches)?|buenos días|ok(?:ey)?|vale|bueno|pues|mira|anda|venga|uy|uf|ups|ay|ah|eh|hey|jo|perdona|perdón|disculpa|espera|gracias|genial|perfecto|sí|me he (?:equivocado|confundido|liado)|me equivoqué|entonces|y|no|también|mejor dicho|¿?(?:me |nos )?(?:puedes|podrías|puede|podés|podrás)(?: tú)?(?= \\p{L}+[aei]r)|quiero(?= \\p{L}+[aei]r)|quisiera|necesito(?= \\p{L}+[aei]r)|necesito que|(?:voy|vamos|hay|tengo|tenemos) (?:a|que)(?= (?:mover|cambiar|pasar|aplazar|cancelar|retrasar|adelantar|borrar|quitar|anular))",
  after:
    "por favor|gracias|porfa(?:vor)?|porfi|anda|vale|ok|si puedes|si no te importa|plis|pls|¿?vale|tío|tía|ya|ahora mismo|claro|del (?:calendario|todo)|de (?:la|mi) agenda|de mi calendario",
  reason:
    "(?:es que |que |porque |ay |uf |jo |perdona |mira )*(?:estoy|está|estamos|me (?:ha|han|encuentro|duele|siento|voy)|no (?:puedo|podemos|me|voy|llego|puede|viene|vamos)|tengo (?:fiebre|gripe|lío|la gripe|un lío|que)|ha surgido|ya no|mi \\p{L}+ (?:está|no|ha|tiene)|se (?:me )?ha)(?!\\p{L}).*",
  reasonOf:
    "(?:(?:mañana|hoy|es que|al final|uy|oye|mira|porque|que|este \\p{L}+|el \\p{L}+),? )*(?:ya )?no (?:voy|vamos|puedo ir|podemos ir|iré|voy a ir|podré ir)(?: a ir)?(?: al| a la| a)? (?<event>\\p{L}.{1,40}?)",
  asks: "¿?(?:qué(?! (?:dure|sea|se|acabe|termine|empiece))|quién|cuándo|dónde|por qué|cómo|cuánto|a qué)(?!\\p{L}).*",
  sentences: [
    [
      "undo",
      "(?:(?:deshaz|deshacé|deshacer|deshazme)(?:l[oa]s?)?(?: (?:eso|esto|todo|lo último|lo de antes|el último cambio|la última acción|lo que (?:has hecho|acabas de hacer|hiciste)))?|(?:revierte|reviértel[oa]|revertir)(?: (?:eso|esto|el cambio|lo último))?|déjal[oa]s? (?:otra vez )?(?:como|tal y como|tal como|igual que) est(?:aba|aban|án|aba antes)|(?:vuelve|volvé) a (?:poner|dejar)l[oa]s?(?: como estaban?| donde estaban?)?|ponl[oa]s? (?:otra vez|de nuevo|de vuelta|como estaban?|donde estaban?)(?: (?:como|donde) estaban?)?|(?:recupér|restáur)al[oa]s?|(?:recupera|restaura|devuélveme) (?:eso|esto)|(?:anula|cancela|borra|quita) (?:eso último|lo último|el último cambio|la última (?:acción|operación)|lo que (?:has hecho|acabas de hacer))|(?:ha sido|fue|era) (?:un error|sin querer)|vuelve atrás|echa (?:eso )?atrás|no quería (?:hacer eso|borrarl[oa]|cancelarl[oa]))",
    ],
    [
      "no-reminders",
      "(?:quita|borra|elimina|desactiva)(?:le|me)? (?:el|los|la|las) (?:recordatorios?|avisos?|alarmas?|notificaciones) (?:de la|de|del|a la|a|al|para) {event}",
    ],
    ["no-reminders", "no me (?:avises|recuerdes) (?:de la|de|del) {event}"],
    [
      "place",
      `(?:cambia|cámbia|modifica)(?:le|me)? (?:el (?:lugar|sitio)|la (?:ubicación|dirección)) ${OF} {event} (?:a la|al|a|por|en) {text}`,
    ],
    [
      "place",
      "(?:cambia|cámbia|modifica)(?:le|me)? (?:el (?:lugar|sitio)|la (?:ubicación|dirección)) (?:al|a|por) {text}",
    ],
    [
      "place",
      "(?:ponle|añade|pon|añádele|apunta)(?: que es| como| de)? (?:el )?(?:lugar|ubicación|sitio|dirección)(?: en)?:? {text}",
    ],
    ["place", `{event} ${NOW} ${PLACED} en (?:el |la |los |las )?{text}`, "told"],
    ["place", `{event} ${PLACED} (?:${NOW} )?en (?:el |la |los |las )?{text}`, "told"],
    [
      "rename",
      `(?:cámbia(?:me)?le|cambia(?:le)?|modifica) el ${NAME} ${OF} {event},? (?:y )?(?:ponle|que se llame|llámal[oa])(?: (?:de|el) ${NAME})?(?: a| por)?:? {text}`,
    ],
    ["rename", `(?:renombra|(?:cámbia|cambia)(?:le)? el ${NAME} ${OF}) {event} (?:a|por|como|en) {text}`],
    [
      "rename",
      `(?:renómbral[oa]|llámal[oa]|cámbiale el ${NAME}|cambia su ${NAME}|ponle (?:de|el|como) ${NAME}|que se llame|mejor llámal[oa]) (?:(?:a|como|por|de) )?{text}`,
    ],
    ["rename", `cambia el ${NAME} (?:a|por) {text}`],
    ["rename", '(?:llama|titula) (?:a )?{event} (?=["“«]){text}'],
    ["rename", "{event} (?:ahora )?se (?:llama|llamará|debe llamar|tiene que llamar)(?: ahora)? {text}", "told"],
    ["remind", `${REMIND}(?: con| unos?| como)? {by} (?:antes|de antelación)`],
    [
      "remind",
      `${REMIND}(?: con| unos?| como)? {by} (?:antes|de antelación) (?:(?:de|para) (?:que (?:empiece|sea) )?|del |a )?{event}`,
    ],
    ["remind", `${REMIND} (?:de la |de lo |del |de )?{event} {by} antes`],
    [
      "remind",
      "(?:pon|ponme|ponle|añade|añádele|quiero|agrega|crea)(?: un| una)? (?:recordatorio|aviso|alarma)(?: de| a| para| con)? {by} (?:antes|de antelación)(?! de| del)",
    ],
    [
      "remind",
      "(?:pon|ponme|ponle|añade|quiero|agrega|crea)(?: un| una)? (?:recordatorio|aviso|alarma)(?: de| a| para| con)? {by} antes (?:del |de ){event}",
    ],
    ["repeat", `(?:haz|pon|quiero|que)(?: que)? {event} (?:sea|se repita|se haga)? ?${EVERY}{to}`],
    ["repeat", `(?:repítel[oa]|repetir|que (?:sea|se repita)|hazl[oa]|ponl[oa]|que se repita) ${EVERY}{to}`],
    ["repeat", `repite {event} ${EVERY}{to}`],
    ["repeat", `{event} (?:es|será|se repite|va a ser) ${EVERY}{to}`, "told"],
    ["longer", "(?:alarga|extiende|prolonga|amplía|alargar)(?: {event})? (?:en )?{by}(?: más)?"],
    ["longer", "(?:alárgal|extiéndel|prolóngal|amplíal)[oa] (?:en )?{by}(?: más)?"],
    ["longer", "(?:añade|dale|ponle|añádele|súmale) {by}(?: más)? (?:a la|a|al) {event}"],
    ["longer", "(?:(?:añade|dale|ponle|añádele|súmale) )?{by} más"],
    ["shorter", "(?:acorta|reduce|recorta) {event} (?:en )?{by}"],
    ["shorter", "(?:acórtal|redúcel|recórtal)[oa] (?:en )?{by}|(?:ponle )?{by} menos"],
    [
      "length",
      "(?:durante|dura|durará|que dure|haz que dure|va a durar|hazl[oa] de|que sea de|que sean|ponl[oa] de|ponle(?: de)?|mejor|serán?|solo|por)(?: sólo| unas?| como)? {by}(?: mejor)?",
    ],
    [
      "length",
      "{event} (?:ahora |al final )?(?:dura|durará|va a durar|tiene que durar|debe durar|debería durar|que dure|será de|es de)(?: sólo| unas?| en realidad)? {by}",
    ],
    ["length", "(?:haz|pon|deja|quiero)(?: que)? {event} (?:dure|que dure|de|sea de) {by}"],
    ["length", "(?:alarga|extiende|prolonga|acorta|reduce) {event} (?:a|hasta) {by}"],
    [
      "until",
      "(?:que (?:acabe|termine|dure|sea)|acaba|termina|acabará|hazl[oa]|ponl[oa]|hasta) (?:hasta |a )?(?=las? ){to}",
    ],
    [
      "until",
      "{event} (?:acaba|termina|acabará|terminará|dura hasta|durará hasta|va hasta|es hasta) (?:a )?(?=las? ){to}",
      "told",
    ],
    ["until", "(?:alarga|extiende|prolonga|amplía|acorta) {event} hasta {to}"],
    ["later", "(?:retrasa|retrásame|aplaza|atrasa|pospón|posterga|retrasar) {by} {event}"],
    ["earlier", "(?:adelanta|adelántame|adelantar) {by} {event}"],
    ["longer", "(?:alarga|extiende|prolonga|amplía) {by} {event}"],
    ["later", "(?:retrasa|retrásame|aplaza|atrasa|pospón|posterga|retrasar) {event} (?:en )?{by}"],
    ["later", "(?:retrásal|aplázal|atrásal|pospónl|postérgal)[oa] (?:en )?{by}(?: más)?"],
    ["later", `${MOVE} {event} {by} (?:más tarde|después|más)`],
    ["later", `(?:${PUT_IT} )?{by} (?:más tarde|después)`],
    ["later", "{event} se (?:retrasa|atrasa|aplaza|ha retrasado) {by}", "told"],
    ["earlier", "(?:adelanta|adelántame|adelantar) {event} (?:en )?{by}"],
    ["earlier", "adelántal[oa] (?:en )?{by}(?: más)?"],
    ["earlier", `(?:${MOVE} {event}|${PUT_IT}) {by} antes`],
    ["earlier", `${PUT_IT} {by} antes`],
    [
      "move",
      `(?:cambia|cámbiame|modifica|pon)(?:le|me)? (?:la hora|el día|la fecha|el horario) ${OF} {event} (?=(?:a|al|para|por) )(?:por )?{to}`,
    ],
    ["move", `${MOVE} {event} (?=(?:para|a|al|hasta) ){to}`],
    ["move", `${MOVE}l[oa]s?,? {to}`],
    [
      "move",
      "(?:me|nos) han (?:cambiado|movido|pasado|aplazado|adelantado|retrasado) {event} (?=(?:para|a|al) ){to}",
      "told",
    ],
    [
      "move",
      "{event} (?:lo|la|los|las) (?:pasamos|movemos|cambiamos|dejamos|aplazamos|ponemos|hacemos|muevo|paso|cambio|han (?:pasado|cambiado|movido)) (?=(?:para|a|al|el) ){to}",
      "told",
    ],
    [
      "move",
      "{event} (?:se (?:pasa|cambia|mueve|aplaza|ha (?:pasado|movido|cambiado|aplazado|adelantado|retrasado))|pasa) (?=(?:para|a|al) ){to}",
      "told",
    ],
    ["move", `{event} ${NOW} (?:es|será|va a ser|lo hacemos|la hacemos) {to}`, "told"],
    ["move", `{event} (?:es|será|va a ser) ${NOW} {to}`, "told"],
    [
      "move",
      `(?:${PUT_IT}|mejor|digo|quise decir|quería decir|quiero decir|que sea|mejor que sea|mejor lo (?:dejamos|ponemos)|cambia|(?:perdona|perdón|disculpa|uy)(?=,? a las?(?!\\p{L}))),? {to}(?: mejor)?`,
    ],
    ["move", "{to} mejor"],
    ["place", "(?:(?:es|será|que sea|quedamos|hemos quedado|mejor) )?en (?:el |la |los |las )?{text}"],
    ["cancel", `${CANCEL_IT}(?<event>los|las)`],
    ["cancel", `${CANCEL_IT}l[oa]`],
    ["cancel", `${CANCEL_IT}l[oa]s? {event}`],
    ["cancel", `${CANCEL}(?: me)? {event}`],
    ["cancel", "(?:ya )?no (?:voy|vamos|puedo ir|podemos ir|iré|podré ir)(?: a ir)? (?:al |a la |a ){event}", "told"],
    ["cancel", "(?:ya )?no (?:tengo|hay|habrá) {event}", "told"],
    [
      "cancel",
      "(?:(?:me|nos) han cancelado|se (?:ha )?(?:cancela|cancelado|canceló|suspende|suspendido)) {event}",
      "told",
    ],
    ["cancel", "{event} (?:se (?:ha )?(?:cancela|cancelado|canceló|suspende|suspendido)|está cancelad[oa])", "told"],
    ["cancel", "(?:olvida|olvídate de)(?: lo)?(?: de| del)? {event}", "told"],
    ["move", "(?:aplaza|pospón|retrasa|reprograma) {event}"],
    ["change", "(?:cambia|modifica|edita|mueve) {event}"],
  ],
  it: "lo|la|eso|esa|ese|est[ea]|este evento|ese evento|el evento|la cita|esa cita|la reunión|esa reunión",
  both: "(?:l[oa]s )?dos|ambos|ambas|l[oa]s 2|(?:esos|esas|estos|estas) dos",
  all: "todo|todos|todas|los|las|l[oa]s tres|l[oa]s cuatro|todo eso|todos esos|todas esas",
  nth: [
    "(?:(?:el|la|al|del|de la) )?(?:primer[oa]?|1[ºª])",
    "(?:(?:el|la|al|del|de la) )?(?:segund[oa]|2[ºª])",
    "(?:(?:el|la|al|del|de la) )?(?:tercer[oa]?|3[ºª])",
    "(?:(?:el|la|al|del|de la) )?(?:cuart[oa]|4[ºª])",
    "(?:(?:el|la|al|del|de la) )?(?:quint[oa]|5[ºª])",
    "(?:(?:el|la|al|del|de la) )?últim[oa]",
  ],
  one: "(?:sólo|solamente|únicamente|nada más|nomás) (?:est[ea]|es[ea]|una|la|el|esa|hoy|mañana)(?: (?:vez|día))?|esta vez|una vez",
  whole: "tod[oa]s|toda la serie|la serie(?: entera| completa)?|todas las (?:veces|semanas)|siempre|enter[oa]",
  kinds: "cita|reunión",
  filler:
    "el|la|los|las|un|una|mi|mis|de|del|con|en|a|al|para|por|lo|evento|eventos|cita|citas|reunión|reuniones|todos|todas|todo|dos|ambos|ambas|que|tengo|tenemos|hay|sólo|calendario|agenda|nuestr[oa]|su|porfa|ese|esa|este|esta|esos|esas|otra vez|y|demás|plan|planes|cosas",
  and: "y|e|,",
  plural:
    "todo|todos|todas|los|las|ambos|ambas|dos|mis|citas|reuniones|eventos|planes|(?:mi|la|toda la|todo el|el) (?:día|tarde|mañana entera|semana|agenda)(?= *$| del? | esta | hoy)",
  unclear: "(?!)",
  there: "a esa hora|en ese hueco|para entonces|ahí|allí",
  thatDay: "(?:para |en )?(?:ese (?:mismo )?día|el mismo día|ese día)",
  written: { on: "el", at: "a las", something: "añade" },
  askedFor: "(?:para|de) (?:una? |el |la |mi )?(?<purpose>\\S.{0,80})",
  around:
    "ok|okey|vale|bueno|pues|entonces|mejor|a|al|el|la|las|los|en|de|por|para|sí|si|no|digo|que|sea|será|gracias|por favor|porfa|claro|ya|venga|mira|creo|yo creo|supongo|puede ser|quizá|sobre|como|más o menos|ponlo|ponla|ponme|pon|perdona|perdón|uy|ay|uf|eh|día|hora|dale|mismo|es|son|va|bien|perfecto|genial|obvio|obviamente|por supuesto|desde luego|mañana no|tipo|exacto|y|tío|tía|jaja|jeje|si puede ser|si se puede|dijimos|quedamos|empieza|siempre",
  amounts: [
    ["(?:unos |como )?(?<n>\\d{1,3}) ?(?:minutos?|min|minutitos)", 1],
    ["(?<n>\\d{1,2}) ?(?:horas?|h|hs|hrs)", 60],
    ["(?<n>\\d{1,2}) (?:días?)", 1_440],
    ["(?<n>\\d) (?:semanas?)", 10_080],
    ["media horita|media hora|1/2 hora", 30],
    ["una horita|una hora|1 horita", 60],
    ["(?:un )?cuarto de hora|un cuarto", 15],
    ["tres cuartos de hora", 45],
    ["una hora y media|hora y media", 90],
    ["un par de horas|dos horitas", 120],
    ["dos horas y media", 150],
    ["medio día", 720],
    ["un día|todo el día", 1_440],
    ["una semana", 10_080],
  ],
  spaced: true,
});
