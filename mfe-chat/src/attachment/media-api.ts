import type { ShellApi } from "@atrium/shared-contracts/contract";
import { mediaCalls } from "@atrium/shared-contracts/wire/chat";
import type { SentFile } from "../outbox/outbox-entry.ts";
import { typeOf } from "./file-rules.ts";

/** Uploads a file: requests an upload URL, sends the bytes there, and reports that they're uploaded. */
export async function uploadFile(shell: ShellApi, file: File, signal: AbortSignal): Promise<SentFile> {
  const target = await shell.http.call(mediaCalls.announce, {
    body: { name: file.name, type: typeOf(file), size: file.size },
    signal,
  });
  // Not through the API client: the upload URL may be on another origin, which must not get the session's token.
  const sent = await fetch(target.uploadUrl, { method: target.method, headers: target.headers, body: file, signal });
  if (!sent.ok) throw new Error(`HTTP ${sent.status}`);
  const { media } = await shell.http.call(mediaCalls.complete, { body: { id: target.id }, signal });
  return { id: media.id, name: media.name, type: media.type };
}

/** Fetches a signed link of an uploaded file. */
export function fetchMediaLink(shell: ShellApi, id: string, signal: AbortSignal) {
  return shell.http.call(mediaCalls.link, { params: { id }, signal });
}
