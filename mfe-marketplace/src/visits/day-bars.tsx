import type { VisitStats } from "@atrium/shared-contracts/wire";
import { Box, Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../locales/translations.ts";

const HEIGHT = 96;
/** Width of one day's column, and of the bar in it, in SVG units. */
const STEP = 10;
const BAR = 7;

/** A bar chart of visits by day. Has one accessible label; hovering a bar shows its day and number. */
export function DayBars({ days }: { readonly days: VisitStats["byDay"] }) {
  const { t, i18n } = useTranslation(TEXTS);
  const most = Math.max(1, ...days.map(({ visits }) => visits));
  const busiest = days.find(({ visits }) => visits === most);
  const date = (day: string) =>
    new Intl.DateTimeFormat(i18n.language, { day: "numeric", month: "short", timeZone: "UTC" }).format(Date.parse(day));
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const label = t("visits.chart", {
    from: date(first.day),
    to: date(last.day),
    day: date(busiest?.day ?? last.day),
    count: busiest?.visits ?? 0,
  });
  return (
    <Box>
      <Box
        component="svg"
        role="img"
        aria-label={label}
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        sx={{
          display: "block",
          width: "100%",
          height: HEIGHT,
          borderBottom: 1,
          borderColor: "divider",
          "& rect": { fill: "var(--mui-palette-primary-main)" },
        }}
      >
        {days.map(({ day, visits }, index) => {
          const height = (visits / most) * (HEIGHT - 4);
          return (
            <rect key={day} x={index * STEP + (STEP - BAR) / 2} y={HEIGHT - height} width={BAR} height={height}>
              <title>{`${date(day)}: ${t("visits.count", { count: visits, formatted: visits.toLocaleString(i18n.language) })}`}</title>
            </rect>
          );
        })}
      </Box>
      <Box aria-hidden sx={{ display: "flex", justifyContent: "space-between", pt: 0.5 }}>
        <Typography variant="caption" color="textSecondary">
          {date(first.day)}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {date(last.day)}
        </Typography>
      </Box>
    </Box>
  );
}
