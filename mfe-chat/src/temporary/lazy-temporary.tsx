import { Box, LoadFailed, lazyCode, useLazyCode } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../locales/translations.ts";

/** Lazy because most conversations are kept. */
const temporary = lazyCode(() => import("./temporary.ts"), "Temporary chats aren't available:");

/** The page of a temporary conversation, once its code is here. */
export function LazyTemporaryPage() {
  const { t } = useTranslation(TEXTS);
  const { code, failure, retry } = useLazyCode(temporary);
  if (code) return <code.TemporaryPage />;
  return failure ? (
    <Box sx={{ p: { xs: 2, md: 4 } }}>
      <LoadFailed retry={t("message.retry")} onRetry={retry}>
        {t("thread.loadFailed")}
      </LoadFailed>
    </Box>
  ) : null;
}

/** Switches between new conversations that are kept and those that aren't. Shows once its code is here. */
export function LazyTemporarySwitch() {
  const { code } = useLazyCode(temporary);
  return code ? <code.TemporarySwitch /> : null;
}
