import type { Said } from "../grammar.ts";
import { every } from "../repeated.ts";
import type { DayPart } from "../saying.ts";
import { clock } from "../tables.ts";
import { europeanChart } from "./european.ts";

const ORDINALS = ["erste[nr]|1\\.", "zweite[nr]|2\\.", "dritte[nr]|3\\.", "vierte[nr]|4\\.", "letzte[nr]"];
const LAST = ORDINALS.length - 1;

/** "Dienstagabend". */
function partOf(day: string): DayPart {
  if (/abends?$|nachts?$/iu.test(day)) return "evening";
  if (/nachmittags?$/iu.test(day)) return "afternoon";
  return /(?<!vor)mittags?$/iu.test(day) ? "noon" : "morning";
}

/** The tables of German. */
export const german = europeanChart({
  weekdays: "montag|mo dienstag|di mittwoch|mi donnerstag|do freitag|fr samstag|sonnabend|sa sonntag|so.",
  everyWeekdays: "montags dienstags mittwochs donnerstags freitags samstags|sonnabends sonntags",
  months:
    "januar|jänner|jan februar|feber|feb märz|maerz|mrz april|apr mai juni|jun juli|jul august|aug september|sept oktober|okt november|nov dezember|dez",
  hours: "ein|eins|eine|einer|einem|einen zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
  numbers: {
    fuenf: 5,
    zwoelf: 12,
    fünfzehn: 15,
    zwanzig: 20,
    dreißig: 30,
    dreissig: 30,
    vierzig: 40,
    fünfundvierzig: 45,
    sechzig: 60,
    neunzig: 90,
  },
  units:
    "minute|minuten|min|mins|minütchen stunde|stunden|std|stündchen|h tag|tage|tagen woche|wochen monat|monate|monaten jahr|jahre|jahren",
  at: "um|gegen|ab|so um|so gegen|um ca\\.?|punkt",
  oclock: "uhr|(?<=(?:[01]\\d|2[0-4]) ?)h",
  on24: "uhr",
  halfPast: null,
  quarterPast: "viertel nach {hour}",
  quarterTo: "viertel vor {hour}|dreiviertel {hour}",
  halfTo: "halb {hour}",
  noon: "(?:am )?mittags?|zu mittag|12 uhr mittags",
  noonAndHalf: null,
  midnight: "mitternacht",
  morning:
    "(?:am )?(?:vormittags?|morgens)|in der früh|früh morgens|früh(?= (?:um|am|gegen|\\d))|(?<=(?:heute|morgen|[sndtw]tag|woch|übermorgen) )früh",
  afternoon: "(?:am )?nachmittags?|(?:am )?nachmittach",
  evening: "(?:am )?abends?",
  night: "nachts|in der nacht",
  today: "heut|heute",
  tonight: "heute? abend|heute? nacht",
  tomorrow: "morgen|morjen",
  afterTomorrow: "übermorgen|uebermorgen",
  yesterday: "gestern",
  on: "am|den|der",
  coming: "(?:am )?(?:kommende[nr]?|diesen) {weekday}",
  inNextWeek:
    "(?:nächste|kommende|naechste) woche(?: am)? {weekday}|(?:am )?{weekday2} (?:in der |der )?(?:nächste[rn]?|kommende[rn]?|naechste) woche",
  eitherWeek: "(?:am )?nächste[nmr]? {weekday}",
  weekLater: "{weekday} in einer woche",
  aboutWeeks: "(?:acht|8|vierzehn|14) tagen?",
  thisWeek: "(?:in )?diese[rn]? woche",
  nextWeek: "(?:in der )?(?:nächste[rn]?|kommende[rn]?|naechste) woche",
  weekend: "(?:am |dieses |übers |am kommenden )?(?:wochenende|we)",
  thisMonth: "diesen monat",
  nextMonth: "nächsten monat",
  ordinal: "\\.|ten|te",
  of: "des|im",
  every: "jede[nmrs]?|alle",
  everyOther: "jede[nmrs]? zweite[nmrs]?|alle zwei",
  workdays: "(?:jeden )?werktags?|an werktagen|unter der woche",
  daily: "täglich",
  weekly: "wöchentlich",
  monthly: "monatlich",
  yearly: "jährlich",
  in: "in",
  for: "für|dauert|lang",
  lengths: {
    "eine halbe stunde": 30,
    "ne halbe stunde": 30,
    "1/2 stunde": 30,
    "ner halben stunde": 30,
    "ne stunde": 60,
    "ner stunde": 60,
    "ner viertelstunde": 15,
    "eine dreiviertel stunde": 45,
    "einer dreiviertel stunde": 45,
    "eine viertel stunde": 15,
    "einer viertel stunde": 15,
    "ein einhalb stunden": 90,
    "1,5 stunden": 90,
    "1,5h": 90,
    "1.5 stunden": 90,
    "zweieinhalb stunden": 150,
    "2,5 stunden": 150,
    "einer halben stunde": 30,
    "halbe stunde": 30,
    "eine viertelstunde": 15,
    "einer viertelstunde": 15,
    "ne viertelstunde": 15,
    viertelstunde: 15,
    "eine dreiviertelstunde": 45,
    "einer dreiviertelstunde": 45,
    dreiviertelstunde: 45,
    "anderthalb stunden": 90,
    "eineinhalb stunden": 90,
  },
  before: "vorher|davor|im voraus",
  allDay: "ganztägig|den ganzen tag|ganzer tag",
  from: "von|vom|ab",
  to: "bis|bis zum",
  until: "bis|bis zum",
  endOf: "ende",
  except: "außer|ausser|aber nicht|nicht am",
  or: "oder",
  and: "und",
  leads: "im|um|am|an",
  hasSmallDays: false,
  own: [
    {
      says: "{weekday}(?:vormittag|morgen|mittag|nachmittag|abend|nacht)s?",
      means: (said) => ({
        day: { kind: "weekday", weekday: said.num("weekday") ?? 1, week: null },
        part: partOf(said.text),
      }),
    },
    {
      says: "(?:am )?(?:diesen |kommenden )?{weekday} (?:früh|morgen|vormittag)",
      means: (said) => ({ day: { kind: "weekday", weekday: said.num("weekday") ?? 1, week: null }, part: "morning" }),
    },
    {
      says: "auf {hour}(?= ?(?:$|[.!?]|bitte|verschieben|verlegen|legen|schieben))",
      means: (said) => ({ clock: clock(said.num("hour") ?? 0, 0, said.text.replace(/^\D+/, "")) }),
    },
    { says: "jeden abend", means: { ...every({ freq: "DAILY" }), part: "evening" } },
    { says: "jeden (?:morgen|vormittag)", means: { ...every({ freq: "DAILY" }), part: "morning" } },
    { says: "jeden nachmittag", means: { ...every({ freq: "DAILY" }), part: "afternoon" } },
    { says: "(?:zur |um die |auf die )?(?:gleichen?|selben?) (?:zeit|uhrzeit)", means: { trouble: "same-time" } },
    {
      says: "so(?= \\d)",
      means: ({ before }) => (before.trim() === "" ? { day: { kind: "weekday", weekday: 7, week: null } } : null),
    },
    ...ORDINALS.map((ordinal, index) => ({
      says: `(?:jeden|immer am|am|jeweils am) (?:${ordinal}) {weekday} (?:im|des|jeden|jedes|in jedem) monats?`,
      means: (said: Said) =>
        every({ freq: "MONTHLY", nth: index === LAST ? -1 : index + 1, days: [said.num("weekday") ?? 1] }),
    })),
    {
      says: "zwischen {hour}(?:[:.]{minute})?(?: ?uhr)? und {hour2}(?:[:.]{minute2})?(?: ?uhr)?",
      means: (said) => ({
        clock: clock(said.num("hour") ?? 0, said.num("minute") ?? 0, said.text.replace(/^\D+/, "")),
        clockEnd: clock(said.num("hour2") ?? 0, said.num("minute2") ?? 0, ""),
      }),
    },
    // Greetings.
    {
      says: "(?:guten|schönen|schoenen|gute|schöne|schönes) (?:morgen|abend|nacht|tag|wochenende)",
      means: { nothing: true },
    },
    { says: "moin moin|bis morgen|bis heute abend|bis dann", means: { nothing: true } },
  ],
  titles: "frau|herr|herrn|dr|mit|familie",
});
