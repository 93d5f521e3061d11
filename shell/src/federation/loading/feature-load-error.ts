/** The step at which loading a feature stopped. Of those of a view's life, nothing has to be explained where it was unmounted. */
export type LoadPhase = "gate" | "entry" | "expose" | "shape" | Exclude<LifePhase, "unmount">;

/** When a view threw: while it was mounted, shown or unmounted. */
export type LifePhase = "mount" | "update" | "unmount";

/**
 * Why it stopped: it isn't compatible with this shell; its server didn't respond, timed out, or answered with an error status or with a page
 * instead of code; the code isn't what was released; it failed while starting; it doesn't export a feature; or it threw while being shown.
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

/** A feature that couldn't be loaded, described by the release that was wanted first. */
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

/** Only network and server failures may go away by themselves. */
export function isRetryable(reason: LoadCause): boolean {
  return reason.kind === "unreachable" || reason.kind === "timeout" || reason.kind === "status";
}

/** Why a view that threw can't be shown. */
export const crash = (error: unknown): LoadCause => ({
  kind: "crash",
  detail: error instanceof Error ? error.message : String(error),
});
