import type { FileImport, ModuleCheck } from "@atrium/federation-kit/sharing";
import { jitteredPause } from "../../core/retry/back-off.ts";
import { type LoadCause, isRetryable } from "./feature-load-error.ts";
import { FileImportError } from "./file-import-error.ts";
import { FILE_ATTEMPTS, FILE_LIMITS_MS, LOAD_BACK_OFF } from "./limits.ts";
import type { ReleasedFiles } from "./released-files.ts";

export interface FileImportDeps {
  readonly released: ReleasedFiles;
  readonly check: ModuleCheck;
  /** @param integrity of the file, whatever URL it was fetched from */
  diagnose(error: unknown, url: string, integrity: string | undefined): Promise<LoadCause>;
  readonly random?: () => number;
  readonly importModule?: (url: string) => Promise<unknown>;
}

interface File {
  readonly url: string;
  readonly integrity: string | undefined;
  /** Resolves when an attempt has brought the module, however late. */
  readonly module: Promise<unknown>;
  arrive(module: unknown): void;
  /** Attempts since the page was opened. A URL that failed or hangs would do so again, so each attempt has its own. */
  attempts: number;
  /** What all who need the file wait for; undefined once that has failed. */
  importing?: Promise<unknown> | undefined;
}

/**
 * Imports features' files. While an attempt hangs, or after one that may only have had bad luck, the file is fetched from another URL; the first that
 * arrives is the file's module for good. All calls for one file share its attempts.
 */
export function createFileImport(deps: FileImportDeps): FileImport {
  const files = new Map<string, File>();

  return (url, integrity = deps.released.integrity(url)) => {
    const file = files.get(url) ?? unknownFile(url, integrity);
    files.set(url, file);
    file.importing ??= importFile(file, deps).catch((error: unknown) => {
      file.importing = undefined;
      throw error;
    });
    return file.importing;
  };
}

function unknownFile(url: string, integrity: string | undefined): File {
  let arrive = (_module: unknown) => {};
  const module = new Promise((resolve) => (arrive = resolve));
  const file: File = {
    url,
    integrity,
    module,
    arrive(brought) {
      file.importing = module;
      arrive(brought);
    },
    attempts: 0,
  };
  return file;
}

function importFile(file: File, deps: FileImportDeps): Promise<unknown> {
  return new Promise((resolve, reject) => {
    let isOver = false;
    let begun = 0;
    let open = 0;
    let next: ReturnType<typeof setTimeout> | undefined;

    const end = (settle: () => void) => {
      isOver = true;
      clearTimeout(next);
      clearTimeout(limit);
      settle();
    };
    const timeout: LoadCause = { kind: "timeout", seconds: FILE_LIMITS_MS.whole / 1_000 };
    const limit = setTimeout(() => end(() => reject(new FileImportError(file.url, timeout))), FILE_LIMITS_MS.whole);
    void file.module.then((module) => end(() => resolve(module)));

    const failed = async (error: unknown, url: string) => {
      if (isOver) return;
      const reason = await deps.diagnose(error, url, file.integrity);
      open -= 1;
      if (isOver) return;
      const isLast = begun === FILE_ATTEMPTS && open === 0;
      // What the code itself threw says more than that it threw.
      if (reason.kind === "evaluation") end(() => reject(error));
      else if (!isRetryable(reason) || isLast) end(() => reject(new FileImportError(file.url, reason, error)));
      else if (begun < FILE_ATTEMPTS) beginIn(jitteredPause(begun - 1, LOAD_BACK_OFF, deps.random));
    };
    const begin = () => {
      begun += 1;
      open += 1;
      const url = urlOf(file);
      file.attempts += 1;
      importFrom(url, file, deps).then(file.arrive, (error: unknown) => failed(error, url));
      if (begun < FILE_ATTEMPTS) beginIn(FILE_LIMITS_MS.alternative);
    };
    const beginIn = (ms: number) => {
      clearTimeout(next);
      next = setTimeout(begin, ms);
    };
    begin();
  });
}

function urlOf({ url, attempts }: File): string {
  if (attempts === 0) return url;
  const other = new URL(url);
  other.searchParams.set("retry", String(attempts));
  return other.href;
}

async function importFrom(url: string, { integrity, url: released }: File, deps: FileImportDeps): Promise<unknown> {
  const { importModule = importFromUrl } = deps;
  // The page's import map checks the URLs that it lists.
  if (deps.released.integrity(url) !== undefined) return importModule(url);
  if (integrity !== undefined) await deps.check(url, integrity);
  else if (deps.released.isFromRelease(released)) throw new Error(`No release lists ${released}, so it isn't imported`);
  return importModule(url);
}

/** The bundler leaves this import to the browser. */
const importFromUrl = (url: string) => import(/* webpackIgnore: true */ url) as Promise<unknown>;
