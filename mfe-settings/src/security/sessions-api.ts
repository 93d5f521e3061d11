import { HttpError, type ShellApi } from "@atrium/shared-contracts/contract";
import { accountCalls } from "@atrium/shared-contracts/wire";
import { queryOptions } from "@atrium/shared-ui/query";

export const SESSIONS_KEY = ["mfe-settings", "sessions"] as const;

/** The user's active sessions. */
export function sessionsQuery(shell: ShellApi) {
  return queryOptions({
    queryKey: SESSIONS_KEY,
    queryFn: ({ signal }) => shell.http.call(accountCalls.sessions, { signal }),
    // Users who open this want the current state.
    staleTime: 0,
  });
}

/** Ends one session. Also resolves if it had already ended. */
export async function endSession(shell: ShellApi, id: string): Promise<void> {
  try {
    await shell.http.call(accountCalls.endSession, { params: { id } });
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 404)) throw error;
  }
}

/** Ends all sessions except the current one. */
export function endOtherSessions(shell: ShellApi) {
  return shell.http.call(accountCalls.endSessions, { query: { others: true } });
}
