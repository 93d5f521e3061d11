import { Box, useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useEffect, useRef } from "react";
import { Composer } from "../composer/composer.tsx";
import { useStoreFailure } from "../composer/use-store-failure.ts";
import { useThread } from "../conversation/use-thread.ts";
import { NEW_CONVERSATION_DRAFT } from "../draft/drafts.ts";
import type { SentFile } from "../outbox/outbox-entry.ts";
import { useChatSession } from "../session/chat-session.ts";
import { ReplyAnnouncer } from "../thread/reply-announcer.tsx";
import { useThreadRows } from "../thread/use-thread-rows.ts";
import { ConversationBody } from "./conversation-body.tsx";
import { ConversationHeader } from "./conversation-header.tsx";
import { NewConversation } from "./new-conversation.tsx";
import { Notices } from "./notices.tsx";
import { useConversationRoute } from "./use-conversation-route.ts";

/** One conversation, or the beginning of a new one: the same view, so that nothing flashes when a new one gets its address. */
export function ConversationPage({ param }: { readonly param: string | undefined }) {
  const shell = useShell();
  const { t } = useTranslation("mfe-chat");
  const session = useChatSession();
  const { conversationId, viewKey } = useConversationRoute(param);
  const current = useThread(conversationId);
  const rows = useThreadRows(conversationId, current.thread);
  const title = current.thread?.title ?? (conversationId && session.cache.listedTitle(conversationId));
  const field = useRef<HTMLTextAreaElement>(null);

  const send = (text: string, attachments: readonly SentFile[]) => session.send(conversationId, text, attachments);
  const tellFailure = useStoreFailure();
  const shown = useRef<string>(undefined);
  useEffect(() => {
    shown.current = viewKey;
    return () => {
      shown.current = undefined;
    };
  }, [viewKey]);
  /** Storing takes a moment: who has gone elsewhere meanwhile is not called back. */
  const begin = (id: string) => {
    const isHere = shown.current === NEW_CONVERSATION_DRAFT;
    if (isHere) shell.navigate(`/chat/${id}`);
    return isHere;
  };

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
        <NewConversation onPick={(text) => void send(text, []).then(begin).catch(tellFailure)} />
      ) : (
        <ConversationBody key={viewKey} current={current} rows={rows} />
      )}
      {current.problem !== "not-found" && (
        <Composer conversationId={conversationId} viewKey={viewKey} field={field} onSend={send} onBegun={begin} />
      )}
      <ReplyAnnouncer conversationId={conversationId} />
    </Box>
  );
}
