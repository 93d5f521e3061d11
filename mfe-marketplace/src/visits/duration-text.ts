import { durationParts } from "./visit-period.ts";

/** A short duration text in `locale`: "3 min 20 sec". */
export function durationText(milliseconds: number, locale: string): string {
  const { minutes, seconds } = durationParts(milliseconds);
  const part = (value: number, unit: "minute" | "second") =>
    new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "short" }).format(value);
  if (minutes === 0) return part(seconds, "second");
  return seconds === 0 ? part(minutes, "minute") : `${part(minutes, "minute")} ${part(seconds, "second")}`;
}
