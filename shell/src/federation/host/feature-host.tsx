import type { ShellApi } from "@atrium/shared-contracts/contract";
import { createContext, useContext } from "react";
import type { Connectivity } from "../../core/connectivity/connectivity.ts";
import type { LanguageStore } from "../../core/language/language-store.ts";
import type { Telemetry } from "../../core/telemetry/telemetry.ts";
import type { FeatureSource } from "../loading/feature-code.ts";

/** Everything needed to show features, for the page's lifetime. */
export interface FeatureHost {
  readonly features: FeatureSource;
  readonly language: LanguageStore;
  readonly connection: Connectivity;
  readonly telemetry: Telemetry;
}

/** What features get from the signed-in person's session. */
export interface FeatureSession {
  /** A feature's ShellApi: the same object for all its parts. */
  shellApi(feature: { readonly id: string; readonly version: string }): ShellApi;
  /** Whether a feature's registered texts have loaded; resolves once that's known. True when it registered none. */
  textsOf(featureId: string): Promise<boolean>;
  /** Retries loading the texts that a feature registered. */
  retryTexts(featureId: string): void;
}

export const FeatureHostContext = createContext<FeatureHost | null>(null);
export const FeatureSessionContext = createContext<FeatureSession | null>(null);

export function useFeatureHost(): FeatureHost {
  const host = useContext(FeatureHostContext);
  if (!host) throw new Error("useFeatureHost must be used within a FeatureHostContext");
  return host;
}

/** Throws when nobody is signed in. */
export function useFeatureSession(): FeatureSession {
  const session = useContext(FeatureSessionContext);
  if (!session) throw new Error("useFeatureSession must be used within a FeatureSessionContext");
  return session;
}
