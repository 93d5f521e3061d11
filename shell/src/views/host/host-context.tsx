import { type ReactNode, createContext, useContext } from "react";
import { FeatureHostContext, FeatureSessionContext } from "../../federation/host/feature-host.tsx";
import type { Host } from "./host.ts";
import type { Session } from "./session.ts";

const HostContext = createContext<Host | null>(null);
const SessionContext = createContext<Session | null>(null);

/** Provides the host to the views below, and their part of it to features. */
export function HostProvider({ host, children }: { readonly host: Host; readonly children: ReactNode }) {
  return (
    <HostContext value={host}>
      <FeatureHostContext value={host}>{children}</FeatureHostContext>
    </HostContext>
  );
}

/** Provides the signed-in person's session to the views below, and their part of it to features. */
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

/** The signed-in person's session. Throws when nobody is signed in. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession must be used within a SessionProvider");
  return session;
}
