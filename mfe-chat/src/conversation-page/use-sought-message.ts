import { useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useLocation } from "@atrium/shared-ui/router";
import { useEffect, useState } from "react";
import { TEXTS } from "../locales/translations.ts";
import { messageOf } from "../conversation/message-path.ts";
import { holdsMessage, seekMessage } from "../conversation/seek-message.ts";
import type { ThreadData } from "../conversation/thread-data.ts";
import { useChatSession } from "../session/chat-session.ts";
import type { FoundMessage } from "../thread/thread-place.ts";

export interface SoughtMessage {
  readonly state: "none" | "seeking" | "found" | "gone" | "failed";
  /** The visit of the address: each one has its own, also two of the same address. */
  readonly visit: string;
  /** Once per visit, when the message is among those that are known. */
  readonly found: FoundMessage | undefined;
  /** Looks again after a failure. */
  retry(): void;
}

interface Outcome {
  readonly visit: string;
  readonly state: "found" | "gone" | "failed";
}

/** Brings the message that the address asks for among those that are known; says in a toast when it is gone. */
export function useSoughtMessage(thread: ThreadData | undefined): SoughtMessage {
  const shell = useShell();
  const { t } = useTranslation(TEXTS);
  const session = useChatSession();
  const { key: visit, search } = useLocation();
  const messageId = messageOf(search);
  const [known, setOutcome] = useState<Outcome>();
  // What was found stays so for the visit: it may be deleted, or answered anew, under the reader's eyes.
  const isHere = messageId !== undefined && holdsMessage(thread, messageId);
  const outcome = known?.visit === visit ? known.state : isHere ? "found" : undefined;
  if (outcome === "found" && known?.visit !== visit) setOutcome({ visit, state: "found" });

  const conversationId = thread?.id;
  const seeking = outcome === undefined ? messageId : undefined;
  useEffect(() => {
    if (seeking === undefined || conversationId === undefined) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    seekMessage({
      http: shell.http,
      client: session.client,
      thread: session.thread(conversationId),
      conversationId,
      messageId: seeking,
      signal,
    }).then(
      (isThere) => {
        if (signal.aborted || isThere) return;
        setOutcome({ visit, state: "gone" });
        shell.toast({ title: t("thread.messageGone") });
      },
      () => {
        if (!signal.aborted) setOutcome({ visit, state: "failed" });
      },
    );
    return () => leaving.abort();
  }, [conversationId, seeking, session, shell, t, visit]);

  return {
    state: messageId === undefined ? "none" : (outcome ?? "seeking"),
    visit,
    found: messageId !== undefined && outcome === "found" ? { messageId, visit } : undefined,
    retry: () => setOutcome(undefined),
  };
}
