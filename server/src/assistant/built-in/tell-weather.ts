import type { WeatherUnits } from "@atrium/shared-contracts/wire";
import { Temporal } from "temporal-polyfill";
import type { PlaceWeather, WeatherPort } from "../reply/ports.ts";
import type { ReplyRequest } from "../reply/reply.ts";
import type { Intent } from "../understanding/intent.ts";
import { type AskedWeather, askedWeather, likeliest, likelihoodOf } from "../weather/asked-weather.ts";
import { skyOf } from "../weather/sky.ts";
import { temperatureIn, unitsFor, windIn } from "../weather/units.ts";
import { clockText } from "../wording/clock-text.ts";
import { dayWords, onDay } from "../wording/day-words.ts";
import { plain } from "../wording/plain.ts";
import { degreesText, percentText, windText } from "../wording/weather-text.ts";
import { sentences, type Wording } from "../wording/wording.ts";
import { says, type Answer } from "./answer.ts";
import { periodWords } from "./period-words.ts";
import { weatherCard, weatherCardData } from "../cards/weather-card.ts";

type Wish = Extract<Intent, { kind: "weather" }>;

interface Told {
  readonly wish: Wish;
  readonly asked: AskedWeather;
  readonly units: WeatherUnits;
  readonly wording: Wording;
}

/** Gives the weather of a place, now or on days to come: first the answer to what was asked, then the figures. */
export async function tellWeather(
  weather: WeatherPort,
  request: ReplyRequest,
  wish: Wish,
  { wording, signal }: { wording: Wording; signal: AbortSignal },
): Promise<Answer> {
  const { t } = wording;
  const today = wording.now.toPlainDate();
  if (wish.period !== null && Temporal.PlainDate.compare(wish.period.to, today) <= 0) return says(t("weather.past"));
  const place = wish.place ?? request.person.location;
  if (place === null || place.trim() === "") return says(t("weather.where", { example: t("examples.place") }));
  const answer = await weather.weatherAt(place, wording.language, signal);
  if (answer.kind === "unreachable") return says(t("weather.unreachable"));
  if (answer.kind === "unknown-place") return says(t("weather.unknownPlace", { place: plain(place) }));
  const asked = askedWeather(answer.weather, wish, today);
  if (asked === null) return says(beyond(answer.weather, wish, wording));
  const units = unitsFor(request.person);
  const told: Told = { wish, asked, units, wording };
  const said = asked.isNow ? nowWords(answer.weather, told) : aheadWords(answer.weather, told);
  const cut = asked.isCut ? endOf(answer.weather, wording) : "";
  const text = sentences(wording.language, ...answerWords(told), said, cut);
  return says(text, [weatherCard(weatherCardData(answer.weather, asked, units), wording)]);
}

const endOf = ({ days }: PlaceWeather, wording: Wording) => {
  const last = days.at(-1);
  return last === undefined
    ? ""
    : wording.t("weather.ends", { day: dayWords(Temporal.PlainDate.from(last.date), wording) });
};

function beyond(weather: PlaceWeather, { period }: Wish, wording: Wording): string {
  const day = dayWords(period?.from ?? wording.now.toPlainDate(), wording);
  const text = wording.t("weather.beyond", { place: plain(weather.place), day });
  return sentences(wording.language, text, endOf(weather, wording));
}

/** The answer to what was asked, before any figures. Nothing if it was asked in general. */
function answerWords({ wish: { topic }, asked, units, wording }: Told): string[] {
  const { t } = wording;
  const degrees = (celsius: number) => degreesText(temperatureIn(units, celsius), units, wording);
  switch (topic) {
    case "any":
      return [];
    case "hot":
      return [t("weather.answer.hot", { high: degrees(asked.high) })];
    case "cold":
      return [t("weather.answer.cold", { low: degrees(asked.low) })];
    case "wind":
      return asked.wind === null
        ? []
        : [t("weather.answer.wind", { wind: windText(windIn(units, asked.wind), units, wording) })];
    case "sun":
      return [t(`weather.answer.sun.${likelihoodOf("sun", asked)}`)];
    case "rain":
    case "umbrella":
    case "snow": {
      const chance = likelihoodOf(topic === "snow" ? "snow" : "rain", asked);
      return [t(`weather.answer.${topic}.${chance}`), chance === "no" ? "" : likeliestWords(asked, wording)];
    }
  }
}

function likeliestWords(asked: AskedWeather, wording: Wording): string {
  const most = likeliest(asked);
  if (most === null) return "";
  if ("date" in most)
    return wording.t("weather.likeliestOn", { day: onDay(Temporal.PlainDate.from(most.date), wording) });
  const time = Temporal.PlainDateTime.from(most.time).toPlainTime();
  return wording.t("weather.likeliestAt", { time: clockText(time, wording) });
}

const rangeOf = ({ low, high }: { low: number; high: number }, { units, wording }: Told) => ({
  low: degreesText(temperatureIn(units, low), units, wording),
  high: degreesText(temperatureIn(units, high), units, wording),
});

function nowWords({ place, now }: PlaceWeather, told: Told): string {
  const { asked, units, wording } = told;
  const { t, language } = wording;
  const [today] = asked.days;
  const current = t("weather.now", {
    place: `**${plain(place)}**`,
    temperature: degreesText(temperatureIn(units, now.temperature), units, wording),
    sky: t(`sky.${skyOf(now.code)}`),
    wind: windText(windIn(units, now.wind), units, wording),
  });
  const range = rangeOf(today, told);
  const ahead =
    asked.rain === null
      ? t("weather.today", range)
      : t("weather.todayRain", { ...range, rain: percentText(asked.rain, wording) });
  return sentences(language, current, ahead);
}

function aheadWords({ place }: PlaceWeather, told: Told): string {
  const { wish, asked, wording } = told;
  const { t, language } = wording;
  const named = { place: `**${plain(place)}**`, ...rangeOf(asked, told) };
  const [first, ...others] = asked.days;
  const text =
    others.length > 0 && wish.period !== null
      ? t("weather.during", { ...named, period: spanWords(wish.period, wording) })
      : t("weather.on", { ...named, day: partWords(first.date, wish, wording), sky: t(`sky.${skyOf(asked.code)}`) });
  const rain = asked.rain === null ? "" : t("weather.rain", { rain: percentText(asked.rain, wording) });
  return sentences(language, text, rain);
}

/** "This weekend", or its days if it has no name. */
function spanWords(period: NonNullable<Wish["period"]>, wording: Wording): string {
  if (period.called !== "day") return periodWords(period, wording);
  return `${dayWords(period.from, wording)} – ${dayWords(period.to.subtract({ days: 1 }), wording)}`;
}

/** "Tomorrow", or "tomorrow from 6:00 AM to 12:00 PM". */
function partWords(date: string, { hours }: Wish, wording: Wording): string {
  const day = onDay(Temporal.PlainDate.from(date), wording);
  if (hours === null) return day;
  const [start, end] = hours.map((hour) => clockText(new Temporal.PlainTime(hour % 24), wording));
  return wording.t("when.span", { day, start, end });
}
