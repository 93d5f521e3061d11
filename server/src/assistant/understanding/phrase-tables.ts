import type { TextLanguage } from "@atrium/shared-contracts/spec";
import { loose } from "./accents.ts";
import { inBothScripts } from "./time/traditional-characters.ts";

export type Phrase =
  | "week"
  | "list"
  | "event"
  | "move"
  | "moveOne"
  | "cancel"
  | "cancelOne"
  | "weather"
  | "forecast"
  | "rain"
  | "price"
  | "product"
  | "hello"
  | "thanks"
  | "bye"
  | "help";

/** Regular expressions with `{what}`, `{time}`, `{day}` and `{price}` in them. `days`: today, tomorrow, Monday … Sunday. */
interface Phrases extends Readonly<Record<Phrase, string>> {
  readonly days: readonly string[];
}

const KOREAN_HELLO =
  "안녕(?:하세요|하십니까|하신가요|하세용)?|안뇽|하이(?:루|요)?|헬로|할로|ㅎㅇ+|방가(?:방가)?|반가워(?:요)?|반갑습니다|(?:좋은|굿) ?(?:아침|하루|오후|저녁|모닝)(?:이야|이에요|입니다|이네|이네요)?|잘 ?(?:잤어|지냈어|지내)(?:요)?|거기 ?있(?:어|니)(?:요)?|저기요|여보세요";
const KOREAN_BYE =
  "(?:잘 ?(?:있어|가|자)|안녕히 ?(?:계세요|가세요|주무세요)|(?:다음에|담에|나중에|내일|또) ?(?:봐|봬|뵈|올게|만나))(?:요)?|바이(?:바이)?|빠이(?:빠이)?|ㅂㅂ|ㅂㅇ|수고(?:하세요|했어요?|해|해요|요|링)?|(?:굿|좋은) ?(?:밤|나잇|꿈)(?: ?(?:되세요|보내|보내세요|꿔))?|(?:좋은|즐거운) ?(?:하루|주말|저녁|시간) ?(?:보내|되세요|되길)(?:요|세요)?|(?:나 |난 )?(?:이만 |이제 )?(?:갈게|가볼게|자러 ?갈게|잘게|나갈게)(?:요)?|들어가(?:세요|요)?|이만";

/** What the interface suggests and the assistant gives as examples, in each language besides English. */
export const PHRASES: Readonly<Record<Exclude<TextLanguage, "en">, Phrases>> = {
  de: {
    days: ["heute", "morgen", ..."montag dienstag mittwoch donnerstag freitag samstag|sonnabend sonntag".split(" ")],
    week: "was steht diese woche in meinem kalender",
    list: "was (?:steht|habe ich) (?:am )?{day}(?: an| vor| in meinem kalender)?",
    event: "plane (?:ein(?:en)? )?{what} morgen um {time}(?: uhr)?",
    move: "verschieben? (?:sie )?(?:das |den |die )?{what} auf {time}(?: uhr)?",
    moveOne: "verschieben? (?:sie )?(?:das |den |die )?{what} (?:am )?{day} auf {time}(?: uhr)?",
    cancel: "(?:lösche|streiche|löschen sie|streichen sie) (?:das |den |die )?{what}",
    cancelOne: "(?:lösche|streiche|löschen sie|streichen sie) (?:das |den |die )?{what} (?:am )?{day}",
    weather: "(?:wie ist das )?wetter in {what}",
    forecast: "(?:wie wird das )?wetter (?:morgen in {what}|in {what} morgen)",
    rain: "regnet es morgen",
    price: "finde {what} unter {price} euro",
    product: "finde {what} im marktplatz",
    hello:
      "(?:(?:hallo|hi|hey|hallöchen|halli ?hallo|na|(?:einen )?(?:schönen )?guten (?:tag|morgen|abend)|guten|moin|servus|grüezi|grüß (?:gott|dich)|gruezi|tach|huhu|salü|hoi|jo|yo)(?: (?:du|zusammen|atrium|assistent|nochmal|mein lieber))*[,.! ]*)+(?:(?:na )?(?:und )?wie geht'?s(?: (?:dir|ihnen|so|denn|heute))*|wie geht es (?:dir|ihnen)(?: heute)?|alles (?:gut|klar|fit)(?: bei dir)?|was geht|bist du da|jemand da|wie läuft's)?|wie geht'?s(?: (?:dir|so|denn))*|wie geht es (?:dir|ihnen)",
    thanks:
      "(?:(?:ok(?:ay)?|super|prima|perfekt|klasse|toll|top|alles klar|gut|sehr gut|cool|passt|ja|nein|nee|ach|oh|jo|spitze|genial|wunderbar|mega|das (?:war'?s|ist alles)(?: schon)?|hat geklappt)[,.! ]+)*(?:(?:vielen|herzlichen|besten|tausend|lieben)(?: lieben| herzlichen)? dank|danke?(?:schön|schoen)?|thx|merci|dankeschön|vergelt's gott)(?:[,! ]+(?:dir|ihnen|euch|schön|sehr|vielmals|nochmal|nochmals|auch|du|super|perfekt|toll|prima|top|klasse|gut gemacht|bist (?:ein|der|die) \\S+|das (?:war'?s|ist alles|hilft(?: mir)?)|war alles|für (?:die|deine|ihre) hilfe|für alles|erstmal|im voraus|und (?:tschüss|bis (?:dann|später))|reicht|passt(?: so)?))*|(?:super|perfekt|prima|klasse|top|toll|spitze|genial|wunderbar|mega|sehr gut|gut gemacht|passt(?: so)?|alles klar|das war'?s)(?:[,! ]+(?:super|perfekt|gemacht|das war'?s|passt))*",
    bye: "(?:(?:ok(?:ay)?|gut|danke|alles klar|so|dann|na dann|also)[,.! ]+)*(?:(?:tschü(?:ss|ß)(?:i|chen)?|tschau|tschö|auf wieder(?:sehen|hören|schauen)|wiedersehen|bis (?:dann|bald|morgen|später|nachher|gleich|demnächst|heute abend|zum nächsten mal|die tage|die woche)|ciao|adieu|ade|servus|pfiat di|gute nacht|schlaf gut|mach'?s gut|bye|man sieht sich|schöne[ns]? (?:abend|tag|wochenende|woche|feierabend)(?: noch)?|(?:einen )?schönen (?:abend|tag)(?: noch)?|feierabend)[,.! ]*(?:und (?=\\S))?)+(?:dir auch|noch|ihnen)?",
    help: "(?:(?:hallo|hi|hey|sag mal|sag|also|und|du|ok|mal|ähm?|bitte|jetzt|ich hätte mal ne frage)[,.! ]+)*(?:hilfe|hilf mir(?: mal| bitte)*|(?:kannst|könntest) du mir (?:helfen|sagen,? was du (?:alles )?kannst)|ich brauch(?:e)? (?:mal )?hilfe|was (?:kannst du|können sie|machst du|kann ich (?:dich|hier)|kann man)(?: (?:eigentlich|alles|so|denn|hier|mit dir|sonst|noch|überhaupt|für mich|dich|fragen|tun|machen))*|wie (?:funktionierst du|funktioniert das(?: hier)?|kannst du (?:mir )?helfen|benutze? ich dich)|wobei (?:kannst du|können sie) (?:mir )?helfen|wozu bist du (?:gut|da)|wer bist du|was bist du|womit (?:kannst du|können sie) mir helfen)(?: (?:eigentlich|denn))*",
  },
  es: {
    days: ["hoy", "mañana", ..."lunes martes miércoles jueves viernes sábado domingo".split(" ")],
    week: "¿?qué tengo en el calendario esta semana",
    list: "¿?qué tengo (?:para )?(?:el )?{day}",
    event: "agenda (?:una? )?{what} mañana a las {time}",
    move: "(?:mueve|cambia) (?:el |la )?{what} a las {time}",
    moveOne: "(?:mueve|cambia) (?:el |la )?{what} del {day} a las {time}",
    cancel: "(?:cancela|borra|elimina) (?:el |la )?{what}",
    cancelOne: "(?:cancela|borra|elimina) (?:el |la )?{what} (?:del |de )?{day}",
    weather: "(?:¿?cómo está )?el tiempo en {what}",
    forecast: "¿?qué tiempo hará mañana en {what}",
    rain: "¿?lloverá mañana",
    price: "busca {what} por menos de {price} euros",
    product: "busca {what} en el mercado",
    hello: loose(
      "¡?(?:hola+|buenas(?: (?:tardes|noches))?|muy buenas|buenos días|buen día|hey|ey|saludos)(?:[,! ]+(?:buenas(?: tardes| noches)?|buenos días|atrium|guap[oa]|amig[oa]|de nuevo|otra vez|a tod[oa]s))*|¿?(?:qué|q) (?:tal|pasa|hay|onda)(?: (?:estás|todo|va(?: todo)?|hoy))*|¿?cómo (?:estás|va(?: todo)?|andas|te va|vas)(?: hoy)?",
    ),
    thanks: loose(
      "(?:(?:ok(?:ey)?|vale|genial|perfecto|estupendo|guay|bien|muy bien|listo|ah|venga|qué bien|de lujo|fenomenal|sí|no)[,.! ]+)*¡?(?:(?:muchas|muchísimas|mil|millones de) )?gracias(?:[,! ]+(?:guap[oa]|maj[oa]|por todo|por la ayuda|amig[oa]|crack|de verdad|a ti|eres (?:un sol|genial|la leche)|tío|tía|atrium))*|te lo agradezco(?: mucho)?|(?:genial|perfecto|estupendo|guay)",
    ),
    bye: loose(
      "(?:(?:bueno|vale|venga|ok|(?:muchas )?gracias|pues|hala|me voy(?: a (?:dormir|la cama))?|nada)[,.! ]+)*(?:adiós|chao|chau|ciao|bye|hasta (?:luego|mañana|pronto|la vista|otra|la próxima|ahora|lueguito)|nos vemos(?: (?:luego|mañana|pronto))?|hablamos(?: luego)?|buenas noches|que (?:descanses|te vaya bien|vaya bien|(?:tengas|pases) (?:un |una )?(?:buen|buena) (?:día|tarde|noche|finde|fin de semana))|buen (?:día|finde|fin de semana)|cuídate)(?:[,! ]+(?:y gracias|gracias|guap[oa]|hasta (?:luego|mañana|pronto)|nos vemos))*",
    ),
    help: loose(
      "(?:(?:hola|oye|a ver|y|pero|perdona|vale|bueno)[,! ]+)*(?:ayuda|ayúdame|socorro|necesito ayuda|¿?(?:y )?(?:tú )?(?:qué|q|qué cosas|qué más) (?:puedes|sabes|podrías) hacer(?: (?:por mí|tú|exactamente|para mí|además))?|¿?qué (?:haces|ofreces|funciones tienes)|¿?(?:para|de) qué (?:sirves|vales)|¿?en qué (?:me )?(?:puedes|podrías) ayudar(?:me)?|¿?cómo (?:funcionas|te uso|funciona esto|me puedes ayudar)|¿?(?:quién|qué) eres(?: tú)?|¿?qué te puedo (?:pedir|preguntar))",
    ),
  },
  fr: {
    days: ["aujourd'hui", "demain", ..."lundi mardi mercredi jeudi vendredi samedi dimanche".split(" ")],
    week: "qu'est-ce que j'ai dans mon agenda cette semaine",
    list: "qu'est-ce que j'ai (?:de prévu )?{day}",
    event: "planifie (?:une? )?{what} demain à {time} ?h?",
    move: "déplacez? (?:le |la |l')?{what} à {time} ?h?",
    moveOne: "déplacez? (?:le |la |l')?{what} de {day} à {time} ?h?",
    cancel: "(?:annule|supprime)z? (?:le |la |l')?{what}",
    cancelOne: "(?:annule|supprime)z? (?:le |la |l')?{what} (?:de )?{day}",
    weather: "quel temps fait-il à {what}",
    forecast: "quel temps fera-t-il demain à {what}",
    rain: "(?:est-ce qu'il va pleuvoir|pleuvra-t-il|va-t-il pleuvoir) demain",
    price: "trouve (?:du |de la |des )?{what} à moins de {price} euros",
    product: "trouve (?:du |de la |des )?{what} dans la place de marché",
    hello:
      "(?:(?:bonjour|bjr|salut|slt|coucou|cc|hello|hey|bonsoir|bsr|yo|re|rebonjour|allô)(?: (?:à toi|à tous|tout le monde|toi|l'ami|atrium|l'assistant|encore))*[,.! ]*)+(?:(?:comment )?(?:ça|ca) (?:va|roule|gaze)(?: bien| toi)*|comment (?:vas-tu|tu vas|allez-vous)|tu vas bien|tu es là|t'es là|la forme|quoi de neuf|comment ça va)?|(?:comment )?(?:ça|ca) va(?: bien)?|comment (?:vas-tu|tu vas|allez-vous)|tu vas bien|tu es là|quoi de neuf",
    thanks:
      "(?:(?:ok|super|parfait|nickel|génial|top|cool|c'est bon|bien|très bien|ah|oh|d'accord|impec(?:cable)?|ouf|non|oui|c'est tout)[,.! ]+)*(?:merci|mci|mrc|thx|je te remercie|je vous remercie)(?:[,! ]+(?:beaucoup|bcp|bien|infiniment|mille fois|à toi|à vous|encore|d'avance|pour (?:tout|ton aide|votre aide|l'info)|c'est (?:tout|bon|parfait|gentil|sympa|super)|(?:t'es|tu es) (?:un |une )?\\S+|super|parfait|nickel|génial|top|bonne (?:journée|soirée)))*|(?:super|parfait|nickel|génial|top|impec(?:cable)?|c'est parfait|très bien|c'est tout)(?:[,! ]+(?:super|parfait|c'est tout|merci))*",
    bye: "(?:(?:ok|bon|allez|merci|salut|d'accord|super|voilà|parfait)[,.! ]+)*(?:(?:au revoir|aurevoir|à (?:bientôt|demain|plus(?: tard)?|la prochaine|toute|tout à l'heure|lundi|ce soir)|a (?:bientot|demain|plus|toute)|a\\+|bonne (?:nuit|soirée|journée|fin de (?:journée|semaine)|semaine)|bon (?:week-?end|we)|ciao|bye|adieu|tchao|bisous?|la bise)[,.! ]*(?:et (?=\\S))?)+(?:à toi aussi|à vous)?",
    help: "(?:(?:salut|bonjour|coucou|hello|alors|et|ok|dis|dis[- ]moi|euh|en fait|au fait|mais)[,.! ]+)*(?:(?:à l')?aide|aide[- ]moi|(?:tu peux|peux-tu|vous pouvez) m'aider|j'ai besoin d'aide|que (?:peux-tu|pouvez-vous|sais-tu|savez-vous) faire|(?:tu (?:sais|peux)|vous (?:savez|pouvez)) faire quoi|qu'est[- ]ce que (?:tu|vous) (?:sais|peux|savez|pouvez) faire|(?:à quoi tu sers|tu sers à quoi|à quoi sers-tu)|comment (?:ça marche|tu marches|tu fonctionnes|ça fonctionne|peux-tu m'aider|tu peux m'aider)|(?:tu es|t'es|qui es-tu|c'est) qui(?: toi)?|qui (?:es-tu|êtes-vous)|(?:je peux|on peut) te demander quoi|qu'est[- ]ce que je peux te demander)(?: (?:pour moi|exactement|au juste|comme trucs?|en fait|d'autre|toi|déjà|ici))*",
  },
  it: {
    days: ["oggi", "domani", ..."lunedì martedì mercoledì giovedì venerdì sabato domenica".split(" ")],
    week: "cosa ho in calendario questa settimana",
    list: "(?:che )?cosa ho (?:in programma )?{day}",
    event: "pianifica (?:una? )?{what} domani alle {time}",
    move: "sposta (?:il |la |l')?{what} alle {time}",
    moveOne: "sposta (?:il |la |l')?{what} di {day} alle {time}",
    cancel: "(?:annulla|cancella|elimina) (?:il |la |l')?{what}",
    cancelOne: "(?:annulla|cancella|elimina) (?:il |la |l')?{what} di {day}",
    weather: "che tempo fa a {what}",
    forecast: "che tempo farà domani a {what}",
    rain: "(?:domani pioverà|pioverà domani)",
    price: "trova (?:del(?:la)? |dell')?{what} sotto i {price} euro",
    product: "trova (?:del(?:la)? |dell')?{what} nel (?:marketplace|mercato)",
    hello: loose(
      "(?:ehi |ehilà |hey |oh )?(?:ciao+|salve|buon(?:giorno| giorno|asera| pomeriggio|dì)|ehi|ehilà|hey)(?:[,! ]+(?:ciao|a te|atrium|bell[oa]|a tutti|di nuovo|buongiorno|buonasera))*|come (?:va|stai|butta|andiamo)(?: oggi)?|tutto (?:bene|ok)|che si dice",
    ),
    thanks: loose(
      "(?:(?:ok|okay|va bene|bene|benissimo|perfetto|ottimo|fantastico|grande|bello|bravo|brava|ah|sì|no)[,.! ]+)*(?:(?:molte|tante|mille) grazie|grazie+(?: (?:mille|tante|infinite|di cuore|davvero|a te|di tutto|molte|dell'aiuto))*|ti ringrazio(?: (?:tanto|molto))?)(?:[,! ]+(?:gentilissim[oa]|sei (?:un tesoro|grande|un mito|gentile|fantastic[oa]|il migliore)|ciao|atrium|davvero|molto gentile))*|(?:perfetto|ottimo|benissimo|fantastico)",
    ),
    bye: loose(
      "(?:(?:ok|okay|va bene|bene|allora|beh|(?:grazie(?: mille)?)|perfetto|vado(?: a (?:dormire|letto|nanna))?|ora vado|ciao)[,.! ]+)*(?:arrivederci|a (?:presto|dopo|domani|più tardi|risentirci)|alla prossima|ci (?:vediamo|sentiamo)(?: (?:dopo|domani|presto))?|buonanotte|buona (?:notte|serata|giornata)|ciao ciao|addio|bye|stammi bene)(?:[,! ]+(?:ciao|e grazie|grazie|a domani|a presto))*",
    ),
    help: loose(
      "(?:(?:ciao|ehi|senti|scusa|e|ma|ok|allora)[,! ]+)*(?:aiuto|aiutami|mi serve aiuto|ho bisogno di aiuto|(?:ma )?(?:(?:che )?cosa|che|cos'altro|quali cose) (?:sai|puoi|riesci a) fare(?: (?:per me|tu|di preciso|esattamente|di bello))*|cosa fai|a (?:che )?cosa servi|a che servi|in (?:che )?cosa (?:mi )?(?:puoi|potresti) (?:aiutarmi|aiutare)|come (?:funzioni|ti uso|si usa|funziona|puoi aiutarmi|mi puoi aiutare)|chi sei|cosa sei|(?:che )?cosa ti posso (?:chiedere|dire)|che (?:funzioni|funzionalità) hai)",
    ),
  },
  pt: {
    days: [
      "hoje",
      "amanhã",
      ..."segunda terça quarta quinta sexta".split(" ").map((day) => `${day}(?:-feira)?`),
      "sábado",
      "domingo",
    ],
    week: "o que tenho na agenda esta semana",
    list: "o que (?:eu )?tenho (?:na |no )?{day}",
    event: "agende (?:uma? )?{what} amanhã às {time}h?",
    move: "mova (?:o |a )?{what} para (?:as )?{time}h?",
    moveOne: "mova (?:o |a )?{what} d[eao] {day} para (?:as )?{time}h?",
    cancel: "(?:cancele|cancela|exclua|exclui|apague|apaga|elimine|elimina) (?:o |a )?{what}",
    cancelOne: "(?:cancele|cancela|exclua|exclui|apague|apaga|elimine|elimina) (?:o |a )?{what} d[eao] {day}",
    weather: "como está o tempo em {what}",
    forecast: "como vai estar o tempo amanhã em {what}",
    rain: "vai chover amanhã",
    price: "encontre {what} por menos de {price} euros",
    product: "encontre {what} no (?:marketplace|mercado)",
    hello:
      "(?:(?:olá|ola|oi+e?|opa|salve|e aí|eai|eae|fala|bom dia|boa tarde|boa noite|bo(?:m dia|a tarde|a noite)(?: pra você)?)(?:,? (?:assistente|atrium|amig[oa]|gente|pessoal|querid[oa]|tudo|você))?)(?:[,.!? ]+(?:tudo (?:bem|bom|certo|joia|tranquilo|beleza)|td (?:bem|bom)|como (?:vai|você está|vc tá|vc está|você tá|está)|blz|beleza|suave|de boa|tranquilo|firmeza|oi|olá|bom dia|boa tarde|boa noite)(?: (?:com você|contigo|aí|por aí|vc|você))?)?",
    thanks:
      "(?:(?:ok|tá|tá bom|show|show de bola|ótimo|otimo|perfeito|massa|top|beleza|blz|legal|maravilha|excelente|boa|isso|certo|opa|ah|combinado|fechou|arrasou|nossa|era isso|é só isso|só isso)(?: (?:mesmo|demais))?[,.! ]+)*(?:(?:muito |mt |mto )?(?:obrigad[oa](?:ão)?|obg|obgd|brigad[oa]|brigadão|brigadinha|grat[oa]|agradecid[oa])|obrigadão|valeu|vlw|agradeço)(?:[,! ]+(?:mesmo|demais|viu|de coração|pela ajuda|por tudo|querid[oa]|amig[oa]|assistente|mano|cara|você|vc|ajudou (?:muito|demais)|de novo))*",
    bye: "(?:(?:ok|tá bom|então|beleza|valeu|vlw|por hoje é só|é isso|era isso|obrigad[oa])[,.! ]+)*(?:tchau(?:zinho| tchau)?|xau|até (?:logo|mais(?: tarde)?|amanhã|breve|a próxima|depois|outra hora)|ate (?:logo|mais|amanha)|adeus|falou|flw|abraços?|bjs|beijos?|nos vemos|a gente se (?:fala|vê)|boa noite,? até amanhã|bom descanso)(?:[,! ]+(?:valeu|falou|obrigad[oa]|até(?: (?:logo|mais(?: tarde)?|amanhã|breve|a próxima|depois))?|beijos?|abraços?|bjs|boa noite))*",
    help: "(?:me )?ajud[ae](?: aí| aqui)?(?: por favor)?|socorro|preciso de ajuda|(?:e )?(?:o que|oq|o q|que) (?:é que )?(?:mais )?(?:você|vc|voce|cê|ce|tu)(?: me)? (?:mais )?(?:pode|sabe|consegue|faz|é capaz de)(?: fazer| ajudar| me ajudar)?(?: (?:por mim|pra mim|aí|aqui))?|como (?:você|vc) (?:funciona|pode me ajudar|me ajuda)|como (?:eu )?(?:te )?(?:uso|usar)(?: você| isso| isto)?|(?:no|em) que (?:você|vc) pode (?:me )?ajudar|pra que (?:você|vc|isso) serve|quem é (?:você|vc)|quais (?:são )?(?:as )?suas funções|o que (?:eu )?posso (?:te )?(?:pedir|perguntar)(?: pra você)?|o que dá pra fazer(?: aqui)?",
  },
  ru: {
    days: [
      "сегодня",
      "завтра",
      ..."понедельник вторник среду четверг пятницу субботу воскресенье".split(" ").map((day) => `во? ${day}`),
    ],
    week: "что у меня в календаре на этой неделе",
    list: "что у меня (?:запланировано )?{day}",
    event: "запланируй {what} завтра в {time}",
    move: "перенеси(?:те)? {what} на {time}",
    moveOne: "перенеси(?:те)? {what} {day} на {time}",
    cancel: "(?:отмени|удали)(?:те)? {what}",
    cancelOne: "(?:отмени|удали)(?:те)? {what} {day}",
    weather: "(?:какая сейчас )?погода: {what}",
    forecast: "(?:какая будет )?погода завтра: {what}",
    rain: "завтра будет дождь|будет ли завтра дождь",
    price: "найди {what} дешевле {price} евро",
    product: "найди {what} на маркетплейсе",
    hello:
      "(?:привет(?:ик|ики|ствую|ос)?|здравствуй(?:те)?|здрасте|здрасьте|здаров[ао]?|здорово|хай|хелло|хеллоу|салют|йо|ку|добр(?:ый день|ый вечер|ое утро|ого дня|ого утра|ого вечера|ой ночи)|доброго времени суток|утречка|утро доброе|день добрый|вечер добрый)(?: (?:тебе|всем|бот|ассистент|атриум|друг|дружище|ещё раз|еще раз|снова))?(?:[,.!? ]+(?:как (?:дела|делишки|ты|жизнь|поживаешь|сам|настроение)|что нового|ты (?:тут|здесь|как)|привет|доброе утро|добрый (?:день|вечер)))?|ты (?:тут|здесь)|как (?:дела|ты|жизнь)",
    thanks:
      "(?:(?:ок|окей|да|ага|отлично|супер|класс(?:но)?|круто|прекрасно|замечательно|хорошо|ладно|всё|все|понял[а]?|ясно|ура|вау|о|ой|огонь|здорово|чудесно|идеально|это всё|больше ничего|отличненько|то что надо|молодец|умница)[,.! ]+)*(?:(?:большое |огромное |ещё раз |еще раз |преогромное )?(?:спасибо|спасиб|спасибки|спасибочки|пасиб[ао]?|пасибки|спс|сенкс|сенк ю|благодарю|благодарствую|мерси)(?:[,! ]+(?:большое|огромное|тебе|вам|за помощь|выручил[аи]?|ты лучший|ты супер|помог(?:ла)?|очень|человеческое|дружище|заранее|ещё раз|молодец|умница))*|от души|выручил[аи]?|очень помог(?:ла)?)",
    bye: "(?:(?:ок|окей|ладно|всё|все|ну|хорошо|спасибо|спс|тогда|давай|это всё)[,.! ]+)*(?:пока(?:[- ]пока|шечки|сики)?|покеда|до (?:свидания|завтра|встречи|скорого|связи|вечера|понедельника)|досвидания|спокойной(?: ночи)?|доброй ночи|сладких снов|всего (?:доброго|хорошего|наилучшего)|увидимся|бай(?:[- ]бай)?|чао|прощай(?:те)?|счастливо|бывай|давай|хорошего (?:дня|вечера)|я пош[её]л|я пошла|отбой)(?:[,! ]+(?:пока|до завтра|до встречи|спасибо|удачи|тебе|всем))*",
    help: "помощь|помоги(?:те)?(?: мне)?(?: пожалуйста)?|справка|хелп|(?:а |и |ну |слушай,? )*(?:что|чё|че|чо) (?:(?:ты|вы|ещё|еще|вообще|тут|там|же|здесь) )*(?:умеешь|умеете|можешь|можете|делаешь|делать умеешь)(?: (?:вообще|делать|ещё|еще|для меня|сделать|мне помочь))*|(?:а )?(?:чем|как) (?:ты|вы|тут)? ?(?:(?:мне )?(?:можешь|можете|сможешь) )?(?:мне )?(?:помочь|полезен|поможешь|помогаешь|пользоваться|работаешь)|как (?:этим|тобой) пользоваться|как (?:это|ты) работаешь?|кто ты(?: такой| такая)?|ты кто(?: такой)?|что (?:я )?могу (?:у тебя )?(?:спросить|попросить)|какие у тебя (?:функции|возможности)|твои возможности|на что ты способен|что здесь можно делать|что можно (?:спросить|попросить)",
  },
  ko: {
    days: ["오늘", "내일", ..."월요일 화요일 수요일 목요일 금요일 토요일 일요일".split(" ")],
    week: "이번 주 내 캘린더에 무슨 일정이 있어",
    list: "{day}에? 무슨 일정이 있어(?:요)?",
    event: "내일 {time}시에 {what} 일정 추가해 ?줘",
    move: "{what} 일정을 {time}(?:시)?로 옮겨 ?줘",
    moveOne: "{day} {what} 일정을 {time}(?:시)?로 옮겨 ?줘",
    cancel: "{what} 일정을? (?:취소|삭제)해 ?줘",
    cancelOne: "{day} {what} 일정을? (?:취소|삭제)해 ?줘",
    weather: "{what} 날씨 어때",
    forecast: "내일 {what} 날씨 어때",
    rain: "내일 비가? 와",
    price: "{price}유로 이하(?:의)? {what} 찾아 ?줘",
    product: "마켓플레이스에서 {what} 찾아 ?줘",
    hello: `(?:${KOREAN_HELLO})(?: ?(?:아트리움|비서|친구야|여러분))?(?:[,.! ]+(?:${KOREAN_HELLO}|처음 ?(?:써|왔|뵙)\\S*|잘 ?부탁\\S*|오랜만\\S*))*`,
    thanks:
      "(?:(?:아|오+|와+|우와|헐|응|네|넵|예|좋아(?:요)?|완벽해(?:요)?|오케이|오키|ok|역시|정말|진짜|너무|매우|다|늘|항상|됐어(?:요)?|됐다|굿|짱|대박|최고(?:야|네)?|잘했어|알겠어(?:요)?|알았어(?:요)?|도와줘서|알려줘서|덕분에|이제)[,!. ]*)*(?:고마워(?:요)?|고맙다|고맙네|고맙습니다|감사(?:합니다|해요|해|드려요|드립니다|링)?|ㄱㅅ+|땡큐|쌩큐|캄사)(?: ?(?:진짜|정말|덕분이야|많이|해요|잘 ?쓸게))?|(?:아주 |정말 |역시 )?(?:최고야|최고다|최고네|완벽해|잘했어|훌륭해|짱이야|대박|살았다|도움이? ?됐어)(?:요)?",
    bye: `(?:(?:응|네|넵|그럼|이제|나|난|오늘은|오케이)[, ]+)*(?:${KOREAN_BYE})(?:[,.! ]+(?:${KOREAN_BYE}))*`,
    help: "도움말|헬프|(?:나 ?좀 ?|좀 ?)?도와 ?(?:줘|주세요)(?:요)?|(?:너|넌|너는|네가|당신은|아트리움은|그럼|근데|여기서|여기|이거|이거로|이걸로)? ?(?:나한테 ?)?(?:뭐|뭘|뭐를|무엇을|무슨 ?일을?|어떤 ?(?:일|걸|것|거)(?:을)?|뭐뭐|뭐까지) ?(?:도와줄 ?수 ?있|할 ?수 ?있|해 ?줄 ?수 ?있|할 ?줄 ?(?:알|아)|물어볼 ?수 ?있|시킬 ?수 ?있|잘해|잘하)(?:\\S*)|(?:너|넌|너는)? ?(?:(?:무슨|어떤) ?)?(?:기능|사용법|사용 ?방법|할 ?수 ?있는 ?(?:거|것|일))(?:이|을|은|에는|엔|가)? ?(?:뭐|뭔|알려|어떻|설명|있)\\S*(?: ?(?:돼|줘|있어|있니|있나요))?|(?:너|넌|너는|당신은) ?(?:누구|뭐|정체가 ?뭐)(?:야|니|예요|세요|지|임)?|(?:이거|이 ?앱|아트리움|여기)?(?:은|는)? ?(?:어떻게 ?(?:써|쓰|사용)\\S*(?: ?거야| ?돼)?|뭐 ?하는 ?(?:거|앱|곳|애)(?:야|니|예요)?)",
  },
  vi: {
    days: ["hôm nay", "(?:ngày )?mai", ..."hai ba tư năm sáu bảy".split(" ").map((day) => `thứ ${day}`), "chủ nhật"],
    week: "lịch của tôi tuần này có gì",
    list: "lịch của tôi {day} có gì|{day} tôi có (?:lịch )?gì",
    event: "đặt lịch {what} ngày mai lúc {time}",
    move: "(?:dời|chuyển) (?:lịch )?{what} (?:sang|đến) {time}(?: giờ)?",
    moveOne: "(?:dời|chuyển) (?:lịch )?{what} {day} (?:sang|đến) {time}(?: giờ)?",
    cancel: "(?:hủy|huỷ|xóa|xoá) (?:lịch )?{what}",
    cancelOne: "(?:hủy|huỷ|xóa|xoá) (?:lịch )?{what} {day}",
    weather: "thời tiết ở {what} thế nào",
    forecast: "thời tiết ở {what} ngày mai thế nào",
    rain: "ngày mai có mưa không",
    price: "tìm {what} dưới {price} euro",
    product: "tìm {what} trong chợ bán buôn",
    hello: "(?:xin )?chào(?: bạn)?",
    thanks: "cảm ơn(?: bạn)?",
    bye: "tạm biệt|bai bai|bye(?: bye)?|hẹn gặp lại",
    help: "trợ giúp|bạn (?:có thể )?làm (?:được )?(?:những )?gì",
  },
  ja: {
    days: ["今日", "明日", ..."月火水木金土日".split("").map((day) => `${day}曜日?`)],
    week: "今週のカレンダーの予定を教えて",
    list: "{day}の予定(?:は|を教えて)",
    event: "明日 ?{time} ?時に ?{what}の予定を追加して",
    move: "{what}を ?{time}(?: ?時)? ?に(?:移動|変更)して",
    moveOne: "{day}の{what}を ?{time}(?: ?時)? ?に(?:移動|変更)して",
    cancel: "{what}を(?:キャンセル|削除)して",
    cancelOne: "{day}の{what}を(?:キャンセル|削除)して",
    weather: "{what}の天気は",
    forecast: "明日の{what}の天気は",
    rain: "明日は?雨が?降る",
    price: "{price} ?ユーロ以下の{what}を探して",
    product: "マーケットプレイスで{what}を探して",
    hello:
      "(?:こんにち[はわ]|こんばん[はわ]|おはよう?(?:ございます)?|やあ|やっほー|もしもし|どうも|ハロー|おっはー|おは|ちわ|はじめまして|お疲れ(?:様|さま)(?:です)?|よろしく(?:お願いします)?)[ー〜～っ]*(?:[、,。!！ ]*(?:今日も|本日も)(?:一日)?よろしく(?:ねー?|です|お願いします|お願いいたします)?)?(?:[、,。!！ ]*(?:お?元気(?:ですか)?|調子(?:は)?どう(?:ですか)?))?",
    thanks:
      "(?:(?:はい|もう|大丈夫(?:です)?|もう大丈夫(?:です)?|了解(?:です|しました)?|わか(?:った|りました)|承知(?:しました)?|オッケー|おっけー?|おけ|りょ(?:うかい)?|よかった|なるほど|助か(?:る|った|ります|りました)|ok)[、,。!！〜 ]*)*(?:どうも|本当に|ほんと(?:に)?|マジで|まじで|めっちゃ|いつも)?(?:ありがと(?:う)?(?:ございます|ございました|ね|な|〜|ー|～|っ)*|サンキュー?|さんきゅー?|せんきゅー?|サンクス|おおきに|あざ(?:っ)?す|あざます|感謝(?:します|です)?|助か(?:る|った|ります|りました))(?:[、,。！! ]*助か(?:る|った|ります|りました))?",
    bye: "さようなら|バイバイ|またね|おやすみ(?:なさい)?",
    help: "ヘルプ|助けて|使い方(?:は|を教えて|が(?:わからない|分からない))?(?:ください)?|(?:あなた(?:は|って)?)?(?:何|なに|どんな(?:こと|事)|どういうこと)(?:が|を|まで)?(?:でき|手伝|頼め|お願いでき|してくれ|してもらえ|やってくれ|助けて).{0,10}|できること(?:は|って)?(?:何|なに|を教えて)?(?:ですか|ください)?|(?:あなた|きみ)(?:は|って)?(?:誰|だれ|何者)(?:ですか)?|どうやって使う(?:の|んですか)?",
  },
  "zh-CN": inBothScripts({
    days: ["今天", "明天", ..."一二三四五六".split("").map((day) => `(?:周|星期)${day}`), "(?:周|星期)[日天]"],
    week: "我的日历本周有什么安排",
    list: "我?{day}有什么安排",
    event: "安排明天中午 ?{time} ?点{what}",
    move: "把{what}改到 ?{time}(?: ?点)?",
    moveOne: "把{day}的{what}改到 ?{time}(?: ?点)?",
    cancel: "(?:取消|删除){what}",
    cancelOne: "(?:取消|删除){day}的{what}",
    weather: "{what}的天气怎么样",
    forecast: "{what}明天的?天气怎么样",
    rain: "明天会下雨吗",
    price: "搜索 ?{price} ?欧元以下的{what}",
    product: "在批发市场搜索{what}",
    hello:
      "[你您]好(?:呀|啊|哇|哈)?|(?:早上|上午|中午|下午|晚上)好(?:呀|啊|哇)?|早(?:呀|啊|安)?|嗨|哈[喽啰]|嘿|(?:[你您])?在(?:吗|嘛|么|不在)|有人(?:吗|在吗)|[你您]好(?:呀|啊)?(?:小?助手|小?助理|朋友|亲)?",
    thanks:
      "(?:(?:好[的吧嘞滴呀啊哒]?|好了|ok啦?|没事[了儿]?|那?算了|不用了?|没关系|嗯|行|知道了|明白了?|了解了?|收到|可以|太好了|太棒了)[,，!！。~ ]*)*(?:多谢|[太非]?常?感谢|谢谢?|辛苦|3q|蟹蟹|比心|么么哒|爱你)(?:[你您]|啦|了|啊|哈|呀|哟|哦|咯|嘞|么么哒|比心|爱你|[\\s~～])*(?:[,，!！~\\s]*[你您]?(?:帮(?:了|我)*大忙|太|真|好|人真)[^,，]{0,6})?",
    bye: "再见|拜拜|晚安|回头见|下次见",
    help: "帮助|帮忙|[你您]?(?:都|到底|还)?(?:能|可以|会)(?:够)?(?:帮我|帮忙|为我|替我)?(?:做|干)(?:些|点)?(?:什么|啥|嘛|哪些事?)(?:事情?)?(?:呀|啊|呢)?|[你您]?(?:有|都有)(?:什么|哪些|啥)(?:功能|用|本事)(?:呀|啊|呢)?|[你您]是(?:谁|干什么的|干嘛的|做什么的|什么)(?:呀|啊|呢)?|(?:怎么|如何)(?:用|使用)(?:[你您])?|使用(?:说明|方法|帮助)",
  }),
};
