import { every } from "../repeated.ts";
import { beside, europeanChart, time } from "./european.ts";

/** What has to come right before "las 8", if anything does, so that it's a time. */
const LEADS =
  /(?:^|(?<!\p{L})(?:hasta|desde|entre|para|de|antes de|después de|y|tipo|sobre|hoy|mañana|manana|tarde|noche)) ?$/iu;
const MINUTES: Readonly<Record<string, number>> = {
  cinco: 5,
  diez: 10,
  cuarto: 15,
  veinte: 20,
  veinticinco: 25,
  media: 30,
};

/** The tables of Spanish. */
export const spanish = europeanChart({
  weekdays: "lunes martes miércoles|miercoles jueves viernes sábado|sabado|sábados|sabados domingo|domingos",
  months: "enero febrero marzo abril mayo junio julio agosto septiembre|setiembre octubre noviembre diciembre",
  hours: "una|un dos tres cuatro cinco seis siete ocho nueve diez once doce",
  numbers: { quince: 15, veinte: 20, treinta: 30, cuarenta: 40, "cuarenta y cinco": 45, noventa: 90 },
  units: "minuto|minutos|min|minutitos hora|horas|h|hs|hrs|horitas día|días|dia|dias semana|semanas mes|meses año|años",
  at: "a las|a la|sobre las|hacia las|a eso de las|como a las|tipo|para las|sobre la|hacia la|a eso de la",
  oclock: "horas|h|hs|hrs|en punto",
  halfPast: "y media",
  quarterPast: "{hour} y cuarto",
  quarterTo: "{hour} menos cuarto",
  halfTo: null,
  noon: "(?:a )?(?:mediodía|mediodia)|al mediodía",
  noonAndHalf: null,
  midnight: "(?:a )?medianoche",
  morning: "(?:de|por|en|a) la (?:mañana|manana)",
  afternoon: "(?:de|por|en|a) la (?:tarde|tardecita)",
  evening: "(?:de|por|en|a) la noche",
  night: "de la madrugada",
  today: "hoy",
  tonight: "esta noche",
  tomorrow: "mañana|manana",
  afterTomorrow: "pasado (?:mañana|manana)",
  yesterday: "ayer",
  on: "el|este|al|del|día|el día|el dia|este mismo|para el|para este",
  coming: "(?:el )?(?:próximo|proximo|este) {weekday}",
  inNextWeek:
    "(?:el )?{weekday} de la (?:próxima semana|proxima semana|semana que viene|semana próxima|semana siguiente)|(?:la |de la )?(?:semana que viene|próxima semana),? (?:el )?{weekday2}",
  eitherWeek: "(?:el )?{weekday} (?:que viene|próximo|proximo)",
  weekLater: null,
  aboutWeeks: "(?:ocho|8|quince|15) días",
  thisWeek: "esta semana",
  nextWeek: "(?:la )?(?:semana que viene|próxima semana|proxima semana|semana próxima)",
  weekend: "(?:el |este |en el )?(?:fin de semana|finde(?: semana)?)",
  thisMonth: "este mes",
  nextMonth: "(?:el )?(?:mes que viene|próximo mes|proximo mes)",
  ordinal: "º|ro",
  of: "de|del",
  every: "cada|todos los|todas las|los",
  everyOther: "cada dos|un {weekday5} sí y otro no",
  workdays: "(?:todos los |los )?d[íi]as (?:laborables|hábiles|habiles|de diario)|de lunes a viernes|entre semana",
  daily: "a diario|diariamente|todos los d[íi]as|cada d[íi]a",
  weekly: "semanalmente|cada semana|una vez (?:a la|por) semana",
  monthly: "mensualmente|cada mes|una vez al mes",
  yearly: "anualmente|cada a[ñn]o|una vez al a[ñn]o",
  in: "en|dentro de|de aquí a|de aqui a",
  for: "durante|por|de",
  lengths: {
    "media hora": 30,
    "media horita": 30,
    "una horita": 60,
    "un par de horas": 120,
    "dos horas y media": 150,
    "un cuartito de hora": 15,
    "un cuarto de hora": 15,
    "una hora y media": 90,
    "hora y media": 90,
    "tres cuartos de hora": 45,
  },
  before: "antes",
  allDay: "todo el día|día entero",
  from: "desde|de|del|a partir de|a partir del|de las|desde las|desde la|desde el|de la|entre las|entre",
  to: "a|al|hasta",
  until: "hasta|hasta el|hasta las|hasta la",
  endOf: "(?:el )?fin(?:al(?:es)?)? de",
  except: "excepto|salvo|menos|menos el|excepto el|salvo el",
  or: "o",
  and: "y",
  leads: "en|a|para|para el|sobre|hacia",
  hasSmallDays: true,
  titles: "sr|sra|don|doña|señor|señora",
  own: [
    {
      says: "entre las? {hour}(?:[:.h]{minute})? y las? {hour2}(?:[:.h]{minute2})?",
      means: (said) => ({ clock: time(said), clockEnd: time(said, "2") }),
    },
    { says: "que viene no|no,? el otro", means: { trouble: "which-time" } },
    { says: "(?:a )?(?:la )?misma hora(?: de siempre)?", means: { trouble: "same-time" } },
    { says: "esta tarde", means: { day: { kind: "ahead", days: 0 }, part: "afternoon" } },
    { says: "esta (?:mañana|manana)", means: { day: { kind: "ahead", days: 0 }, part: "morning" } },
    {
      says: "(?:mañana|manana) (?:tarde|noche)(?= ?(?:$|[,;!?]|a las?))",
      means: (said) => ({
        day: { kind: "ahead", days: 1 },
        part: said.text.endsWith("tarde") ? "afternoon" : "evening",
      }),
    },
    { says: "cada (?:quince|15) días|quincenalmente", means: every({ freq: "WEEKLY", interval: 2 }) },
    {
      says: "las? {hour}(?:[:.h]{minute})?(?= ?(?:$|[,;!?)]|(?:y|a|h|hasta|de la|por la|en punto|mejor|porfa|por favor)(?!\\p{L})))",
      means: (said) => (LEADS.test(said.before) ? { clock: time(said) } : null),
    },
    {
      says: "{hour}(?= (?:de|por|en) la (?:mañana|manana|tarde|noche))",
      means: (said) => ({ clock: time(said) }),
    },
    {
      says: "(?:a |sobre |hasta |para |desde )?las? {hour} (?:y|menos) (?:cinco|diez|veinte|veinticinco|media|cuarto)",
      means: (said) => {
        const minutes = MINUTES[/\p{L}+$/u.exec(said.text.toLowerCase())?.[0] ?? ""] ?? 0;
        return beside(said, said.text.toLowerCase().includes(" menos ") ? -minutes : minutes);
      },
    },
  ],
});
