import { HttpError } from "@atrium/shared-contracts/contract";
import { useObservable, useShell } from "@atrium/shared-ui";
import { useMutation, useQuery } from "@atrium/shared-ui/query";
import { useCallback, useEffect, useEffectEvent } from "react";
import { useChatSession } from "../session/chat-session.ts";
import { isUnsettled } from "../conversation/conversation-id.ts";
import { loadOlder } from "../conversation/conversation-api.ts";
import type { ThreadData } from "../conversation/thread-data.ts";

/** The current conversation's server data. */
export interface CurrentThread {
  /** A cached copy shows immediately. Undefined for a conversation the server doesn't have yet. */
  readonly thread: ThreadData | undefined;
  readonly isLoading: boolean;
  /** Why it couldn't be loaded. A cached copy still shows; that it can't be refreshed without a connection goes without saying. */
  readonly problem: "not-found" | "failed" | "offline" | undefined;
  reload(): void;
}

export function useThread(conversationId: string | undefined): CurrentThread {
  const session = useChatSession();
  const known = conversationId !== undefined && !isUnsettled(conversationId);
  const { data, error, isFetching, refetch } = useQuery({ ...session.thread(conversationId ?? ""), enabled: known });
  const { connectivity$ } = useShell();
  const connectivity = useObservable(connectivity$);
  const missing = error instanceof HttpError && (error.status === 404 || error.status === 400);
  const hasFailed = known && error !== null && !missing && !isFetching;
  const loadAgain = useEffectEvent(() => {
    if (hasFailed) void refetch();
  });
  // In an effect of the new state, the failure would show for a moment.
  useEffect(() => {
    const subscription = connectivity$.subscribe((state) => {
      if (state === "online") loadAgain();
    });
    return () => subscription.unsubscribe();
  }, [connectivity$]);
  return {
    thread: known ? data : undefined,
    isLoading: known && !data && isFetching,
    problem: hasFailed
      ? data && connectivity !== "online"
        ? undefined
        : connectivity === "offline"
          ? "offline"
          : "failed"
      : known && missing && !isFetching
        ? "not-found"
        : undefined,
    reload: () => void refetch(),
  };
}

/**
 * Loads a thread's older messages, page by page. They go into the thread's own data, where events and refetches change them, so
 * this isn't an infinite query: that would refetch every page.
 */
export function useOlderMessages(thread: ThreadData | undefined) {
  const { http } = useShell();
  const { client } = useChatSession();
  const { mutate, isPending, isError, variables } = useMutation({
    mutationFn: (id: string) => loadOlder(http, client, id),
  });
  const id = thread?.id ?? "";
  const isLoading = isPending && variables === id;
  const hasFailed = isError && variables === id;
  const more = thread?.olderCursor !== undefined;

  const load = useCallback(() => {
    if (more && !isLoading) mutate(id);
  }, [id, isLoading, more, mutate]);
  /** Called when the user scrolls near the beginning. After a failure, only the user can retry. */
  const loadByItself = useCallback(() => {
    if (!hasFailed) load();
  }, [hasFailed, load]);
  return { isLoading, hasFailed, more, load, loadByItself };
}
