import type { ShellApi } from "@atrium/shared-contracts";
import { createContext, useContext } from "react";
import type { Connectivity } from "../../core/connectivity/connectivity.ts";
import type { LanguageStore } from "../../core/language/language-store.ts";
import type { Telemetry } from "../../core/telemetry/telemetry.ts";
import type { FeatureSource } from "../loading/feature-code.ts";

/** What showing features takes, for as long as the page lives. */
export interface FeatureHost {
  readonly features: FeatureSource;
  readonly language: LanguageStore;
  readonly connection: Connectivity;
  readonly telemetry: Telemetry;
}

/** What features get of the signed-in person's session. */
export interface FeatureSession {
  /** The ShellApi of one feature: the same object for all its parts. */
  shellApi(feature: { readonly id: string; readonly version: string }): ShellApi;
  /** Whether a feature has the texts that it registered, once that is known; true when it registered none. */
  textsOf(featureId: string): Promise<boolean>;
  /** Fetches the texts that a feature registered once more. */
  retryTexts(featureId: string): void;
}

export const FeatureHostContext = createContext<FeatureHost | null>(null);
export const FeatureSessionContext = createContext<FeatureSession | null>(null);

export function useFeatureHost(): FeatureHost {
  const host = useContext(FeatureHostContext);
  if (!host) throw new Error("useFeatureHost must be used within a FeatureHostContext");
  return host;
}

/** Throws where nobody is signed in. */
export function useFeatureSession(): FeatureSession {
  const session = useContext(FeatureSessionContext);
  if (!session) throw new Error("useFeatureSession must be used within a FeatureSessionContext");
  return session;
}
