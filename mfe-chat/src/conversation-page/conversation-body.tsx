import { Alert, Box, Button, EmptyState, Skeleton } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { Link, useLocation } from "@atrium/shared-ui/router";
import { useMemo, useState } from "react";
import { TEXTS } from "../locales/translations.ts";
import { textOf } from "../conversation/thread-data.ts";
import { useRepliesReady } from "../markdown/use-replies-ready.ts";
import { useReadingPlace } from "../reading-place/use-reading-place.ts";
import { type CurrentThread, useOlderMessages } from "./use-thread.ts";
import { THREAD_COLUMN } from "../thread/message-frame.tsx";
import { ThreadList } from "../thread/thread-list.tsx";
import type { ThreadPlaces } from "../thread-rows/thread-place.ts";
import type { ThreadRow } from "../thread-rows/thread-row.ts";
import { useSoughtMessage } from "./use-sought-message.ts";

export interface ConversationBodyProps {
  readonly conversationId: string;
  readonly current: CurrentThread;
  readonly rows: readonly ThreadRow[];
}

/** A conversation's messages, or a loading or error state. */
export function ConversationBody({ conversationId, current, rows }: ConversationBodyProps) {
  const { t } = useTranslation(TEXTS);
  const older = useOlderMessages(current.thread);
  const { kept, keep } = useReadingPlace(conversationId, useLocation().key);
  const sought = useSoughtMessage(current.thread, rows, kept);
  const [places] = useState<ThreadPlaces>(() => new Map());
  const replies = useMemo(() => rows.flatMap((row) => (row.kind === "reply" ? [textOf(row.message)] : [])), [rows]);
  const ready = useRepliesReady(replies);
  const seekAgain = () => {
    places.delete(sought.visit);
    sought.retry();
  };
  if (current.problem === "not-found" && rows.length === 0)
    return (
      <Box sx={{ flexGrow: 1, display: "grid", placeContent: "center" }}>
        <EmptyState
          icon="messages"
          title={t("thread.notFound")}
          titleComponent="h1"
          action={
            <Button component={Link} to="/new" variant="contained">
              {t("thread.startNew")}
            </Button>
          }
        >
          {t("thread.notFoundHint")}
        </EmptyState>
      </Box>
    );
  if ((current.isLoading && rows.length === 0) || !ready) return <ThreadSkeleton label={t("thread.loading")} />;
  if (current.thread && sought.state === "seeking") return <ThreadSkeleton label={t("thread.loadingOlder")} />;
  return (
    <>
      {current.problem === "offline" && (
        <Alert severity="info" role="status" variant="outlined" sx={{ m: 2, mb: 0 }}>
          {t("thread.offline")}
        </Alert>
      )}
      {current.problem === "failed" && (
        <Alert
          severity="warning"
          variant="outlined"
          sx={{ m: 2, mb: 0 }}
          action={
            <Button color="inherit" size="small" onClick={current.reload}>
              {t("message.retry")}
            </Button>
          }
        >
          {t("thread.loadFailed")}
        </Alert>
      )}
      {(older.hasFailed || sought.state === "failed") && (
        <Alert
          severity="warning"
          variant="outlined"
          sx={{ m: 2, mb: 0 }}
          action={
            <Button color="inherit" size="small" onClick={sought.state === "failed" ? seekAgain : older.load}>
              {t("message.retry")}
            </Button>
          }
        >
          {t("thread.olderFailed")}
        </Alert>
      )}
      {rows.length === 0 ? (
        <Box sx={{ flexGrow: 1 }} />
      ) : (
        <ThreadList
          conversationId={current.thread?.id ?? ""}
          rows={rows}
          label={t("thread.label")}
          isLoadingOlder={older.isLoading}
          found={sought.found}
          visit={sought.visit}
          places={places}
          kept={kept}
          onMoved={keep}
          onNearStart={older.loadByItself}
        />
      )}
    </>
  );
}

function ThreadSkeleton({ label }: { readonly label: string }) {
  return (
    <Box
      role="status"
      aria-label={label}
      sx={{
        ...THREAD_COLUMN,
        display: "flex",
        flexDirection: "column",
        flexGrow: 1,
        py: 3,
        gap: 2,
        overflow: "hidden",
      }}
    >
      <Skeleton variant="rounded" width="52%" height={40} sx={{ alignSelf: "flex-end", borderRadius: 4 }} />
      {[96, 88, 92, 60].map((width) => (
        <Skeleton key={width} variant="text" width={`${width}%`} />
      ))}
      <Skeleton variant="rounded" width="34%" height={40} sx={{ alignSelf: "flex-end", borderRadius: 4 }} />
      {[90, 97, 45].map((width) => (
        <Skeleton key={width} variant="text" width={`${width}%`} />
      ))}
    </Box>
  );
}
