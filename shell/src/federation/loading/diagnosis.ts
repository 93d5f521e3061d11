import { isIntact } from "../../core/boot/integrity.ts";
import { TimeLimitError } from "../../core/retry/time-limit.ts";
import type { LoadCause } from "./feature-load-error.ts";
import { FileImportError } from "./file-import-error.ts";

export interface DiagnosisDeps {
  readonly fetch: typeof fetch;
  /** Expected integrity of a URL, `sha256-…`, if the page names one. */
  integrity(url: string): string | undefined;
  /** The browser's resource timing for its last request to a URL. */
  noted(url: string): NotedAnswer | undefined;
  readonly limitMs: number;
}

/** `status` 0: no response, or one the page isn't allowed to see. */
export interface NotedAnswer {
  readonly status: number;
  readonly contentType: string | undefined;
}

/**
 * Finds out why modules didn't load. A browser only reports that an import failed, so this requests each URL again and checks for no response, an
 * error status, a page instead of code, or bytes that differ from what was released. If everything is fine, the code itself failed.
 */
export async function diagnose(error: unknown, urls: readonly string[], deps: DiagnosisDeps): Promise<LoadCause> {
  if (error instanceof FileImportError) return error.reason;
  if (error instanceof TimeLimitError) return { kind: "timeout", seconds: Math.round(error.ms / 1_000) };
  const detail = error instanceof Error ? error.message : String(error);
  if (/RUNTIME-01[0-2]|RUNTIME-006|shared module|version.*satisf/i.test(detail)) return { kind: "misfit", detail };
  if (!isLoadFailure(error, detail)) return { kind: "evaluation", detail };
  for (const url of urls) {
    const cause = await inspect(url, deps);
    if (cause) return cause;
  }
  // Everything loads now: either the earlier failure has passed, or a deeper module failed.
  return { kind: "unreachable" };
}

function isLoadFailure(error: unknown, detail: string): boolean {
  if (error instanceof Error && error.name === "ChunkLoadError") return true;
  return /dynamically imported module|importing a module script failed|loading chunk|failed to fetch/i.test(detail);
}

async function inspect(url: string, deps: DiagnosisDeps): Promise<LoadCause | undefined> {
  let response: Response | undefined;
  let bytes: ArrayBuffer;
  try {
    const signal = AbortSignal.timeout(deps.limitMs);
    // "reload" also replaces a broken copy in the browser's cache with the server's current one, so that a retry can succeed.
    response = await deps.fetch(url, { cache: "reload", credentials: "same-origin", signal });
    bytes = await response.arrayBuffer();
  } catch (cause) {
    if (isTimeout(cause)) return { kind: "timeout", seconds: Math.round(deps.limitMs / 1_000) };
    // A connection that ends in the middle of the file isn't a file that somebody changed.
    return response?.ok ? { kind: "unreachable" } : fromNote(url, deps);
  }
  if (!response.ok) return { kind: "status", status: response.status };
  if (!isCode(response.headers.get("content-type") ?? "")) return { kind: "not-code" };
  const expected = deps.integrity(url);
  // Pages on plain http can't hash what they got.
  const canTell = expected !== undefined && "subtle" in crypto;
  return canTell && !(await isIntact(bytes, expected)) ? { kind: "integrity" } : undefined;
}

/** The page's security policy blocks reading data from a feature's own origin, so use the browser's resource timing of the import. */
function fromNote(url: string, { noted, integrity }: DiagnosisDeps): LoadCause {
  const answer = noted(url);
  if (!answer || answer.status === 0) return { kind: "unreachable" };
  if (answer.status >= 400) return { kind: "status", status: answer.status };
  if (answer.contentType !== undefined && !isCode(answer.contentType)) return { kind: "not-code" };
  return integrity(url) === undefined ? { kind: "unreachable" } : { kind: "integrity" };
}

const isCode = (contentType: string) => /javascript|json|css/i.test(contentType);

/** Reads the browser's resource timing. */
export function readNote(url: string): NotedAnswer | undefined {
  const last = performance.getEntriesByName(url, "resource").at(-1);
  if (!last) return undefined;
  const { responseStatus = 0, contentType } = last as { responseStatus?: number; contentType?: string };
  return { status: responseStatus, contentType: contentType || undefined };
}

const isTimeout = (cause: unknown) => cause instanceof DOMException && cause.name === "TimeoutError";
