import { Box, useLazyCode } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useState } from "react";
import { FIELD_PLACE, Stage } from "../beginning/stage.tsx";
import { Suggestions } from "../beginning/suggestions.tsx";
import { useBeginning } from "../beginning/use-beginning.ts";
import { HeaderPlace } from "../chat-header/header-place.ts";
import { TEXTS } from "../locales/translations.ts";
import { Composer } from "../composer/composer.tsx";
import { useStoreFailure } from "../outbox/use-store-failure.ts";
import { queueing } from "../queue/lazy-queue.ts";
import { useThread } from "./use-thread.ts";
import type { OutboxEntry, SentFile } from "../outbox/outbox-entry.ts";
import { useChatSession } from "../session/chat-session.ts";
import { THREAD_COLUMN } from "../thread/message-frame.tsx";
import { ReplyAnnouncer } from "../thread/reply-announcer.tsx";
import { useThreadRows } from "../thread/use-thread-rows.ts";
import { ConversationBody } from "./conversation-body.tsx";
import { ConversationHeader } from "./conversation-header.tsx";
import { Greeting } from "./greeting.tsx";
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

  const lastReply = rows.findLast((row) => row.kind === "reply");
  const queued = rows.filter((row) => row.kind === "unsent" && row.entry.state === "queued").length;
  const queue = useLazyCode(queueing, queued > 0).code;
  const beginning = useBeginning(viewKey);
  const send = (text: string, attachments: readonly SentFile[], more?: Pick<OutboxEntry, "act">) =>
    session.send(conversationId ?? beginning.id(), text, attachments, more);
  const tellFailure = useStoreFailure();
  const isNew = conversationId === undefined;
  const [place, setPlace] = useState<HTMLElement | null>(null);

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
        settings={current.thread?.settings}
        onPlace={setPlace}
      />
      <Notices />
      <Stage data-begins={isNew}>
        {isNew ? (
          <Greeting />
        ) : (
          <HeaderPlace value={place}>
            <ConversationBody key={viewKey} conversationId={conversationId} current={current} rows={rows} />
          </HeaderPlace>
        )}
        {current.problem !== "not-found" && (
          <Box sx={FIELD_PLACE}>
            <Composer conversationId={conversationId} viewKey={viewKey} onSend={send} onBegun={beginning.open} />
          </Box>
        )}
        {isNew && (
          <Box sx={{ ...THREAD_COLUMN, pb: 3 }}>
            <Suggestions onPick={(text, act) => void send(text, [], { act }).then(beginning.open).catch(tellFailure)} />
          </Box>
        )}
      </Stage>
      <ReplyAnnouncer conversationId={conversationId} stopped={lastReply?.message.status === "stopped"} />
      {queue && (
        <>
          <queue.QueueStatus count={queued} />
          <queue.SentAside />
        </>
      )}
    </Box>
  );
}
