/** Where loading a feature stopped. */
export type LoadPhase = "gate" | "entry" | "expose" | "shape" | "render";

/**
 * Why it stopped: it does not fit this shell, its server did not answer or not in time, answered with a status or with a page instead of
 * code, the code is not the one that was released, it failed while it started, it exports no feature, or it threw while it was shown.
 */
export type LoadCause =
  | { readonly kind: "misfit"; readonly detail: string }
  | { readonly kind: "unreachable" }
  | { readonly kind: "timeout"; readonly seconds: number }
  | { readonly kind: "status"; readonly status: number }
  | { readonly kind: "not-code" }
  | { readonly kind: "integrity" }
  | { readonly kind: "evaluation"; readonly detail: string }
  | { readonly kind: "shape"; readonly detail: string }
  | { readonly kind: "crash"; readonly detail: string };

export interface LoadFailure {
  readonly featureId: string;
  readonly version: string;
  readonly phase: LoadPhase;
  readonly reason: LoadCause;
}

/** A feature that could not be had, by the release that was wanted first. */
export class FeatureLoadError extends Error implements LoadFailure {
  override readonly name = "FeatureLoadError";
  readonly featureId: string;
  readonly version: string;
  readonly phase: LoadPhase;
  readonly reason: LoadCause;

  constructor(failure: LoadFailure, options?: ErrorOptions) {
    super(`${failure.featureId} ${failure.version} failed at ${failure.phase}: ${failure.reason.kind}`, options);
    this.featureId = failure.featureId;
    this.version = failure.version;
    this.phase = failure.phase;
    this.reason = failure.reason;
  }
}

/** Only what the network or a server did may go away by itself. */
export function isRetryable(reason: LoadCause): boolean {
  return reason.kind === "unreachable" || reason.kind === "timeout" || reason.kind === "status";
}
