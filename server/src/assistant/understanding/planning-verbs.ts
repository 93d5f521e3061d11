import { loose } from "./accents.ts";

/** How an order for a new event is said in a language. Strings are sources of regular expressions. */
interface PlanningWords {
  /** Verbs at the beginning, and what may stand between them and the event. */
  readonly verbs: string;
  /** Goes before any of the verbs. */
  readonly polite: string;
  /** Articles of what's planned. */
  readonly articles: string;
  /** Orders to be reminded, where there's more than one. */
  readonly remind?: string;
}

/** In the languages whose words for that aren't read by tables of their own. */
export const PLANNING = {
  de: {
    polite:
      "bitte|hallo|hey|hi|moin|servus|ok(?:ay)?|und|dann|also|so|ach|du|noch|gut|super|danke|guten (?:morgen|tag|abend)|(?:kannst|könntest|würdest|magst) du(?: mir| uns| bitte| mal| noch)*|(?:kannste|könntste)(?: mir| mal)*|(?:können|könnten|würden) sie(?: mir| bitte)*",
    verbs:
      "(?:plane?|erstelle?|trag(?!\\p{L}*(?:tasche|bar))\\p{L}*|füge?|buche?|lege?(?! \\p{L}+ (?:auf|nach) )|setze?|notiere?|packe?|schreibe?(?= .*(?:kalender|auf|ein|rein|hin|termin))|mache?(?= .*(?:termin|eintrag|rein))|nehme?|nimm(?= .*auf)|vermerke?|speichere?|reserviere?(?= mir .*(?:zeit|termin|stunde))|blocke?|blockiere?|neuer? (?:termin|eintrag)(?=[ :])|termin(?=:))(?:(?: mir| mal| bitte| noch| sie| uns| schnell| doch| ein(?=:)| rein(?=:)| auf(?=:)):?)*",
    articles: "eine[nm]?|'?nen|'?n|ein|den|die|das",
  },
  es: {
    polite: loose(
      "por favor|porfa(?:vor)?|porfi|hola|buenas(?: tardes| noches)?|buenos días|oye|oiga|mira|ok(?:ey)?|vale|venga|genial|perfecto|gracias|y|bueno|pues|entonces|también|a ver|uy|ah|¿?(?:me |nos )?(?:puedes|podrías|puede|podría|podés|podrás)(?: tú)?|¿?te importa(?:ría)?|(?:necesito|quiero|quisiera|me gustaría|querría) que(?: (?:me|nos))?|(?:quiero|quisiera|me gustaría|querría)(?= \\p{L}+[aei]r)|¿?(?:me|nos)(?= (?:apuntas|pones|agendas|anotas|añades|agregas|metes|guardas|creas)(?!\\p{L}))",
    ),
    verbs: loose(
      "(?:(?:agend|cre|añad|agreg|program|apunt|anot|guard|registr)(?:a|ar|as|e|es|ues|á|é|er)(?:me|nos|melo)?|(?:apúnt|agénd|anót|créa|cré|añáde|añád|agrég|prográm|guárd|regístr)(?:a|e)?(?:me|nos)|(?:agregues|pon(?:me|nos|gas|es|er|erme|é|eme)?|póngame|mete(?:me|r|rme|s)?|méteme|metas|reserva(?=(?: \\p{L}+)* (?:sala|hueco|tiempo|rato|hora))|bloquea(?:me|r)?|bloquéame))(?: (?:por favor|porfa|ahí|también|me))*(?: (?:un |el )?(?:nuevo )?evento(?: nuevo)?(?: (?:para|de|que se llame|llamado))?(?=[ :]))?:?",
    ),
    articles: "una?|el|la|lo de|que(?= tengo)",
    remind: loose(
      "(?:no (?:me dejes olvidar|dejes que (?:se me olvide|me olvide)(?: de)?)|que no se me olvide|(?:recuérd|record|avís|avis|acuérd)(?:a|á|e|ar)?(?:me|nos|melo)|me (?:recuerdas|avisas|puedes (?:recordar|avisar))|hazme acordar|(?:(?:pon|crea|añad|agreg|program|haz|da)(?:me|e|a|eme)?|prográmame|quiero|necesito|ponme)(?: una?| el)? (?:recordatorio|aviso|alarma))",
    ),
  },
  fr: {
    polite:
      "s'il (?:te|vous) pla[iî]t|stp|svp|bonjour|salut|slt|hello|coucou|hey|ok|et|alors|bon|du coup|merci|aussi|(?:est[- ]ce que )?(?:tu (?:peux|pourrais|veux bien)|vous (?:pouvez|pourriez))(?: me| nous| m'| aussi)*|(?:peux|pourrais)-tu(?: me| nous)*|(?:pouvez|pourriez)-vous(?: me| nous)*|(?:je voudrais|j'aimerais|il faudrait|faut|je veux)(?= (?:ajouter|créer|noter|planifier|programmer|mettre))",
    verbs:
      "(?:r?ajoute[rz]?|crée[rz]?|creer?|planifie[rz]?|note[rz]?|met(?=[- ]moi)|mets|mettez|mettre|inscri(?:s|re|vez)|programme[rz]?|enregistre[rz]?|bloque[rz]?|réserve[rz]?|prévois|prévoir|cale[rz]?|marque[rz]?|rentre[rz]?|colle[rz]?|fous|nouvel événement|nouveau (?:rdv|rendez-vous)|rdv(?=:)|événement(?= ?:))(?:[- ](?:moi|nous|m'y))?",
    articles: "une?|le|la|les|mon|ma|mes|des|du",
  },
  it: {
    polite: loose(
      "per favore|per piacere|per cortesia|pls|ciao|ehi|ei|buongiorno|buonasera|salve|senti|scusa|ok|okay|perfetto|grazie|allora|bene|e|poi|anche|dai|(?:mi |ci )?(?:puoi|potresti|può|potrebbe)(?: per favore)?|riesci a|ti (?:va|dispiace) di|(?:ho bisogno|vorrei|voglio|mi serve) che(?: (?:mi|ci|tu))*|(?:vorrei|voglio|devi|bisogna)(?= \\p{L}+r[ei](?:mi)?(?!\\p{L}))|(?:mi|ci)(?= (?:segni|metti|aggiungi|fissi|inserisci|annoti|scrivi|salvi|crei|appunti|pianifichi)(?!\\p{L}))",
    ),
    verbs:
      "(?:(?:aggiung|inseris|inserisc|segn|mett|pianific|programm|fiss|annot|appunt|salv|cre|memorizz)(?:i|a|o|are|ere|ire|ar|er|ir|hi)(?:mi|ci|melo|lo)?|segni|scrivi(?:mi)?(?= (?:in|nel|sul|sull'|in) ?(?:calendario|agenda))|blocca(?:mi)?|prenota(?=(?: \\p{L}+)* (?:sala|campo))|prendi(?:mi)? (?:nota|appuntamento))(?: (?:per favore|pure|anche|subito))*(?: (?:un |l'|il )?(?:nuovo )?evento(?: nuovo)?(?: (?:per|di|chiamato))?(?=[ :]))?:?",
    articles: "un[ao]?|il|la|lo|che(?= ho)",
    remind:
      "(?:non (?:farmi|lasciarmi) (?:dimenticare|scordare)|(?:ricorda|avvisa|avverti|ricordar|avvisar|rammenta)(?:mi|ci|melo|mela)|mi (?:ricordi|avvisi|avverti)|fammi (?:ricordare|sapere)|(?:(?:mett|cre|aggiung|impost|fiss|segn)(?:i|a)(?:mi)?|vorrei|voglio|mi serve)(?: un[ao]?| il| l')? ?(?:promemoria|avviso|sveglia(?= per)|notifica))",
  },
  pt: {
    polite:
      "por favor|por gentileza|faz favor|pf|pfv|pfvr|oi+e?|olá|ola|opa|ei|hey|eai|bom dia|boa tarde|boa noite|tudo bem|ok|okay|blz|beleza|e|então|entao|aí|também|tá|mano|cara|vamos|bora|me|(?:(?:vc|você|voce|cê|ce|tu) )?(?:pode(?:ria)?|podia|consegue|poderia)|(?:dá pra|da pra|daria pra|tem como|teria como)(?: (?:vc|você|voce))?|será que (?:(?:vc|você|voce) (?:pode|poderia|consegue)|dá pra|da pra|tem como)|(?:eu )?(?:quero|queria|gostaria de|preciso|vou precisar)(?: que (?:vc|você|voce))?(?: de)?|me faz um favor(?: e)?",
    verbs:
      "(?:adicion(?:a|e|ar|em)|cri(?:a|e|ar)|agend(?:a(?! d[aeo] )|e|ar)|marc(?:a|ar)|marque|coloc(?:a|ar)|coloque|põe|poe|pôr|por(?= (?:na|no|aí|uma?|o|a) )|ponha|bota|bote|botar|inclui|inclua|incluir|anot(?:a|e|ar)|salv(?:a|e|ar)|reserv(?:a|e|ar)|registr(?:a|e|ar)|programa|programe|programar|insere|insira|inserir|lança|lançar|joga|bloqueia|bloquear|separa|encaixa|acrescenta|acrescente|acrescentar)(?:[,:]? (?:aí|ai|lá|pra mim|para mim|p mim|por favor|pf|pfv|isso|(?:n[ao]|à|ao) (?:minha |meu )?(?:agenda|calendário|calendario)(?: que)?))*",
    articles: "uma?|uns|umas|os?|as?|meu|minha|outr[oa]|mais uma?|um novo|uma nova",
  },
  ru: {
    polite:
      "пожалуйста|плиз|плз|пож|пжл|пж|привет(?:ик)?|здравствуй(?:те)?|добр(?:ый день|ый вечер|ое утро)|слушай|слуш|ок|окей|ладно|хорошо|ну|и|а|ещё|еще|тогда|давай(?:те)?|можешь|можете|сможешь|можно|(?:не )?мог(?:ла|ли)?(?: бы)? (?:ты|вы)|будь добр[аы]?|мне (?:надо|нужно)|надо|нужно|хочу|хотел[аи]? бы|прошу",
    verbs:
      "(?:(?:создай|добавь|запланируй|запиши|назначь|поставь|внеси|занеси|отметь|закинь|забей|впиши|сохрани|забронируй время|зарезервируй|пометь|кинь|вставь|заведи)(?:те)?|(?:создать|добавить|запланировать|записать|назначить|поставить|внести|занести|закинуть|вписать|отметить|сохранить))(?:,? (?:мне|меня|себе|нам|нас|пожалуйста|плиз|плз|пож|пжл|пж|там|ещё|еще|туда|(?:в|на) (?:мой )?(?:календарь|расписание|ежедневник|план)),?)*",
    articles: "(?!)",
  },
} as const satisfies Readonly<Record<string, PlanningWords>>;

/** An order for a new event at the beginning of a text, with the article of what's planned. */
export const plannedIn = ({ polite, verbs, articles }: PlanningWords): string =>
  `(?:(?:${polite})[,!.]? +){0,6}(?:${verbs})(?: +(?:${articles})(?= +\\p{L}))?`;

/** That it's for the calendar. */
const CALENDARS = [
  "(?:to|in|on|into|from|off) (?:(?:my|the|our) (?:calendar|calender|schedule|agenda|diary|planner|cal|books)|(?:calendar|calender|diary):?(?! \\p{L}+ing))",
  "(?:(?:in|zu|auf) (?:(?:meine|unsere|de|seine)[nm]? )?|zum |im |in den )(?:kalender|terminkalender|terminplan)(?: (?:ein|hinzu|rein|dazu|auf|eintragen|schreiben|setzen|packen|stellen|aufnehmen|legen|hinzufügen|hauen|machen|tun|notieren))?",
  "(?:en|a|al|de) (?:(?:mi|el|la|nuestr[oa]|tu) )?(?:calendario|agenda)",
  "(?:à|dans|sur|au) (?:(?:mon|ma|le|notre|ton) |l')?(?:calendrier|agenda|planning|cal)",
  "(?:al|nel|sul|in|nella|alla) (?:(?:mi[oa]|nostr[oa]) )?(?:calendario|agenda)",
  "(?:ao|no|na|à|em|pr[oa]|para [oa]|da|do) (?:(?:meu|minha|noss[oa]) )?(?:calend[aá]rio|agenda)",
  "(?:в|на|к|из) (?:(?:мо(?:й|ём|ем|его)|наш|свой) )?(?:календарь|календаре|календарю|календаря|расписание|расписании|ежедневник)",
];
export const FOR_THE_CALENDAR = new RegExp(`(?<![\\p{L}\\p{M}])(?:${CALENDARS.join("|")})(?![\\p{L}\\p{M}])`, "giu");
