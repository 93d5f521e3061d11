import type { SharedPageProps } from "@atrium/shared-contracts/contract";
import { Alert, Box, Button, Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../locales/translations.ts";
import { THREAD_COLUMN } from "../thread/message-frame.tsx";
import { useOwnCopy } from "./use-own-copy.ts";

/** Offers to go on with the conversation, in a copy. */
export function ContinueBar(props: Omit<SharedPageProps, "shell">) {
  const { t } = useTranslation(TEXTS);
  const { isCopying, failure, start } = useOwnCopy(props);
  return (
    <Box
      sx={{
        position: "sticky",
        bottom: 0,
        zIndex: 1,
        bgcolor: "background.default",
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <Box sx={{ ...THREAD_COLUMN, py: 1.5, display: "grid", gap: 1 }}>
        {failure !== undefined && <Alert severity="error">{t(failure)}</Alert>}
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2, rowGap: 1 }}>
          <Typography variant="body2" sx={{ flex: "1 1 16rem", color: "text.secondary" }}>
            {t("shared.continueHint")}
          </Typography>
          <Button variant="contained" disabled={isCopying} onClick={start} sx={{ flexGrow: { xs: 1, sm: 0 } }}>
            {t(isCopying ? "shared.copying" : "shared.continue")}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}
