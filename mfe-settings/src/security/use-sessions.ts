import { type ActiveSession, ActiveSessions, SessionsEnded } from "@atrium/shared-contracts/wire";
import { HttpError } from "@atrium/shared-contracts";
import { useShell } from "@atrium/shared-ui";
import { useMutation, useQuery, useQueryClient } from "@atrium/shared-ui/query";

export const SESSIONS_KEY = ["mfe-settings", "sessions"] as const;

/** What to sign out: one session, all others, or all including the current one. */
export type SignOutTarget =
  | { readonly kind: "one"; readonly session: ActiveSession }
  | { readonly kind: "others" }
  | { readonly kind: "everywhere" };

/** The user's active sessions, and how to end them. */
export function useSessions() {
  const shell = useShell();
  const queryClient = useQueryClient();
  const list = useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: ({ signal }) => shell.http.request("GET", "/auth/sessions", { schema: ActiveSessions, signal }),
    // Users who open this want the current state.
    staleTime: 0,
  });
  const end = useMutation({
    mutationFn: async (target: SignOutTarget) => {
      if (target.kind === "one" && !target.session.current) return endOne(target.session.id);
      // The others first: if that fails, the user is still signed in to see the error.
      if (target.kind !== "one") await endOthers();
      if (target.kind !== "others") await shell.account.signOut();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: SESSIONS_KEY }),
  });

  async function endOne(id: string): Promise<void> {
    try {
      await shell.http.request("DELETE", `/auth/sessions/${id}`, { schema: SessionsEnded });
    } catch (error) {
      // A 404 means it had already ended.
      if (!(error instanceof HttpError && error.status === 404)) throw error;
    }
  }
  const endOthers = () =>
    shell.http.request("DELETE", "/auth/sessions", { query: { others: true }, schema: SessionsEnded });

  return { list, end };
}
