import type { HttpClient } from "@atrium/shared-contracts/contract";
import { releaseCalls, type ReleaseHistory } from "@atrium/shared-contracts/wire";
import { useEffect, useState } from "react";

export type HistoryState =
  | { readonly status: "loading" }
  | { readonly status: "loaded"; readonly history: ReleaseHistory }
  | { readonly status: "failed"; readonly message: string };

/** This installation's release history, and a way to reload it. */
export function useReleaseHistory(http: HttpClient): readonly [HistoryState, () => void] {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ readonly attempt: number; readonly state: HistoryState }>();
  useEffect(() => {
    const leaving = new AbortController();
    http.call(releaseCalls.history, { signal: leaving.signal }).then(
      (history) => setAnswer({ attempt, state: { status: "loaded", history } }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        setAnswer({ attempt, state: { status: "failed", message: error instanceof Error ? error.message : "" } });
      },
    );
    return () => leaving.abort();
  }, [http, attempt]);
  const state = answer?.attempt === attempt ? answer.state : ({ status: "loading" } as const);
  return [state, () => setAttempt((current) => current + 1)];
}
