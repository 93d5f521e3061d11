import type { WeatherCardData } from "@atrium/shared-contracts/wire";
import { Box, Typography, VisuallyHidden, rem } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../locales/translations.ts";
import { pathAlong, pointsOf } from "./hour-plot.ts";
import type { WeatherWords } from "./weather-words.ts";

interface WeatherHoursProps {
  readonly hours: NonNullable<WeatherCardData["hours"]>;
  readonly isNow: boolean;
  readonly words: WeatherWords;
}

const HOUR_MS = 3_600_000;
/** Pixels at the default text size. */
const PLOT_HEIGHT = 84;
/** Hours between labels, and between the lines that say it in words. */
const LABELS_APART = 6;
const WORDS_APART = 3;
/** Percent of the width at the edges where a label wouldn't fit. */
const EDGE = 5;
/** Percent of the plot's height that certain rain takes. */
const RAIN_HEIGHT = 40;
const BAR_WIDTH = 0.7;

/** The hours of a day: temperatures as a line, the chance of rain as bars, and both in words for those who don't see them. */
export function WeatherHours({ hours: { from, temperatures, rain }, isNow, words }: WeatherHoursProps) {
  const { t } = useTranslation(TEXTS);
  const start = Date.parse(`${from}Z`);
  const at = (index: number) => start + index * HOUR_MS;
  const points = pointsOf(temperatures);
  const [low, high] = [Math.min(...temperatures), Math.max(...temperatures)];
  const marked = [...new Set([temperatures.indexOf(high), temperatures.indexOf(low)])];
  const step = 100 / temperatures.length;
  const rainy = rain.some((percent) => percent !== null);
  return (
    <Box>
      <Box sx={{ display: "flex", justifyContent: "space-between", gap: 1 }} aria-hidden>
        <Typography variant="caption" color="textSecondary" noWrap>
          {t(isNow ? "weather.nextHours" : "weather.byHour")}
        </Typography>
        {rainy && (
          <Typography variant="caption" color="textSecondary" noWrap sx={LEGEND}>
            {t("weather.chance")}
          </Typography>
        )}
      </Box>
      <Box
        role="img"
        aria-label={t("weather.plot", { low: words.degreesInUnit(low), high: words.degreesInUnit(high) })}
        sx={{ position: "relative", height: rem(PLOT_HEIGHT) }}
      >
        <Box
          component="svg"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden
          sx={{ position: "absolute", inset: 0, width: "100%", height: "100%", overflow: "visible" }}
        >
          {rain.map((percent, index) => (
            <Box
              component="rect"
              key={at(index)}
              x={step * (index + (1 - BAR_WIDTH) / 2)}
              y={100 - ((percent ?? 0) / 100) * RAIN_HEIGHT}
              width={step * BAR_WIDTH}
              height={((percent ?? 0) / 100) * RAIN_HEIGHT}
              sx={{ fill: "var(--mui-palette-info-main)", opacity: 0.55 }}
            />
          ))}
          <path d="M0 100H100" fill="none" stroke="var(--mui-palette-divider)" vectorEffect="non-scaling-stroke" />
          <path
            d={pathAlong(points)}
            fill="none"
            stroke="var(--mui-palette-primary-main)"
            strokeWidth={2}
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </Box>
        {marked.map((index) => {
          const { x, y } = points[index] ?? { x: 0, y: 0 };
          const isLow = temperatures[index] === low && low !== high;
          return (
            <Typography
              key={index}
              variant="caption"
              sx={{
                ...LABEL,
                left: `${Math.min(100 - EDGE, Math.max(EDGE, x))}%`,
                top: `${y}%`,
                transform: `translate(-50%, ${isLow ? "15%" : "-115%"})`,
                fontWeight: 600,
              }}
            >
              {words.degrees(temperatures[index] ?? 0)}
            </Typography>
          );
        })}
      </Box>
      <Box sx={{ position: "relative", height: rem(20) }} aria-hidden>
        {points.map(({ x }, index) =>
          new Date(at(index)).getUTCHours() % LABELS_APART > 0 || x < EDGE || x > 100 - EDGE ? null : (
            <Typography
              key={at(index)}
              variant="caption"
              color="textSecondary"
              sx={{ ...LABEL, bottom: 0, left: `${x}%`, transform: "translateX(-50%)" }}
            >
              {words.hour(at(index))}
            </Typography>
          ),
        )}
      </Box>
      <VisuallyHidden as="ul">
        {temperatures.map((temperature, index) =>
          index % WORDS_APART > 0 ? null : (
            <li key={at(index)}>
              {hourWords({ time: words.hour(at(index)), temperature, rain: rain[index] ?? null })}
            </li>
          ),
        )}
      </VisuallyHidden>
    </Box>
  );

  function hourWords(hour: { time: string; temperature: number; rain: number | null }): string {
    const told = { time: hour.time, temperature: words.degreesInUnit(hour.temperature) };
    return hour.rain === null
      ? t("weather.hour", told)
      : t("weather.hourRain", { ...told, rain: words.percent(hour.rain) });
  }
}

const LABEL = { position: "absolute", whiteSpace: "nowrap", lineHeight: 1.2 } as const;
const LEGEND = {
  "&::before": {
    content: '""',
    display: "inline-block",
    width: "0.6em",
    height: "0.8em",
    mr: 0.5,
    borderRadius: "1px",
    bgcolor: "info.main",
    opacity: 0.55,
    verticalAlign: "-0.05em",
  },
} as const;
