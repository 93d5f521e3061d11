import { type ReactNode, createContext, useContext } from "react";
import { FeatureHostContext, FeatureSessionContext } from "../../federation/host/feature-host.tsx";
import type { Host } from "./host.ts";
import type { Session } from "./session.ts";

const HostContext = createContext<Host | null>(null);
const SessionContext = createContext<Session | null>(null);

/** Gives the views below it the host, and features their part of it. */
export function HostProvider({ host, children }: { readonly host: Host; readonly children: ReactNode }) {
  return (
    <HostContext value={host}>
      <FeatureHostContext value={host}>{children}</FeatureHostContext>
    </HostContext>
  );
}

/** Gives the views below it the signed-in person's session, and features their part of it. */
export function SessionProvider({ session, children }: { readonly session: Session; readonly children: ReactNode }) {
  return (
    <SessionContext value={session}>
      <FeatureSessionContext value={session}>{children}</FeatureSessionContext>
    </SessionContext>
  );
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
