import { type ReactNode, createContext, useContext } from "react";
import type { Session } from "../session/session.ts";
import type { Host } from "./host.ts";

const HostContext = createContext<Host | null>(null);
const SessionContext = createContext<Session | null>(null);

export function HostProvider({ host, children }: { readonly host: Host; readonly children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>;
}

export function SessionProvider({ session, children }: { readonly session: Session; readonly children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error("useHost must be used within a HostProvider");
  return host;
}

/** The signed-in person's session. Throws where nobody is signed in. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession must be used within a SessionProvider");
  return session;
}
