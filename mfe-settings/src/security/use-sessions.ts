import type { ActiveSession } from "@atrium/shared-contracts/wire";
import { useShell } from "@atrium/shared-ui";
import { useMutation, useQuery, useQueryClient } from "@atrium/shared-ui/query";
import { SESSIONS_KEY, endOtherSessions, endSession, sessionsQuery } from "./sessions-api.ts";

/** What to sign out: one session, all others, or all including the current one. */
export type SignOutTarget =
  | { readonly kind: "one"; readonly session: ActiveSession }
  | { readonly kind: "others" }
  | { readonly kind: "everywhere" };

/** The user's active sessions, and how to end them. */
export function useSessions() {
  const shell = useShell();
  const queryClient = useQueryClient();
  const list = useQuery(sessionsQuery(shell));
  const end = useMutation({
    mutationFn: async (target: SignOutTarget) => {
      if (target.kind === "one" && !target.session.current) return endSession(shell, target.session.id);
      // The others first: if that fails, the user is still signed in to see the error.
      if (target.kind !== "one") await endOtherSessions(shell);
      if (target.kind !== "others") await shell.account.signOut();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: SESSIONS_KEY }),
  });
  return { list, end };
}
