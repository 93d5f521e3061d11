import { type LoadCause, isRetryable } from "./feature-load-error.ts";
import { LOAD_RETRIES } from "./limits.ts";

/** The steps of loading a module from one release, in order. */
export type LoadStep = "entry" | "expose" | "shape";

/**
 * Where the load of one exposed module is. `candidate` is the index of the release that's being tried, `failures` counts its failed attempts.
 * `docs/loader.md` has the table.
 */
export type LoadState =
  | { readonly status: LoadStep | "pausing"; readonly candidate: number; readonly failures: number }
  | { readonly status: "ready"; readonly candidate: number }
  | { readonly status: "failed" };

export type LoadEvent =
  /** The step is done, or the pause is over. */
  | { readonly kind: "done" }
  /** `isFinal`: another attempt would be no use, or there's no time for it. */
  | { readonly kind: "failed"; readonly reason: LoadCause; readonly isFinal: boolean }
  /** No time is left for any release. */
  | { readonly kind: "over" };

/** `candidates`: how many releases may be tried. The gate has let them through. */
export const startLoad = (candidates: number): LoadState => tryCandidate(0, candidates);

/** Only the release that's wanted first is retried, because earlier ones are a way out. */
export function nextLoadState(state: LoadState, event: LoadEvent, candidates: number): LoadState {
  if (state.status === "ready" || state.status === "failed") return state;
  if (event.kind === "over") return { status: "failed" };
  const { candidate, failures } = state;
  if (event.kind === "done") return done(state.status, candidate, failures);
  const failed = failures + 1;
  const retries = event.reason.kind === "timeout" ? LOAD_RETRIES.timeout : LOAD_RETRIES.unreachable;
  const mayRetry = candidate === 0 && !event.isFinal && isRetryable(event.reason) && failed <= retries;
  return mayRetry ? { status: "pausing", candidate, failures: failed } : tryCandidate(candidate + 1, candidates);
}

function done(status: LoadStep | "pausing", candidate: number, failures: number): LoadState {
  switch (status) {
    case "pausing":
      return { status: "entry", candidate, failures };
    case "entry":
      return { status: "expose", candidate, failures };
    case "expose":
      return { status: "shape", candidate, failures };
    case "shape":
      return { status: "ready", candidate };
  }
}

const tryCandidate = (candidate: number, candidates: number): LoadState =>
  candidate < candidates ? { status: "entry", candidate, failures: 0 } : { status: "failed" };
