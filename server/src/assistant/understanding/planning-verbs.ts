/** How an order for a new event is said in a language. Strings are sources of regular expressions. */
interface PlanningWords {
  /** Verbs at the beginning, and what may stand between them and the event. */
  readonly verbs: string;
  /** Goes before any of the verbs. */
  readonly polite: string;
  /** Articles of what's planned. */
  readonly articles: string;
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
    polite: "por favor|hola|oye|ok|vale|y|¿?(?:me )?puedes|¿?podrías",
    verbs:
      "(?:agenda|agéndame|agendar|crea|créame|crear|añade|añádeme|añadir|agrega|agrégame|agregar|programa|programar|pon|ponme|poner|apunta|apúntame|anota|anótame|mete|guarda|reserva|registra)",
    articles: "una?|el|la",
  },
  fr: {
    polite:
      "s'il (?:te|vous) pla[iî]t|stp|svp|bonjour|salut|slt|hello|coucou|hey|ok|et|alors|bon|du coup|merci|aussi|(?:est[- ]ce que )?(?:tu (?:peux|pourrais|veux bien)|vous (?:pouvez|pourriez))(?: me| nous| m'| aussi)*|(?:peux|pourrais)-tu(?: me| nous)*|(?:pouvez|pourriez)-vous(?: me| nous)*|(?:je voudrais|j'aimerais|il faudrait|faut|je veux)(?= (?:ajouter|créer|noter|planifier|programmer|mettre))",
    verbs:
      "(?:r?ajoute[rz]?|crée[rz]?|creer?|planifie[rz]?|note[rz]?|met(?=[- ]moi)|mets|mettez|mettre|inscri(?:s|re|vez)|programme[rz]?|enregistre[rz]?|bloque[rz]?|réserve[rz]?|prévois|prévoir|cale[rz]?|marque[rz]?|rentre[rz]?|colle[rz]?|fous|nouvel événement|nouveau (?:rdv|rendez-vous)|rdv(?=:)|événement(?= ?:))(?:[- ](?:moi|nous|m'y))?",
    articles: "une?|le|la|les|mon|ma|mes|des|du",
  },
  it: {
    polite: "per favore|ciao|ok|e|poi|puoi|potresti",
    verbs:
      "(?:aggiungi|aggiungimi|aggiungere|crea|creami|creare|pianifica|segna|segnami|segnare|metti|mettimi|mettere|inserisci|inserire|programma|prenota|fissa|fissami|annota|salva)",
    articles: "un[ao]?|il|la|lo",
  },
  pt: {
    polite: "por favor|oi|olá|ok|e|pode|você pode|poderia",
    verbs:
      "(?:adicion[ae]r?|cri[ae]r?|agend[ae]r?|marqu?[ae]r?|coloc[ae]r?|coloque|põe|ponha|bota|botar|inclui|inclua|incluir|anot[ae]r?|salv[ae]r?|reserv[ae]r?|registr[ae]r?|programe?|programar)(?: (?:aí|pra mim|para mim))?",
    articles: "uma?|o|a",
  },
  ru: {
    polite: "пожалуйста|привет|ок|и|можешь|можете",
    verbs:
      "(?:создай|добавь|запланируй|запиши|назначь|поставь|внеси|занеси|отметь)(?:те)?(?: (?:мне|пожалуйста))?|(?:создать|добавить|запланировать|записать|назначить|поставить|внести)",
    articles: "(?!)",
  },
} as const satisfies Readonly<Record<string, PlanningWords>>;

/** An order for a new event at the beginning of a text, with the article of what's planned. */
export const plannedIn = ({ polite, verbs, articles }: PlanningWords): string =>
  `(?:(?:${polite})[,!]? +)*(?:${verbs})(?: +(?:${articles})(?= +\\p{L}))?`;

/** That it's for the calendar. */
const CALENDARS = [
  "(?:to|in|on|into|from|off) (?:(?:my|the|our) (?:calendar|calender|schedule|agenda|diary|planner|cal|books)|(?:calendar|calender|diary):?(?! \\p{L}+ing))",
  "(?:(?:in|zu|auf) (?:(?:meine|unsere|de|seine)[nm]? )?|zum |im |in den )(?:kalender|terminkalender|terminplan)(?: (?:ein|hinzu|rein|dazu|auf|eintragen|schreiben|setzen|packen|stellen|aufnehmen|legen|hinzufügen|hauen|machen|tun|notieren))?",
  "(?:en|a|al|de) (?:(?:mi|el|la|nuestr[oa]|tu) )?(?:calendario|agenda)",
  "(?:à|dans|sur|au) (?:(?:mon|ma|le|notre|ton) |l')?(?:calendrier|agenda|planning|cal)",
  "(?:al|nel|sul|in|nella|alla) (?:(?:mi[oa]|nostr[oa]) )?(?:calendario|agenda)",
  "(?:ao|no|na|à|em|pr[oa]|para [oa]) (?:(?:meu|minha|noss[oa]) )?(?:calend[aá]rio|agenda)",
  "(?:в|на|к) (?:(?:мой|наш|свой) )?(?:календарь|календаре|календарю|расписание|ежедневник)",
];
export const FOR_THE_CALENDAR = new RegExp(`(?<![\\p{L}\\p{M}])(?:${CALENDARS.join("|")})(?![\\p{L}\\p{M}])`, "giu");
