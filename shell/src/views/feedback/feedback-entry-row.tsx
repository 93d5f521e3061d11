import type { FeedbackHistory } from "@atrium/shared-contracts/wire";
import { Box, Button, Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useState } from "react";
import { useZone } from "../host/use-zone.ts";

/** Texts longer than this are cut until expanded. UTF-16 units. */
const PREVIEW_LENGTH = 400;

/** One submitted entry: type, date, text. */
export function FeedbackEntryRow({ entry }: { readonly entry: FeedbackHistory["items"][number] }) {
  const { t, i18n } = useTranslation("shell");
  const timeZone = useZone();
  const [whole, setWhole] = useState(false);
  const moment = new Date(entry.createdAt);
  const isLong = entry.content.length > PREVIEW_LENGTH || entry.content.split("\n").length > 6;
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: "divider", "&:last-child": { borderBottom: 0 } }}>
      <Box sx={{ display: "flex", alignItems: "baseline", gap: 1, mb: 0.25 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {t(`feedback.types.${entry.type}`)}
        </Typography>
        <Typography variant="caption" color="text.secondary" component="time" dateTime={entry.createdAt}>
          {new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium", timeStyle: "short", timeZone }).format(moment)}
        </Typography>
      </Box>
      <Typography
        variant="body2"
        sx={{
          whiteSpace: "pre-wrap",
          overflowWrap: "anywhere",
          ...(isLong &&
            !whole && { display: "-webkit-box", WebkitLineClamp: 6, WebkitBoxOrient: "vertical", overflow: "hidden" }),
        }}
      >
        {entry.content}
      </Typography>
      {isLong && (
        <Button size="small" aria-expanded={whole} onClick={() => setWhole(!whole)} sx={{ ml: -0.75, mt: 0.25 }}>
          {t(whole ? "feedback.history.less" : "feedback.history.whole")}
        </Button>
      )}
    </Box>
  );
}
