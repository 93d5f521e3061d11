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
  // A new conversation is quiet for the moment in which it gets its address; its reply is on the way.
  return conversationId === undefined || isUnsettled(conversationId) ? said : "complete";
}

/** Tells a screen reader once that a reply has begun and once that it is complete; never the growing text. A failure tells of itself. */
export function ReplyAnnouncer({ conversationId }: { readonly conversationId: string | undefined }) {
  const { t } = useTranslation(TEXTS);
  const stage = useChatState(conversationId, readStage);
  // What is said stays: a text that is there for a moment only may never be read out.
  const [said, setSaid] = useState<Said>("");
  const next = nextSaid(stage, said, conversationId);
  if (next !== said) setSaid(next);
  return <VisuallyHidden role="status">{next !== "" && t(`reply.${next}`)}</VisuallyHidden>;
}
