import { Box } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useBeginning } from "../beginning/use-beginning.ts";
import { TEXTS } from "../locales/translations.ts";
import { Composer } from "../composer/composer.tsx";
import { useStoreFailure } from "../composer/use-store-failure.ts";
import { useThread } from "./use-thread.ts";
import type { SentFile } from "../outbox/outbox-entry.ts";
import { useChatSession } from "../session/chat-session.ts";
import { THREAD_COLUMN } from "../thread/message-frame.tsx";
import { ReplyAnnouncer } from "../thread/reply-announcer.tsx";
import { useThreadRows } from "../thread/use-thread-rows.ts";
import { ConversationBody } from "./conversation-body.tsx";
import { ConversationHeader } from "./conversation-header.tsx";
import { NewConversation } from "./new-conversation.tsx";
import { Notices } from "./notices.tsx";
import { useConversationRoute } from "./use-conversation-route.ts";

/** A conversation, or the start of a new one. It's the same view, so nothing flashes when a new one gets its URL. */
export function ConversationPage({ param }: { readonly param: string | undefined }) {
  const { t } = useTranslation(TEXTS);
  const session = useChatSession();
  const { conversationId, viewKey } = useConversationRoute(param);
  const current = useThread(conversationId);
  const rows = useThreadRows(conversationId, current.thread);
  const title = current.thread?.title ?? (conversationId && session.cache.listedTitle(conversationId));

  const beginning = useBeginning(viewKey);
  const send = (text: string, attachments: readonly SentFile[]) =>
    session.send(conversationId ?? beginning.id(), text, attachments);
  const tellFailure = useStoreFailure();

  return (
    <Box
      component="section"
      aria-label={t("thread.label")}
      sx={{ height: "100%", display: "flex", flexDirection: "column", minWidth: 0 }}
    >
      <ConversationHeader
        conversationId={conversationId}
        isMissing={current.problem === "not-found" && rows.length === 0}
        rows={rows}
        title={title}
      />
      <Notices />
      {conversationId === undefined ? (
        <NewConversation onPick={(text) => void send(text, []).then(beginning.open).catch(tellFailure)} />
      ) : (
        <ConversationBody key={viewKey} current={current} rows={rows} />
      )}
      {current.problem !== "not-found" && (
        <Box
          sx={{
            ...THREAD_COLUMN,
            pt: 0.5,
            pb: { xs: 1.5, md: 2 },
          }}
        >
          <Composer conversationId={conversationId} viewKey={viewKey} onSend={send} onBegun={beginning.open} />
        </Box>
      )}
      <ReplyAnnouncer conversationId={conversationId} />
    </Box>
  );
}
