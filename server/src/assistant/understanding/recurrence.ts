const DAYS: Record<string, string> = { mo: "MO", tu: "TU", we: "WE", th: "TH", fr: "FR", sa: "SA", su: "SU" };
const DAY = "(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?";
const byDay = (names: string) =>
  [...names.matchAll(new RegExp(`\\b${DAY}\\b`, "gi"))].map(([name]) => DAYS[name.slice(0, 2).toLowerCase()]).join(",");

interface Phrase {
  readonly pattern: RegExp;
  readonly rule: (match: RegExpExecArray) => string;
  /** What to leave in the text for the date parser. */
  readonly leaves: (match: RegExpExecArray) => string;
}

const UNITS: Record<string, string> = { day: "DAILY", week: "WEEKLY", month: "MONTHLY", year: "YEARLY" };
const firstDay = (names: string) => new RegExp(`\\b${DAY}\\b`, "i").exec(names)?.[0].replace(/s$/i, "") ?? "";

const PHRASES: readonly Phrase[] = [
  {
    pattern: /\b(?:every|each) (?:week ?day|working day)s?\b|\bon weekdays\b/i,
    rule: () => "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR",
    leaves: () => "",
  },
  {
    pattern: new RegExp(`\\b(?:every other|every second) (${DAY})\\b`, "i"),
    rule: (match) => `FREQ=WEEKLY;INTERVAL=2;BYDAY=${byDay(match[1] ?? "")}`,
    leaves: (match) => ` on ${firstDay(match[1] ?? "")}`,
  },
  {
    pattern: new RegExp(`\\b(?:every|each|weekly on) (${DAY}(?:(?:,? and |, ?)${DAY})*)\\b`, "i"),
    rule: (match) => `FREQ=WEEKLY;BYDAY=${byDay(match[1] ?? "")}`,
    leaves: (match) => ` on ${firstDay(match[1] ?? "")}`,
  },
  {
    pattern: /\bevery (\d{1,2}|two|three|four|other|second) (day|week|month|year)s?\b/i,
    rule: (match) => {
      const count =
        { two: 2, three: 3, four: 4, other: 2, second: 2 }[(match[1] ?? "").toLowerCase()] ?? Number(match[1]);
      return `FREQ=${UNITS[(match[2] ?? "").toLowerCase()]};INTERVAL=${count}`;
    },
    leaves: () => "",
  },
  {
    pattern: /\b(?:every|each) (day|week|month|year)\b/i,
    rule: (match) => `FREQ=${UNITS[(match[1] ?? "").toLowerCase()]}`,
    leaves: () => "",
  },
  {
    pattern: /\bevery (morning|evening|afternoon|night)\b/i,
    rule: () => "FREQ=DAILY",
    leaves: (match) => ` ${match[1]}`,
  },
  {
    pattern: /\b(daily|weekly|monthly|yearly|annually)\b/i,
    rule: (match) =>
      `FREQ=${(match[1] ?? "").toLowerCase() === "annually" ? "YEARLY" : (match[1] ?? "").toUpperCase()}`,
    leaves: () => "",
  },
];

/** Turns "every Monday" and the like into an RRULE value and removes it from the text, but leaves the day for the date parser. */
export function takeRecurrence(text: string): { rule: string | null; rest: string } {
  for (const { pattern, rule, leaves } of PHRASES) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const rest = `${text.slice(0, match.index)}${leaves(match)}${text.slice(match.index + match[0].length)}`;
    return { rule: rule(match), rest };
  }
  return { rule: null, rest: text };
}

const NAMES: Record<string, string> = {
  MO: "Monday",
  TU: "Tuesday",
  WE: "Wednesday",
  TH: "Thursday",
  FR: "Friday",
  SA: "Saturday",
  SU: "Sunday",
};

/** An RRULE of this module in words: "every Monday and Thursday", "every 2 weeks". */
export function recurrenceWords(rule: string): string {
  const parts = new Map(rule.split(";").map((part) => part.split("=") as [string, string]));
  const interval = Number(parts.get("INTERVAL") ?? 1);
  const days = (parts.get("BYDAY") ?? "").split(",").filter(Boolean);
  if (days.length === 5 && !days.includes("SA") && !days.includes("SU")) return "every weekday";
  const names = days.map((day) => NAMES[day] ?? day);
  const list = names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
  if (list !== "") return interval === 2 ? `every other ${list}` : `every ${list}`;
  const unit =
    { DAILY: "day", WEEKLY: "week", MONTHLY: "month", YEARLY: "year" }[parts.get("FREQ") ?? "DAILY"] ?? "day";
  return interval === 1 ? `every ${unit}` : `every ${interval} ${unit}s`;
}
