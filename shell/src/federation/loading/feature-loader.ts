import { readFeatureModule } from "@atrium/shared-contracts/contract";
import type { ResolvedRelease } from "@atrium/shared-contracts/wire";
import { jitteredPause } from "../../core/retry/back-off.ts";
import { TimeLimitError, withTimeLimit } from "../../core/retry/time-limit.ts";
import { adaptModule } from "../contract-1/adapter.ts";
import type { FeatureCode } from "./feature-code.ts";
import { FeatureLoadError, type LoadCause, type LoadPhase } from "./feature-load-error.ts";
import { FileImportError } from "./file-import-error.ts";
import {
  DIAGNOSIS_LIMITS_MS,
  FALLBACKS_TRIED,
  FIRST_RELEASE_LIMIT_MS,
  LOAD_BACK_OFF,
  LOAD_LIMIT_MS,
} from "./limits.ts";
import { type LoadEvent, type LoadState, nextLoadState, startLoad } from "./load-machine.ts";
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
 * others come from it, so that a page never mixes two versions of a feature. Each load ends in time, whatever hangs; `docs/loader.md` says how.
 */
export function createFeatureLoader(choice: ReleaseChoice, deps: FeatureLoaderDeps) {
  let decided: ResolvedRelease | undefined;
  let deciding: Promise<FeatureLoadError | undefined> | undefined;

  const failure = (release: ResolvedRelease, phase: LoadPhase, reason: LoadCause, cause?: unknown) =>
    new FeatureLoadError({ featureId: choice.featureId, version: release.version, phase, reason }, { cause });

  async function explain(error: unknown, urls: readonly string[], until: number): Promise<LoadCause> {
    const limit = Math.max(DIAGNOSIS_LIMITS_MS.last, until - Date.now());
    try {
      return await withTimeLimit(deps.diagnose(error, urls), limit);
    } catch (late) {
      if (late instanceof TimeLimitError) return { kind: "unreachable" };
      throw late;
    }
  }

  /** Loads a module from the first of the releases that has it in time. */
  async function loadFrom(releases: readonly ResolvedRelease[], expose: string, until: number): Promise<FeatureCode> {
    /** What's explained if nothing helps: the last failure of the release that's wanted first. */
    let shown: FeatureLoadError | undefined;
    let module: unknown;
    let code: FeatureCode["module"] | undefined;

    async function work(release: ResolvedRelease, { status, failures }: Working, end: number): Promise<void> {
      const left = Math.max(0, end - Date.now());
      switch (status) {
        case "pausing":
          return deps.pause(jitteredPause(failures - 1, LOAD_BACK_OFF, deps.random));
        case "entry":
          return withTimeLimit(deps.transport.entry(release), left);
        case "expose":
          module = await withTimeLimit(deps.transport.expose(release, expose), left);
          return;
        case "shape":
          code = adaptModule(readFeatureModule(module, `${choice.featureId}/${expose}`));
      }
    }

    async function attempt(release: ResolvedRelease, state: Working): Promise<LoadEvent> {
      const isFirst = state.candidate === 0;
      const end = isFirst && releases.length > 1 ? until - LOAD_LIMIT_MS + FIRST_RELEASE_LIMIT_MS : until;
      try {
        await work(release, state, end);
        return { kind: "done" };
      } catch (error) {
        const phase = state.status === "pausing" ? "entry" : state.status;
        const urls = moduleUrls(release, phase === "entry" ? undefined : expose);
        const reason: LoadCause =
          phase === "shape"
            ? { kind: "shape", detail: error instanceof Error ? error.message : "" }
            : await explain(error, urls, until);
        const found = failure(release, phase, reason, error);
        deps.transport.forget(release);
        deps.failed?.(found);
        if (isFirst) shown = found;
        // A file that couldn't be imported was already tried again.
        return { kind: "failed", reason, isFinal: error instanceof FileImportError || Date.now() >= end };
      }
    }

    let state = startLoad(releases.length);
    while (isWorking(state)) {
      const release = releases[state.candidate];
      if (!release) throw new Error(`There's no release ${state.candidate} to try`);
      const isOver = shown !== undefined && Date.now() >= until;
      state = nextLoadState(state, isOver ? { kind: "over" } : await attempt(release, state), releases.length);
    }
    const release = state.status === "ready" ? releases[state.candidate] : undefined;
    if (release && code) {
      decided = release;
      return { module: code, version: release.version };
    }
    throw shown ?? failure(choice.shown, "gate", { kind: "misfit", detail: choice.misfit ?? "" });
  }

  async function lead(expose: string, until: number): Promise<FeatureCode> {
    const work = loadFrom(choice.candidates.slice(0, 1 + FALLBACKS_TRIED), expose, until);
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
    if (decided !== undefined) return loadFrom([decided], expose, until);
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

type Working = Extract<LoadState, { readonly failures: number }>;

const isWorking = (state: LoadState): state is Working => state.status !== "ready" && state.status !== "failed";
