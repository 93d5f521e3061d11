import type { Said } from "../grammar.ts";
import { every } from "../repeated.ts";
import { clock } from "../tables.ts";
import { europeanChart } from "./european.ts";

const ORDINALS = ["premier|1er", "deuxième|2e", "troisième|3e", "quatrième|4e", "dernier"];
const LAST = ORDINALS.length - 1;

/** The tables of French. */
export const french = europeanChart({
  weekdays:
    "lundi|lundis|lun mardi|mardis|mar. mercredi|mercredis|mer. jeudi|jeudis|jeu. vendredi|vendredis|ven samedi|samedis|sam. dimanche|dimanches|dim",
  months:
    "janvier février|fevrier mars avril mai juin juillet|juil août|aout septembre octobre novembre décembre|decembre",
  hours: "une|un deux trois quatre cinq six sept huit neuf dix onze douze",
  numbers: { quinze: 15, vingt: 20, trente: 30, quarante: 40, "quarante-cinq": 45, soixante: 60 },
  units: "minute|minutes|min|mn heure|heures|h jour|jours semaine|semaines mois an|ans|année|années",
  at: "à|vers|(?:pour|a)(?= ?\\d{1,2} ?(?:h|heures?)(?:[^a-z]|\\d|$))|(?:à|vers) environ|vers les|sur les",
  oclock: "heures|heure|h",
  halfPast: "et demie?",
  quarterPast: "{hour} ?(?:heures?|h)? et quart",
  quarterTo: "{hour} ?(?:heures?|h)? moins (?:le |un )?quart",
  halfTo: null,
  noon: "midi",
  noonAndHalf: "(?:à )?midi et demie?",
  midnight: "minuit",
  morning: "(?:du|le|au|ce|dans la) matin|matin(?!\\p{L})|dans la matinée|en matinée|de bon matin",
  afternoon: "(?:de l'|l'|cet |cette |dans l'|en )?(?:après(?:-| )midi|apres(?:-| )midi|aprem|aprèm|aprème)",
  evening: "(?:du|le|au) soir|soir(?!\\p{L}|ée)|en soirée|dans la soirée",
  night: "(?:de la|la) nuit",
  today: "aujourd'hui|aujourdhui|aujourd hui|auj",
  tonight: "ce soir",
  tomorrow: "demain",
  afterTomorrow: "après(?:-| )demain|apres(?:-| )demain",
  yesterday: "hier",
  on: "le|les|du|au",
  coming: "(?:le )?{weekday} prochain|ce {weekday2}",
  inNextWeek: "(?:le )?{weekday} (?:de )?(?:la )?semaine prochaine|(?:la )?semaine prochaine,? {weekday2}",
  eitherWeek: null,
  weekLater: "{weekday} en huit",
  aboutWeeks: "(?:huit|8|quinze|15) jours",
  thisWeek: "cette semaine",
  nextWeek: "(?:la )?semaine pro(?:chaine)?",
  weekend: "(?:ce |le )?(?:week(?:-| )?end|we)(?: prochain)?",
  thisMonth: "ce mois(?:-ci)?",
  nextMonth: "(?:le )?mois prochain",
  ordinal: "er|ère|e",
  of: "de|du",
  every: "chaque|tous les|toutes les|ts les",
  everyOther: "un {weekday5} sur deux|tous les deux|toutes les deux",
  workdays: "(?:tous les )?jours ouvrés|du lundi au vendredi|en semaine",
  daily: "quotidiennement|tous les jours|ts les jours|chaque jour",
  weekly: "chaque semaine|toutes les semaines",
  monthly: "chaque mois|tous les mois",
  yearly: "chaque année|tous les ans",
  in: "dans|d'ici|d'ici à",
  for: "pendant|pour|durant",
  lengths: {
    "une demi-heure": 30,
    "demi-heure": 30,
    "une demi heure": 30,
    "demi heure": 30,
    "1/2 heure": 30,
    "une heure et quart": 75,
    "un quart d'heure": 15,
    "une petite heure": 60,
    "deux heures et demie": 150,
    "1h30": 90,
    "2h30": 150,
    "une heure et demie": 90,
    "trois quarts d'heure": 45,
  },
  before: "avant",
  allDay: "(?:pendant )?toute la journ[ée]e|journ[ée]e enti[èe]re|la journ[ée]e enti[èe]re",
  from: "de|du|depuis|à partir de|à partir du|dès",
  to: "à|au|jusqu'à|jusqu'au",
  until: "jusqu'à|jusqu'au|jusqu'en",
  endOf: "(?:la )?fin(?: de| d['’])?",
  except: "sauf|sauf le|excepté|hors",
  or: "ou",
  and: "et",
  leads: "en|pour|à",
  hasSmallDays: true,
  titles: "mme|m|mr|monsieur|madame",
  own: [
    { says: "(?:tous les soirs|chaque soir)", means: { ...every({ freq: "DAILY" }), part: "evening" } },
    { says: "(?:tous les matins|chaque matin)", means: { ...every({ freq: "DAILY" }), part: "morning" } },
    { says: "(?:à la |a la )?même heure", means: { trouble: "same-time" } },
    {
      says: "(?:un|une) {weekday} sur deux",
      means: (said) => every({ freq: "WEEKLY", interval: 2, days: [said.num("weekday") ?? 1] }),
    },
    ...ORDINALS.map((ordinal, index) => ({
      says: `(?:tous les|le|chaque) (?:${ordinal})s? {weekday} (?:du|de chaque|de tous les) mois`,
      means: (said: Said) =>
        every({ freq: "MONTHLY", nth: index === LAST ? -1 : index + 1, days: [said.num("weekday") ?? 1] }),
    })),
    {
      says: "entre {hour} ?(?:h|heures)?{minute}? et {hour2} ?(?:h|heures){minute2}?",
      means: (said) => ({
        clock: clock(said.num("hour") ?? 0, said.num("minute") ?? 0, said.text.replace(/^\D+/, "")),
        clockEnd: clock(said.num("hour2") ?? 0, said.num("minute2") ?? 0, ""),
      }),
    },
    {
      says: "du {date}(?:er)? {month} au {date2}(?:er)? {month2}",
      means: (said) => ({
        day: { kind: "date", month: said.num("month") ?? 0, day: said.num("date") ?? 0 },
        dayEnd: { kind: "date", month: said.num("month2") ?? 0, day: said.num("date2") ?? 0 },
      }),
    },
    {
      says: "du {weekday} au {weekday2}",
      means: (said) => ({
        day: { kind: "weekday", weekday: said.num("weekday") ?? 1, week: null },
        dayEnd: { kind: "weekday", weekday: said.num("weekday2") ?? 1, week: null },
      }),
    },
    // Greetings, and what's said of no time.
    {
      says: "(?:à|a) (?:demain|ce soir|lundi|plus tard)(?= ?(?:$|[!.]))",
      means: ({ before }) =>
        /(?:journée|soirée|nuit|revoir|salut|ciao|merci|allez),? $/iu.test(before) ? { nothing: true } : null,
    },
    { says: "bonne (?:nuit|soirée|journée|semaine|fin de journée)|bon (?:week-?end|matin)", means: { nothing: true } },
  ],
});
