import type { Temporal } from "temporal-polyfill";

const SMALL_NUMBERS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
};
const HOUR = `(\\d{1,2}|${Object.keys(SMALL_NUMBERS).join("|")})`;
const hourOf = (word: string) => SMALL_NUMBERS[word.toLowerCase()] ?? Number(word);

const clock = (hour: number, minute: number) => `${hour}:${String(minute).padStart(2, "0")}`;

/** Without am or pm, assume working hours; `4` before a colon keeps that reading. */
const beforeHour = (word: string) => (hourOf(word) === 1 ? 12 : hourOf(word) - 1);

function nextDayOfMonth(day: number, today: Temporal.PlainDate): string | null {
  if (day < 1 || day > 31) return null;
  for (let ahead = 0; ahead < 12; ahead += 1) {
    const month = today.with({ day: 1 }).add({ months: ahead });
    if (day > month.daysInMonth) continue;
    const found = month.with({ day });
    if (found.since(today).sign >= 0) return found.toString();
  }
  return null;
}

/** Rewrites English time phrases that the date parser doesn't understand into ones that it does. */
export function plainEnglishTime(text: string, today: Temporal.PlainDate): string {
  return text
    .replaceAll(/\bhalf past (\w+)\b/gi, (all, word: string) =>
      Number.isNaN(hourOf(word)) ? all : `at ${clock(hourOf(word), 30)}`,
    )
    .replaceAll(
      new RegExp(`\\b(?:a )?quarter past ${HOUR}\\b`, "gi"),
      (_, word: string) => `at ${clock(hourOf(word), 15)}`,
    )
    .replaceAll(
      new RegExp(`\\b(?:a )?quarter to ${HOUR}\\b`, "gi"),
      (_, word: string) => `at ${clock(beforeHour(word), 45)}`,
    )
    .replaceAll(/\bat at\b/gi, "at")
    .replaceAll(
      new RegExp(`\\bat (${Object.keys(SMALL_NUMBERS).join("|")})\\b`, "gi"),
      (_, word: string) => `at ${hourOf(word)}`,
    )
    .replaceAll(/(?<!the )\bday after tomorrow\b/gi, "the day after tomorrow")
    .replaceAll(/\bmidday\b/gi, "noon")
    .replaceAll(/\bbetween (\d[\d:]*\s*(?:am|pm)?) and (?=\d)/gi, "from $1 to ")
    .replaceAll(/\b(\d{1,2})h(\d{2})?\b(?! ago)/g, (_, hour: string, minute?: string) => `${hour}:${minute ?? "00"}`)
    .replaceAll(
      /\b(?:on )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:on )?the (\d{1,2})(?:st|nd|rd|th)\b(?! (?:of|floor|street|avenue))/gi,
      (all, day: string) => {
        const date = nextDayOfMonth(Number(day), today);
        return date === null ? all : `on ${date}`;
      },
    )
    .replaceAll(
      /\ba week from (today|tomorrow)\b/gi,
      (_, day: string) => `on ${today.add({ days: day.toLowerCase() === "today" ? 7 : 8 }).toString()}`,
    );
}
