import { intlLanguage, listed, type Wording } from "./wording.ts";

const UNITS = [
  ["week", 10_080],
  ["day", 1_440],
  ["hour", 60],
  ["minute", 1],
] as const;

/** "20 minutes", "1 hour and 30 minutes". */
export function lengthText(minutes: number, { language }: Pick<Wording, "language">): string {
  let left = Math.max(0, Math.round(minutes));
  const parts = UNITS.flatMap(([unit, length]) => {
    const count = Math.floor(left / length);
    left -= count * length;
    const format = new Intl.NumberFormat(intlLanguage(language), { style: "unit", unit, unitDisplay: "long" });
    return count === 0 ? [] : [format.format(count)];
  });
  return listed(parts, "conjunction", language);
}
