import { type ActiveSession, ActiveSessions, SessionsEnded } from "@atrium/shared-contracts/wire";
import { HttpError } from "@atrium/shared-contracts";
import { useShell } from "@atrium/shared-ui";
import { useMutation, useQuery, useQueryClient } from "@atrium/shared-ui/query";

export const SESSIONS_KEY = ["mfe-settings", "sessions"] as const;

/** What is to be signed out: one session, every other one, or all with the present one. */
export type SignOutTarget =
  | { readonly kind: "one"; readonly session: ActiveSession }
  | { readonly kind: "others" }
  | { readonly kind: "everywhere" };

/** Where the person is signed in, and the way to end it. */
export function useSessions() {
  const shell = useShell();
  const queryClient = useQueryClient();
  const list = useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: ({ signal }) => shell.http.request("GET", "/auth/sessions", { schema: ActiveSessions, signal }),
    // Who looks wants to know what is so now.
    staleTime: 0,
  });
  const end = useMutation({
    mutationFn: async (target: SignOutTarget) => {
      if (target.kind === "one" && !target.session.current) return endOne(target.session.id);
      // The others first: should that fail, the person is still here to read it.
      if (target.kind !== "one") await endOthers();
      if (target.kind !== "others") await shell.account.signOut();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: SESSIONS_KEY }),
  });

  async function endOne(id: string): Promise<void> {
    try {
      await shell.http.request("DELETE", `/auth/sessions/${id}`, { schema: SessionsEnded });
    } catch (error) {
      // It has ended by itself meanwhile.
      if (!(error instanceof HttpError && error.status === 404)) throw error;
    }
  }
  const endOthers = () =>
    shell.http.request("DELETE", "/auth/sessions", { query: { others: true }, schema: SessionsEnded });

  return { list, end };
}
