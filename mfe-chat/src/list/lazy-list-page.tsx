import { Box, LoadFailed, lazyCode, useLazyCode } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../locales/translations.ts";
import { ListSkeleton } from "./list-skeleton.tsx";

/** Lazy because a conversation is shown without it. */
const page = lazyCode(
  () => import("./conversation-list-page.tsx").then(({ ConversationListPage }) => ConversationListPage),
  "The list of conversations can't be shown:",
);

/** The page with all conversations, once its code is here. */
export function LazyListPage() {
  const { t } = useTranslation(TEXTS);
  const { code: Page, failure, retry } = useLazyCode(page);
  if (Page) return <Page />;
  return (
    <Box sx={{ p: { xs: 2, md: 4 } }}>
      {failure ? (
        <LoadFailed retry={t("message.retry")} onRetry={retry}>
          {t("list.loadFailed")}
        </LoadFailed>
      ) : (
        <ListSkeleton />
      )}
    </Box>
  );
}
