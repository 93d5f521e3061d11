import type { SharedPageProps } from "@atrium/shared-contracts/contract";
import { Box, Button, EmptyState, LoadFailed, Skeleton, Typography, useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useInfiniteQuery, useQueryClient } from "@atrium/shared-ui/query";
import { Link } from "@atrium/shared-ui/router";
import { useEffect, useMemo } from "react";
import { useDocumentTitle } from "../chat-header/use-document-title.ts";
import { TEXTS } from "../locales/translations.ts";
import { useRepliesReady } from "../markdown/use-replies-ready.ts";
import { useMomentFormat } from "../sharing/use-moment-format.ts";
import { THREAD_COLUMN } from "../thread/message-frame.tsx";
import { ContinueBar } from "./continue-bar.tsx";
import { MoreMessages } from "./more-messages.tsx";
import { SharedMessageView } from "./shared-message.tsx";
import { isGone, sharedQuery } from "./shared-page-api.ts";

/** A conversation that somebody has shared, as it was then. */
export function SharedConversationPage(props: Omit<SharedPageProps, "shell">) {
  const { token } = props;
  const { http } = useShell();
  const { t } = useTranslation(TEXTS);
  const moment = useMomentFormat();
  const client = useQueryClient();
  const query = useInfiniteQuery(sharedQuery(http, token));
  const { data, error } = query;
  const gone = isGone(error);
  const pages = data?.pages;
  const first = gone ? undefined : pages?.[0];
  useDocumentTitle(first?.title);

  // Its owner has updated it meanwhile: pages of two snapshots don't go together.
  const isMixed = pages?.some(({ takenAt }) => takenAt !== pages[0]?.takenAt) ?? false;
  useEffect(() => {
    if (isMixed) void client.resetQueries({ queryKey: sharedQuery(http, token).queryKey });
  }, [isMixed, client, http, token]);

  const messages = useMemo(() => pages?.flatMap((page) => page.messages) ?? [], [pages]);
  const replies = useMemo(
    () => messages.filter(({ role }) => role === "assistant").map(({ text }) => text),
    [messages],
  );
  const ready = useRepliesReady(replies);
  if (gone) return <Gone />;
  if (query.isPending || (first !== undefined && !ready)) return <Loading />;
  if (first === undefined)
    return (
      <Box sx={{ ...THREAD_COLUMN, py: 4 }}>
        <LoadFailed retry={t("shared.retry")} onRetry={() => void query.refetch()}>
          {t("shared.loadFailed")}
        </LoadFailed>
      </Box>
    );
  return (
    <Box sx={{ display: "flex", flexDirection: "column", mx: { xs: -2, md: 0 } }}>
      <Box component="header" sx={{ ...THREAD_COLUMN, pt: { xs: 2, md: 4 }, pb: 2 }}>
        <Typography variant="body2" sx={{ color: "text.secondary", fontWeight: 600, mb: 0.5 }}>
          {t("shared.note")}
        </Typography>
        <Typography variant="h2" component="h1" dir="auto" sx={{ textAlign: "start", overflowWrap: "anywhere" }}>
          {first.title}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary", mt: 0.5 }}>
          {t("shared.as", { date: moment(first.takenAt) })}
        </Typography>
      </Box>
      <Box component="section" aria-label={t("shared.messages")} sx={{ pb: 3 }}>
        {messages.map((message, index) => (
          <SharedMessageView key={`${first.takenAt} ${index}`} message={message} />
        ))}
      </Box>
      {query.hasNextPage && (
        <MoreMessages
          failed={query.isFetchNextPageError}
          isLoading={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      )}
      <ContinueBar {...props} />
    </Box>
  );
}

/** The same for a link that was revoked and one that never was, so that it says nothing about either. */
function Gone() {
  const { t } = useTranslation(TEXTS);
  return (
    <Box sx={{ minHeight: "60vh", display: "grid", placeItems: "center" }}>
      <EmptyState
        icon="link"
        title={t("shared.gone")}
        titleComponent="h1"
        action={
          <Button component={Link} to="/" variant="outlined">
            {t("shared.home")}
          </Button>
        }
      >
        {t("shared.goneHint")}
      </EmptyState>
    </Box>
  );
}

function Loading() {
  const { t } = useTranslation(TEXTS);
  return (
    <Box role="status" aria-label={t("shared.loading")} sx={{ ...THREAD_COLUMN, py: 4, display: "grid", gap: 2 }}>
      <Skeleton variant="rounded" width="55%" height={32} />
      {["45%", "100%", "92%", "70%"].map((width) => (
        <Skeleton key={width} variant="rounded" width={width} height={40} />
      ))}
    </Box>
  );
}
