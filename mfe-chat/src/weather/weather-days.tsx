import type { WeatherCardData } from "@atrium/shared-contracts/wire";
import { Box, Typography, VisuallyHidden } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../locales/translations.ts";
import { SkyIcon } from "./sky-icon.tsx";
import type { WeatherWords } from "./weather-words.ts";

interface WeatherDaysProps {
  readonly days: WeatherCardData["days"];
  readonly words: WeatherWords;
}

/** Days side by side: their sky, highs, lows and chances of rain. */
export function WeatherDays({ days, words }: WeatherDaysProps) {
  const { t } = useTranslation(TEXTS);
  return (
    <Box component="ul" sx={{ ...LIST, gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))` }}>
      {days.map((day) => (
        <Box component="li" key={day.date}>
          <VisuallyHidden>{inWords(day)}</VisuallyHidden>
          <Box aria-hidden sx={DAY}>
            <Typography variant="caption" color="textSecondary">
              {words.weekday(day.date)}
            </Typography>
            <SkyIcon sky={day.sky} size={22} />
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {words.degrees(day.high)}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {words.degrees(day.low)}
            </Typography>
            <Typography variant="caption" sx={{ color: "info.main" }}>
              {day.rain === null ? "–" : words.percent(day.rain)}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );

  function inWords({ date, sky, low, high, rain }: WeatherCardData["days"][number]): string {
    const told = {
      day: words.day(date),
      sky: t(`weather.sky.${sky}`),
      low: words.degreesInUnit(low),
      high: words.degreesInUnit(high),
    };
    return rain === null ? t("weather.day", told) : t("weather.dayRain", { ...told, rain: words.percent(rain) });
  }
}

const LIST = { display: "grid", listStyle: "none", m: 0, p: 0 } as const;
const DAY = {
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: 0.25,
  whiteSpace: "nowrap",
} as const;
