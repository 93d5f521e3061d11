import type { MessageCard, WeatherCardData } from "@atrium/shared-contracts/wire";
import { Box, Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { type ReactNode, useMemo } from "react";
import weatherTexts from "../locales/en/weather.json" with { type: "json" };
import { TEXTS, texts } from "../locales/translations.ts";
import { SkyIcon } from "./sky-icon.tsx";
import { CARD } from "./weather-card-frame.ts";
import { readWeatherCard } from "./weather-card-data.ts";
import { WeatherDays } from "./weather-days.tsx";
import { WeatherHours } from "./weather-hours.tsx";
import { type WeatherWords, weatherWords } from "./weather-words.ts";

texts.addEnglish(weatherTexts);

interface WeatherCardProps {
  readonly card: MessageCard;
  /** What's shown of data that this version can't read. */
  readonly instead: ReactNode;
}

/** The weather of a place: what it's like now or on a day, its hours, and the days. */
export function WeatherCard({ card, instead }: WeatherCardProps) {
  const { t, i18n } = useTranslation(TEXTS);
  const data = useMemo(() => readWeatherCard(card.data), [card.data]);
  if (data === undefined) return instead;
  const words = weatherWords(i18n.language, data.units);
  return (
    <Box role="group" aria-label={t("weather.label", { place: data.place })} sx={CARD}>
      <Head data={data} words={words} />
      {data.hours && <WeatherHours hours={data.hours} isNow={data.now !== undefined} words={words} />}
      {data.days.length > 1 && <WeatherDays days={data.days} words={words} />}
    </Box>
  );
}

interface HeadProps {
  readonly data: WeatherCardData;
  readonly words: WeatherWords;
}

function Head({ data: { place, now, days }, words }: HeadProps) {
  const { t } = useTranslation(TEXTS);
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return null;
  const isOneDay = now === undefined && days.length === 1;
  const sky = now?.sky ?? (isOneDay ? first.sky : undefined);
  const range = isOneDay || now ? first : { low: lowest(days), high: highest(days) };
  const when = now ? t("weather.now") : isOneDay ? words.day(first.date) : words.days(first.date, last.date);
  const wind = now?.wind ?? (isOneDay ? first.wind : null);
  const facts = [
    now && t("weather.range", { low: words.degrees(range.low), high: words.degrees(range.high) }),
    sky && first.rain !== null && t("weather.rain", { rain: words.percent(first.rain) }),
    wind !== null && t("weather.wind", { wind: words.wind(wind) }),
  ].filter((fact) => typeof fact === "string");
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1.5 }}>
      {sky && <SkyIcon sky={sky} size={36} isNight={now?.isNight ?? false} />}
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Typography variant="body2" noWrap title={place} sx={{ fontWeight: 600 }}>
          {place}
        </Typography>
        <Typography variant="caption" component="div" color="textSecondary" noWrap>
          {sky ? `${when} · ${t(`weather.sky.${sky}`)}` : when}
        </Typography>
        <Typography variant="caption" component="div" color="textSecondary" noWrap>
          {facts.join(" · ")}
        </Typography>
      </Box>
      <Box sx={{ textAlign: "end", whiteSpace: "nowrap" }}>
        <Typography component="div" sx={{ fontSize: "1.375rem", fontWeight: 650, lineHeight: 1.2 }}>
          {words.degreesInUnit(now?.temperature ?? range.high)}
        </Typography>
        {!now && (
          <Typography variant="caption" component="div" color="textSecondary">
            {words.degreesInUnit(range.low)}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

const lowest = (days: WeatherCardData["days"]) => Math.min(...days.map(({ low }) => low));
const highest = (days: WeatherCardData["days"]) => Math.max(...days.map(({ high }) => high));
