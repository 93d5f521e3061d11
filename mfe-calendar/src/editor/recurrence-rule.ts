/** The recurrences the dialog offers. `custom` is any other rule, kept as is. */
export const RECURRENCE_CHOICES = ["none", "daily", "weekly", "monthly", "yearly"] as const;
export type RecurrenceChoice = (typeof RECURRENCE_CHOICES)[number] | "custom";

export type Frequency = "daily" | "weekly" | "monthly" | "yearly";

/** The parts of a rule that can be put into words. */
export interface RecurrenceRule {
  readonly frequency: Frequency;
  readonly interval: number;
  /** ISO weekdays, ascending, without ordinals. Empty means the weekday of the start. */
  readonly weekdays: readonly number[];
  readonly end: { readonly kind: "never" } | { readonly kind: "count"; readonly count: number } | RecurrenceUntil;
  /** False if the rule has more than these parts. */
  readonly complete: boolean;
}
export interface RecurrenceUntil {
  readonly kind: "until";
  /** Milliseconds since the epoch. */
  readonly at: number;
}

const WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
const SAID = new Set(["FREQ", "INTERVAL", "BYDAY", "COUNT", "UNTIL", "WKST"]);

/** Rules have no BYDAY, so they follow the start: an event moved to another weekday repeats on that day. */
export function ruleOfChoice(choice: Exclude<RecurrenceChoice, "custom">): string | null {
  return choice === "none" ? null : `FREQ=${choice.toUpperCase()}`;
}

export function choiceOfRule(rule: string | null): RecurrenceChoice {
  if (rule === null) return "none";
  return RECURRENCE_CHOICES.find((choice) => ruleOfChoice(choice) === rule.toUpperCase()) ?? "custom";
}

/** Parses an RRULE value (RFC 5545). Undefined if its frequency isn't one of the four. */
export function parseRule(rule: string): RecurrenceRule | undefined {
  const parts = new Map(
    rule.split(";").map((part) => {
      const [name = "", value = ""] = part.split("=", 2);
      return [name.toUpperCase(), value.toUpperCase()] as const;
    }),
  );
  const frequency = RECURRENCE_CHOICES.find(
    (choice) => choice !== "none" && choice === parts.get("FREQ")?.toLowerCase(),
  );
  if (!frequency || frequency === "none") return undefined;
  const days = parts.get("BYDAY")?.split(",") ?? [];
  const weekdays = days.map((day) => WEEKDAYS.indexOf(day) + 1).filter((day) => day > 0);
  return {
    frequency,
    interval: Number(parts.get("INTERVAL") ?? 1),
    weekdays: weekdays.toSorted((left, right) => left - right),
    end: ending(parts),
    complete: weekdays.length === days.length && [...parts.keys()].every((name) => SAID.has(name)),
  };
}

function ending(parts: ReadonlyMap<string, string>): RecurrenceRule["end"] {
  const count = parts.get("COUNT");
  if (count) return { kind: "count", count: Number(count) };
  const until = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z?)?$/.exec(parts.get("UNTIL") ?? "");
  if (!until) return { kind: "never" };
  const [year = 0, month = 1, day = 1, hour = 12, minute = 0, second = 0] = until
    .slice(1)
    .map((part) => (part === undefined ? undefined : Number(part)));
  return { kind: "until", at: Date.UTC(year, month - 1, day, hour, minute, second) };
}
