import { Temporal } from "temporal-polyfill";
import type { PlaceWeather, WeatherPort } from "../reply/ports.ts";
import type { ReplyRequest } from "../reply/reply.ts";
import type { Intent } from "../understanding/intent.ts";
import { skyOf } from "../weather/sky.ts";
import { dayWords, onDay } from "../wording/day-words.ts";
import { plain } from "../wording/plain.ts";
import { capitalized, sentences, type Wording } from "../wording/wording.ts";
import { says, type Answer } from "./answer.ts";

const DAYS_AHEAD = 3;

type Said = Pick<Wording, "t">;

const degrees = (value: number, { t }: Said) => t("weather.degrees", { value: Math.round(value) });
const percent = (value: number, { t }: Said) => t("weather.percent", { value: Math.round(value) });
const skyWords = (code: number, { t }: Said) => t(`sky.${skyOf(code)}`);
const range = ({ low, high }: PlaceWeather["days"][number], wording: Said) => ({
  low: degrees(low, wording),
  high: degrees(high, wording),
});

/** Gives the weather of a place, now or on a day in the next week. */
export async function tellWeather(
  weather: WeatherPort,
  request: ReplyRequest,
  wish: Extract<Intent, { kind: "weather" }>,
  { wording, signal }: { wording: Wording; signal: AbortSignal },
): Promise<Answer> {
  const { t } = wording;
  const place = wish.place ?? request.person.location;
  if (place === null || place.trim() === "") return says(t("weather.where", { example: t("examples.place") }));
  const answer = await weather.weatherAt(place, wording.language, signal);
  if (answer.kind === "unreachable") return says(t("weather.unreachable"));
  if (answer.kind === "unknown-place") return says(t("weather.unknownPlace", { place: plain(place) }));
  const isAhead = wish.day !== null && !wish.day.equals(wording.now.toPlainDate());
  return says(isAhead ? weatherOn(wish.day, answer.weather, wording) : weatherNow(answer.weather, wording));
}

function weatherOn(day: Temporal.PlainDate, { place, days }: PlaceWeather, wording: Wording): string {
  const { t, language } = wording;
  const forecast = days.find(({ date }) => date === day.toString());
  if (forecast === undefined) return t("weather.beyond", { place: plain(place), day: dayWords(day, wording) });
  return sentences(
    language,
    t("weather.on", {
      place: `**${plain(place)}**`,
      day: onDay(day, wording),
      sky: skyWords(forecast.code, wording),
      ...range(forecast, wording),
    }),
    forecast.rain === null ? "" : t("weather.rain", { rain: percent(forecast.rain, wording) }),
  );
}

function weatherNow({ place, now, days }: PlaceWeather, wording: Wording): string {
  const { language } = wording;
  const [first, ...next] = days;
  const current = wording.t("weather.now", {
    place: `**${plain(place)}**`,
    temperature: degrees(now.temperature, wording),
    sky: skyWords(now.code, wording),
    wind: wording.t("weather.speed", { value: Math.round(now.wind) }),
  });
  const ahead = next.slice(0, DAYS_AHEAD).map((each) =>
    wording.t("weather.line", {
      day: capitalized(dayWords(Temporal.PlainDate.from(each.date), wording), language),
      sky: skyWords(each.code, wording),
      ...range(each, wording),
    }),
  );
  const outlook = ahead.length === 0 ? "" : `\n\n${ahead.join("\n")}`;
  return `${sentences(language, current, first === undefined ? "" : today(first, wording))}${outlook}`;
}

function today(day: PlaceWeather["days"][number], wording: Wording): string {
  if (day.rain === null) return wording.t("weather.today", range(day, wording));
  return wording.t("weather.todayRain", { ...range(day, wording), rain: percent(day.rain, wording) });
}
