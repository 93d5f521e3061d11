import { type MessageCard, WEATHER_CARD, type WeatherCardData, type WeatherUnits } from "@atrium/shared-contracts/wire";
import { Temporal } from "temporal-polyfill";
import type { PlaceWeather } from "../reply/ports.ts";
import type { AskedWeather, WeatherHour } from "../weather/asked-weather.ts";
import { skyOf } from "../weather/sky.ts";
import { temperatureIn, windIn } from "../weather/units.ts";
import { clockText } from "../wording/clock-text.ts";
import { dateWords } from "../wording/day-words.ts";
import { plain } from "../wording/plain.ts";
import { degreesText, percentText, windText } from "../wording/weather-text.ts";
import type { Wording } from "../wording/wording.ts";

const MOST_DAYS = 7;
const HOURS_AHEAD = 24;
/** In words, an hour of this many is enough. */
const HOURS_APART = 3;

const rounded = (percent: number | null) => (percent === null ? null : Math.round(percent));

/** The hours that a card shows: from now on a day ahead, or all of its day. Of several days, they'd say too much. */
function hoursOf({ now, hours }: PlaceWeather, { isNow, days }: AskedWeather): readonly WeatherHour[] {
  if (isNow) return hours.filter(({ time }) => time.slice(0, 13) >= now.time.slice(0, 13)).slice(0, HOURS_AHEAD);
  const [day, ...others] = days;
  return others.length > 0 ? [] : hours.filter(({ time }) => time.startsWith(day.date));
}

/** The weather that was asked about, in the person's units. */
export function weatherCardData(weather: PlaceWeather, asked: AskedWeather, units: WeatherUnits): WeatherCardData {
  const { place, now } = weather;
  const days = (asked.isNow ? weather.days : asked.days).slice(0, MOST_DAYS);
  const [first, second, ...others] = hoursOf(weather, asked);
  const shown = first === undefined || second === undefined ? [] : [first, second, ...others];
  return {
    place,
    units,
    ...(asked.isNow && {
      now: {
        temperature: temperatureIn(units, now.temperature),
        sky: skyOf(now.code),
        wind: windIn(units, now.wind),
        isNight: now.isNight,
      },
    }),
    days: days.map(({ date, code, low, high, rain, wind }) => ({
      date,
      sky: skyOf(code),
      low: temperatureIn(units, low),
      high: temperatureIn(units, high),
      rain: rounded(rain),
      wind: wind === null ? null : windIn(units, wind),
    })),
    ...(first !== undefined &&
      shown.length > 0 && {
        hours: {
          from: `${first.time.slice(0, 13)}:00`,
          temperatures: shown.map(({ temperature }) => temperatureIn(units, temperature)),
          rain: shown.map(({ rain }) => rounded(rain)),
        },
      }),
  };
}

/** The weather that was asked about, as a card, and in a line that says the same. */
export function weatherCard(data: WeatherCardData, wording: Wording): MessageCard {
  const { t, language } = wording;
  const isSpaced = language !== "ja" && language !== "zh-CN";
  const [comma, semicolon] = isSpaced ? [", ", "; "] : ["、", "；"];
  const degrees = (value: number) => degreesText(value, data.units, wording);
  const rain = (percent: number) => t("weather.card.rain", { rain: percentText(percent, wording) });
  const now = data.now && [
    t("weather.card.now", {
      temperature: degrees(data.now.temperature),
      sky: t(`sky.${data.now.sky}`),
      wind: windText(data.now.wind, data.units, wording),
    }),
  ];
  const days = data.days.map((each) => {
    const day = dateWords(Temporal.PlainDate.from(each.date), wording);
    const words = { day, sky: t(`sky.${each.sky}`), low: degrees(each.low), high: degrees(each.high) };
    return [t("weather.card.day", words), ...(each.rain === null ? [] : [rain(each.rain)])].join(comma);
  });
  const hours = data.hours && t("weather.card.hours", { hours: hoursInWords(data.hours, data, wording).join(comma) });
  const said = [...(now ?? []), ...days, ...(hours === undefined ? [] : [hours])].join(semicolon);
  return { kind: WEATHER_CARD, data: { ...data }, says: `**${plain(data.place)}**${isSpaced ? ": " : "："}${said}` };
}

function hoursInWords(
  { from, temperatures, rain }: NonNullable<WeatherCardData["hours"]>,
  { units }: WeatherCardData,
  wording: Wording,
): string[] {
  const first = Temporal.PlainDateTime.from(from);
  return temperatures.flatMap((temperature, index) => {
    if (index % HOURS_APART > 0) return [];
    const chance = rain[index] ?? null;
    const time = clockText(first.add({ hours: index }).toPlainTime(), wording);
    const degrees = degreesText(temperature, units, wording);
    return [chance === null ? `${time} ${degrees}` : `${time} ${degrees} (${percentText(chance, wording)})`];
  });
}
