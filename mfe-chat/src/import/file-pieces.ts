import { type ZipEntry, isZip, zipEntries } from "./zip-entries.ts";

/** What ChatGPT calls the files with conversations in its archive. */
const CONVERSATIONS = /(^|\/)conversations(-\d+)?\.json$/;

/** A file that can't be read as one with conversations. */
export class UnreadableFile extends Error {
  readonly code: "archive" | "encoding";
  constructor(code: "archive" | "encoding", options?: ErrorOptions) {
    super(`The file can't be read: ${code}`, options);
    this.code = code;
  }
}

/** The files with conversations: the file itself, or those in it if it's an archive. @throws UnreadableFile */
export async function conversationFiles(file: Blob): Promise<AsyncIterable<string>[]> {
  const archive = await archiveOf(file);
  if (archive === undefined) return [textOf(file.stream())];
  const entries = archive.filter(({ name }) => CONVERSATIONS.test(name));
  if (entries.length === 0) throw new UnreadableFile("archive");
  return entries.map(({ packed, isDeflated }) =>
    textOf(isDeflated ? packed.stream().pipeThrough(new DecompressionStream("deflate-raw")) : packed.stream()),
  );
}

/** What's in an archive. Undefined if the file is none. */
async function archiveOf(file: Blob): Promise<ZipEntry[] | undefined> {
  try {
    return (await isZip(file)) ? ((await zipEntries(file)) ?? []) : undefined;
  } catch (error) {
    // A folder, or a file that's gone.
    if (error instanceof DOMException) throw new UnreadableFile("encoding", { cause: error });
    throw error;
  }
}

/** @throws UnreadableFile */
async function* textOf(bytes: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const reader = bytes.getReader();
  let isReadable = true;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        isReadable = false;
        throw unreadable(error);
      });
      yield decoded(decoder, value, !done);
      if (done) return;
    }
  } finally {
    // What's left of it isn't wanted. A stream that has failed has nothing left.
    if (isReadable) await reader.cancel();
  }
}

function decoded(decoder: TextDecoder, bytes: Uint8Array<ArrayBuffer> | undefined, stream: boolean): string {
  try {
    return decoder.decode(bytes, { stream });
  } catch (error) {
    throw unreadable(error);
  }
}

/** Bytes that aren't text, an archive that's damaged, or a file that's gone. */
const unreadable = (error: unknown) => new UnreadableFile("encoding", { cause: error });
