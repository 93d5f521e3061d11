import type { WeatherCardData, WeatherCardDay } from "@atrium/shared-contracts/wire";
import { isSky } from "./sky-icon.tsx";

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (typeof value === "object" && value !== null ? (value as Fields) : {});
const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const orNull = (value: unknown): number | null => (isNumber(value) ? value : null);
const isDay = (value: unknown): value is string => typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);
const isHour = (value: unknown): value is string =>
  typeof value === "string" && /^\d{4}-\d\d-\d\dT\d\d:00$/.test(value);

const TEMPERATURES = ["celsius", "fahrenheit"] as const;
const WINDS = ["kilometer-per-hour", "mile-per-hour", "meter-per-second"] as const;

function readUnits(value: unknown): WeatherCardData["units"] | undefined {
  const { temperature, wind } = fieldsOf(value);
  const [ofTemperature, ofWind] = [
    TEMPERATURES.find((unit) => unit === temperature),
    WINDS.find((unit) => unit === wind),
  ];
  return ofTemperature && ofWind && { temperature: ofTemperature, wind: ofWind };
}

function readNow(value: unknown): WeatherCardData["now"] {
  const { temperature, sky, wind, isNight } = fieldsOf(value);
  return isNumber(temperature) && isNumber(wind) && isSky(sky)
    ? { temperature, sky, wind, isNight: isNight === true }
    : undefined;
}

function readDay(value: unknown): WeatherCardDay[] {
  const { date, sky, low, high, rain, wind } = fieldsOf(value);
  if (!isDay(date) || !isSky(sky) || !isNumber(low) || !isNumber(high)) return [];
  return [{ date, sky, low, high, rain: orNull(rain), wind: orNull(wind) }];
}

function readHours(value: unknown): WeatherCardData["hours"] {
  const { from, temperatures, rain } = fieldsOf(value);
  if (!isHour(from) || !Array.isArray(temperatures) || temperatures.length < 2) return undefined;
  if (!temperatures.every(isNumber)) return undefined;
  const chances: readonly unknown[] = Array.isArray(rain) ? rain : [];
  return { from, temperatures, rain: temperatures.map((_, index) => orNull(chances[index])) };
}

/** Reads a card's data. Undefined if it's no weather that this version knows, which another server version might send. */
export function readWeatherCard(data: Fields): WeatherCardData | undefined {
  const { place } = data;
  const units = readUnits(data["units"]);
  const said: readonly unknown[] = Array.isArray(data["days"]) ? data["days"] : [];
  const days = said.flatMap(readDay);
  if (typeof place !== "string" || units === undefined || days.length === 0 || days.length < said.length)
    return undefined;
  const [now, hours] = [readNow(data["now"]), readHours(data["hours"])];
  return { place, units, days, ...(now && { now }), ...(hours && { hours }) };
}
