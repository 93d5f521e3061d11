import { readFeatureModule } from "@atrium/shared-contracts/contract";
import type { ResolvedRelease } from "@atrium/shared-contracts/wire";
import { jitteredPause } from "../../core/retry/back-off.ts";
import { withRetries } from "../../core/retry/retry.ts";
import { withTimeLimit } from "../../core/retry/time-limit.ts";
import { adaptModule } from "../contract-1/adapter.ts";
import type { FeatureCode } from "./feature-code.ts";
import { FeatureLoadError, type LoadCause, type LoadPhase, isRetryable } from "./feature-load-error.ts";
import { FileImportError } from "./file-import-error.ts";
import { FALLBACKS_TRIED, LOAD_BACK_OFF, LOAD_LIMIT_MS, LOAD_RETRIES, PHASE_LIMITS_MS } from "./limits.ts";
import type { ReleaseChoice } from "./release-choice.ts";
import { type ReleaseTransport, moduleUrls } from "./release-transport.ts";

export interface FeatureLoaderDeps {
  readonly transport: ReleaseTransport;
  diagnose(error: unknown, urls: readonly string[]): Promise<LoadCause>;
  pause(ms: number): Promise<void>;
  readonly random?: () => number;
  /** Called for each failed attempt, even if a later one succeeds. */
  failed?(error: FeatureLoadError): void;
}

/**
 * Loads a feature's exposed modules: the active release with retries, then earlier ones. The first module that loads decides the release. All
 * others come from it, so that a page never mixes two versions of a feature.
 */
export function createFeatureLoader(choice: ReleaseChoice, deps: FeatureLoaderDeps) {
  let decided: ResolvedRelease | undefined;
  let deciding: Promise<FeatureLoadError | undefined> | undefined;

  async function attempt(release: ResolvedRelease, expose: string, until: number): Promise<FeatureCode> {
    const limit = (ms: number) => Math.max(0, Math.min(ms, until - Date.now()));
    const fail = async (phase: LoadPhase, error: unknown, urls: readonly string[]) =>
      failure(release, phase, await deps.diagnose(error, urls), error);
    try {
      await withTimeLimit(deps.transport.entry(release), limit(PHASE_LIMITS_MS.entry));
    } catch (error) {
      throw await fail("entry", error, moduleUrls(release, undefined));
    }
    let module: unknown;
    try {
      module = await withTimeLimit(deps.transport.expose(release, expose), limit(PHASE_LIMITS_MS.expose));
    } catch (error) {
      throw await fail("expose", error, moduleUrls(release, expose));
    }
    try {
      const read = readFeatureModule(module, `${choice.featureId}/${expose}`);
      return { module: adaptModule(read), version: release.version };
    } catch (error) {
      throw failure(release, "shape", { kind: "shape", detail: error instanceof Error ? error.message : "" }, error);
    }
  }

  const failure = (release: ResolvedRelease, phase: LoadPhase, reason: LoadCause, cause: unknown) =>
    new FeatureLoadError({ featureId: choice.featureId, version: release.version, phase, reason }, { cause });

  const loadFrom = (release: ResolvedRelease, expose: string, until: number, mayRetry: boolean): Promise<FeatureCode> =>
    withRetries(
      () => attempt(release, expose, until),
      (error, failures) => {
        if (!(error instanceof FeatureLoadError)) return undefined;
        deps.transport.forget(release);
        deps.failed?.(error);
        // A file that couldn't be imported was already tried again.
        const isTried = error.cause instanceof FileImportError;
        const retries = error.reason.kind === "timeout" ? LOAD_RETRIES.timeout : LOAD_RETRIES.unreachable;
        const isOver = !mayRetry || isTried || !isRetryable(error.reason) || failures > retries || Date.now() >= until;
        return isOver ? undefined : jitteredPause(failures - 1, LOAD_BACK_OFF, deps.random);
      },
      deps.pause,
    );

  async function decide(expose: string, until: number): Promise<FeatureCode> {
    let first: FeatureLoadError | undefined;
    for (const [index, release] of choice.candidates.slice(0, 1 + FALLBACKS_TRIED).entries()) {
      if (first && Date.now() >= until) break;
      try {
        const code = await loadFrom(release, expose, until, index === 0);
        decided = release;
        return code;
      } catch (error) {
        if (!(error instanceof FeatureLoadError)) throw error;
        first ??= error;
      }
    }
    throw first ?? failure(choice.shown, "gate", { kind: "misfit", detail: choice.misfit ?? "" }, undefined);
  }

  async function lead(expose: string, until: number): Promise<FeatureCode> {
    const work = decide(expose, until);
    deciding = work.then(
      () => undefined,
      (error: unknown) => (error instanceof FeatureLoadError ? error : undefined),
    );
    try {
      return await work;
    } finally {
      deciding = undefined;
    }
  }

  async function load(expose: string, until: number): Promise<FeatureCode> {
    if (decided !== undefined) return loadFrom(decided, expose, until, true);
    if (deciding === undefined) return lead(expose, until);
    const refused = await deciding;
    // If the entry can't be loaded, no other module can be, either.
    if (refused?.phase === "entry" || refused?.phase === "gate") throw refused;
    if (refused && Date.now() >= until) throw refused;
    return load(expose, until);
  }

  return {
    load: (expose: string) => load(expose, Date.now() + LOAD_LIMIT_MS),
    /** The release to preload. */
    likely: () => decided ?? choice.candidates[0],
    forget() {
      for (const release of choice.candidates) if (release !== decided) deps.transport.forget(release);
    },
  };
}
