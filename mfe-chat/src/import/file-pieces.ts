import { UnreadableFile } from "./unreadable-file.ts";
import { isZip, type ZipEntry, zipEntries } from "./zip-entries.ts";

/** What ChatGPT calls the files with conversations in its archive. */
const CONVERSATIONS = /(^|\/)conversations(-\d+)?\.json$/;
const FILES_MAX = 1_000;
/** What all files with conversations in an archive may have together once they're unpacked: more than any export has. */
const UNPACKED_MAX_BYTES = 1024 ** 3;
const UNPACKED_MAX_RATIO = 100;
/** Small archives may be packed as tightly as they like. */
const UNPACKED_FREE_BYTES = 16 * 1024 * 1024;
/** What's unpacked in one go becomes up to a thousand times as much. */
const PACKED_PIECE_BYTES = 4 * 1024;

type Bytes = Uint8Array<ArrayBuffer>;
/** Counts what's unpacked. @throws UnreadableFile once that's too much */
type Count = (bytes: number) => void;

/** The files with conversations: the file itself, or those in it if it's an archive. @throws UnreadableFile */
export async function conversationFiles(file: Blob): Promise<AsyncIterable<string>[]> {
  const entries = await entriesOf(file);
  if (entries === undefined) return [textOf(file.stream())];
  if (entries.length === 0) throw new UnreadableFile("archive");
  if (entries.length > FILES_MAX) throw new UnreadableFile("files");
  const count = unpackedCount(file.size);
  for (const { bytes } of entries) count(bytes);
  const unpacked = unpackedCount(file.size);
  return entries.map((entry) => unpackedText(entry, unpacked));
}

/** The files with conversations in an archive. Undefined if the file is none. */
async function entriesOf(file: Blob): Promise<ZipEntry[] | undefined> {
  try {
    return (await isZip(file)) ? ((await zipEntries(file, (name) => CONVERSATIONS.test(name))) ?? []) : undefined;
  } catch (error) {
    // A folder, or a file that's gone.
    if (error instanceof DOMException) throw new UnreadableFile("encoding", { cause: error });
    throw error;
  }
}

function unpackedCount(packedBytes: number): Count {
  const max = Math.min(UNPACKED_MAX_BYTES, Math.max(UNPACKED_FREE_BYTES, packedBytes * UNPACKED_MAX_RATIO));
  let sum = 0;
  return (bytes) => {
    sum += bytes;
    if (sum > max) throw new UnreadableFile("unpacked");
  };
}

async function* unpackedText({ isDeflated, packed }: ZipEntry, count: Count): AsyncGenerator<string> {
  const content = await packed();
  if (content === undefined) throw new UnreadableFile("archive");
  const bytes: ReadableStream<Bytes> = content.stream();
  yield* textOf(
    isDeflated ? bytes.pipeThrough(inSmallPieces()).pipeThrough(new DecompressionStream("deflate-raw")) : bytes,
    count,
  );
}

const inSmallPieces = () =>
  new TransformStream<Bytes, Bytes>({
    transform(bytes, controller) {
      for (let from = 0; from < bytes.length; from += PACKED_PIECE_BYTES)
        controller.enqueue(bytes.subarray(from, from + PACKED_PIECE_BYTES));
    },
  });

/** @throws UnreadableFile */
async function* textOf(bytes: ReadableStream<Bytes>, count?: Count): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const reader = bytes.getReader();
  let isReadable = true;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        isReadable = false;
        throw unreadable(error);
      });
      count?.(value?.length ?? 0);
      yield decoded(decoder, value, !done);
      if (done) return;
    }
  } finally {
    // What's left of it isn't wanted. A stream that has failed has nothing left.
    if (isReadable) await reader.cancel();
  }
}

function decoded(decoder: TextDecoder, bytes: Bytes | undefined, stream: boolean): string {
  try {
    return decoder.decode(bytes, { stream });
  } catch (error) {
    throw unreadable(error);
  }
}

/** Bytes that aren't text, an archive that's damaged, or a file that's gone. */
const unreadable = (error: unknown) => new UnreadableFile("encoding", { cause: error });
