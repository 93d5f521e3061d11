import { Temporal } from "temporal-polyfill";
import type { WeatherPort } from "../reply/ports.ts";
import type { ReplyRequest } from "../reply/reply.ts";
import type { Intent } from "../understanding/intent.ts";
import { dayName } from "../understanding/period.ts";
import { plain } from "../understanding/words.ts";
import { inZone } from "../understanding/zone.ts";
import { skyWords } from "../weather/sky.ts";
import { says, type Answer } from "./answer.ts";

const degrees = (value: number) => `${Math.round(value)} °C`;

/** Gives the weather of a place, now or on a day in the next week. */
export async function tellWeather(
  weather: WeatherPort,
  request: ReplyRequest,
  wish: Extract<Intent, { kind: "weather" }>,
  signal: AbortSignal,
): Promise<Answer> {
  const place = wish.place ?? request.person.location;
  if (place === null || place.trim() === "") {
    return says('Which place? Ask for example "weather in Lisbon", or set your location in the settings.');
  }
  const answer = await weather.weatherAt(place, signal);
  if (answer.kind === "unreachable") return says("I couldn't reach the weather service. Please try again later.");
  if (answer.kind === "unknown-place") return says(`I couldn't find a place called "${plain(place)}".`);
  const { now, days, place: name } = answer.weather;
  const today = inZone(request.sentAt, request.person.timezone).toPlainDate();
  const day = wish.day;
  if (day !== null && !day.equals(today)) {
    const forecast = days.find(({ date }) => date === day.toString());
    if (forecast === undefined)
      return says(`The forecast for ${plain(name)} does not reach ${dayName(day, today).replace(/^on /, "")}.`);
    const rain = forecast.rain === null ? "" : ` The chance of rain is ${Math.round(forecast.rain)} %.`;
    return says(
      `Weather in **${plain(name)}** ${dayName(day, today)}: ${skyWords(forecast.code)}, ${degrees(forecast.low)} to ${degrees(forecast.high)}.${rain}`,
    );
  }
  const [first, ...next] = days;
  const range =
    first === undefined
      ? ""
      : ` Today: ${degrees(first.low)} to ${degrees(first.high)}${first.rain === null ? "" : `, chance of rain ${Math.round(first.rain)} %`}.`;
  const ahead = next.slice(0, 3).map((each) => {
    const on = dayName(Temporal.PlainDate.from(each.date), today).replace(/^on /, "");
    return `- ${on.charAt(0).toUpperCase()}${on.slice(1)}: ${skyWords(each.code)}, ${degrees(each.low)} to ${degrees(each.high)}`;
  });
  const outlook = ahead.length === 0 ? "" : `\n\n${ahead.join("\n")}`;
  return says(
    `Weather in **${plain(name)}** now: ${degrees(now.temperature)}, ${skyWords(now.code)}, wind ${Math.round(now.wind)} km/h.${range}${outlook}`,
  );
}
