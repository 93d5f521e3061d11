import { VisuallyHidden } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useState } from "react";
import type { ChatState } from "../live/chat-state.ts";
import { useChatState } from "../live/use-chat-state.ts";

const readStage = ({ streamingMode, error }: ChatState) => {
  if (error !== null) return "failed";
  return streamingMode === null || streamingMode === "complete" ? "quiet" : "running";
};

/** Tells a screen reader once that a reply has begun and once that it is complete; never the growing text. A failure tells of itself. */
export function ReplyAnnouncer({ conversationId }: { readonly conversationId: string | undefined }) {
  const { t } = useTranslation("mfe-chat");
  const stage = useChatState(conversationId, readStage);
  // What is said stays: a text that is there for a moment only may never be read out.
  const [said, setSaid] = useState<"" | "responding" | "complete">("");
  const next = stage === "running" ? "responding" : stage === "failed" || said === "" ? "" : "complete";
  if (next !== said) setSaid(next);
  return <VisuallyHidden role="status">{next !== "" && t(`reply.${next}`)}</VisuallyHidden>;
}
