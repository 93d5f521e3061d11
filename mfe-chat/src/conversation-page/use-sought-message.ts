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
  /** Identifies this visit to the URL. Two visits to the same URL have different values. */
  readonly visit: string;
  /** Set once per visit, when the message is loaded. */
  readonly found: FoundMessage | undefined;
  /** Searches again after a failure. */
  retry(): void;
}

interface Outcome {
  readonly visit: string;
  readonly state: "found" | "gone" | "failed";
}

/** Loads the message the URL asks for. Shows a toast if it no longer exists. */
export function useSoughtMessage(thread: ThreadData | undefined): SoughtMessage {
  const shell = useShell();
  const { t } = useTranslation(TEXTS);
  const session = useChatSession();
  const { key: visit, search } = useLocation();
  const messageId = messageOf(search);
  const [known, setOutcome] = useState<Outcome>();
  // Once found, it counts as found for the whole visit, even if it's deleted or regenerated while the user reads.
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
