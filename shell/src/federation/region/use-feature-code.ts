import { useEffect, useState } from "react";
import type { FeatureCode, FeatureSource } from "../loading/feature-code.ts";
import { FeatureLoadError } from "../loading/feature-load-error.ts";

export type CodeState =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly code: FeatureCode }
  | { readonly status: "failed"; readonly error: FeatureLoadError };

/** A feature's exposed module as it loads, available immediately if already loaded. Loads only once: to retry, mount a new component. */
export function useFeatureCode(source: FeatureSource, featureId: string, expose: string): CodeState {
  const [state, setState] = useState<CodeState>(() => {
    const code = source.loaded(featureId, expose);
    return code ? { status: "ready", code } : { status: "loading" };
  });
  const isLoading = state.status === "loading";
  useEffect(() => {
    if (!isLoading) return;
    let wanted = true;
    source.load(featureId, expose).then(
      (code) => wanted && setState({ status: "ready", code }),
      (error: unknown) => wanted && setState({ status: "failed", error: asLoadError(error, featureId) }),
    );
    return () => void (wanted = false);
  }, [source, featureId, expose, isLoading]);
  return state;
}

function asLoadError(error: unknown, featureId: string): FeatureLoadError {
  if (error instanceof FeatureLoadError) return error;
  const detail = error instanceof Error ? error.message : String(error);
  return new FeatureLoadError(
    { featureId, version: "", phase: "expose", reason: { kind: "evaluation", detail } },
    { cause: error },
  );
}
