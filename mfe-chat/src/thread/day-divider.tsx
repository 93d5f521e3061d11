import { Box, Typography, dayIn, useViewerZone } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useState } from "react";
import { TEXTS } from "../locales/translations.ts";
import { THREAD_COLUMN } from "./message-frame.tsx";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Shows the day of the messages below. */
export function DayDivider({ at }: { readonly at: string }) {
  const { t, i18n } = useTranslation(TEXTS);
  const zone = useViewerZone();
  const [now] = useState(() => Date.now());
  const day = dayIn(zone, Date.parse(at));
  const text =
    day === dayIn(zone, now)
      ? t("thread.today")
      : day === dayIn(zone, now - DAY_MS)
        ? t("thread.yesterday")
        : new Intl.DateTimeFormat(i18n.language, { dateStyle: "full", timeZone: zone }).format(new Date(at));
  return (
    <Box role="separator" aria-label={text} sx={{ ...THREAD_COLUMN, py: 1.5, textAlign: "center" }}>
      <Typography variant="caption" sx={{ color: "text.secondary", fontWeight: 550 }}>
        {text}
      </Typography>
    </Box>
  );
}
