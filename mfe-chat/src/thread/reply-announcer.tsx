import { VisuallyHidden } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useState } from "react";
import { TEXTS } from "../locales/translations.ts";
import { isUnsettled } from "../conversation/conversation-id.ts";
import type { ChatState } from "../live/chat-state.ts";
import { useChatState } from "../session/use-chat-state.ts";

type Said = "" | "responding" | "complete";
type Stage = "running" | "quiet" | "failed";

const readStage = ({ streamingMode, error }: ChatState): Stage => {
  if (error !== null) return "failed";
  return streamingMode === null || streamingMode === "complete" ? "quiet" : "running";
};

function nextSaid(stage: Stage, said: Said, conversationId: string | undefined): Said {
  if (stage === "running") return "responding";
  if (stage === "failed" || said === "") return "";
  // A new conversation briefly has no turn while it gets its URL. Its reply is still on the way.
  return conversationId === undefined || isUnsettled(conversationId) ? said : "complete";
}

/** Announces to screen readers when a reply starts and when it's complete, never the growing text. Failures announce themselves. */
export function ReplyAnnouncer({ conversationId }: { readonly conversationId: string | undefined }) {
  const { t } = useTranslation(TEXTS);
  const stage = useChatState(conversationId, readStage);
  // Keep the text in place. One that only shows for a moment may never be read out.
  const [said, setSaid] = useState<Said>("");
  const next = nextSaid(stage, said, conversationId);
  if (next !== said) setSaid(next);
  return <VisuallyHidden role="status">{next !== "" && t(`reply.${next}`)}</VisuallyHidden>;
}
