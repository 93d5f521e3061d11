import { HttpError } from "@atrium/shared-contracts/contract";
import { useQuery } from "@atrium/shared-ui/query";
import type { PreviewedFile } from "./previewed-file.ts";

/** A file's first bytes. */
export interface FileStart {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Whether that's all of the file. */
  readonly isWhole: boolean;
}

/** A file's first bytes, fetched once they're wanted. A file never changes, so it's fetched once. */
export function useFileStart(file: PreviewedFile, limit: number, isWanted: boolean) {
  return useQuery({
    queryKey: ["mfe-chat", "file-start", file.id, limit],
    queryFn: ({ signal }) => fetchStart(file, limit, signal),
    enabled: isWanted && file.url !== undefined,
    staleTime: Infinity,
    retry: false,
  });
}

/** Fetches a file's first bytes, at most `limit`. Rejects if there are none to be had. */
export async function fetchStart({ url = "", renew }: PreviewedFile, limit: number, signal: AbortSignal) {
  try {
    return await readStart(url, limit, signal);
  } catch (error) {
    // The link expired while the device slept.
    const renewed = error instanceof HttpError && error.status === 404 ? await renew?.() : undefined;
    if (renewed === undefined) throw error;
    return readStart(renewed, limit, signal);
  }
}

/** Not through the API client: the link may be on another origin, which must not get the session's token. */
async function readStart(url: string, limit: number, signal: AbortSignal): Promise<FileStart> {
  const response = await fetch(url, { headers: { range: `bytes=0-${limit - 1}` }, signal });
  if (!response.ok || !response.body) throw new HttpError("The file can't be read", response.status);
  const bytes = new Uint8Array(limit);
  let length = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const room = value.subarray(0, limit - length);
    bytes.set(room, length);
    length += room.length;
    if (room.length < value.length) {
      // Whatever answered doesn't know ranges.
      await reader.cancel();
      return { bytes, isWhole: false };
    }
  }
  const total = /\/(\d+)$/.exec(response.headers.get("content-range") ?? "")?.[1];
  return { bytes: bytes.slice(0, length), isWhole: total === undefined || Number(total) === length };
}
