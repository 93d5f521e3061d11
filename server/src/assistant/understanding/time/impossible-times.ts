import type { Fragment } from "./saying.ts";

const HOUR = "(?:2[5-9]|[3-9]\\d)";
const BEGINS = "(?<![\\d.,:/-])";

interface Pattern {
  readonly says: RegExp;
  /** It's a time only beside one, or after a word that leads to one. */
  readonly weak?: true;
}

/** "25:00", "10:75" and "13 pm" in any language. */
const ANYWHERE: readonly Pattern[] = [
  {
    says: new RegExp(
      `${BEGINS}(?:${HOUR}:[0-5]\\d|(?:[01]?\\d|2[0-4]):[6-9]\\d)(?![\\d:])(?: ?(?:uhr|h)(?!\\p{L}))?`,
      "giu",
    ),
    weak: true,
  },
  { says: new RegExp(`${BEGINS}(?:1[3-9]|[2-9]\\d) ?(?:[ap]m|[ap]\\.m\\.)(?![\\p{L}])`, "giu") },
];

const UNITS =
  "seconds?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|sekunden|minuten|stunden|tagen?|wochen|monaten?|jahren?|secondes|heures|jours|semaines|mois|ans|segundos|minut[oi]s?|horas|días|dias|semanas|meses|años|anos|secondi|ore|giorni|settimane|mesi|anni|секунд|минут|часов|дней|недель|месяцев|лет|giây|phút|giờ|tiếng|ngày|tuần|tháng|năm";

/** Lengths of more than four digits, in any language: nothing takes that long. */
const ENDLESS = [
  new RegExp(
    `${BEGINS}(?:(?<!\\p{L})(?:for|lasting|für|lang|pendant|durant|durante|por|per|в течение|на|trong) )?\\d{5,} ?(?:${UNITS})(?!\\p{L})`,
    "giu",
  ),
  /(?<!\d)\d{5,} ?[个個]?(?:小[时時]|[钟鐘][头頭]|分[钟鐘]|天|時間|分間|日間|週間|시간|분|일|주)(?: ?동안)?/gu,
];

/** Hours with what follows or leads them in a language. */
const OWN: Readonly<Record<string, readonly Pattern[]>> = {
  de: [{ says: new RegExp(`${BEGINS}${HOUR} ?uhr(?!\\p{L})`, "giu") }],
  en: [{ says: new RegExp(`${BEGINS}${HOUR} ?o'?clock(?!\\p{L})`, "giu") }],
  es: [{ says: new RegExp(`(?<=a las )${HOUR}(?![\\d:.,]| ?[%€])(?: ?(?:horas|h)(?!\\p{L}))?`, "giu") }],
  fr: [{ says: new RegExp(`(?<=(?:à|vers) )${HOUR} ?(?:h|heures)(?![\\p{L}])`, "giu") }],
  it: [{ says: new RegExp(`(?<=alle )${HOUR}(?![\\d:.,]| ?[%€])`, "giu") }],
  ja: [{ says: /(?<!\d)[3-9]\d時(?!間)/gu }],
  ko: [{ says: new RegExp(`${BEGINS}${HOUR} ?시(?! ?간)`, "gu") }],
  pt: [{ says: new RegExp(`(?<=às )${HOUR} ?(?:h|horas)(?!\\p{L})`, "giu") }],
  ru: [{ says: new RegExp(`(?<=(?:^|\\s)в )${HOUR} час(?:ов|а)(?!\\p{L})`, "giu") }],
  vi: [{ says: new RegExp(`${BEGINS}${HOUR} ?(?:giờ|gio|h)(?!\\p{L})(?! (?:nữa|sau|trước))`, "giu"), weak: true }],
  zh: [{ says: /(?<!\d)(?:2[5-9]|[3-9]\d)(?:[点點]|[时時](?![间間候]))(?![心子])/gu }],
};

const LEADS = /(?:^|[\s,])(?:at|@|um|gegen|à|vers|a las|alle|às|в|lúc|vào)\s$/iu;

/** Japanese hours go on past midnight: 25時, 26:00. */
const isLate = (language: string, said: string) => language === "ja" && /^2[5-9]/u.test(said);

/** What's found in a text with the times in it that no clock has and the lengths that nothing has, which take the place of what they look like. */
export function withImpossibleTimes(found: readonly Fragment[], text: string, language: string): readonly Fragment[] {
  const base = language.split("-")[0] ?? "en";
  const times = [...ANYWHERE, ...(OWN[base] ?? [])].flatMap(({ says, weak }) =>
    [...text.matchAll(says)]
      .filter(([said]) => !isLate(base, said))
      .map((match): Fragment => {
        const isLed = LEADS.test(text.slice(0, match.index));
        return {
          from: match.index,
          to: match.index + match[0].length,
          saying: { trouble: "impossible-time", ...(weak && !isLed && { weak }) },
        };
      }),
  );
  const endless = ENDLESS.flatMap((says) =>
    [...text.matchAll(says)].map(({ index, 0: said }): Fragment => ({
      from: index,
      to: index + said.length,
      saying: { trouble: "which-time" },
    })),
  );
  const all = [...times, ...endless];
  if (all.length === 0) return found;
  const isFree = ({ from, to }: Fragment) => all.every((time) => to <= time.from || from >= time.to);
  const apart = all.filter(
    (time, index) => all.findIndex(({ from, to }) => from < time.to && to > time.from) === index,
  );
  return [...found.filter(isFree), ...apart].toSorted((a, b) => a.from - b.from);
}
