import { useEffect, useState } from "react";
import type { FeatureCode, FeatureSource } from "./feature-code.ts";
import { FeatureLoadError } from "./feature-load-error.ts";

export type CodeState =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly code: FeatureCode }
  | { readonly status: "failed"; readonly error: FeatureLoadError };

/** What a feature exposes, as it arrives; there at once when it was loaded before. `attempt` asks anew when it changes. */
export function useFeatureCode(source: FeatureSource, featureId: string, expose: string, attempt: number): CodeState {
  const [state, setState] = useState<CodeState>(() => initial(source, featureId, expose));
  useEffect(() => {
    let wanted = true;
    setState((current) => (current.status === "ready" ? current : initial(source, featureId, expose)));
    source.load(featureId, expose).then(
      (code) => wanted && setState((current) => (current.status === "ready" ? current : { status: "ready", code })),
      (error: unknown) => {
        if (wanted) setState({ status: "failed", error: asLoadError(error, featureId) });
      },
    );
    return () => void (wanted = false);
  }, [source, featureId, expose, attempt]);
  return state;
}

function initial(source: FeatureSource, featureId: string, expose: string): CodeState {
  const code = source.loaded(featureId, expose);
  return code ? { status: "ready", code } : { status: "loading" };
}

function asLoadError(error: unknown, featureId: string): FeatureLoadError {
  if (error instanceof FeatureLoadError) return error;
  const detail = error instanceof Error ? error.message : String(error);
  return new FeatureLoadError(
    { featureId, version: "", phase: "expose", reason: { kind: "evaluation", detail } },
    { cause: error },
  );
}
