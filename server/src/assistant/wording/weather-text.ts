import type { WeatherUnits } from "@atrium/shared-contracts/wire";
import { intlLanguage, type Wording } from "./wording.ts";

type Said = Pick<Wording, "language">;

const inUnit = (value: number, unit: string, { language }: Said) =>
  new Intl.NumberFormat(intlLanguage(language), { style: "unit", unit, unitDisplay: "short" }).format(value);

/** "12°C", of a number in the unit. */
export const degreesText = (value: number, { temperature }: WeatherUnits, wording: Said): string =>
  inUnit(value, temperature, wording);

/** "12 km/h", of a number in the unit. */
export const windText = (value: number, { wind }: WeatherUnits, wording: Said): string => inUnit(value, wind, wording);

/** "20%". */
export const percentText = (percent: number, { language }: Said): string =>
  (Math.round(percent) / 100).toLocaleString(intlLanguage(language), { style: "percent" });
