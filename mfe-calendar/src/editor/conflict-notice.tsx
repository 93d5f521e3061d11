import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import { Alert, AlertTitle, Box, Button, Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../locales/translations.ts";
import { useEventWhen } from "../event/event-when.ts";

interface ConflictNoticeProps {
  /** The server's current version of the event. */
  readonly current: CalendarEvent;
  readonly zone: string;
  onKeep(): void;
  onTake(): void;
}

/** Shows how the event was changed elsewhere and lets the user choose a version. Their draft stays in the form below. */
export function ConflictNotice({ current, zone, onKeep, onTake }: ConflictNoticeProps) {
  const { t } = useTranslation(TEXTS);
  const when = useEventWhen(current, zone);
  return (
    <Alert severity="warning" sx={{ "& .MuiAlert-message": { flexGrow: 1 } }}>
      <AlertTitle>{t("conflict.title")}</AlertTitle>
      <Typography variant="body2">{t("conflict.text")}</Typography>
      <Box sx={{ my: 1, pl: 1.5, borderLeft: 2, borderColor: "divider" }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {current.title}
        </Typography>
        <Typography variant="body2">{[when, current.location].filter(Boolean).join(" · ")}</Typography>
        {current.description && <Typography variant="body2">{current.description}</Typography>}
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Button size="small" variant="outlined" color="inherit" onClick={onKeep}>
          {t("conflict.keep")}
        </Button>
        <Button size="small" color="inherit" onClick={onTake}>
          {t("conflict.take")}
        </Button>
      </Box>
    </Alert>
  );
}
