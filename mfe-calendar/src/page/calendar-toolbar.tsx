import { Box, Button, Icon, IconButton, Tooltip, Typography, rem } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import type { Temporal } from "temporal-polyfill";
import { dayText } from "../time/date-text.ts";
import { TEXTS } from "../locales/translations.ts";

interface CalendarToolbarProps {
  readonly month: Temporal.PlainYearMonth;
  readonly compact: boolean;
  onPrevious(): void;
  onNext(): void;
  onToday(): void;
  onCreate(): void;
}

/** The current month's name, buttons to other months, and the button for a new event. */
export function CalendarToolbar({ month, compact, onPrevious, onNext, onToday, onCreate }: CalendarToolbarProps) {
  const { t, i18n } = useTranslation(TEXTS);
  const name = dayText(month.toPlainDate({ day: 1 }), i18n.language, { month: "long", year: "numeric" });
  const step = (label: string, icon: string, onClick: () => void) => (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={onClick}>
        <Icon name={icon} />
      </IconButton>
    </Tooltip>
  );
  return (
    <Box
      component="header"
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 1,
        px: { xs: 2, md: 4 },
        pt: { xs: 1.5, md: 3 },
        pb: { xs: 1, md: 2 },
      }}
    >
      <Typography
        variant={compact ? "h3" : "h1"}
        component="h1"
        aria-live="polite"
        sx={{ flex: `1 1 ${rem(120)}`, minWidth: 0, "&::first-letter": { textTransform: "uppercase" } }}
      >
        {name}
      </Typography>
      <Button
        color="inherit"
        variant="outlined"
        size="small"
        onClick={onToday}
        sx={{ flex: "none", borderColor: "divider" }}
      >
        {t("today")}
      </Button>
      <Box sx={{ display: "flex", flex: "none", ml: "auto" }}>
        {step(t("previousMonth"), "chevron-left", onPrevious)}
        {step(t("nextMonth"), "chevron-right", onNext)}
      </Box>
      {compact ? (
        <IconButton
          aria-label={t("newEvent")}
          onClick={onCreate}
          sx={{
            flex: "none",
            bgcolor: "primary.main",
            color: "primary.contrastText",
            "&:hover": { bgcolor: "primary.dark" },
          }}
        >
          <Icon name="plus" />
        </IconButton>
      ) : (
        <Button
          variant="contained"
          startIcon={<Icon name="plus" size={16} />}
          onClick={onCreate}
          sx={{ flex: "none", maxWidth: "100%" }}
        >
          {t("newEvent")}
        </Button>
      )}
    </Box>
  );
}
