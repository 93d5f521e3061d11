import { VisuallyHidden } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import type { ChatState } from "../live/chat-state.ts";
import { useChatState } from "../live/use-chat-state.ts";

const readMode = (chat: ChatState) => chat.streamingMode;

/** Tells a screen reader once that a reply has begun and once that it is complete; never the growing text. */
export function ReplyAnnouncer({ conversationId }: { readonly conversationId: string | undefined }) {
  const { t } = useTranslation("mfe-chat");
  const mode = useChatState(conversationId, readMode);
  const text = mode === null ? "" : t(mode === "complete" ? "reply.complete" : "reply.responding");
  return <VisuallyHidden role="status">{text}</VisuallyHidden>;
}
