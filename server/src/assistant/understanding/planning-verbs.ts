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
    polite: "bitte|hallo|hey|hi|ok(?:ay)?|und|dann|also|kannst du(?: mir)?|könntest du(?: mir)?|können sie(?: mir)?",
    verbs:
      "(?:plane?|erstelle?|trag\\p{L}*|füge?|buche?|lege?|setze?|notiere?|packe?)(?:(?: mir| mal| bitte| noch| sie| uns))*",
    articles: "eine[nm]?|ein|den|die|das",
  },
  es: {
    polite: "por favor|hola|oye|ok|vale|y|¿?(?:me )?puedes|¿?podrías",
    verbs:
      "(?:agenda|agéndame|agendar|crea|créame|crear|añade|añádeme|añadir|agrega|agrégame|agregar|programa|programar|pon|ponme|poner|apunta|apúntame|anota|anótame|mete|guarda|reserva|registra)",
    articles: "una?|el|la",
  },
  fr: {
    polite:
      "s'il (?:te|vous) pla[iî]t|stp|svp|bonjour|salut|ok|et|(?:est-ce que )?tu peux|peux-tu|pouvez-vous|vous pouvez",
    verbs:
      "(?:ajoute[rz]?|crée[rz]?|planifie[rz]?|note[rz]?|mets|mettez|mettre|inscris|inscrivez|programme[rz]?|enregistre[rz]?|bloque[rz]?|réserve[rz]?|prévois|cale[rz]?)(?:-moi)?",
    articles: "une?|le|la",
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
  "(?:(?:in|zu|auf) (?:(?:meine|unsere|de|seine)[nm]? )?|zum |im |in den )(?:kalender|terminkalender)(?: (?:ein|hinzu|rein|dazu))?",
  "(?:en|a|al|de) (?:(?:mi|el|la|nuestr[oa]|tu) )?(?:calendario|agenda)",
  "(?:à|dans|sur|au) (?:(?:mon|ma|le|notre|ton) |l')?(?:calendrier|agenda|planning)",
  "(?:al|nel|sul|in|nella|alla) (?:(?:mi[oa]|nostr[oa]) )?(?:calendario|agenda)",
  "(?:ao|no|na|à|em|pr[oa]|para [oa]) (?:(?:meu|minha|noss[oa]) )?(?:calend[aá]rio|agenda)",
  "(?:в|на|к) (?:(?:мой|наш|свой) )?(?:календарь|календаре|календарю|расписание|ежедневник)",
];
export const FOR_THE_CALENDAR = new RegExp(`(?<![\\p{L}\\p{M}])(?:${CALENDARS.join("|")})(?![\\p{L}\\p{M}])`, "giu");
