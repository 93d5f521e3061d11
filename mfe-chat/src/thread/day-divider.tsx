import { Box, Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useState } from "react";
import { THREAD_WIDTH_PX } from "./message-frame.tsx";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Names the day of the messages below. */
export function DayDivider({ at }: { readonly at: string }) {
  const { t, i18n } = useTranslation("mfe-chat");
  const date = new Date(at);
  const [today] = useState(() => new Date());
  const text =
    date.toDateString() === today.toDateString()
      ? t("thread.today")
      : date.toDateString() === new Date(today.getTime() - DAY_MS).toDateString()
        ? t("thread.yesterday")
        : new Intl.DateTimeFormat(i18n.language, { dateStyle: "full" }).format(date);
  return (
    <Box
      role="separator"
      aria-label={text}
      sx={{ maxWidth: THREAD_WIDTH_PX, mx: "auto", px: 3, py: 1.5, textAlign: "center" }}
    >
      <Typography variant="caption" sx={{ color: "text.secondary", fontWeight: 550 }}>
        {text}
      </Typography>
    </Box>
  );
}
