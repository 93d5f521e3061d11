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
