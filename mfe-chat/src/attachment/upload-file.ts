import { HttpError, type ShellApi } from "@atrium/shared-contracts/contract";
import { mediaCalls } from "@atrium/shared-contracts/wire/chat";
import type { SentFile } from "../outbox/outbox-entry.ts";

/** An upload that makes no progress for this long has failed. Milliseconds. */
const STALLED_MS = 30_000;

export interface Upload {
  readonly name: string;
  readonly type: string;
  readonly content: Blob;
  readonly signal: AbortSignal;
  onProgress(sentBytes: number): void;
}

/** Uploads a file: requests an upload URL, sends the bytes there, and reports that they're uploaded. Rejects with an `HttpError`. */
export async function uploadFile(shell: ShellApi, upload: Upload): Promise<SentFile> {
  const { name, type, content, signal } = upload;
  const target = await shell.http.call(mediaCalls.announce, { body: { name, type, size: content.size }, signal });
  await sendBytes(target, upload);
  const { media } = await shell.http.call(mediaCalls.complete, { body: { id: target.id }, signal });
  return { id: media.id, name: media.name, type: media.type };
}

interface Target {
  readonly uploadUrl: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Not through the API client: the upload URL may be on another origin, which must not get the session's token. And `fetch` doesn't say how much was sent.
 */
function sendBytes(target: Target, { content, signal, onProgress }: Upload): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let stalled: ReturnType<typeof setTimeout> | undefined;
    const progress = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => request.abort(), STALLED_MS);
    };
    const abort = () => request.abort();
    const end = (error?: Error) => {
      clearTimeout(stalled);
      signal.removeEventListener("abort", abort);
      if (error) reject(error);
      else resolve();
    };
    const cut = () => end(new HttpError("Network connection failed", 0));
    request.upload.addEventListener("progress", ({ loaded }) => {
      progress();
      onProgress(loaded);
    });
    request.addEventListener("load", () =>
      end(request.status < 300 ? undefined : HttpError.fromAnswer(request.status, jsonOf(request.responseText))),
    );
    request.addEventListener("error", cut);
    request.addEventListener("abort", cut);
    signal.addEventListener("abort", abort);
    request.open(target.method, target.uploadUrl);
    for (const [name, value] of Object.entries(target.headers)) request.setRequestHeader(name, value);
    progress();
    request.send(content);
    if (signal.aborted) abort();
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy answered, and its page says nothing that a user needs.
    return undefined;
  }
}
