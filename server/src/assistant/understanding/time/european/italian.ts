import { every } from "../repeated.ts";
import { beside, europeanChart, time } from "./european.ts";

const MINUTES: Readonly<Record<string, number>> = { cinque: 5, dieci: 10, quarto: 15, venti: 20, venticinque: 25 };

/** The tables of Italian. */
export const italian = europeanChart({
  weekdays:
    "lunedì|lunedi martedì|martedi mercoledì|mercoledi giovedì|giovedi venerdì|venerdi sabato|sabati domenica|domeniche",
  months: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
  hours: "una|un|uno due tre quattro cinque sei sette otto nove dieci undici dodici",
  numbers: { quindici: 15, venti: 20, trenta: 30, quaranta: 40, quarantacinque: 45, novanta: 90 },
  units: "minuto|minuti|min|minutini ora|ore|h giorno|giorni settimana|settimane mese|mesi anno|anni",
  at: "alle|all'|verso le|per le|intorno alle|attorno alle|circa alle|alle ore|a l'",
  oclock: "ore|h|in punto",
  halfPast: "e mezz[oa]|e trenta",
  quarterPast: "{hour} e (?:un )?quarto",
  quarterTo: "{hour} meno un quarto",
  halfTo: null,
  noon: "(?:a )?mezzogiorno",
  noonAndHalf: "(?:a )?mezzogiorno e mezz[oa]",
  midnight: "(?:a )?mezzanotte",
  morning: "(?:(?:di|del|la|al|in) )?(?:mattin[ao]|mattinata)|questa (?:mattin[ao]|mattinata)",
  afternoon: "(?:(?:di|del|il|nel|al) )?pomeriggio",
  evening: "(?:di|la|alla|in) (?:sera|serata)",
  night: "di notte",
  today: "oggi",
  tonight: "stasera",
  tomorrow: "domani",
  afterTomorrow: "dopodomani",
  yesterday: "ieri",
  on: "il|l'|di|nel|dal|al|per il|il giorno|il prossimo giorno|questo|per",
  coming: "quest[oa] {weekday}",
  inNextWeek: "{weekday} della (?:prossima settimana|settimana prossima)|(?:la )?settimana prossima,? {weekday2}",
  eitherWeek: "{weekday} prossimo|prossimo {weekday2}|{weekday} prossima|prossima {weekday2}",
  weekLater: null,
  aboutWeeks: "(?:otto|8|quindici|15) giorni",
  thisWeek: "questa settimana",
  nextWeek: "(?:la )?(?:settimana prossima|prossima settimana|settimana che viene)",
  weekend: "(?:nel |questo |il |per il )?(?:weekend|week end|fine settimana)",
  thisMonth: "questo mese",
  nextMonth: "(?:il )?(?:mese prossimo|prossimo mese)",
  ordinal: "º|°",
  of: "di|del",
  every: "ogni|tutti i|tutte le|tutti gli",
  everyOther: "un {weekday5} sì e uno no|ogni due",
  workdays: "(?:tutti i |nei )?giorni (?:feriali|lavorativi)|da(?:l)? luned[ìi] (?:al|a) venerd[ìi]",
  daily: "ogni giorno|tutti i giorni",
  weekly: "ogni settimana|settimanalmente|una volta (?:alla|a) settimana",
  monthly: "ogni mese|mensilmente|una volta al mese",
  yearly: "ogni anno|annualmente|una volta all'anno",
  in: "tra|fra",
  for: "per|durante",
  lengths: {
    "mezz'ora": 30,
    "mezza ora": 30,
    mezzora: 30,
    "mezz'oretta": 30,
    "un'oretta": 60,
    "un ora": 60,
    "un paio d'ore": 120,
    "due ore e mezza": 150,
    "un quarto d'ora": 15,
    "un'ora": 60,
    "un'ora e mezza": 90,
    "tre quarti d'ora": 45,
  },
  before: "prima",
  allDay: "tutto il giorno|(?:tutta la )?giornata intera|tutta la giornata|l'intera giornata",
  from: "da|dal|dalle|dall'|a partire da|a partire dal",
  to: "a|al|alle|all'|fino a|fino al",
  until: "fino a|fino al|fino alle|entro|fino all'",
  endOf: "(?:la )?fine(?: di)?",
  except: "tranne|tranne il|eccetto|salvo",
  or: "o|oppure",
  and: "e",
  leads: "in|a|per|verso|nel",
  hasSmallDays: true,
  titles: "sig|signor|signora|dott",
  own: [
    {
      says: "(?:tra|fra) (?:le )?{hour}(?:[:.]{minute})? e (?:le )?{hour2}(?:[:.]{minute2})?",
      means: (said) => ({ clock: time(said), clockEnd: time(said, "2") }),
    },
    {
      says: "(?:(?:all'|dall'|verso l'|per l'|dopo l')|a l')una(?: e (?:mezz[ao]|un quarto|dieci|venti))?",
      means: ({ text }) => {
        const minute = [/mezz/iu, /quarto/iu, /dieci/iu, /venti/iu].findIndex((each) => each.test(text));
        return { clock: { hour: 1, minute: [30, 15, 10, 20][minute] ?? 0, exact: false } };
      },
    },
    {
      says: "dall'una alle {hour}",
      means: (said) => ({ clock: { hour: 1, minute: 0, exact: false }, clockEnd: time(said) }),
    },
    { says: "(?:l'|dell'|per l')(?=(?:8|11)(?!\\d))", means: { glue: "leads" } },
    { says: "(?:(?:alla|la) )?(?:stessa|solita) ora", means: { trouble: "same-time" } },
    { says: "stamattina|stamani|stamane", means: { day: { kind: "ahead", days: 0 }, part: "morning" } },
    { says: "questo pomeriggio|oggi pomeriggio", means: { day: { kind: "ahead", days: 0 }, part: "afternoon" } },
    { says: "questa sera|sta sera|stanotte", means: { day: { kind: "ahead", days: 0 }, part: "evening" } },
    { says: "sera|serata", means: { part: "evening", weak: true } },
    { says: "domani sera|domani notte", means: { day: { kind: "ahead", days: 1 }, part: "evening" } },
    { says: "ogni (?:quindici|15) giorni|una settimana sì e una no", means: every({ freq: "WEEKLY", interval: 2 }) },
    {
      says: "{weekday} sera",
      means: (said) => ({ day: { kind: "weekday", weekday: said.num("weekday") ?? 1, week: null }, part: "evening" }),
    },
    {
      says: "(?:alle |all'|dalle |fino alle |per le )?{hour} (?:e|meno) (?:cinque|dieci|un quarto|venti|venticinque)",
      means: (said) => {
        if (!/^(?:alle|all'|dalle|fino|per)/iu.test(said.text) && said.before.trim() !== "") return null;
        const minutes = MINUTES[/\p{L}+$/u.exec(said.text.toLowerCase())?.[0] ?? ""] ?? 0;
        return beside(said, said.text.toLowerCase().includes(" meno ") ? -minutes : minutes);
      },
    },
  ],
});
