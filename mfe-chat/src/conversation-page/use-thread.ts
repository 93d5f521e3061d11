import { HttpError } from "@atrium/shared-contracts";
import { useShell } from "@atrium/shared-ui";
import { useQuery } from "@atrium/shared-ui/query";
import { useCallback, useState } from "react";
import { useChatSession } from "../session/chat-session.ts";
import { isUnsettled } from "../conversation/conversation-id.ts";
import { loadOlder } from "../conversation/conversation-queries.ts";
import type { ThreadData } from "../conversation/thread-data.ts";

/** The current conversation as the server tells it. */
export interface CurrentThread {
  /** Cached copies show at once; absent for a conversation that the server does not know yet. */
  readonly thread: ThreadData | undefined;
  readonly isLoading: boolean;
  /** Why it could not be loaded; what was cached shows all the same. */
  readonly problem: "not-found" | "failed" | undefined;
  reload(): void;
}

export function useThread(conversationId: string | undefined): CurrentThread {
  const session = useChatSession();
  const known = conversationId !== undefined && !isUnsettled(conversationId);
  const { data, error, isFetching, refetch } = useQuery({ ...session.thread(conversationId ?? ""), enabled: known });
  const missing = error instanceof HttpError && (error.status === 404 || error.status === 400);
  return {
    thread: known ? data : undefined,
    isLoading: known && !data && isFetching,
    problem: !known || !error || isFetching ? undefined : missing ? "not-found" : "failed",
    reload: () => void refetch(),
  };
}

export type OlderState = "idle" | "loading" | "failed";

/** Loads older messages of a thread page by page. */
export function useOlderMessages(thread: ThreadData | undefined) {
  const { http } = useShell();
  const { client } = useChatSession();
  const [state, setState] = useState<{ readonly id: string; readonly state: OlderState }>({ id: "", state: "idle" });
  const id = thread?.id ?? "";
  const current = state.id === id ? state.state : "idle";
  const more = thread?.olderCursor !== undefined;

  const load = useCallback(() => {
    if (!more || current === "loading") return;
    setState({ id, state: "loading" });
    loadOlder(http, client, id).then(
      () => setState({ id, state: "idle" }),
      () => setState({ id, state: "failed" }),
    );
  }, [client, current, http, id, more]);
  /** What scrolling near the beginning asks for; after a failure only a person asks again. */
  const loadByItself = useCallback(() => {
    if (current === "idle") load();
  }, [current, load]);
  return { state: current, more, load, loadByItself };
}
