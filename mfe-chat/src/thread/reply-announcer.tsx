import { VisuallyHidden } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useCallback, useState } from "react";
import { TEXTS } from "../locales/translations.ts";
import { isUnsettled } from "../conversation/conversation-id.ts";
import type { ChatState } from "../live/chat-state.ts";
import type { LiveState } from "../live/live-state.ts";
import { useChatState } from "../session/use-chat-state.ts";
import { useLive } from "../session/use-live.ts";

type Said = "" | "responding" | "ended";
type Stage = "running" | "quiet" | "failed";

const readStage = ({ streamingMode, error }: ChatState): Stage => {
  if (error !== null) return "failed";
  return streamingMode === null || streamingMode === "complete" ? "quiet" : "running";
};

function nextSaid(stage: Stage, said: Said, conversationId: string | undefined): Said {
  if (stage === "running") return "responding";
  if (stage === "failed" || said === "") return "";
  // A new conversation briefly has no turn while it gets its URL. Its reply is still on the way.
  return conversationId === undefined || isUnsettled(conversationId) ? said : "ended";
}

interface ReplyAnnouncerProps {
  readonly conversationId: string | undefined;
  /** Whether the last reply in the thread was stopped. */
  readonly stopped?: boolean;
}

/** Announces to screen readers when a reply starts and how it ends, never the growing text. Failures announce themselves. */
export function ReplyAnnouncer({ conversationId, stopped }: ReplyAnnouncerProps) {
  const { t } = useTranslation(TEXTS);
  const stage = useChatState(conversationId, readStage);
  // A reply that has just ended may not be in the thread yet.
  const readStopped = useCallback(
    ({ turns }: LiveState) => [...turns.values()].findLast((turn) => turn.conversationId === conversationId)?.stopped,
    [conversationId],
  );
  const isStopped = useLive(readStopped) ?? stopped;
  // Keep the text in place. One that only shows for a moment may never be read out.
  const [said, setSaid] = useState<Said>("");
  const next = nextSaid(stage, said, conversationId);
  if (next !== said) setSaid(next);
  const text = next === "responding" ? "reply.responding" : isStopped ? "message.stopped" : "reply.complete";
  return <VisuallyHidden role="status">{next !== "" && t(text)}</VisuallyHidden>;
}
