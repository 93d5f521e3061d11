import { useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useLocation } from "@atrium/shared-ui/router";
import { useEffect, useState } from "react";
import { TEXTS } from "../locales/translations.ts";
import { messageOf, searchedOf } from "../conversation/message-path.ts";
import { type ThreadData, holdsMessage } from "../conversation/thread-data.ts";
import { useChatSession } from "../session/chat-session.ts";
import { type FoundMessage, type HeldRow, messageOfKey } from "../thread-rows/thread-place.ts";
import type { ThreadRow } from "../thread-rows/thread-row.ts";

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

/**
 * Loads the message the URL asks for, and says so if it no longer exists. If it asks for none, loads the one of the row `kept`, where
 * the user last read.
 */
export function useSoughtMessage(
  thread: ThreadData | undefined,
  rows: readonly ThreadRow[],
  kept: HeldRow | undefined,
): SoughtMessage {
  const shell = useShell();
  const { t } = useTranslation(TEXTS);
  const session = useChatSession();
  const { key: visit, search, state: entry } = useLocation();
  const linkedId = messageOf(search);
  const messageId = linkedId ?? (kept && messageOfKey(kept.rowKey));
  const [known, setOutcome] = useState<Outcome>();
  // Once found, it counts as found for the whole visit, even if it's deleted or regenerated while the user reads.
  const isShown = linkedId === undefined && rows.some(({ key }) => key === kept?.rowKey);
  const isHere = isShown || (messageId !== undefined && holdsMessage(thread, messageId));
  const outcome = known?.visit === visit ? known.state : isHere ? "found" : undefined;
  if (outcome === "found" && known?.visit !== visit) setOutcome({ visit, state: "found" });

  const conversationId = thread?.id;
  const soughtId = outcome === undefined ? messageId : undefined;
  useEffect(() => {
    if (soughtId === undefined || conversationId === undefined) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const seek = async () =>
      (await import("../conversation/seek-message.ts")).seekMessage({
        http: shell.http,
        client: session.client,
        thread: session.thread(conversationId),
        conversationId,
        messageId: soughtId,
        inAnyBranch: linkedId !== undefined,
        signal,
      });
    seek().then(
      (isThere) => {
        if (signal.aborted || isThere) return;
        setOutcome({ visit, state: "gone" });
        if (linkedId !== undefined) shell.toast({ title: t("thread.messageGone") });
      },
      () => {
        if (!signal.aborted) setOutcome({ visit, state: "failed" });
      },
    );
    return () => leaving.abort();
  }, [conversationId, linkedId, session, shell, soughtId, t, visit]);

  return {
    state: messageId === undefined ? "none" : (outcome ?? "seeking"),
    visit,
    found:
      linkedId !== undefined && outcome === "found"
        ? { messageId: linkedId, visit, searched: searchedOf(entry) }
        : undefined,
    retry: () => setOutcome(undefined),
  };
}
